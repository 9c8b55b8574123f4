// BUG, the bivalue universal grave: every empty cell has two candidates and every digit left in a
// unit has two places. Such a position has no solution or two. Where it is so but for some extra
// candidates, one of them must be right.
//   type 1  all extra candidates are in one cell: it takes one of them
//   type 2  they are all one digit: it goes nowhere in sight of all their cells
//   type 3  their cells share a unit: they stand for one cell of a naked set there
//   type 4  two cells that share a unit and a third digit: one of them takes it, the other an extra
#include <algorithm>
#include <optional>
#include <utility>

#include "quadrille/logic/techniques/plane.h"
#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

constexpr std::uint32_t kLargestSet = 6;

struct Grave {
  std::vector<Cell> cells;  // with extra candidates
  std::vector<Bits> extra;  // of each of them
  Bits all_extra;
};

// The cells with extra candidates; none where they are too many.
std::vector<Cell> find_cells(const Position& position) {
  const Layout& layout = position.layout();
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < layout.cell_count(); ++cell) {
    if (position.count(Layout::rule(cell)) > 2) cells.push_back(cell);
    if (cells.size() > layout.size()) return {};  // no unit holds as many
  }
  return cells;
}

// The extra candidates, by the units in which they stand out; nothing where it is no BUG.
std::optional<Grave> find_grave(const Position& position) {
  const Layout& layout = position.layout();
  Grave grave{.cells = find_cells(position), .extra = {}, .all_extra = {}};
  if (grave.cells.empty()) return std::nullopt;
  grave.extra.resize(grave.cells.size());
  for (Unit unit = 0; unit < layout.unit_count(); ++unit) {
    for (Digit digit = 1; digit <= layout.size(); ++digit) {
      const RuleId rule = layout.rule(unit, digit);
      if (position.count(rule) == 0 || position.count(rule) == 2) continue;
      std::optional<std::size_t> only;
      std::uint32_t standing_out = 0;
      for (std::size_t i = 0; i < grave.cells.size(); ++i) {
        const bool here = layout.unit_of(grave.cells[i], layout.family(unit)) == unit &&
                          position.has({grave.cells[i], digit});
        if (here && ++standing_out == 1) only = i;
      }
      if (standing_out == 0) return std::nullopt;
      // Where there are several, another unit tells which of them is extra.
      if (standing_out == 1) grave.extra[*only].set(digit - 1U);
    }
  }
  for (const Bits& extra : grave.extra) grave.all_extra |= extra;
  return grave;
}

// Whether without the extra candidates each empty cell has two, and each digit two places.
bool is_grave(const Position& position, const Grave& grave) {
  Position bare = position;
  for (std::size_t i = 0; i < grave.cells.size(); ++i) {
    for (const std::uint32_t number : grave.extra[i]) {
      bare.rule_out({grave.cells[i], static_cast<Digit>(number + 1)});
    }
  }
  for (std::uint32_t rule = 0; rule < bare.layout().rule_count(); ++rule) {
    if (!bare.covered(RuleId{rule}) && bare.count(RuleId{rule}) != 2) return false;
  }
  return true;
}

class GraveTypes {
 public:
  GraveTypes(const Position& position, const Grave& grave)
      : position_(position), layout_(position.layout()), grave_(grave) {}

  void add_to(Deductions& found) {
    if (grave_.cells.size() == 1) {
      add(type_1());
    } else {
      if (grave_.all_extra.count() == 1) add(type_2());
      for (const Unit unit : layout_.units_of(grave_.cells.front())) {
        const bool shared = std::ranges::all_of(grave_.cells, [&](Cell cell) {
          return layout_.unit_of(cell, layout_.family(unit)) == unit;
        });
        if (!shared) continue;
        if (grave_.cells.size() == 2) add(type_4());
        if (grave_.all_extra.count() > 1) type_3(unit);
      }
    }
    for (Deduction& deduction : found_) {
      if (found.add(std::move(deduction))) return;
    }
  }

 private:
  [[nodiscard]] Deduction start(Technique technique) const {
    Deduction deduction{.technique = technique, .difficulty = least_difficulty(technique)};
    for (std::size_t i = 0; i < grave_.cells.size(); ++i) {
      for (const std::uint32_t number : grave_.extra[i]) {
        deduction.candidates.push_back({grave_.cells[i], static_cast<Digit>(number + 1)});
      }
    }
    return deduction;
  }

  void add(Deduction deduction) {
    if (!deduction.rules_out.empty()) insert_by_difficulty(found_, std::move(deduction));
  }

  // All candidates of a cell but these.
  void rule_out_all_but(std::size_t i, const Bits& kept, Deduction& deduction) const {
    for (const std::uint32_t number : position_.options(Layout::rule(grave_.cells[i])) - kept) {
      deduction.rules_out.push_back({grave_.cells[i], static_cast<Digit>(number + 1)});
    }
  }

  [[nodiscard]] Deduction type_1() const {
    Deduction deduction = start(Technique::bug_1);
    rule_out_all_but(0, grave_.extra[0], deduction);
    if (grave_.extra[0].count() == 1) deduction.places = deduction.candidates.front();
    return deduction;
  }

  [[nodiscard]] Deduction type_2() const {
    Deduction deduction = start(Technique::bug_2);
    const auto digit = static_cast<Digit>(grave_.all_extra.first() + 1);
    deduction.rules_out = seen_by_all(position_, digit, grave_.cells);
    return deduction;
  }

  void type_3(Unit unit) {
    const Plane plane = Plane::naked(layout_, unit);
    Bits cells;  // places in the unit
    for (const Cell cell : grave_.cells) cells.set(layout_.place_of(cell, layout_.family(unit)));
    for (std::uint32_t k = grave_.all_extra.count(); k <= kLargestSet; ++k) {
      const LockedSet first{.truths = {}, .links = grave_.all_extra};
      LockedSets(position_, k).walk(plane, first, 1, cells, [&](const LockedSet& set) {
        Deduction naked = locked_set(position_, Technique::bug_3, plane,
                                     {.truths = set.truths | cells, .links = set.links});
        naked.difficulty = least_difficulty(Technique::bug_3) + k - 2;
        naked.candidates = start(Technique::bug_3).candidates;
        add(std::move(naked));
        return false;
      });
    }
  }

  // The third digit has no other place in their unit, as each digit has two.
  [[nodiscard]] Deduction type_4() const {
    Deduction deduction = start(Technique::bug_4);
    const Bits common = (position_.options(Layout::rule(grave_.cells[0])) &
                         position_.options(Layout::rule(grave_.cells[1]))) -
                        grave_.all_extra;
    if (common.count() != 1) return deduction;
    for (std::size_t i = 0; i < 2; ++i) rule_out_all_but(i, grave_.extra[i] | common, deduction);
    return deduction;
  }

  const Position& position_;
  const Layout& layout_;
  const Grave& grave_;
  std::vector<Deduction> found_;
};

}  // namespace

void find_universal_graves(const Position& position, Technique /*technique*/, Deductions& found) {
  const std::optional<Grave> grave = find_grave(position);
  if (grave && is_grave(position, *grave)) GraveTypes(position, *grave).add_to(found);
}

}  // namespace quadrille::logic
