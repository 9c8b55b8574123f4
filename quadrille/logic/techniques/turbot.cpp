// Turbot fish: two units in which a digit has two places each, tied together by a third unit that
// holds one place of either. One of the two loose ends must be right.
//   skyscraper        two rows tied by a column, or two columns tied by a row
//   two-string kite   a row and a column tied by a box
#include <array>

#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

struct Ends {
  std::array<Cell, 2> tied;
  std::array<Cell, 2> loose;
};

bool add_turbot(const Position& position, Technique technique, std::array<RuleId, 2> truths,
                const Ends& ends, Deductions& found) {
  const Digit digit = position.layout().digit(truths[0]);
  std::vector<Placement> seen = seen_by_all(position, digit, ends.loose);
  if (seen.empty()) return false;
  Deduction deduction{.technique = technique, .difficulty = least_difficulty(technique)};
  deduction.truths = {truths[0], truths[1]};
  for (const RuleId truth : truths) append_options(position, truth, deduction.candidates);
  deduction.links = {*common_rule(position, digit, ends.tied[0], ends.tied[1])};
  deduction.rules_out = std::move(seen);
  return found.add(std::move(deduction));
}

// Calls visit(ends) for each way of tying an end of one pair to an end of the other.
template <class Visit>
bool any_tie(const Pair& first, const Pair& second, Visit visit) {
  return visit(Ends{{first.a, second.a}, {first.b, second.b}}) ||
         visit(Ends{{first.a, second.b}, {first.b, second.a}}) ||
         visit(Ends{{first.b, second.a}, {first.a, second.b}}) ||
         visit(Ends{{first.b, second.b}, {first.a, second.a}});
}

bool add_skyscrapers(const Position& position, Family lines, Digit digit, Deductions& found) {
  const Layout& layout = position.layout();
  const Family across = lines == Family::row ? Family::column : Family::row;
  for (Unit one = layout.first_unit(lines); one < layout.end_unit(lines); ++one) {
    const auto first = two_places(position, layout.rule(one, digit));
    if (!first) continue;
    for (Unit two = one + 1; two < layout.end_unit(lines); ++two) {
      const auto second = two_places(position, layout.rule(two, digit));
      if (!second) continue;
      const bool full = any_tie(*first, *second, [&](const Ends& ends) {
        const auto line = [&](Cell cell) { return layout.unit_of(cell, across); };
        // With both ends in line it is an X-Wing.
        return line(ends.tied[0]) == line(ends.tied[1]) &&
               line(ends.loose[0]) != line(ends.loose[1]) &&
               add_turbot(position, Technique::skyscraper,
                          {layout.rule(one, digit), layout.rule(two, digit)}, ends, found);
      });
      if (full) return true;
    }
  }
  return false;
}

bool add_kites(const Position& position, Digit digit, Deductions& found) {
  const Layout& layout = position.layout();
  for (Unit row = 0; row < layout.size(); ++row) {
    const auto first = two_places(position, layout.rule(row, digit));
    if (!first) continue;
    for (Unit column = layout.size(); column < 2 * layout.size(); ++column) {
      const auto second = two_places(position, layout.rule(column, digit));
      if (!second) continue;
      const bool full = any_tie(*first, *second, [&](const Ends& ends) {
        const auto box = [&](Cell cell) { return layout.unit_of(cell, Family::box); };
        return box(ends.tied[0]) == box(ends.tied[1]) && ends.tied[0] != ends.tied[1] &&
               ends.loose[0] != ends.loose[1] && ends.loose[0] != ends.tied[1] &&
               ends.loose[1] != ends.tied[0] &&
               add_turbot(position, Technique::two_string_kite,
                          {layout.rule(row, digit), layout.rule(column, digit)}, ends, found);
      });
      if (full) return true;
    }
  }
  return false;
}

}  // namespace

void find_turbot_fish(const Position& position, Technique technique, Deductions& found) {
  const bool kite = technique == Technique::two_string_kite;
  if (kite && !position.layout().has_boxes()) return;
  for (Digit digit = 1; digit <= position.size(); ++digit) {
    const bool full = kite ? add_kites(position, digit, found)
                           : add_skyscrapers(position, Family::row, digit, found) ||
                                 add_skyscrapers(position, Family::column, digit, found);
    if (full) return;
  }
}

}  // namespace quadrille::logic
