// With k truths inside k links, each truth needs an option and no two of them can share a link, so
// the k links are used up by the truths: whatever else lies in a link is ruled out.
#include "quadrille/logic/techniques/ranked.h"

#include <algorithm>

namespace quadrille::logic {

void append_once(Placement option, std::vector<Placement>& options) {
  if (std::ranges::find(options, option) == options.end()) options.push_back(option);
}

void append_options(const Position& position, RuleId rule, std::vector<Placement>& options) {
  for (const std::uint32_t number : position.options(rule)) {
    append_once(position.layout().option(rule, number), options);
  }
}

Deduction single(const Position& position, Technique technique, RuleId truth) {
  const Layout& layout = position.layout();
  const Placement option = layout.option(truth, position.options(truth).first());
  Deduction deduction{.technique = technique, .difficulty = least_difficulty(technique)};
  deduction.truths = {truth};
  deduction.candidates = {option};
  deduction.places = option;
  if (!layout.is_cell(truth)) deduction.links.push_back(Layout::rule(option.cell));
  for (const Unit unit : layout.units_of(option.cell)) {
    const RuleId link = layout.rule(unit, option.digit);
    if (link != truth) deduction.links.push_back(link);
  }
  return deduction;
}

std::optional<Unit> common_unit(const Position& position, RuleId rule, Family family) {
  const Layout& layout = position.layout();
  const std::span<const Cell> cells = layout.cells(layout.unit(rule));
  std::optional<Unit> common;
  for (const std::uint32_t place : position.options(rule)) {
    const Unit unit = layout.unit_of(cells[place], family);
    if (common && *common != unit) return std::nullopt;
    common = unit;
  }
  return common;
}

Deduction locked_candidates(const Position& position, Technique technique, RuleId truth,
                            RuleId link) {
  const Layout& layout = position.layout();
  Deduction deduction{.technique = technique, .difficulty = least_difficulty(technique)};
  deduction.truths = {truth};
  deduction.links = {link};
  append_options(position, truth, deduction.candidates);
  const Unit unit = layout.unit(truth);
  const Digit digit = layout.digit(link);
  for (const std::uint32_t place : position.options(link)) {
    const Cell cell = layout.cell(layout.unit(link), place);
    if (layout.unit_of(cell, layout.family(unit)) != unit) {
      deduction.rules_out.push_back({cell, digit});
    }
  }
  return deduction;
}

bool rules_out_anything(const Position& position, const Plane& plane, const LockedSet& set) {
  return std::ranges::any_of(set.links, [&](std::uint32_t link) {
    return !position.options(plane.link(link)).within(set.truths);
  });
}

Deduction locked_set(const Position& position, Technique technique, const Plane& plane,
                     const LockedSet& set) {
  Deduction deduction{.technique = technique, .difficulty = least_difficulty(technique)};
  for (const std::uint32_t truth : set.truths) {
    deduction.truths.push_back(plane.truth(truth));
    append_options(position, plane.truth(truth), deduction.candidates);
  }
  for (const std::uint32_t link : set.links) {
    const RuleId rule = plane.link(link);
    deduction.links.push_back(rule);
    for (const std::uint32_t truth : position.options(rule) - set.truths) {
      deduction.rules_out.push_back(plane.option(truth, link));
    }
  }
  return deduction;
}

std::vector<Placement> seen_by_all(const Position& position, Digit digit,
                                   std::span<const Cell> cells) {
  const Layout& layout = position.layout();
  std::vector<Placement> seen;
  const std::span<const Cell> others = cells.subspan(1);
  const auto look_at = [&](Cell cell) {
    const Placement option{cell, digit};
    if (cell == cells.front()) return;
    // An other cell does not see itself, so none of them gets through.
    const bool all =
        std::ranges::all_of(others, [&](Cell other) { return layout.sees(cell, other); });
    if (all && std::ranges::find(seen, option) == seen.end()) seen.push_back(option);
  };
  for (const Unit unit : layout.units_of(cells.front())) {
    for (const std::uint32_t place : position.options(layout.rule(unit, digit))) {
      look_at(layout.cell(unit, place));
    }
  }
  if (!layout.has_further()) return seen;
  for (const Cell cell : layout.further_peers(cells.front())) {
    if (position.has({cell, digit})) look_at(cell);
  }
  return seen;
}

std::optional<RuleId> common_rule(const Position& position, Digit digit, Cell a, Cell b) {
  const Layout& layout = position.layout();
  const auto units_a = layout.units_of(a);
  const auto units_b = layout.units_of(b);
  for (std::size_t family = 0; family < static_cast<std::size_t>(layout.has_boxes() ? 3 : 2);
       ++family) {
    if (units_a[family] == units_b[family]) return layout.rule(units_a[family], digit);
  }
  if (!layout.has_further()) return std::nullopt;
  for (const Unit group : layout.groups_of(a)) {
    if (std::ranges::find(layout.groups_of(b), group) != layout.groups_of(b).end()) {
      return layout.rule(group, digit);
    }
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
