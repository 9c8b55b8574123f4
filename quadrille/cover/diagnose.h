// Diagnose: reasons why a problem can have no solution that show without any search.
//   for (ItemId item : uncoverable_items(problem)) say(problem.item_name(item));
#pragma once

#include <vector>

#include "quadrille/cover/problem.h"

namespace quadrille::cover {

// The primary items that no option has.
std::vector<ItemId> uncoverable_items(const Problem& problem);

}  // namespace quadrille::cover
