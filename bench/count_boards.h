// Random boards for measuring and proving counts.
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/boards/grid.h"
#include "quadrille/solve/solve.h"

namespace quadrille::bench {

// A full board that a search finds when it chooses at random.
inline sudoku::Grid random_solution(const sudoku::Shape& shape, Random& random) {
  const sudoku::SolveOptions options{.choose = sudoku::Choice::random,
                                     .seed = random.below(UINT32_MAX)};
  return *sudoku::solve(sudoku::Grid(shape), options).solution;
}

// So many of its digits, in random cells.
//   requires: no more than cells
inline sudoku::Grid some_of(const sudoku::Grid& full, std::uint32_t givens, Random& random) {
  std::vector<sudoku::Cell> cells(full.shape().cell_count());
  for (sudoku::Cell cell = 0; cell < cells.size(); ++cell) cells[cell] = cell;
  random.shuffle(cells);
  sudoku::Grid grid(full.shape());
  for (std::uint32_t i = 0; i < givens; ++i) grid.set(cells[i], full.at(cells[i]));
  return grid;
}

}  // namespace quadrille::bench
