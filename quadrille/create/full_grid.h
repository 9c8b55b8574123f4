// Full grids of any shape, at random and without a pattern to be seen.
//   Random random(7);
//   const std::optional<sudoku::Grid> grid =
//       create::random_full_grid(*sudoku::Shape::boxes(3, 3), random);
// The same random numbers give the same grid on every machine.
#pragma once

#include <optional>

#include "quadrille/base/random.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"

namespace quadrille::create {

// Nothing where there is no such grid, which only regions can bring about, or where a stop came
// first.
std::optional<sudoku::Grid> random_full_grid(const sudoku::Shape& shape, Random& random,
                                             const Stop* stop = nullptr);

}  // namespace quadrille::create
