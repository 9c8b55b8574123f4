#include "quadrille/solve/orbits/lined_board.h"

#include <map>
#include <numeric>

namespace quadrille::sudoku::orbits {
namespace {

// Boxes that are rows or columns say nothing new.
bool is_latin(const Shape& shape) {
  return !shape.has_boxes() ||
         (!shape.is_irregular() && (shape.box_rows() == 1 || shape.box_columns() == 1));
}

}  // namespace

LinedBoard::LinedBoard(const Grid& grid)
    : size_(grid.size()),
      height_(is_latin(grid.shape()) ? size_ : grid.shape().box_rows()),
      width_(is_latin(grid.shape()) ? size_ : grid.shape().box_columns()),
      may_move_(!grid.shape().is_irregular()),
      has_boxes_(!is_latin(grid.shape())),
      block_of_(lines()),
      blank_(lines(), true) {
  cut_blocks(0, may_move_ ? height_ : size_);
  cut_blocks(size_, may_move_ ? width_ : size_);
  std::vector<std::uint32_t> all(size_);
  std::iota(all.begin(), all.end(), 0U);
  std::map<std::vector<std::uint32_t>, std::uint32_t> numbers = {{all, 0}};
  digits_.push_back(all);
  for (Cell cell = 0; cell < size_ * size_; ++cell) {
    std::vector<std::uint32_t> digits;
    for (std::uint32_t digit = 0; digit < size_; ++digit) {
      if (grid.allows(cell, static_cast<Digit>(digit + 1))) digits.push_back(digit);
    }
    const auto [at, is_new] =
        numbers.try_emplace(digits, static_cast<std::uint32_t>(digits_.size()));
    if (is_new) digits_.push_back(digits);
    choices_.push_back(at->second);
    if (at->second != 0) blank_[cell / size_] = blank_[size_ + cell % size_] = false;
    boxes_.push_back(has_boxes_ ? grid.shape().box_of(cell) : 0);
  }
}

void LinedBoard::cut_blocks(std::uint32_t first, std::uint32_t lines_of_block) {
  for (Line line = first; line < first + size_; ++line) {
    if ((line - first) % lines_of_block == 0) blocks_.emplace_back();
    blocks_.back().push_back(line);
    block_of_[line] = static_cast<Block>(blocks_.size() - 1);
  }
}

}  // namespace quadrille::sudoku::orbits
