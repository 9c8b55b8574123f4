// Random boards for tests, made without any solver: a full grid by formula, then shuffled.
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/sudoku/grid.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::sudoku {

// A full, valid grid with boxes of rows x columns: each row is the row above shifted by the width
// of a box, and by one more at every new band; then the digits are renamed at random.
inline Grid random_full_grid(std::uint32_t rows, std::uint32_t columns, Random& random) {
  const std::uint32_t size = rows * columns;
  std::vector<Digit> names(size);
  for (std::uint32_t digit = 0; digit < size; ++digit) names[digit] = static_cast<Digit>(digit + 1);
  random.shuffle(names);
  Grid grid(*Shape::boxes(rows, columns));
  for (std::uint32_t row = 0; row < size; ++row) {
    for (std::uint32_t column = 0; column < size; ++column) {
      grid.set(row * size + column, names[(row % rows * columns + row / rows + column) % size]);
    }
  }
  return grid;
}

// The same with about `share` percent of its cells kept.
inline Grid random_puzzle(std::uint32_t rows, std::uint32_t columns, std::uint32_t share,
                          Random& random) {
  Grid grid = random_full_grid(rows, columns, random);
  for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    if (random.below(100) >= share) grid.set(cell, 0);
  }
  return grid;
}

// A full grid of any kind that a search finds when it chooses at random.
inline Grid random_solution(const Shape& shape, Random& random) {
  const SolveOptions options{.choose = Choice::random, .seed = random.below(UINT32_MAX)};
  return *solve(Grid(shape), options).solution;
}

}  // namespace quadrille::sudoku
