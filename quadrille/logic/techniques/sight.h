// Sight: which candidates a set of cells excludes together, and what lies between two cells.
//   seen_by_all(position, 7, cells)   // 7 goes nowhere there if it is in any one of the cells
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "quadrille/logic/position.h"

namespace quadrille::logic {

// The candidates for a digit, outside the cells, that see every one of them; each once.
// requires: at least one cell
std::vector<Placement> seen_by_all(const Position& position, Digit digit,
                                   std::span<const Cell> cells);

// The rule of a digit that two cells in sight of each other share.
std::optional<RuleId> common_rule(const Position& position, Digit digit, Cell a, Cell b);

// The two places that a digit has left in a unit; nothing where it has more or fewer.
struct Pair {
  Cell a;
  Cell b;
};
std::optional<Pair> two_places(const Position& position, RuleId rule);

}  // namespace quadrille::logic
