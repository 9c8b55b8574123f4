// Lower: the rules that the constraints of a board come down to.
//   RuleSet rules = lower(grid);
#pragma once

#include <optional>

#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/rules/draft/rule.h"

namespace quadrille::sudoku::rules {

// The domains are those of givens, pencil marks, and constraints on single cells.
// requires: a grid with constraints
RuleSet lower(const Grid& grid, Lowering lowering = Lowering::quick);
// Nothing where a stop came first.
std::optional<RuleSet> lower(const Grid& grid, Lowering lowering, const Stop* stop);

}  // namespace quadrille::sudoku::rules
