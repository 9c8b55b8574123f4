// Ranked: the deductions that follow from k truths inside k links alone, and their parts; and which
// candidates a set of cells excludes together.
//   if (auto line = common_unit(position, rule, Family::row)) …   // all options lie in that row
//   seen_by_all(position, 7, cells)   // 7 goes nowhere there if it is in any one of the cells
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "quadrille/logic/deduction.h"
#include "quadrille/logic/position.h"
#include "quadrille/logic/techniques/plane.h"

namespace quadrille::logic {

// The families of units from which the easiest patterns come first.
inline constexpr Family kUnitFamilies[] = {Family::box, Family::column, Family::row,
                                           Family::further};

// One truth with one option: its option is placed, the other rules of the option are the links.
// requires: one option is left to the rule
Deduction single(const Position& position, Technique technique, RuleId truth);

// The unit of that family in which all options of a rule of another unit lie.
std::optional<Unit> common_unit(const Position& position, RuleId rule, Family family);

// One truth, the digit in a unit, with all its options in the link, the same digit in another.
Deduction locked_candidates(const Position& position, Technique technique, RuleId truth,
                            RuleId link);

// k truths of a plane with all their options in k of its links.
Deduction locked_set(const Position& position, Technique technique, const Plane& plane,
                     const LockedSet& set);
// Whether anything follows from it.
bool rules_out_anything(const Position& position, const Plane& plane, const LockedSet& set);

// Adds an option to a list that does not have it.
void append_once(Placement option, std::vector<Placement>& options);
// Everything that a rule has left, as options; those that the list has are not added again.
void append_options(const Position& position, RuleId rule, std::vector<Placement>& options);

// The candidates for a digit, outside the cells, that see every one of them; each once.
// requires: at least one cell
std::vector<Placement> seen_by_all(const Position& position, Digit digit,
                                   std::span<const Cell> cells);

// The rule of a digit that two cells in sight of each other share.
std::optional<RuleId> common_rule(const Position& position, Digit digit, Cell a, Cell b);

// The two places that a digit has left in a unit; nothing where it has more or fewer.
struct Pair {
  Cell a;
  Cell b;
};
std::optional<Pair> two_places(const Position& position, RuleId rule);

}  // namespace quadrille::logic
