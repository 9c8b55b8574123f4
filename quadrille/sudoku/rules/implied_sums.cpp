// The rule of 45. Rows, columns and boxes next to each other have a known sum; cages inside of them
// leave over cells whose sum follows, and a cage across the border is taken whole or not at all,
// whichever leaves fewer cells: those inside count once, those that stick out count less once. What
// is more than half of a unit is exchanged for the rest of it. Sums of up to four cells are kept:
// longer ones make more options than they rule out.
#include <algorithm>
#include <bitset>
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

using Area = std::bitset<std::size_t{kMostSize} * kMostSize>;

struct KnownSum {
  std::vector<Cell> cells;
  std::int64_t sum = 0;
  Area area = {};
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
    sums.push_back({cells, std::int64_t{it.values.front()}});
    for (const Cell cell : cells) {
      taken[cell] = true;
      sums.back().area.set(cell);
    }
  }
  return sums;
}

class SumFinder {
 public:
  SumFinder(Draft& draft, std::vector<KnownSum> sums)
      : draft_(draft),
        sums_(std::move(sums)),
        layout_(draft.shape()),
        unit_sum_((draft.least() + draft.most()) * draft.size() / 2),
        areas_(layout_.unit_count()),
        left_(layout_.cell_count()),
        counts_(layout_.unit_count()) {
    for (Unit unit = 0; unit < layout_.unit_count(); ++unit) {
      for (const Cell cell : layout_.cells(unit)) areas_[unit].set(cell);
    }
  }

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
    Area area;
    for (const Unit unit : units) area |= areas_[unit];
    std::int64_t total = unit_sum_ * static_cast<std::int64_t>(units.size());
    Area inside = area;
    Area outside;
    for (const KnownSum& known : sums_) {
      const std::size_t within = (known.area & area).count();
      if (2 * within < known.cells.size() || within == 0) continue;
      inside &= ~known.area;
      outside |= known.area & ~area;
      total -= known.sum;
    }
    left_count_ = inside.count() + outside.count();
    if (left_count_ > kMostLeft) return;
    for (Cell cell = 0; cell < left_.size(); ++cell) {
      set_left(cell, static_cast<int>(inside.test(cell)) - static_cast<int>(outside.test(cell)));
    }
    exchange(total);
    keep(total);
  }

  // Takes units away from what is left, or adds them, as long as that leaves fewer cells.
  void exchange(std::int64_t& total) {
    bool better = left_count_ > 1;
    while (better) {
      better = false;
      for (Unit unit = 0; unit < layout_.unit_count() && !better; ++unit) {
        const std::size_t come = draft_.size() - counts_[unit].any;
        for (const int sign : {1, -1}) {
          const std::size_t gone = sign > 0 ? counts_[unit].once : counts_[unit].less_once;
          if (gone <= come) continue;
          for (const Cell cell : layout_.cells(unit)) set_left(cell, left_[cell] - sign);
          left_count_ = left_count_ + come - gone;
          total -= sign * unit_sum_;
          better = true;
          break;
        }
      }
    }
  }

  void set_left(Cell cell, int weight) {
    const int before = std::exchange(left_[cell], weight);
    if (before == weight) return;
    for (const Unit unit : layout_.units_of(cell)) {
      counts_[unit].add(before, -1);
      counts_[unit].add(weight, 1);
    }
  }

  void keep(std::int64_t total) {
    if (left_count_ == 0 || left_count_ > kMostCells) return;
    Weighted terms;
    Area area;
    int sign = 0;
    for (Cell cell = 0; cell < left_.size(); ++cell) {
      if (left_[cell] == 0) continue;
      if (sign == 0) sign = left_[cell] > 0 ? 1 : -1;
      terms.cells.push_back(cell);
      terms.weights.push_back(std::int64_t{left_[cell]} * sign);
      area.set(cell);
    }
    const bool known =
        std::ranges::any_of(sums_, [&](const KnownSum& sum) { return sum.area == area; });
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

  // How many cells of a unit count at all, once, and less once.
  struct UnitCount {
    std::uint32_t any = 0;
    std::uint32_t once = 0;
    std::uint32_t less_once = 0;

    void add(int weight, int more) {
      if (weight == 0) return;
      any += static_cast<std::uint32_t>(more);
      if (weight == 1) once += static_cast<std::uint32_t>(more);
      if (weight == -1) less_once += static_cast<std::uint32_t>(more);
    }
  };

  Draft& draft_;
  std::vector<KnownSum> sums_;
  Layout layout_;
  std::int64_t unit_sum_;
  std::vector<Area> areas_;  // of the units
  std::vector<int> left_;    // what is left of an area: how often each cell counts
  std::vector<UnitCount> counts_;
  std::size_t left_count_ = 0;  // of the cells that do
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
