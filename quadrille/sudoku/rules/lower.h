// Lower: the rules that the constraints of a board come down to.
//   RuleSet rules = lower(grid);
#pragma once

#include "quadrille/sudoku/grid.h"
#include "quadrille/sudoku/rules/rule.h"

namespace quadrille::sudoku::rules {

// The domains are those of givens, pencil marks, and constraints on single cells.
// requires: a grid with constraints
RuleSet lower(const Grid& grid, Lowering lowering = Lowering::quick);

}  // namespace quadrille::sudoku::rules
