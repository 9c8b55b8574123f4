// Locked sets: two to four truths in as many links. The families of both give the pattern its name:
//   cells in the digits of a unit    naked pair, triplet, quad
//   digits of a unit in cells        hidden pair, triplet, quad
//   rows in columns, or columns in rows, for one digit    X-Wing, Swordfish, Jellyfish
#include <array>
#include <cassert>
#include <ranges>

#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

enum class Pattern : std::uint8_t { naked, hidden, fish };

struct Shape {
  Pattern pattern;
  std::uint32_t k;
};

Shape shape_of(Technique technique) {
  switch (technique) {
    case Technique::naked_pair:
      return {Pattern::naked, 2};
    case Technique::naked_triplet:
      return {Pattern::naked, 3};
    case Technique::naked_quad:
      return {Pattern::naked, 4};
    case Technique::direct_hidden_pair:
    case Technique::hidden_pair:
      return {Pattern::hidden, 2};
    case Technique::direct_hidden_triplet:
    case Technique::hidden_triplet:
      return {Pattern::hidden, 3};
    case Technique::hidden_quad:
      return {Pattern::hidden, 4};
    case Technique::x_wing:
      return {Pattern::fish, 2};
    case Technique::swordfish:
      return {Pattern::fish, 3};
    default:
      assert(technique == Technique::jellyfish);
      return {Pattern::fish, 4};
  }
}

// Calls visit(plane) for every plane of a pattern until it returns true.
template <class Visit>
void walk_planes(const Layout& layout, Pattern pattern, Visit visit) {
  if (pattern == Pattern::fish) {
    for (Digit digit = 1; digit <= layout.size(); ++digit) {
      if (visit(Plane::columns(layout, digit)) || visit(Plane::rows(layout, digit))) return;
    }
    return;
  }
  for (const Family family : kUnitFamilies) {
    for (Unit unit = layout.first_unit(family); unit < layout.end_unit(family); ++unit) {
      const bool naked = pattern == Pattern::naked;
      if (visit(naked ? Plane::naked(layout, unit) : Plane::hidden(layout, unit))) return;
    }
  }
}

}  // namespace

void find_locked_sets(const Position& position, Technique technique, Deductions& found) {
  const Shape shape = shape_of(technique);
  LockedSets sets(position, shape.k);
  walk_planes(position.layout(), shape.pattern, [&](const Plane& plane) {
    return sets.walk(plane, [&](const LockedSet& set) {
      return rules_out_anything(position, plane, set) &&
             found.add(locked_set(position, technique, plane, set));
    }) || found.full();
  });
}

// The cells of the hidden set are taken; a digit that has one place left beside them goes there.
void find_direct_hidden_sets(const Position& position, Technique technique, Deductions& found) {
  const Shape shape = shape_of(technique);
  LockedSets sets(position, shape.k);
  walk_planes(position.layout(), shape.pattern, [&](const Plane& plane) {
    return sets.walk(plane, [&](const LockedSet& set) {
      for (const std::uint32_t number : std::views::iota(0U, position.size())) {
        const RuleId rule = plane.truth(number);
        if (set.truths.has(number) || position.count(rule) < 2) continue;
        const Bits left = position.options(rule) - set.links;
        if (left.count() != 1) continue;
        Deduction deduction = locked_set(position, technique, plane, set);
        deduction.truths.push_back(rule);
        deduction.places = plane.option(number, left.first());
        deduction.candidates.push_back(*deduction.places);
        deduction.rules_out.clear();  // as in locked.cpp: only the digit is written down
        return found.add(std::move(deduction));
      }
      return false;
    }) || found.full();
  });
}

}  // namespace quadrille::logic
