// Random boards for tests, made without any solver: full grids by formula, then shuffled, or by
// plain trying.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/boards/grid.h"

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

// Fills the empty cells by trying, the one with the fewest digits left first; those in any order.
inline bool fill_at_random(Grid& grid, Random& random) {
  const Shape& shape = grid.shape();
  const std::uint32_t size = grid.size();
  std::vector<Digit> fewest;
  Cell chosen = shape.cell_count();
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    if (grid.at(cell) != 0) continue;
    std::vector<bool> seen(size + 1, false);
    for (Cell other = 0; other < shape.cell_count(); ++other) {
      const bool sees = cell / size == other / size || cell % size == other % size ||
                        (shape.has_boxes() && shape.box_of(cell) == shape.box_of(other));
      if (sees) seen[grid.at(other)] = true;
    }
    std::vector<Digit> left;
    for (std::uint32_t digit = 1; digit <= size; ++digit) {
      if (!seen[digit]) left.push_back(static_cast<Digit>(digit));
    }
    if (chosen != shape.cell_count() && left.size() >= fewest.size()) continue;
    fewest = std::move(left);
    chosen = cell;
  }
  if (chosen == shape.cell_count()) return true;
  random.shuffle(fewest);
  for (const Digit digit : fewest) {
    grid.set(chosen, digit);
    if (fill_at_random(grid, random)) return true;
  }
  grid.set(chosen, 0);
  return false;
}

// A full grid of any kind.
// requires: a square of about 9x9 at the most
inline Grid random_solution(const Shape& shape, Random& random) {
  Grid grid(shape);
  fill_at_random(grid, random);
  return grid;
}

// Squares of every kind, among them one of five regions of five cells, none of which is a box.
inline std::vector<Shape> shapes_of_every_kind() {
  return {*Shape::boxes(3, 3),
          *Shape::boxes(2, 3),
          *Shape::boxes(3, 2),
          *Shape::boxes(1, 4),
          *Shape::boxes(2, 2),
          *Shape::boxes(1, 1),
          *Shape::latin(5),
          *Shape::regions(5, {0, 0, 1, 1, 1,  //
                              0, 0, 1, 2, 1,  //
                              0, 3, 2, 2, 2,  //
                              3, 3, 3, 2, 4,  //
                              3, 4, 4, 4, 4})};
}

// A part of such a grid: a board with some solutions, and often with more than one.
inline Grid random_part(const Shape& shape, Random& random) {
  Grid puzzle = random_solution(shape, random);
  const std::uint32_t share = 30 + random.below(40);
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    if (random.below(100) >= share) puzzle.set(cell, 0);
  }
  return puzzle;
}

}  // namespace quadrille::sudoku
