// Rows, columns, boxes or further units without common cells have a known sum, and so has each
// cage. A cage that lies across the border counts as inside if most of it is. Where few cells are
// left over, inside or out, their digits are tried.
#include <algorithm>
#include <utility>

#include "quadrille/logic/stories/sum_of_rest.h"
#include "quadrille/logic/techniques/table.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/rules/rule_book.h"

namespace quadrille::logic {
namespace {

using sudoku::ConstraintKind;

constexpr std::size_t kMostOpen = 4;  // cells whose digits are tried
constexpr std::size_t kMostLines = 4;
constexpr std::size_t kMostBoxes = 3;

bool has_known_sum(const Layout& layout, std::uint32_t part) {
  const sudoku::Constraint& it = cage_at(layout, part);
  const bool sums = it.kind == ConstraintKind::cage || it.kind == ConstraintKind::sum ||
                    it.kind == ConstraintKind::pair_sum;
  return sums && it.values.size() == 1 &&
         it.cells.size() == layout.book().parts()[part].cells.size();
}

// As many as there are without common cells, in their order.
std::vector<std::uint32_t> disjoint_cages(const Layout& layout) {
  std::vector<std::uint32_t> cages;
  std::vector<bool> taken(layout.cell_count(), false);
  const auto parts = layout.book().parts();
  for (std::uint32_t part = 0; part < parts.size(); ++part) {
    const std::vector<Cell>& cells = parts[part].cells;
    if (!has_known_sum(layout, part)) continue;
    if (std::ranges::any_of(cells, [&](Cell cell) { return taken[cell]; })) continue;
    for (const Cell cell : cells) taken[cell] = true;
    cages.push_back(part);
  }
  return cages;
}

// The digits of a few cells, each counted once or taken away once, that come to a sum.
class SumWays {
 public:
  struct Term {
    Cell cell;
    std::int64_t sign;
  };

  SumWays(const Position& position, std::vector<Term> terms, std::int64_t first_value)
      : position_(position),
        terms_(std::move(terms)),
        first_value_(first_value),
        ways_(terms_.size()),
        chosen_(terms_.size()) {}

  // Of each cell in turn.
  const std::vector<Bits>& find(std::int64_t total) {
    choose(0, total);
    return ways_;
  }

 private:
  // NOLINTNEXTLINE(misc-no-recursion): as deep as there are cells
  bool choose(std::size_t next, std::int64_t left) {
    if (next == terms_.size()) return left == 0;
    bool any = false;
    const Cell cell = terms_[next].cell;
    for (const std::uint32_t number : position_.options(Layout::rule(cell))) {
      if (is_seen(next, number)) continue;
      chosen_[next] = number;
      const std::int64_t value = first_value_ + number;
      if (!choose(next + 1, left - terms_[next].sign * value)) continue;
      ways_[next].set(number);
      any = true;
    }
    return any;
  }

  [[nodiscard]] bool is_seen(std::size_t next, std::uint32_t number) const {
    for (std::size_t k = 0; k < next; ++k) {
      if (chosen_[k] == number && position_.layout().sees(terms_[k].cell, terms_[next].cell)) {
        return true;
      }
    }
    return false;
  }

  const Position& position_;
  std::vector<Term> terms_;
  std::int64_t first_value_;
  std::vector<Bits> ways_;
  std::vector<std::uint32_t> chosen_;
};

class RestFinder {
 public:
  RestFinder(const Position& position, Deductions& found)
      : position_(position),
        layout_(position.layout()),
        found_(found),
        cages_(disjoint_cages(layout_)) {}

  void find() {
    for (std::size_t count = 1; count <= kMostLines; ++count) {
      for (const Family family : {Family::row, Family::column}) {
        for (Unit first = layout_.first_unit(family); first + count <= layout_.end_unit(family);
             ++first) {
          std::vector<Unit> units(count);
          for (std::size_t k = 0; k < count; ++k) units[k] = first + static_cast<Unit>(k);
          if (look_at(units)) return;
        }
      }
      std::vector<Unit> boxes;
      if (count <= kMostBoxes && look_at_boxes(layout_.first_unit(Family::box), count, boxes)) {
        return;
      }
      if (count == 1 && look_at_further()) return;
    }
  }

 private:
  bool look_at_further() {
    for (Unit unit = layout_.first_further(); unit < layout_.unit_count(); ++unit) {
      if (look_at({&unit, 1})) return true;
    }
    return false;
  }

  // NOLINTNEXTLINE(misc-no-recursion): as deep as there are boxes
  bool look_at_boxes(Unit from, std::size_t count, std::vector<Unit>& boxes) {
    if (boxes.size() == count) return look_at(boxes);
    for (Unit box = from; box < layout_.end_unit(Family::box); ++box) {
      boxes.push_back(box);
      if (look_at_boxes(box + 1, count, boxes)) return true;
      boxes.pop_back();
    }
    return false;
  }

  // Whether the deductions are full.
  bool look_at(std::span<const Unit> units) {
    std::vector<bool> inside(layout_.cell_count(), false);
    for (const Unit unit : units) {
      for (const Cell cell : layout_.cells(unit)) inside[cell] = true;
    }
    std::vector<std::uint32_t> cages;
    for (const std::uint32_t cage : cages_) {
      const std::vector<Cell>& cells = layout_.book().parts()[cage].cells;
      const auto within = static_cast<std::size_t>(
          std::ranges::count_if(cells, [&](Cell cell) { return inside[cell]; }));
      if (within > 0 && 2 * within >= cells.size()) cages.push_back(cage);
    }
    if (cages.empty()) return found_.full();
    return try_rest(units, cages) || found_.full();
  }

  bool try_rest(std::span<const Unit> units, const std::vector<std::uint32_t>& cages) {
    const SumOfRest rest = sum_of_rest(layout_, units, cages);
    const std::int64_t first_value = layout_.constraints()->first_value();
    std::int64_t total = rest.total;
    std::vector<SumWays::Term> open;
    const auto add = [&](std::span<const Cell> cells, std::int64_t sign) {
      for (const Cell cell : cells) {
        const Digit value = position_.value(cell);
        if (value == 0) open.push_back({cell, sign});
        if (value != 0) total -= sign * (first_value + value - 1);
      }
    };
    add(rest.inside, 1);
    add(rest.outside, -1);
    if (open.empty() || open.size() > kMostOpen) return false;
    const std::vector<Bits> ways = SumWays(position_, open, first_value).find(total);
    Deduction deduction{.technique = Technique::rule_of_45, .difficulty = kOffScale};
    for (std::size_t k = 0; k < open.size(); ++k) {
      const Cell cell = open[k].cell;
      for (const std::uint32_t number : position_.options(Layout::rule(cell))) {
        const Placement option{cell, static_cast<Digit>(number + 1)};
        (ways[k].has(number) ? deduction.candidates : deduction.rules_out).push_back(option);
      }
    }
    if (deduction.rules_out.empty()) return false;
    for (const Unit unit : units) deduction.truths.push_back(layout_.rule(unit, 1));
    for (const std::uint32_t cage : cages) {
      deduction.links.push_back(layout_.rule(layout_.first_named() + cage, 1));
    }
    return found_.add(std::move(deduction));
  }

  const Position& position_;
  const Layout& layout_;
  Deductions& found_;
  std::vector<std::uint32_t> cages_;
};

}  // namespace

void find_sums_of_rest(const Position& position, Technique /*technique*/, Deductions& found) {
  RestFinder(position, found).find();
}

}  // namespace quadrille::logic
