#include "quadrille/logic/techniques/sight.h"

#include <algorithm>

namespace quadrille::logic {

std::vector<Placement> seen_by_all(const Position& position, Digit digit,
                                   std::span<const Cell> cells) {
  const Layout& layout = position.layout();
  std::vector<Placement> seen;
  const std::span<const Cell> others = cells.subspan(1);
  for (const Unit unit : layout.units_of(cells.front())) {
    for (const std::uint32_t place : position.options(layout.rule(unit, digit))) {
      const Placement option{layout.cell(unit, place), digit};
      if (option.cell == cells.front()) continue;
      // An other cell does not see itself, so none of them gets through.
      const bool all =
          std::ranges::all_of(others, [&](Cell other) { return layout.sees(option.cell, other); });
      if (all && std::ranges::find(seen, option) == seen.end()) seen.push_back(option);
    }
  }
  return seen;
}

std::optional<RuleId> common_rule(const Position& position, Digit digit, Cell a, Cell b) {
  const Layout& layout = position.layout();
  const auto units_a = layout.units_of(a);
  const auto units_b = layout.units_of(b);
  for (std::size_t family = 0; family < units_a.size(); ++family) {
    if (units_a[family] == units_b[family]) return layout.rule(units_a[family], digit);
  }
  return std::nullopt;
}

std::optional<Pair> two_places(const Position& position, RuleId rule) {
  if (position.count(rule) != 2) return std::nullopt;
  const Layout& layout = position.layout();
  auto place = position.options(rule).begin();
  const Cell a = layout.option(rule, *place).cell;
  return Pair{a, layout.option(rule, *++place).cell};
}

}  // namespace quadrille::logic
