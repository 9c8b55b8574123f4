#include <algorithm>
#include <utility>

#include "quadrille/logic/stories/story.h"

namespace quadrille::logic {

Digits digits_of(const Layout& layout, std::span<const RuleId> rules) {
  Digits digits;
  for (const RuleId rule : rules) digits.list.push_back(layout.digit(rule));
  return digits;
}

Digits digits_at(std::span<const Placement> options, Cell cell) {
  std::vector<Placement> here;
  std::ranges::copy_if(options, std::back_inserter(here),
                       [&](const Placement& option) { return option.cell == cell; });
  return {digits_of(here)};
}

namespace {

using Because = std::vector<Explanation>;  // a sentence inside another

Units unit_of(const Layout& layout, RuleId rule) { return {{layout.unit(rule)}}; }

Units units_of(const Layout& layout, std::span<const RuleId> rules) {
  Units units;
  for (const RuleId rule : rules) units.list.push_back(layout.unit(rule));
  return units;
}

// The digit that a step is about, where it is about one.
Digits digit_of(const Deduction& step) { return {{step.rules_out.front().digit}}; }

Explanation only_in_cells(Units unit, Digits digits, Cells cells) {
  return {"step.only_in_cells",
          {{"unit", std::move(unit)}, {"digits", std::move(digits)}, {"cells", std::move(cells)}}};
}

Explanation tell_last_cell(const Layout& layout, const Deduction& step) {
  return {"step.last_cell",
          {{"unit", unit_of(layout, step.truths.front())},
           {"cell", Cells{{step.places->cell}}},
           {"digit", Digits{{step.places->digit}}}}};
}

Explanation tell_hidden_single(const Layout& layout, const Deduction& step) {
  return only_in_cells(unit_of(layout, step.truths.front()), {{step.places->digit}},
                       {{step.places->cell}});
}

Explanation tell_naked_single(const Layout& /*layout*/, const Deduction& step) {
  return {"step.naked_single",
          {{"cell", Cells{{step.places->cell}}}, {"digit", Digits{{step.places->digit}}}}};
}

Explanation tell_locked(const Layout& layout, const Deduction& step) {
  return {"step.only_in_units",
          {{"unit", unit_of(layout, step.truths.front())},
           {"digits", Digits{{layout.digit(step.truths.front())}}},
           {"where", unit_of(layout, step.links.front())}}};
}

Explanation tell_direct_locked(const Layout& layout, const Deduction& step) {
  return {"step.so_there",
          {{"reason", Because{tell_locked(layout, step)}},
           {"unit", unit_of(layout, step.truths.back())},
           {"digit", Digits{{step.places->digit}}},
           {"cells", Cells{{step.places->cell}}}}};
}

Explanation tell_naked_set(const Layout& layout, const Deduction& step) {
  return {"step.naked_set",
          {{"unit", unit_of(layout, step.links.front())},
           {"cells", Cells{cells_of(step.candidates)}},
           {"digits", Digits{digits_of(step.candidates)}}}};
}

Explanation hidden_among(const Layout& layout, std::span<const RuleId> truths,
                         std::span<const RuleId> links) {
  Cells cells;
  for (const RuleId rule : links) cells.list.push_back(cell_of(rule));
  return only_in_cells(unit_of(layout, truths.front()), digits_of(layout, truths),
                       std::move(cells));
}

Explanation tell_hidden_set(const Layout& layout, const Deduction& step) {
  return hidden_among(layout, step.truths, step.links);
}

Explanation tell_direct_hidden_set(const Layout& layout, const Deduction& step) {
  const auto truths = std::span(step.truths).first(step.truths.size() - 1);
  return {"step.so_only",
          {{"reason", Because{hidden_among(layout, truths, step.links)}},
           {"digit", Digits{{step.places->digit}}},
           {"cells", Cells{{step.places->cell}}}}};
}

Explanation tell_fish(const Layout& layout, const Deduction& step) {
  return {"step.only_in_units",
          {{"unit", units_of(layout, step.truths)},
           {"digits", digit_of(step)},
           {"where", units_of(layout, step.links)}}};
}

Explanation tell_wing(const Layout& /*layout*/, const Deduction& step) {
  Because parts;
  for (const RuleId rule : std::span(step.truths).first(3)) {
    const Cell cell = cell_of(rule);
    parts.push_back({"step.is_one_of",
                     {{"cell", Cells{{cell}}}, {"digits", digits_at(step.candidates, cell)}}});
  }
  return {"step.wing", {{"parts", std::move(parts)}, {"digit", digit_of(step)}}};
}

Explanation tell_w_wing(const Layout& layout, const Deduction& step) {
  const Cell first = cell_of(step.truths[0]);
  const RuleId linking = step.truths[2];
  return {"step.w_wing",
          {{"first", Cells{{first}}},
           {"second", Cells{{cell_of(step.truths[1])}}},
           {"digits", digits_at(step.candidates, first)},
           {"linking", Digits{{layout.digit(linking)}}},
           {"unit", unit_of(layout, linking)},
           {"digit", digit_of(step)}}};
}

Explanation tell_pairs(const Layout& layout, const Deduction& step) {
  return {"step.pairs",
          {{"digit", digit_of(step)},
           {"one", unit_of(layout, step.truths[0])},
           {"other", unit_of(layout, step.truths[1])},
           {"link", unit_of(layout, step.links[0])}}};
}

Explanation tell_empty_rectangle(const Layout& layout, const Deduction& step) {
  return {"step.empty_rectangle",
          {{"box", unit_of(layout, step.truths[0])},
           {"digit", digit_of(step)},
           {"one", unit_of(layout, step.links[0])},
           {"other", unit_of(layout, step.links[1])},
           {"line", unit_of(layout, step.truths[1])}}};
}

Explanation tell_colouring(const Layout& layout, const Deduction& step) {
  // A colour that is there twice in a unit is itself ruled out.
  const bool twice =
      std::ranges::find(step.candidates, step.rules_out.front()) != step.candidates.end();
  Explanation ending{"step.colours_seen", {}};
  if (twice) ending = {"step.colour_twice", {{"unit", unit_of(layout, step.links.front())}}};
  return {"step.colouring",
          {{"cells", Cells{cells_of(step.candidates)}},
           {"digit", digit_of(step)},
           {"ending", Because{std::move(ending)}}}};
}

Explanation tell_move(const Layout& layout, const Move& move) {
  if (move.kind == Move::Kind::dead) {
    if (sudoku::kHasConstraints && index(move.rule) >= layout.rule_count())
      return {"rule.dead", {{"unit", unit_of(layout, move.rule)}}};
    if (layout.is_cell(move.rule)) {
      return {"step.no_digit", {{"cell", Cells{{cell_of(move.rule)}}}}};
    }
    return {"step.no_place",
            {{"digit", Digits{{layout.digit(move.rule)}}}, {"unit", unit_of(layout, move.rule)}}};
  }
  if (sudoku::kHasConstraints && move.kind == Move::Kind::out) {
    return {"rule.out",
            {{"unit", unit_of(layout, move.rule)},
             {"cell", Cells{{move.option.cell}}},
             {"digit", Digits{{move.option.digit}}}}};
  }
  return {move.kind == Move::Kind::suppose ? "step.suppose" : "step.forced",
          {{"cell", Cells{{move.option.cell}}}, {"digit", Digits{{move.option.digit}}}}};
}

Explanation tell_trial(const Layout& layout, const Deduction& step) {
  Because moves;
  for (const Move& move : step.dance) moves.push_back(tell_move(layout, move));
  return {"step.trial", {{"moves", std::move(moves)}}};
}

Focus on_first_truth(const Layout& layout, const Deduction& step) {
  return {.unit = layout.unit(step.truths.front())};
}
Focus on_first_link(const Layout& layout, const Deduction& step) {
  return {.unit = layout.unit(step.links.front())};
}
Focus on_last_unit(const Layout& layout, const Deduction& step) {
  return {.unit = layout.units_of(step.places->cell).back()};
}
Focus on_digit(const Layout& /*layout*/, const Deduction& step) {
  return {.digit = step.rules_out.front().digit};
}
Focus on_first_cell(const Layout& /*layout*/, const Deduction& step) {
  return {.cells = {cell_of(step.truths.front())}};
}
Focus on_ruled_out(const Layout& /*layout*/, const Deduction& step) {
  return {.cells = {step.rules_out.front().cell}};
}

}  // namespace

namespace story {

const Story last_cell = {tell_last_cell, on_first_truth};
const Story hidden_single = {tell_hidden_single, on_first_truth};
const Story naked_single = {tell_naked_single, on_last_unit};
const Story locked = {tell_locked, on_first_truth};
const Story direct_locked = {tell_direct_locked, on_first_truth};
const Story naked_set = {tell_naked_set, on_first_link};
const Story hidden_set = {tell_hidden_set, on_first_truth};
const Story direct_hidden_set = {tell_direct_hidden_set, on_first_truth};
const Story fish = {tell_fish, on_digit};
const Story wing = {tell_wing, on_first_cell};
const Story w_wing = {tell_w_wing, on_first_cell};
const Story pairs = {tell_pairs, on_digit};
const Story empty_rectangle = {tell_empty_rectangle, on_digit};
const Story colouring = {tell_colouring, on_digit};
const Story trial = {tell_trial, on_ruled_out};

}  // namespace story
}  // namespace quadrille::logic
