// Formula: a full board without any search, each row the one above it shifted.
//   Grid full = grid_by_formula(shape);
//   std::optional<Grid> full = formula_with(grid);   // one that has the givens, if there are few
// weave.h has more to offer where there are boxes.
#pragma once

#include <optional>

#include "quadrille/sudoku/grid.h"

namespace quadrille::sudoku {

// requires: no irregular regions
Grid grid_by_formula(const Shape& shape);

// The same with its digits named so that it has all the givens. Nothing where that cannot be, which
// a handful of givens is enough for, and nothing for regions.
std::optional<Grid> formula_with(const Grid& grid);

}  // namespace quadrille::sudoku
