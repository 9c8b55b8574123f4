// Broken: what the digits on a board already break, also where a constraint has cells left empty.
//   for (const BrokenRule& broken : find_broken_parts(list, grid)) use(broken.cells);
#pragma once

#include <vector>

#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku::rules {

// By the number of the constraint. One is broken where two of its cells rule each other out, where
// its digits have too large a sum, or where at most one of its cells is empty and no digit in it
// would do.
std::vector<BrokenRule> find_broken_parts(const ConstraintList& list, const Grid& grid);

// The digits that an empty cell can take without breaking anything in this way.
std::vector<Digit> find_fitting(const ConstraintList& list, const Grid& grid, Cell cell);

}  // namespace quadrille::sudoku::rules
