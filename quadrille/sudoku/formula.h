// Pattern: a full board by a formula, each row the one above it shifted.
//   std::optional<Grid> full = pattern_with(grid);   // for boxes and Latin squares of any size
// A search on an empty board that aims at it need not find out by trial how a hundred boxes fit
// together: 100x100 takes two seconds, and does not end in a hundred without it.
#pragma once

#include <optional>

#include "quadrille/sudoku/grid.h"

namespace quadrille::sudoku {

// Obeys all rules and has all the givens. Nothing where the formula cannot be made to agree with
// them by naming its digits, which a handful of givens is enough for, and nothing for regions.
std::optional<Grid> pattern_with(const Grid& grid);

}  // namespace quadrille::sudoku
