#include "quadrille/sudoku/batch/puzzle.h"

#include <algorithm>
#include <cassert>

namespace quadrille::sudoku::batch {
namespace {

std::uint16_t candidates_of(const Grid& grid, Cell cell) {
  unsigned candidates = 0;
  for (Digit digit = 1; digit <= 9; ++digit) {
    if (grid.allows(cell, digit)) candidates |= 1U << (digit - 1);
  }
  return static_cast<std::uint16_t>(candidates);
}

}  // namespace

bool fits(const Shape& shape) {
  return shape.size() == 9 && shape.box_rows() == 3 && shape.box_columns() == 3;
}

Puzzle::Puzzle(const Grid& grid) : has_marks_(grid.has_marks()) {
  assert(fits(grid.shape()));
  if (has_marks_) {
    for (Cell cell = 0; cell < 81; ++cell) candidates_[cell] = candidates_of(grid, cell);
  } else {
    std::ranges::transform(grid.cells(), text_.begin(),
                           [](Digit digit) { return static_cast<char>('0' + digit); });
  }
}

Puzzle::Puzzle(std::string_view text) {
  assert(text.size() == text_.size());
  std::ranges::copy(text, text_.begin());
}

}  // namespace quadrille::sudoku::batch
