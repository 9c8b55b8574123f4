// By rules: whether constraints alone leave no way for an option.
//   if (leave_no_way(position, {3}, {.cell = 0, .digit = 9})) …   // the fourth constraint of the
//   board
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/logic/position.h"

namespace quadrille::logic {

// Whether a search finds no board with the candidates of the position and the option on which these
// constraints hold, and those that make cells differ; without an option, no board at all.
bool leave_no_way(const Position& position, std::span<const std::uint32_t> constraints,
                  std::optional<Placement> option);

// The constraints that rules of a deduction are about, each once.
std::vector<std::uint32_t> constraints_of(const Layout& layout, std::span<const RuleId> rules);

}  // namespace quadrille::logic
