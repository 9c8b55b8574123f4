// Wings: a pivot cell with the candidates x and y, and z for an XYZ-Wing; two cells in its sight
// with x and z, y and z. Whichever digit the pivot takes, one of the cells is z.
//
// W-Wing: two cells with the same two candidates x and y, out of each other's sight, and a unit in
// which x has two places, each in sight of one of the cells. They cannot both be x, so one is y.
#include <algorithm>
#include <array>

#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

// The cells with two candidates in sight of the pivot that share as many with it as they should.
std::vector<Cell> find_pincers(const Position& position, Cell pivot, std::uint32_t shared) {
  const Layout& layout = position.layout();
  const Bits& digits = position.options(Layout::rule(pivot));
  std::vector<Cell> pincers;
  const auto look_at = [&](Cell cell) {
    const RuleId rule = Layout::rule(cell);
    if (cell == pivot || position.count(rule) != 2) return;
    if ((position.options(rule) & digits).count() != shared) return;
    if (std::ranges::find(pincers, cell) == pincers.end()) pincers.push_back(cell);
  };
  for (const Unit unit : layout.units_of(pivot)) {
    for (const Cell cell : layout.cells(unit)) look_at(cell);
  }
  if (layout.has_further()) {
    for (const Cell cell : layout.further_peers(pivot)) look_at(cell);
  }
  return pincers;
}

// The digit that both pincers may take and from which no other cell in sight can escape; nothing
// where the three cells have more or fewer than three candidates between them.
std::optional<Digit> common_digit(const Position& position, Cell pivot, Cell a, Cell b) {
  const Bits& first = position.options(Layout::rule(a));
  const Bits& second = position.options(Layout::rule(b));
  const Bits both = first & second;
  if (both.count() != 1) return std::nullopt;
  if ((position.options(Layout::rule(pivot)) | first | second).count() != 3) return std::nullopt;
  const bool in_pivot = position.options(Layout::rule(pivot)).has(both.first());
  if (in_pivot != (position.count(Layout::rule(pivot)) == 3)) return std::nullopt;
  return static_cast<Digit>(both.first() + 1);
}

Deduction wing(const Position& position, Technique technique, std::array<Cell, 3> cells, Digit z) {
  Deduction deduction{.technique = technique, .difficulty = least_difficulty(technique)};
  for (const Cell cell : cells) {
    deduction.truths.push_back(Layout::rule(cell));
    append_options(position, Layout::rule(cell), deduction.candidates);
  }
  for (const Cell pincer : {cells[1], cells[2]}) {
    for (const std::uint32_t number : position.options(Layout::rule(pincer))) {
      const auto digit = static_cast<Digit>(number + 1);
      if (digit != z) deduction.links.push_back(*common_rule(position, digit, cells[0], pincer));
    }
  }
  return deduction;
}

// The wing of a pivot and two pincers; nothing where it is none, or rules nothing out.
std::optional<Deduction> find_wing(const Position& position, Technique technique,
                                   const std::array<Cell, 3>& cells) {
  const auto z = common_digit(position, cells[0], cells[1], cells[2]);
  if (!z) return std::nullopt;
  const bool three = technique == Technique::xyz_wing;
  std::vector<Placement> seen = seen_by_all(position, *z, std::span(cells).subspan(three ? 0 : 1));
  if (seen.empty()) return std::nullopt;
  Deduction deduction = wing(position, technique, cells, *z);
  deduction.rules_out = std::move(seen);
  return deduction;
}

}  // namespace

void find_wings(const Position& position, Technique technique, Deductions& found) {
  const bool three = technique == Technique::xyz_wing;
  for (Cell pivot = 0; pivot < position.layout().cell_count(); ++pivot) {
    if (position.count(Layout::rule(pivot)) != (three ? 3U : 2U)) continue;
    const std::vector<Cell> pincers = find_pincers(position, pivot, three ? 2 : 1);
    for (std::size_t i = 0; i < pincers.size(); ++i) {
      for (std::size_t j = i + 1; j < pincers.size(); ++j) {
        auto deduction = find_wing(position, technique, {pivot, pincers[i], pincers[j]});
        if (deduction && found.add(std::move(*deduction))) return;
      }
    }
  }
}

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
