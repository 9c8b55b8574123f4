// Prune: takes away the digits that givens and single rules leave no room for.
//   prune(shape, rules, stop);
// It only makes the problem smaller: what it takes away is in no solution.
#pragma once

#include "quadrille/base/stop.h"
#include "quadrille/rules/draft/rule.h"

namespace quadrille::sudoku::rules {

// Both go as far as they get before a stop.
void prune(const Shape& shape, RuleSet& rules, const Stop* stop);

// Leaves the arcs that lie on a way from the beginning to an end which all chains can reach.
void prune(Chains& chains, std::vector<Digits>& domains, const Stop* stop);

}  // namespace quadrille::sudoku::rules
