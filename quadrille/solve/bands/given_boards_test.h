// Boards for tests of counting: some digits of a full board, and some candidates taken away.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/boards/random_board_test.h"

namespace quadrille::sudoku::bands {

inline Grid a_solution(const Shape& shape, Random& random) {
  if (shape.size() <= 9) return random_solution(shape, random);
  return random_full_grid(shape.box_rows(), shape.box_columns(), random);
}

// Some of the digits of a full board.
inline Grid some_of(const Grid& full, std::uint32_t givens, Random& random) {
  Grid grid(full.shape());
  for (std::uint32_t given = 0; given < givens; ++given) {
    const Cell cell = random.below(full.shape().cell_count());
    grid.set(cell, full.at(cell));
  }
  return grid;
}

// So many candidates gone, none of the solution.
inline void take_marks(Grid& grid, const Grid& full, std::uint32_t gone, Random& random) {
  std::vector<bool> marks(std::size_t{grid.shape().cell_count()} * grid.size(), true);
  for (std::uint32_t i = 0; i < gone; ++i) {
    const Cell cell = random.below(grid.shape().cell_count());
    const std::uint32_t digit = random.below(grid.size());
    if (full.at(cell) != digit + 1) marks[std::size_t{cell} * grid.size() + digit] = false;
  }
  grid.set_marks(std::move(marks));
}

}  // namespace quadrille::sudoku::bands
