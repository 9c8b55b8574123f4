// Locked candidates: one truth inside one link. All places of a digit in a box lie in one line
// (pointing), or all its places in a line lie in one box (claiming).
// The direct kind is seen by looking at one digit only: what the link rules out leaves the digit a
// single place in a unit beside the first, of the same family. It is written in, and the pattern is
// forgotten: whoever works without pencil marks has nowhere to keep what else it rules out.
#include <array>

#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

struct Crossing {
  Family truth;
  Family link;
};

std::array<Crossing, 2> crossings(Technique technique) {
  if (technique == Technique::pointing || technique == Technique::direct_pointing) {
    return {{{Family::box, Family::column}, {Family::box, Family::row}}};
  }
  return {{{Family::column, Family::box}, {Family::row, Family::box}}};
}

// Calls visit(truth, link) for every pair of that technique until it returns true.
template <class Visit>
void walk(const Position& position, Technique technique, Visit visit) {
  const Layout& layout = position.layout();
  if (!layout.has_boxes()) return;
  for (const Crossing& crossing : crossings(technique)) {
    const Unit end = layout.end_unit(crossing.truth);
    for (Unit unit = layout.first_unit(crossing.truth); unit < end; ++unit) {
      for (Digit digit = 1; digit <= position.size(); ++digit) {
        const RuleId truth = layout.rule(unit, digit);
        if (position.count(truth) < 2) continue;
        const auto other = common_unit(position, truth, crossing.link);
        if (!other) continue;
        const RuleId link = layout.rule(*other, digit);
        // Both hold the same options where nothing is ruled out.
        if (position.count(link) == position.count(truth)) continue;
        if (visit(truth, link)) return;
      }
    }
  }
}

// The places that a deduction leaves to the digit of a rule.
Bits places_left(const Position& position, const Deduction& locked, RuleId rule) {
  const Layout& layout = position.layout();
  const Unit unit = layout.unit(rule);
  const Family family = layout.family(unit);
  Bits left = position.options(rule);
  for (const Placement& option : locked.rules_out) {
    if (layout.unit_of(option.cell, family) == unit) {
      left.clear(layout.place_of(option.cell, family));
    }
  }
  return left;
}

// Adds the hidden singles that appear beside the truth of a locked digit.
bool add_following_singles(const Position& position, const Deduction& locked, Deductions& found) {
  const Layout& layout = position.layout();
  const Family family = layout.family(layout.unit(locked.truths.front()));
  Bits seen;  // units of the family
  for (const Placement& option : locked.rules_out) {
    const Unit beside = layout.unit_of(option.cell, family);
    const std::uint32_t number = beside - layout.first_unit(family);
    if (seen.has(number)) continue;
    seen.set(number);
    const RuleId rule = layout.rule(beside, option.digit);
    const Bits left = places_left(position, locked, rule);
    if (left.count() != 1) continue;
    Deduction deduction = locked;
    deduction.truths.push_back(rule);
    deduction.places = layout.option(rule, left.first());
    deduction.candidates.push_back(*deduction.places);
    deduction.rules_out.clear();
    if (found.add(std::move(deduction))) return true;
  }
  return false;
}

}  // namespace

void find_locked_candidates(const Position& position, Technique technique, Deductions& found) {
  walk(position, technique, [&](RuleId truth, RuleId link) {
    return found.add(locked_candidates(position, technique, truth, link));
  });
}

void find_direct_locked(const Position& position, Technique technique, Deductions& found) {
  walk(position, technique, [&](RuleId truth, RuleId link) {
    return add_following_singles(position, locked_candidates(position, technique, truth, link),
                                 found);
  });
}

}  // namespace quadrille::logic
