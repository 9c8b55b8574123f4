// Singles: one truth with one option left. For the eye it matters where: the last empty cell of a
// unit is seen at once, a digit's only place in a box sooner than in a line, and that nothing else
// fits into a cell takes more looking than any of these.
#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

// Calls visit(unit) for the units of a family until it returns true; returns whether it did.
template <class Visit>
bool any_unit(const Layout& layout, Family family, Visit visit) {
  for (Unit unit = layout.first_unit(family); unit < layout.end_unit(family); ++unit) {
    if (visit(unit)) return true;
  }
  return false;
}

bool add_hidden_singles(const Position& position, Technique technique, Unit unit,
                        Deductions& found) {
  const Layout& layout = position.layout();
  for (Digit digit = 1; digit <= position.size(); ++digit) {
    const RuleId rule = layout.rule(unit, digit);
    if (position.count(rule) == 1 && found.add(single(position, technique, rule))) return true;
  }
  return false;
}

}  // namespace

void find_last_cells(const Position& position, Technique technique, Deductions& found) {
  for (const Family family : kUnitFamilies) {
    const bool full = any_unit(position.layout(), family, [&](Unit unit) {
      return position.empty_cells(unit) == 1 &&
             add_hidden_singles(position, technique, unit, found);
    });
    if (full) return;
  }
}

void find_hidden_singles(const Position& position, Technique technique, Deductions& found) {
  for (const Family family : kUnitFamilies) {
    if ((family == Family::box) != (technique == Technique::hidden_single_box)) continue;
    const bool full = any_unit(position.layout(), family, [&](Unit unit) {
      return position.empty_cells(unit) > 1 && add_hidden_singles(position, technique, unit, found);
    });
    if (full) return;
  }
}

void find_naked_singles(const Position& position, Technique technique, Deductions& found) {
  for (Cell cell = 0; cell < position.layout().cell_count(); ++cell) {
    const RuleId rule = Layout::rule(cell);
    if (position.count(rule) == 1 && found.add(single(position, technique, rule))) return;
  }
}

}  // namespace quadrille::logic
