// W-Wing: two cells with the same two candidates x and y, out of each other's sight, and a unit in
// which x has two places, each in sight of one of the cells. They cannot both be x, so one is y.
#include <array>

#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/sight.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

// The pair of places turned so that the first sees `a` and the second sees `b`.
std::optional<Pair> bridge(const Position& position, RuleId rule, Cell a, Cell b) {
  const Layout& layout = position.layout();
  const auto ends = two_places(position, rule);
  if (!ends) return std::nullopt;
  if (layout.sees(ends->a, a) && layout.sees(ends->b, b)) return ends;
  if (layout.sees(ends->b, a) && layout.sees(ends->a, b)) return Pair{ends->b, ends->a};
  return std::nullopt;
}

Deduction w_wing(const Position& position, std::array<Cell, 2> cells, RuleId rule, Pair ends) {
  const Digit x = position.layout().digit(rule);
  Deduction deduction{.technique = Technique::w_wing,
                      .difficulty = least_difficulty(Technique::w_wing)};
  deduction.truths = {Layout::rule(cells[0]), Layout::rule(cells[1]), rule};
  for (const RuleId truth : deduction.truths) {
    append_options(position, truth, deduction.candidates);
  }
  deduction.links = {*common_rule(position, x, cells[0], ends.a),
                     *common_rule(position, x, cells[1], ends.b)};
  return deduction;
}

// Adds what follows for y from every unit that ties the two cells together by x.
bool add_w_wings(const Position& position, std::array<Cell, 2> cells, Digit x, Digit y,
                 Deductions& found) {
  const std::vector<Placement> seen = seen_by_all(position, y, cells);
  if (seen.empty()) return false;
  for (Unit unit = 0; unit < position.layout().unit_count(); ++unit) {
    const RuleId rule = position.layout().rule(unit, x);
    const auto ends = bridge(position, rule, cells[0], cells[1]);
    if (!ends) continue;
    Deduction deduction = w_wing(position, cells, rule, *ends);
    deduction.rules_out = seen;
    if (found.add(std::move(deduction))) return true;
  }
  return false;
}

}  // namespace

void find_w_wings(const Position& position, Technique /*technique*/, Deductions& found) {
  const Layout& layout = position.layout();
  std::vector<Cell> pairs;
  for (Cell cell = 0; cell < layout.cell_count(); ++cell) {
    if (position.count(Layout::rule(cell)) == 2) pairs.push_back(cell);
  }
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const Bits& digits = position.options(Layout::rule(pairs[i]));
    const auto low = static_cast<Digit>(digits.first() + 1);
    const auto high = static_cast<Digit>((digits - Bits::of(digits.first())).first() + 1);
    for (std::size_t j = i + 1; j < pairs.size(); ++j) {
      if (position.options(Layout::rule(pairs[j])) != digits) continue;
      if (layout.sees(pairs[i], pairs[j])) continue;
      const std::array<Cell, 2> cells = {pairs[i], pairs[j]};
      if (add_w_wings(position, cells, low, high, found)) return;
      if (add_w_wings(position, cells, high, low, found)) return;
    }
  }
}

}  // namespace quadrille::logic
