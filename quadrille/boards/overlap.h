// Overlap: several boards of one shape laid over each other; where they overlap, they share cells.
//   const std::vector<BoardPlace> places = {{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}};
//   const Result<Shape> samurai = Overlap::shape(*Shape::boxes(3, 3), places);
//   assert(samurai->cell_count() == 369);
//   Answer answer = solve(Grid(*samurai));
// Such a shape has the size of one board; its units are those of all its boards, each once. It is a
// mosaic, and mosaic.h says what goes for all of them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/boards/mosaic.h"

namespace quadrille::sudoku {

class Overlap final : public Mosaic {
 public:
  // Two boards or more, no two at one place. The picture of them begins in the first row and column
  // that a board is in, and is at most kMaxSize high and wide.
  static Result<Shape> shape(const Shape& board, std::vector<BoardPlace> places);

  // The shape of each board, and where their upper left cells are, in reading order.
  [[nodiscard]] const Shape& board() const { return board_; }
  [[nodiscard]] std::span<const BoardPlace> places() const { return places_; }

  friend bool operator==(const Overlap& a, const Overlap& b) {
    return a.board_ == b.board_ && a.places_ == b.places_;
  }

 private:
  explicit Overlap(Shape board) : board_(std::move(board)) {}
  void number_cells(std::uint32_t rows, std::uint32_t columns);
  void add_units();

  Shape board_;
  std::vector<BoardPlace> places_;
};

// The boards that a shape is made of; nothing for a single board.
inline const Overlap* overlap_of(const Shape& shape) {
  const bool is_one = shape.is_mosaic() && shape.parts()->kind == ShapeParts::Kind::overlap;
  return is_one ? static_cast<const Overlap*>(shape.parts()) : nullptr;
}

// The boards by a name (samurai, sohei, twodoku: boards that share boxes at their corners), or by
// the cells that they begin with: "r1c1,r1c13,r7c7,r13c1,r13c13".
Result<Shape> parse_boards(const Shape& board, std::string_view text);
// By the cells that they begin with, as parse_boards() reads them.
std::string write_boards(const Overlap& overlap);

}  // namespace quadrille::sudoku
