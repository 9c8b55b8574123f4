// Reduced costs: what each option costs beyond the prices of its items.
//   const ReducedCosts reduced = reduce_costs(problem, costs);
//   // every solution: reduced.base + the sum of its reduced costs <= its cost * reduced.unit
//
// Give each item a price, which each option that has it pays. If no option costs less than its
// items, then what is left of its cost is never below 0, and the prices of all items together, each
// as often as it has to be covered, are a lower bound for every solution. That is the dual of the
// linear program behind the problem; the better the prices, the less is left to be searched.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/cover/problem.h"

namespace quadrille::cover {

struct ReducedCosts {
  std::vector<std::int64_t> of_options;  // none below 0
  std::int64_t base = 0;                 // for the items
  std::int64_t unit = 1;                 // what a cost of 1 is, so that prices need not be whole
};

// `costs` are those of the options, and may be below 0.
ReducedCosts reduce_costs(const Problem& problem, std::span<const std::int64_t> costs);

}  // namespace quadrille::cover
