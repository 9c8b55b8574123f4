// Patterns that would have two solutions, if it were not for something that therefore is so.
#include <algorithm>
#include <utility>

#include "quadrille/base/sort.h"
#include "quadrille/logic/stories/story.h"

namespace quadrille::logic {
namespace {

using Because = std::vector<Explanation>;

// Digits, and the cells outside of `own` that hold them together with one of those.
std::vector<Part> company(const Layout& layout, std::span<const RuleId> cells,
                          std::span<const RuleId> digits, std::span<const Cell> own) {
  Cells others;
  for (const RuleId rule : cells) {
    if (std::ranges::find(own, cell_of(rule)) == own.end()) others.list.push_back(cell_of(rule));
  }
  Digits held = digits_of(layout, digits);
  quadrille::sort(held.list);
  const auto rest = std::ranges::unique(held.list);
  held.list.erase(rest.begin(), rest.end());
  return {{"unit", Units{{layout.unit(digits.front())}}},
          {"cells", std::move(others)},
          {"digits", std::move(held)}};
}

Explanation tell_pattern(const Deduction& step, Digit one, Digit other, Explanation ending) {
  return {"step.unique",
          {{"cells", Cells{step.loop}},
           {"one", Digits{{one}}},
           {"other", Digits{{other}}},
           {"ending", Because{std::move(ending)}}}};
}

Explanation tell_loop(const Deduction& step, Explanation ending) {
  return tell_pattern(step, step.candidates[0].digit, step.candidates[1].digit, std::move(ending));
}

Explanation ending_in_a_cell(const Deduction& step) {
  return {"step.unique_cell", {{"cell", Cells{{step.rules_out.front().cell}}}}};
}

Explanation ending_in_a_digit(const Deduction& step) {
  const Digit extra = step.rules_out.front().digit;
  Cells rescuers;
  for (const Placement& option : step.candidates) {
    if (option.digit == extra) rescuers.list.push_back(option.cell);
  }
  return {"step.unique_digit", {{"cells", std::move(rescuers)}, {"digit", Digits{{extra}}}}};
}

Explanation tell_unique_1(const Layout& /*layout*/, const Deduction& step) {
  return tell_loop(step, ending_in_a_cell(step));
}

Explanation tell_unique_2(const Layout& /*layout*/, const Deduction& step) {
  return tell_loop(step, ending_in_a_digit(step));
}

Explanation tell_unique_3(const Layout& layout, const Deduction& step) {
  if (layout.is_cell(step.truths.front())) {
    return tell_loop(step,
                     {"step.unique_naked", company(layout, step.truths, step.links, step.loop)});
  }
  return tell_loop(step,
                   {"step.unique_hidden", company(layout, step.links, step.truths, step.loop)});
}

Explanation tell_unique_4(const Layout& layout, const Deduction& step) {
  const RuleId certain = step.truths.front();
  return tell_loop(step, {"step.unique_places",
                          {{"unit", Units{{layout.unit(certain)}}},
                           {"digit", Digits{{layout.digit(certain)}}}}});
}

// A digit that has only corners in two lines.
Explanation tell_unique_places(const Layout& layout, const Deduction& step) {
  Explanation told = tell_unique_4(layout, step);
  auto& endings = std::get<Because>(told.parts.back().value);
  const Deduction other{.truths = {step.truths.back()}, .candidates = step.candidates};
  Explanation second = tell_unique_4(layout, other);
  endings.push_back(std::move(std::get<Because>(second.parts.back().value).front()));
  return told;
}

// What the corners that are filled hold stands in the chain.
Explanation tell_avoidable(const Layout& /*layout*/, const Deduction& step) {
  const std::vector<Placement>& stands = step.chain.front().options;
  const Digit extra = step.rules_out.front().digit;
  const Digit one = stands[0].digit;
  Digit other = stands[1].digit;
  if (one == other) {
    for (const Placement& option : step.candidates) {
      if (option.digit != extra) other = option.digit;
    }
  }
  return tell_pattern(step, one, other,
                      stands.size() == 3 ? ending_in_a_cell(step) : ending_in_a_digit(step));
}

// Several digits, two in each of the cells.
Explanation tell_lite(const Layout& layout, const Deduction& step) {
  const bool alone =
      std::ranges::find(step.candidates, step.rules_out.front()) != step.candidates.end();
  Explanation told = alone ? tell_unique_1(layout, step) : tell_unique_2(layout, step);
  std::vector<Digit> digits = digits_of(step.candidates);
  if (!alone) std::erase(digits, step.rules_out.front().digit);
  told.story = "beyond.lite";
  told.parts[1] = {"digits", Digits{std::move(digits)}};
  told.parts.erase(told.parts.begin() + 2);
  return told;
}

Explanation tell_grave(const Layout& /*layout*/, const Deduction& step) {
  return {"step.grave", {{"options", Options{step.candidates}}}};
}

Explanation tell_grave_3(const Layout& layout, const Deduction& step) {
  Explanation explanation{"step.grave_naked",
                          company(layout, step.truths, step.links, cells_of(step.candidates))};
  explanation.parts.push_back({"reason", Because{tell_grave(layout, step)}});
  return explanation;
}

Focus on_loop(const Layout& /*layout*/, const Deduction& step) { return {.cells = step.loop}; }
Focus on_board(const Layout& /*layout*/, const Deduction& /*step*/) { return {}; }

}  // namespace

namespace story {

const Story unique_1 = {tell_unique_1, on_loop};
const Story unique_2 = {tell_unique_2, on_loop};
const Story unique_3 = {tell_unique_3, on_loop};
const Story unique_4 = {tell_unique_4, on_loop};
const Story unique_places = {tell_unique_places, on_loop};
const Story lite = {tell_lite, on_loop};
const Story avoidable = {tell_avoidable, on_loop};
const Story grave = {tell_grave, on_board};
const Story grave_3 = {tell_grave_3, on_board};

}  // namespace story
}  // namespace quadrille::logic
