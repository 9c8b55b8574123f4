// The rule of 45. Rows, columns and boxes next to each other have a known sum; cages inside of them
// leave over cells whose sum follows, and a cage across the border is taken whole or not at all,
// whichever leaves fewer cells: those inside count once, those that stick out count less once. What
// is more than half of a unit is exchanged for the rest of it. Sums of up to four cells are kept:
// longer ones make more options than they rule out.
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "quadrille/sudoku/rules/lower_parts.h"

namespace quadrille::sudoku::rules {
namespace {

constexpr std::size_t kMostCells = 4;
// Nothing comes of more.
constexpr std::size_t kMostLeft = 20;
constexpr std::uint32_t kMostSize = 16;

struct KnownSum {
  std::vector<Cell> cells;
  std::int64_t sum = 0;
};

std::vector<KnownSum> disjoint_sums(const Draft& draft, const Constraints& constraints) {
  std::vector<KnownSum> sums;
  std::vector<bool> taken(draft.shape().cell_count(), false);
  for (const Constraint& it : constraints.all()) {
    const bool has_sum = it.kind == ConstraintKind::cage || it.kind == ConstraintKind::sum ||
                         it.kind == ConstraintKind::pair_sum;
    if (!has_sum || it.values.size() != 1) continue;
    const std::vector<Cell> cells = merged(it.cells).cells;
    const bool is_free = cells.size() == it.cells.size() &&
                         std::ranges::none_of(cells, [&](Cell cell) { return taken[cell]; });
    if (!is_free) continue;
    for (const Cell cell : cells) taken[cell] = true;
    sums.push_back({cells, std::int64_t{it.values.front()}});
  }
  return sums;
}

class SumFinder {
 public:
  SumFinder(Draft& draft, std::vector<KnownSum> sums)
      : draft_(draft),
        sums_(std::move(sums)),
        layout_(draft.shape()),
        unit_sum_((draft.least() + draft.most()) * draft.size() / 2) {}

  void find() {
    for (const Family family : {Family::row, Family::column}) {
      const Unit first = layout_.first_unit(family);
      for (Unit from = first; from < layout_.end_unit(family); ++from) {
        std::vector<Unit> units;
        for (Unit to = from; to < layout_.end_unit(family); ++to) {
          units.push_back(to);
          if (units.size() < draft_.size()) look_at(units);
        }
      }
    }
    std::vector<Unit> boxes;
    look_at_boxes(layout_.first_unit(Family::box), boxes);
  }

  void add_all() {
    // The shortest first, in an order that is the same everywhere.
    for (const auto& [terms, total] : found_) {
      draft_.add_sum({terms.first, terms.second}, total);
    }
  }

 private:
  void look_at_boxes(Unit from, std::vector<Unit>& boxes) {
    for (Unit box = from; box < layout_.end_unit(Family::box); ++box) {
      boxes.push_back(box);
      look_at(boxes);
      if (boxes.size() < kMostBoxes) look_at_boxes(box + 1, boxes);
      boxes.pop_back();
    }
  }

  void look_at(std::span<const Unit> units) {
    std::vector<int> inside(layout_.cell_count(), 0);
    for (const Unit unit : units) {
      for (const Cell cell : layout_.cells(unit)) inside[cell] = 1;
    }
    std::int64_t total = unit_sum_ * static_cast<std::int64_t>(units.size());
    for (const KnownSum& known : sums_) {
      const auto within = static_cast<std::size_t>(
          std::ranges::count_if(known.cells, [&](Cell cell) { return inside[cell] == 1; }));
      if (2 * within < known.cells.size() || within == 0) continue;
      for (const Cell cell : known.cells) --inside[cell];
      total -= known.sum;
    }
    left_.clear();
    for (Cell cell = 0; cell < inside.size(); ++cell) {
      if (inside[cell] != 0) left_.emplace(cell, inside[cell]);
      if (left_.size() > kMostLeft) return;
    }
    exchange(total);
    keep(total);
  }

  // Takes units away from what is left, or adds them, as long as that leaves fewer cells.
  void exchange(std::int64_t& total) {
    bool better = left_.size() > 1;
    while (better) {
      better = false;
      for (Unit unit = 0; unit < layout_.unit_count() && !better; ++unit) {
        for (const int sign : {1, -1}) {
          const auto cells = layout_.cells(unit);
          const auto gone = static_cast<std::size_t>(std::ranges::count_if(cells, [&](Cell cell) {
            const auto at = left_.find(cell);
            return at != left_.end() && at->second == sign;
          }));
          const auto come = static_cast<std::size_t>(
              std::ranges::count_if(cells, [&](Cell cell) { return !left_.contains(cell); }));
          if (gone <= come) continue;
          for (const Cell cell : cells) {
            left_[cell] -= sign;
            if (left_[cell] == 0) left_.erase(cell);
          }
          total -= sign * unit_sum_;
          better = true;
          break;
        }
      }
    }
  }

  void keep(std::int64_t total) {
    if (left_.empty() || left_.size() > kMostCells) return;
    Weighted terms;
    const int sign = left_.begin()->second > 0 ? 1 : -1;
    for (const auto& [cell, weight] : left_) {
      terms.cells.push_back(cell);
      terms.weights.push_back(std::int64_t{weight} * sign);
    }
    const bool known = std::ranges::any_of(sums_, [&](const KnownSum& sum) {
      std::vector<Cell> cells = sum.cells;
      std::ranges::sort(cells);
      return cells == terms.cells;
    });
    if (!known) found_.emplace(std::pair(terms.cells, terms.weights), total * sign);
  }

  static constexpr std::size_t kMostBoxes = 4;

  struct ShorterFirst {
    using Terms = std::pair<std::vector<Cell>, std::vector<std::int64_t>>;
    bool operator()(const Terms& a, const Terms& b) const {
      if (a.first.size() != b.first.size()) return a.first.size() < b.first.size();
      return a < b;
    }
  };

  Draft& draft_;
  std::vector<KnownSum> sums_;
  Layout layout_;
  std::int64_t unit_sum_;
  std::map<Cell, int> left_;  // what is left of an area: how often each cell counts
  std::map<ShorterFirst::Terms, std::int64_t, ShorterFirst> found_;
};

}  // namespace

void add_implied_sums(Draft& draft, const Constraints& constraints) {
  if (draft.size() > kMostSize) return;
  std::vector<KnownSum> sums = disjoint_sums(draft, constraints);
  std::size_t cells = 0;
  for (const KnownSum& known : sums) cells += known.cells.size();
  if (cells + kMostCells < draft.size()) return;
  SumFinder finder(draft, std::move(sums));
  finder.find();
  finder.add_all();
}

}  // namespace quadrille::sudoku::rules
