// Simple colouring: where a digit has two places in a unit, one of them is right and the other is
// wrong. Such pairs join into groups, coloured so that all places of one colour are right and all
// of the other wrong. A colour with two places in one unit is the wrong one (wrap); a candidate
// outside that sees both colours is wrong either way (trap).
#include <algorithm>
#include <array>
#include <utility>

#include "quadrille/base/sort.h"
#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

struct Group {
  std::vector<RuleId> pairs;                  // units in which the digit has two places
  std::array<std::vector<Cell>, 2> coloured;  // the places of either colour
};

// The groups of a digit that have more than one pair.
class Groups {
 public:
  Groups(const Position& position, Digit digit)
      : position_(position), digit_(digit), reached_(position.layout().cell_count(), false) {}

  // Calls visit(group) for each until it returns true; returns whether it did.
  template <class Visit>
  bool walk(Visit visit) {
    for (Unit unit = 0; unit < position_.layout().unit_count(); ++unit) {
      const auto pair = two_places(position_, position_.layout().rule(unit, digit_));
      if (!pair || reached_[pair->a]) continue;
      const Group group = grow(pair->a);
      if (group.pairs.size() > 1 && visit(group)) return true;
    }
    return false;
  }

 private:
  Group grow(Cell start) {
    const Layout& layout = position_.layout();
    Group group;
    std::vector<std::pair<Cell, std::size_t>> waiting = {{start, 0}};
    reached_[start] = true;
    while (!waiting.empty()) {
      const auto [cell, colour] = waiting.back();
      waiting.pop_back();
      group.coloured[colour].push_back(cell);
      for (const Unit unit : layout.units_of(cell)) {
        const RuleId rule = layout.rule(unit, digit_);
        const auto pair = two_places(position_, rule);
        if (!pair) continue;
        // A pair is met from both of its ends.
        if (std::ranges::find(group.pairs, rule) == group.pairs.end()) group.pairs.push_back(rule);
        const Cell other = pair->a == cell ? pair->b : pair->a;
        if (reached_[other]) continue;
        reached_[other] = true;
        waiting.emplace_back(other, 1 - colour);
      }
    }
    return group;
  }

  const Position& position_;
  Digit digit_;
  std::vector<bool> reached_;
};

// A unit's rule in which two places of one colour lie.
std::optional<RuleId> clash(const Position& position, Digit digit, const std::vector<Cell>& cells) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      if (const auto rule = common_rule(position, digit, cells[i], cells[j])) return rule;
    }
  }
  return std::nullopt;
}

// The cell of a colour that a candidate sees, as the rule between them.
std::optional<RuleId> sight_of(const Position& position, Placement option,
                               const std::vector<Cell>& cells) {
  for (const Cell cell : cells) {
    const auto rule = common_rule(position, option.digit, option.cell, cell);
    if (rule) return rule;
  }
  return std::nullopt;
}

void trap(const Position& position, Digit digit, const Group& group, Deduction& deduction) {
  for (Cell cell = 0; cell < position.layout().cell_count(); ++cell) {
    const Placement option{cell, digit};
    if (!position.has(option)) continue;
    const auto coloured = [&](const std::vector<Cell>& cells) {
      return std::ranges::find(cells, cell) != cells.end();
    };
    if (std::ranges::any_of(group.coloured, coloured)) continue;
    const auto first = sight_of(position, option, group.coloured[0]);
    const auto second = sight_of(position, option, group.coloured[1]);
    if (!first || !second) continue;
    deduction.rules_out.push_back(option);
    deduction.links.insert(deduction.links.end(), {*first, *second});
  }
}

Deduction colouring(const Position& position, Digit digit, const Group& group) {
  Deduction deduction{.technique = Technique::simple_colouring,
                      .difficulty = least_difficulty(Technique::simple_colouring)};
  deduction.truths = group.pairs;
  for (const std::vector<Cell>& cells : group.coloured) {
    for (const Cell cell : cells) deduction.candidates.push_back({cell, digit});
  }
  for (const std::vector<Cell>& cells : group.coloured) {
    const auto rule = clash(position, digit, cells);
    if (!rule) continue;
    deduction.links = {*rule};
    for (const Cell cell : cells) deduction.rules_out.push_back({cell, digit});
    return deduction;
  }
  trap(position, digit, group, deduction);
  quadrille::sort(deduction.links);
  const auto repeated = std::ranges::unique(deduction.links);
  deduction.links.erase(repeated.begin(), repeated.end());
  return deduction;
}

}  // namespace

void find_colourings(const Position& position, Technique /*technique*/, Deductions& found) {
  for (Digit digit = 1; digit <= position.size(); ++digit) {
    const bool full = Groups(position, digit).walk([&](const Group& group) {
      Deduction deduction = colouring(position, digit, group);
      return !deduction.rules_out.empty() && found.add(std::move(deduction));
    });
    if (full) return;
  }
}

}  // namespace quadrille::logic
