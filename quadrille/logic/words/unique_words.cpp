#include "quadrille/logic/words/unique_words.h"

#include <algorithm>

#include <fmt/format.h>

#include "quadrille/logic/words/phrases.h"

namespace quadrille::logic {
namespace {

// 1 to 4.
std::uint32_t type_of(Technique technique) {
  const auto from = [&](Technique first) {
    return static_cast<std::uint32_t>(technique) - static_cast<std::uint32_t>(first) + 1;
  };
  if (technique >= Technique::incomplete_rectangle_1)
    return from(Technique::incomplete_rectangle_1);
  if (technique >= Technique::unique_loop_1) return from(Technique::unique_loop_1);
  return from(Technique::unique_rectangle_1);
}

bool in_loop(const Deduction& deduction, Cell cell) {
  return std::ranges::find(deduction.loop, cell) != deduction.loop.end();
}

// The digits, one of which a cell must take, and the cells: "one of r4c2 and r4c3 is 7".
std::string type_2(const Layout& layout, const Deduction& deduction) {
  const Digit extra = deduction.rules_out.front().digit;
  std::vector<Cell> rescuers;
  for (const Placement& option : deduction.candidates) {
    if (option.digit == extra) rescuers.push_back(option.cell);
  }
  return fmt::format("one of {} is {}", phrase(layout, rescuers), extra);
}

std::string type_3(const Layout& layout, const Deduction& deduction) {
  const bool naked = layout.is_cell(deduction.truths.front());
  const std::vector<RuleId>& cell_rules = naked ? deduction.truths : deduction.links;
  const std::vector<RuleId>& digit_rules = naked ? deduction.links : deduction.truths;
  std::vector<Cell> others;
  for (const RuleId rule : cell_rules) {
    if (!in_loop(deduction, Cell{index(rule)})) others.push_back(Cell{index(rule)});
  }
  std::vector<Placement> digits;
  for (const RuleId rule : digit_rules) digits.push_back({0, layout.digit(rule)});
  const std::string all = phrase(digits_of(digits));
  const std::string unit = layout.unit_name(layout.unit(digit_rules.front()));
  if (naked) {
    return fmt::format("in {}, one of the cells and {} hold {}", unit, phrase(layout, others), all);
  }
  return fmt::format("in {}, {} go in one of the cells and in {}", unit, all,
                     phrase(layout, others));
}

std::string type_4(const Layout& layout, const Deduction& deduction) {
  const RuleId certain = deduction.truths.front();
  return fmt::format("in {}, {} can only go in two of the cells",
                     layout.unit_name(layout.unit(certain)), layout.digit(certain));
}

}  // namespace

std::string describe_unique(const Layout& layout, const Deduction& deduction) {
  std::string text = fmt::format(
      "If {} held only {} and {}, these could be exchanged, and the puzzle has one solution",
      phrase(layout, deduction.loop), deduction.candidates[0].digit, deduction.candidates[1].digit);
  switch (type_of(deduction.technique)) {
    case 1:
      return fmt::format("{}; only {} can differ", text,
                         layout.name(deduction.rules_out.front().cell));
    case 2:
      return fmt::format("{}; {}", text, type_2(layout, deduction));
    case 3:
      return fmt::format("{}; {}", text, type_3(layout, deduction));
    default:
      return fmt::format("{}; {}", text, type_4(layout, deduction));
  }
}

}  // namespace quadrille::logic
