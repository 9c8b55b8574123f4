// LinedBoard: a board as its symmetries see it: lines, which are its rows and then its columns, in
// blocks, which are its bands and then its stacks.
//   const LinedBoard board(grid);
//   if (board.is_blank(3)) …                        // the fourth row lets each cell take any digit
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/boards/grid.h"

namespace quadrille::sudoku::orbits {

using Line = std::uint32_t;
using Block = std::uint32_t;

inline constexpr std::uint32_t kNowhere = UINT32_MAX;

// Where each line goes. Rows go to rows and columns to columns, or all of them to the others.
struct LineMap {
  std::vector<Line> to = {};
  bool transposed = false;

  // requires: all lines have a place
  [[nodiscard]] Cell of_cell(Cell cell, std::uint32_t size) const {
    const Line row = to[cell / size];
    const Line column = to[size + cell % size];
    return transposed ? column * size + row - size : row * size + column - size;
  }
  friend bool operator==(const LineMap&, const LineMap&) = default;
};

class LinedBoard {
 public:
  // requires: no mosaic, and no constraints
  explicit LinedBoard(const Grid& grid);

  [[nodiscard]] std::uint32_t size() const { return size_; }
  [[nodiscard]] std::uint32_t lines() const { return 2 * size_; }
  // False where regions are irregular: then nothing is moved.
  [[nodiscard]] bool may_move() const { return may_move_; }
  [[nodiscard]] bool may_be_transposed() const { return may_move_ && height_ == width_; }
  [[nodiscard]] const std::vector<std::vector<Line>>& blocks() const { return blocks_; }
  [[nodiscard]] Block block_of(Line line) const { return block_of_[line]; }
  [[nodiscard]] bool is_row(Line line) const { return line < size_; }
  // The cell in which a row and a column meet, in either order.
  [[nodiscard]] Cell meeting(Line one, Line other) const {
    return one < size_ ? one * size_ + other - size_ : other * size_ + one - size_;
  }

  // What a cell may take, as a number that is the same where that is the same; 0: any digit.
  [[nodiscard]] std::uint32_t choice(Cell cell) const { return choices_[cell]; }
  [[nodiscard]] std::uint32_t digits_of_choice(std::uint32_t choice) const {
    return static_cast<std::uint32_t>(digits_[choice].size());
  }
  // From 0, in ascending order.
  [[nodiscard]] const std::vector<std::uint32_t>& digits_at(Cell cell) const {
    return digits_[choices_[cell]];
  }
  // Whether each cell of the line may take any digit.
  [[nodiscard]] bool is_blank(Line line) const { return blank_[line]; }
  // The box of a cell; 0 everywhere where rows and columns are all there is.
  [[nodiscard]] bool has_boxes() const { return has_boxes_; }
  [[nodiscard]] std::uint32_t box_of(Cell cell) const { return has_boxes_ ? boxes_[cell] : 0; }

 private:
  void cut_blocks(std::uint32_t first, std::uint32_t lines_of_block);

  std::uint32_t size_;
  std::uint32_t height_;  // of a band
  std::uint32_t width_;   // of a stack
  bool may_move_;
  bool has_boxes_;
  std::vector<std::vector<Line>> blocks_;
  std::vector<Block> block_of_;
  std::vector<std::uint32_t> boxes_;
  std::vector<std::uint32_t> choices_;
  std::vector<std::vector<std::uint32_t>> digits_;  // of each choice
  std::vector<bool> blank_;
};

}  // namespace quadrille::sudoku::orbits
