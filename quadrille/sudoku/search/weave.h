// Weave: a full board that has the givens, made of small Latin squares instead of by a search.
//   std::optional<Grid> full = weave(grid);   // nothing if there are more than a few givens
//
// A search on a large board with few givens finds out late, and at great cost, that what it filled
// in cannot be completed. One that aims at a woven board (SearchOptions::likely) only has to
// confirm it: 100x100 takes some seconds, and does not end in minutes without it.
#pragma once

#include <optional>

#include "quadrille/sudoku/grid.h"

namespace quadrille::sudoku {

// Nothing for irregular regions, and where it finds nothing within a few tries: 100x100 has it up
// to about 150 givens.
std::optional<Grid> weave(const Grid& grid);

}  // namespace quadrille::sudoku
