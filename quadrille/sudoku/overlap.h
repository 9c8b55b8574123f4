// Overlap: several boards of one shape laid over each other; where they overlap, they share cells.
//   const std::vector<BoardPlace> places = {{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}};
//   const Result<Shape> samurai = Overlap::shape(*Shape::boxes(3, 3), places);
//   assert(samurai->cell_count() == 369);
//   Answer answer = solve(Grid(*samurai));
// Such a shape has the size of one board, and no boxes of its own: its units are those of all its
// boards, each once. Cells are numbered row by row through the whole picture, and called by their
// place in it. Grids of such a shape are read, written, encoded, verified and solved; whoever goes
// by rows and columns of a square has to refuse them, and reading does so unless they are asked
// for (ReadOptions).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/sudoku/layout.h"
#include "quadrille/sudoku/shape.h"

namespace quadrille::sudoku {

// Where the upper left cell of a board is, from 0.
struct BoardPlace {
  std::uint32_t row = 0;
  std::uint32_t column = 0;

  friend bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

class Overlap final : public ShapeParts {
 public:
  // Two boards or more, no two at one place. The picture of them begins in the first row and column
  // that a board is in, and is at most kMaxSize high and wide.
  static Result<Shape> shape(const Shape& board, std::vector<BoardPlace> places);

  // The shape of each board, and where they are, in reading order.
  [[nodiscard]] const Shape& board() const { return board_; }
  [[nodiscard]] std::span<const BoardPlace> places() const { return places_; }

  // Of the picture.
  [[nodiscard]] std::uint32_t rows() const { return rows_; }
  [[nodiscard]] std::uint32_t columns() const { return columns_; }
  // The cell at a place of it; kNoCell where there is none.
  [[nodiscard]] Cell cell_at(std::uint32_t row, std::uint32_t column) const {
    return cell_at_[row * columns_ + column];
  }
  [[nodiscard]] BoardPlace place_of(Cell cell) const { return place_of_[cell]; }
  [[nodiscard]] std::uint32_t cell_count() const {
    return static_cast<std::uint32_t>(place_of_.size());
  }

  // Board by board its rows, columns and boxes, but for those that an earlier board has.
  [[nodiscard]] std::uint32_t unit_count() const {
    return static_cast<std::uint32_t>(units_.size());
  }
  [[nodiscard]] std::span<const Cell> cells(Unit unit) const { return units_[unit].cells; }
  [[nodiscard]] std::span<const Unit> units_of(Cell cell) const { return units_of_[cell]; }
  [[nodiscard]] Family family(Unit unit) const;
  // "row 4 of board 2"
  [[nodiscard]] Message message_of(Unit unit) const;

  friend bool operator==(const Overlap& a, const Overlap& b) {
    return a.board_ == b.board_ && a.places_ == b.places_;
  }

 private:
  struct BoardUnit {
    std::uint32_t board;      // from 0
    Unit unit;                // of that board
    std::vector<Cell> cells;  // in reading order
  };

  explicit Overlap(Shape board) : board_(std::move(board)) {}
  void number_cells();
  void add_units();

  Shape board_;
  std::vector<BoardPlace> places_;
  std::uint32_t rows_ = 0;
  std::uint32_t columns_ = 0;
  std::vector<Cell> cell_at_;         // row by row through the picture
  std::vector<BoardPlace> place_of_;  // of each cell
  std::vector<BoardUnit> units_;
  std::vector<std::vector<Unit>> units_of_;  // of each cell
};

// The boards that a shape is made of; nothing for a single board.
inline const Overlap* overlap_of(const Shape& shape) {
  return shape.is_overlapping() ? static_cast<const Overlap*>(shape.parts()) : nullptr;
}

// The boards by a name (samurai, sohei, twodoku: boards that share boxes at their corners), or by
// the cells that they begin with: "r1c1,r1c13,r7c7,r13c1,r13c13".
Result<Shape> parse_boards(const Shape& board, std::string_view text);
// By the cells that they begin with, as parse_boards() reads them.
std::string write_boards(const Overlap& overlap);

}  // namespace quadrille::sudoku
