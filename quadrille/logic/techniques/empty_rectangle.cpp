// Empty rectangle: all places of a digit in a box lie in one row or in one column of it. A line
// elsewhere in which the digit has two places, one of them in that row, leads round the corner: if
// the digit is not in its other place, it is in the row outside the box, hence in the column
// inside it. So the column cannot hold it where the other place looks across.
// The same with rows and columns exchanged.
#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

// The corner of a box: a line and a line across that hold all its places of a digit between them.
struct Corner {
  RuleId box;
  RuleId line;    // the pair has an end in this one
  RuleId across;  // something is ruled out in this one
};

bool all_in_corner(const Position& position, const Corner& corner) {
  const Layout& layout = position.layout();
  const Unit line = layout.unit(corner.line);
  const Unit across = layout.unit(corner.across);
  bool in_line = false;
  bool in_across = false;
  for (const std::uint32_t place : position.options(corner.box)) {
    const Cell cell = layout.option(corner.box, place).cell;
    const bool on_line = layout.unit_of(cell, layout.family(line)) == line;
    const bool on_across = layout.unit_of(cell, layout.family(across)) == across;
    if (!on_line && !on_across) return false;
    in_line |= on_line && !on_across;
    in_across |= on_across && !on_line;
  }
  return in_line && in_across;  // else they are all in one line, which is pointing
}

// Adds what the pair of places in a rule rules out with the corner, if anything.
bool add_turn(const Position& position, const Corner& corner, RuleId pair_rule, Pair pair,
              Deductions& found) {
  const Layout& layout = position.layout();
  const Unit line = layout.unit(corner.line);
  const Unit across = layout.unit(corner.across);
  const Unit box = layout.unit(corner.box);
  const auto in = [&](Cell cell, Unit unit) {
    return layout.unit_of(cell, layout.family(unit)) == unit;
  };
  if (!in(pair.a, line)) std::swap(pair.a, pair.b);
  if (!in(pair.a, line) || in(pair.a, box) || in(pair.b, box)) return false;
  const Unit along = layout.unit_of(pair.b, layout.family(line));
  const Cell turn =
      layout.cell(along, layout.place_of(layout.cell(across, 0), layout.family(along)));
  const Placement target{turn, layout.digit(corner.box)};
  if (in(turn, box) || turn == pair.b || !position.has(target)) return false;
  Deduction deduction{.technique = Technique::empty_rectangle,
                      .difficulty = least_difficulty(Technique::empty_rectangle)};
  deduction.truths = {corner.box, pair_rule};
  deduction.links = {corner.line, corner.across, layout.rule(along, target.digit)};
  for (const RuleId truth : deduction.truths) {
    append_options(position, truth, deduction.candidates);
  }
  deduction.rules_out = {target};
  return found.add(std::move(deduction));
}

bool add_corner(const Position& position, const Corner& corner, Deductions& found) {
  if (!all_in_corner(position, corner)) return false;
  const Layout& layout = position.layout();
  const Family pairs = layout.family(layout.unit(corner.across));
  for (Unit unit = layout.first_unit(pairs); unit < layout.end_unit(pairs); ++unit) {
    const RuleId rule = layout.rule(unit, layout.digit(corner.box));
    const auto pair = two_places(position, rule);
    if (pair && add_turn(position, corner, rule, *pair, found)) return true;
  }
  return false;
}

// The lines of a family that cross a box.
Bits lines_through(const Layout& layout, Unit box, Family family) {
  Bits lines;
  for (const Cell cell : layout.cells(box)) {
    lines.set(layout.unit_of(cell, family) - layout.first_unit(family));
  }
  return lines;
}

}  // namespace

void find_empty_rectangles(const Position& position, Technique /*technique*/, Deductions& found) {
  const Layout& layout = position.layout();
  const std::uint32_t size = layout.size();
  for (Unit box = 2 * size; box < layout.first_further(); ++box) {
    const Bits rows = lines_through(layout, box, Family::row);
    const Bits columns = lines_through(layout, box, Family::column);
    for (Digit digit = 1; digit <= size; ++digit) {
      const RuleId rule = layout.rule(box, digit);
      if (position.count(rule) < 2 || position.count(rule) > rows.count() + columns.count()) {
        continue;
      }
      for (const std::uint32_t row : rows) {
        for (const std::uint32_t column : columns) {
          const RuleId in_row = layout.rule(row, digit);
          const RuleId in_column = layout.rule(size + column, digit);
          if (add_corner(position, {rule, in_row, in_column}, found)) return;
          if (add_corner(position, {rule, in_column, in_row}, found)) return;
        }
      }
    }
  }
}

}  // namespace quadrille::logic
