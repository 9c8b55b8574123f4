#include "quadrille/logic/techniques/sight.h"

#include <algorithm>
#include <cassert>

#include "quadrille/logic/techniques/ranked.h"

namespace quadrille::logic {

Sight::Sight(const Position& position)
    : position_(position),
      places_(position.size()),
      cells_(position.layout().unit_count()),
      peers_(position.layout().cell_count()) {
  assert(reaches(position));
  for (Unit unit = 0; unit < layout().unit_count(); ++unit) {
    for (const Cell cell : layout().cells(unit)) cells_[unit].set(cell);
  }
  for (Cell cell = 0; cell < layout().cell_count(); ++cell) {
    for (const std::uint32_t number : digits(cell)) places_[number].set(cell);
    for (const Unit unit : layout().units_of(cell)) peers_[cell] |= cells_[unit];
    if (layout().has_further()) {
      for (const Cell peer : layout().further_peers(cell)) peers_[cell].set(peer);
    }
    peers_[cell].clear(cell);
  }
}

Bits Sight::digits_in(const Bits& cells) const {
  Bits all;
  for (const Cell cell : cells) all |= digits(cell);
  return all;
}

Bits Sight::peers_of_all(const Bits& cells) const {
  Bits common = Bits::below(layout().cell_count());
  for (const Cell cell : cells) common &= peers_[cell];
  return common;
}

std::vector<RuleId> Sight::shared_rules(const Places& group) const {
  std::vector<RuleId> rules;
  for (const Unit unit : layout().units_of(group.cells.first())) {
    if (group.cells.within(cells_[unit])) rules.push_back(layout().rule(unit, group.digit));
  }
  return rules;
}

bool Sight::exclude_each_other(const Places& a, const Places& b) const {
  if (a.digit == b.digit) return b.cells.within(peers_of_all(a.cells));
  return a.cells == b.cells && a.cells.count() == 1;
}

void Sight::append_links(const Places& a, const Places& b, std::vector<RuleId>& links) const {
  if (a.digit != b.digit) {
    links.push_back(Layout::rule(a.cells.first()));
    return;
  }
  const std::vector<RuleId> rules = shared_rules({a.digit, a.cells | b.cells});
  if (!rules.empty()) {
    links.push_back(rules.front());
    return;
  }
  for (const Cell one : a.cells) {
    for (const Cell other : b.cells) {
      const RuleId rule = *common_rule(position_, a.digit, one, other);
      if (std::ranges::find(links, rule) == links.end()) links.push_back(rule);
    }
  }
}

void Sight::append_excluded(const Places& a, const Places& b,
                            std::vector<Placement>& options) const {
  if (a.digit == b.digit) {
    append({a.digit, places(a.digit) & peers_of_all(a.cells | b.cells)}, options);
    return;
  }
  const bool one = a.cells.count() == 1;
  const bool other = b.cells.count() == 1;
  if (one && a.cells == b.cells) {
    for (const std::uint32_t number : digits(a.cells.first())) {
      const auto digit = static_cast<Digit>(number + 1);
      if (digit != a.digit && digit != b.digit) append({digit, a.cells}, options);
    }
    return;
  }
  if (one) append({b.digit, a.cells & places(b.digit) & peers_of_all(b.cells)}, options);
  if (other) append({a.digit, b.cells & places(a.digit) & peers_of_all(a.cells)}, options);
}

std::vector<Placement> Sight::options_of(const Places& group) {
  std::vector<Placement> options;
  for (const Cell cell : group.cells) options.push_back({cell, group.digit});
  return options;
}

void Sight::append(const Places& group, std::vector<Placement>& options) {
  for (const Placement& option : options_of(group)) append_once(option, options);
}

}  // namespace quadrille::logic
