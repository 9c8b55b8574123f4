// The steps of boards with constraints.
#include <algorithm>
#include <utility>

#include "quadrille/logic/stories/story.h"
#include "quadrille/logic/stories/sum_of_rest.h"

namespace quadrille::logic {
namespace {

using Because = std::vector<Explanation>;

// More are not told one by one.
constexpr std::size_t kMostSetsTold = 6;
constexpr std::size_t kMostTold = 4;

Units area_of(const Layout& layout, RuleId rule) { return {{layout.unit(rule)}}; }

Explanation tell_no_way(const Layout& layout, const Deduction& step) {
  return {"rule.no_way", {{"unit", area_of(layout, step.links.front())}}};
}

// "by the thermometer at r1c1, r1c1 is 1, 2 or 3"
Explanation tell_rule_alone(const Layout& layout, const Deduction& step) {
  Because parts;
  for (const Cell cell : cells_of(step.rules_out)) {
    const Digits digits = digits_at(step.candidates, cell);
    if (digits.list.empty()) return tell_no_way(layout, step);
    parts.push_back({"step.is_one_of", {{"cell", Cells{{cell}}}, {"digits", digits}}});
  }
  if (parts.size() > kMostTold) return tell_no_way(layout, step);
  return {"rule.leaves",
          {{"unit", area_of(layout, step.links.front())}, {"parts", std::move(parts)}}};
}

Explanation tell_combinations(const Layout& layout, const Deduction& step) {
  if (step.sets.size() > kMostSetsTold) return tell_rule_alone(layout, step);
  Because sets;
  for (const std::vector<Digit>& set : step.sets) {
    sets.push_back({"rule.set", {{"digits", Digits{set}}}});
  }
  return {"rule.can_hold",
          {{"unit", area_of(layout, step.links.front())}, {"sets", std::move(sets)}}};
}

Explanation tell_sum_of_rest(const Layout& layout, const Deduction& step) {
  std::vector<Unit> units;
  Because names;
  for (const RuleId rule : step.truths) {
    units.push_back(layout.unit(rule));
    names.push_back({"rule.unit", {{"unit", Units{{units.back()}}}}});
  }
  std::vector<std::uint32_t> cages;
  for (const RuleId rule : step.links) cages.push_back(layout.unit(rule) - layout.first_named());
  SumOfRest rest = sum_of_rest(layout, units, cages);
  if (rest.total < 0 || rest.inside.empty()) {
    std::swap(rest.inside, rest.outside);
    rest.total = -rest.total;
  }
  Explanation told{"rule.rest",
                   {{"units", std::move(names)},
                    {"total", static_cast<std::uint64_t>(sum_of_units(layout, units.size()))},
                    {"cells", Cells{rest.inside}},
                    {"sum", static_cast<std::uint64_t>(rest.total)}}};
  if (rest.outside.empty()) return told;
  told.story = "rule.rest_less";
  told.parts.push_back({"less", Cells{rest.outside}});
  return told;
}

Explanation tell_common_peers(const Layout& layout, const Deduction& step) {
  return {"rule.common_peers",
          {{"unit", area_of(layout, step.truths.front())},
           {"digit", Digits{{step.rules_out.front().digit}}},
           {"cells", Cells{cells_of(step.candidates)}},
           {"peers", Cells{cells_of(step.rules_out)}}}};
}

Explanation tell_group_set(const Layout& /*layout*/, const Deduction& step) {
  return {"rule.group_set",
          {{"cells", Cells{cells_of(step.candidates)}},
           {"digits", Digits{digits_of(step.candidates)}}}};
}

Focus on_rule(const Layout& layout, const Deduction& step) {
  return {.unit = layout.unit(step.links.front())};
}
Focus on_unit(const Layout& layout, const Deduction& step) {
  return {.unit = layout.unit(step.truths.front())};
}
Focus on_cells(const Layout& /*layout*/, const Deduction& step) {
  return {.cells = cells_of(step.candidates)};
}

}  // namespace

namespace story {

const Story combinations = {tell_combinations, on_rule};
const Story rule_alone = {tell_rule_alone, on_rule};
const Story rule_of_45 = {tell_sum_of_rest, on_unit};
const Story common_peers = {tell_common_peers, on_unit};
const Story group_set = {tell_group_set, on_cells};

}  // namespace story
}  // namespace quadrille::logic
