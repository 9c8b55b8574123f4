// Walk: a search on the rules of a board as they stand, without a matrix.
//   if (const std::optional<Walked> walked = walk(grid, 2, stop)) use(walked->solutions);
// Cell by cell, and after each digit all filters of filter_all.h. Where a person could nearly do
// without trying, that is done before a matrix would have been made; where it is not done soon, it
// gives up, and what learns from dead ends is the better one.
#pragma once

#include <cstddef>
#include <optional>

#include "quadrille/base/stop.h"
#include "quadrille/sudoku/constraints.h"
#include "quadrille/sudoku/rules/rule.h"

namespace quadrille::sudoku::rules {

// Looks for so many solutions. Nothing where it has given up or a stop came first.
// requires: a grid with constraints
std::optional<Walked> walk(const Grid& grid, std::size_t most, const Stop* stop);

// The same without ever giving up, for rules as they were lowered.
Walked walk_to_the_end(const Shape& shape, const RuleSet& rules, std::size_t most);

}  // namespace quadrille::sudoku::rules
