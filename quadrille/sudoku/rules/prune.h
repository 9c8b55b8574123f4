// Prune: takes away the digits that givens and single rules leave no room for.
//   prune(shape, rules);
// It only makes the problem smaller: what it takes away is in no solution.
#pragma once

#include "quadrille/sudoku/rules/rule.h"

namespace quadrille::sudoku::rules {

void prune(const Shape& shape, RuleSet& rules);

// Leaves the arcs that lie on a way from the beginning to an end which all chains can reach.
void prune(Chains& chains, std::vector<Digits>& domains);

}  // namespace quadrille::sudoku::rules
