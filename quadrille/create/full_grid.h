// FullGrids: full grids of any shape, at random and without a pattern to be seen.
//   FullGrids grids(*Shape::boxes(3, 3));
//   std::optional<Grid> grid = grids.next(random);
// The same random numbers give the same grid on every machine.
#pragma once

#include <optional>

#include "quadrille/base/random.h"
#include "quadrille/base/stop.h"
#include "quadrille/create/generate/fill.h"
#include "quadrille/create/generate/stir.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::create {

class FullGrids {
 public:
  explicit FullGrids(const sudoku::Shape& shape);

  // Nothing where there is no such grid, which only regions can bring about, or where a stop came
  // first.
  std::optional<sudoku::Grid> next(Random& random, const Stop* stop = nullptr);

 private:
  sudoku::Shape shape_;
  std::optional<Filler> filler_;  // for small boards
  Stirrer stirrer_;
};

// One of them.
std::optional<sudoku::Grid> random_full_grid(const sudoku::Shape& shape, Random& random,
                                             const Stop* stop = nullptr);

}  // namespace quadrille::create
