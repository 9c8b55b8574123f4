// The rule of 45. Rows, columns and boxes next to each other have a known sum; cages inside of them
// leave over cells whose sum follows, and a cage across the border is taken whole or not at all,
// whichever leaves fewer cells: those inside count once, those that stick out count less once. What
// is more than half of a unit is exchanged for the rest of it. Sums of up to four cells are kept:
// longer ones make more options than they rule out. On a mosaic only units, which hold every digit,
// have a sum; areas are those of one board.
#include "quadrille/rules/kinds/implied_sums.h"

#include <algorithm>
#include <map>
#include <utility>

#include "quadrille/base/sort.h"
#include "quadrille/boards/mosaic.h"
#include "quadrille/rules/kinds/kind_row.h"

namespace quadrille::sudoku::rules {
namespace {

constexpr std::size_t kMostCells = 4;
// A walk, where a sum costs less, takes longer ones as long as there are few in all.
constexpr std::size_t kMostCellsOfWalk = 6;
constexpr std::size_t kMostSumsOfWalk = 30;
constexpr std::size_t kMostBoxes = 4;
constexpr std::size_t kMostBoxesOfWalk = 3;
constexpr std::uint32_t kMostSize = 16;

struct KnownSum {
  std::vector<Cell> cells;  // in rising order
  std::int64_t sum = 0;
};

// Units of one family and board, one after another.
struct Run {
  Unit first = 0;
  Unit end = 0;
};

std::vector<KnownSum> disjoint_sums(const Draft& draft) {
  std::vector<KnownSum> sums;
  std::vector<bool> taken(draft.shape().cell_count(), false);
  for (const Constraint& it : draft.constraints()) {
    const KindRow& row = row_of(it.kind);
    if (!row.has_total || row.extent != Extent::area || it.values.size() != 1) continue;
    std::vector<Cell> cells = merged(it.cells).cells;
    quadrille::sort(cells);
    const bool is_free = cells.size() == it.cells.size() &&
                         std::ranges::none_of(cells, [&](Cell cell) { return taken[cell]; });
    if (!is_free) continue;
    sums.push_back({cells, std::int64_t{it.values.front()}});
    for (const Cell cell : cells) taken[cell] = true;
  }
  return sums;
}

class SumFinder {
 public:
  SumFinder(Draft& draft, std::vector<KnownSum> sums)
      : draft_(draft),
        sums_(std::move(sums)),
        areas_(draft.shape()),
        most_boxes_(draft.for_walk() ? kMostBoxesOfWalk : kMostBoxes),
        most_cells_(draft.for_walk() ? kMostCellsOfWalk : kMostCells),
        unit_sum_((draft.least() + draft.most()) * draft.size() / 2),
        left_(draft.shape().cell_count()),
        counts_(areas_.unit_count()) {
    for (Unit unit = 0; unit < areas_.unit_count(); ++unit) {
      std::vector<Run>& runs = areas_.family(unit) == Family::box ? boxes_ : lines_;
      const bool goes_on = unit > 0 && areas_.family(unit) == areas_.family(unit - 1) &&
                           areas_.board(unit) == areas_.board(unit - 1);
      if (!goes_on) runs.push_back({unit, unit});
      ++runs.back().end;
    }
    inside_.resize(sums_.size(), 0);
    within_.resize(areas_.unit_count() * sums_.size(), 0);
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      for (const Cell cell : sums_[i].cells) {
        for (const Unit unit : areas_.units_of(cell)) ++within_[unit * sums_.size() + i];
      }
    }
  }

  void find() {
    for (const Run& run : lines_) {
      for (Unit from = run.first; from < run.end; ++from) {
        for (Unit to = from; to < run.end; ++to) {
          add_unit(to);
          if (units_.size() < draft_.size()) look();
        }
        while (!units_.empty()) drop_unit();
      }
    }
    for (const Run& run : boxes_) look_at_boxes(run.first, run.end);
  }

  void add_all() {
    // The shortest first, in an order that is the same everywhere.
    std::size_t count = 0;
    for (const auto& [terms, total] : found_) {
      if (terms.first.size() > kMostCells && count >= kMostSumsOfWalk) break;
      if (draft_.stopped()) return;
      draft_.add_sum({terms.first, terms.second}, total);
      ++count;
    }
  }

 private:
  void look_at_boxes(Unit from, Unit end) {
    for (Unit box = from; box < end && !draft_.stopped(); ++box) {
      add_unit(box);
      look();
      if (units_.size() < most_boxes_) look_at_boxes(box + 1, end);
      drop_unit();
    }
  }

  void add_unit(Unit unit) {
    units_.push_back(unit);
    for (std::size_t i = 0; i < sums_.size(); ++i) inside_[i] += within_[unit * sums_.size() + i];
  }
  void drop_unit() {
    const Unit unit = units_.back();
    units_.pop_back();
    for (std::size_t i = 0; i < sums_.size(); ++i) inside_[i] -= within_[unit * sums_.size() + i];
  }

  // At the area of the units that were added.
  void look() {
    std::size_t left = units_.size() * draft_.size();
    taken_.clear();
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      const std::size_t within = inside_[i];
      const std::size_t size = sums_[i].cells.size();
      if (2 * within < size || within == 0) continue;
      left += size - 2 * within;
      taken_.push_back(i);
    }
    if (left > draft_.size() + 1) return;  // nothing comes of more
    left_count_ = left;
    std::ranges::fill(left_, 0);
    std::ranges::fill(counts_, UnitCount{});
    for (const Unit unit : units_) {
      for (const Cell cell : areas_.cells(unit)) left_[cell] = 1;
    }
    std::int64_t total = unit_sum_ * static_cast<std::int64_t>(units_.size());
    for (const std::size_t i : taken_) {
      for (const Cell cell : sums_[i].cells) --left_[cell];
      total -= sums_[i].sum;
    }
    for (Cell cell = 0; cell < left_.size(); ++cell) {
      if (left_[cell] == 0) continue;
      for (const Unit unit : areas_.units_of(cell)) counts_[unit].add(left_[cell], 1);
    }
    exchange(total);
    keep(total);
  }

  // Takes units away from what is left, or adds them, as long as that leaves fewer cells.
  void exchange(std::int64_t& total) {
    bool better = 2 * left_count_ > draft_.size();
    while (better) {
      better = false;
      for (Unit unit = 0; unit < areas_.unit_count() && !better; ++unit) {
        const std::size_t come = draft_.size() - counts_[unit].any;
        for (const int sign : {1, -1}) {
          const std::size_t gone = sign > 0 ? counts_[unit].once : counts_[unit].less_once;
          if (gone <= come) continue;
          for (const Cell cell : areas_.cells(unit)) set_left(cell, left_[cell] - sign);
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
    for (const Unit unit : areas_.units_of(cell)) {
      counts_[unit].add(before, -1);
      counts_[unit].add(weight, 1);
    }
  }

  void keep(std::int64_t total) {
    if (left_count_ == 0 || left_count_ > most_cells_) return;
    Weighted terms;
    int sign = 0;
    for (Cell cell = 0; cell < left_.size(); ++cell) {
      if (left_[cell] == 0) continue;
      if (sign == 0) sign = left_[cell] > 0 ? 1 : -1;
      terms.cells.push_back(cell);
      terms.weights.push_back(std::int64_t{left_[cell]} * sign);
    }
    const bool known =
        std::ranges::any_of(sums_, [&](const KnownSum& sum) { return sum.cells == terms.cells; });
    if (!known) found_.emplace(std::pair(terms.cells, terms.weights), total * sign);
  }

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
  ShapeAreas areas_;
  std::vector<Run> lines_;  // rows next to each other, or columns
  std::vector<Run> boxes_;
  std::size_t most_boxes_;
  std::size_t most_cells_;
  std::int64_t unit_sum_;
  std::vector<std::uint32_t> within_;  // how many cells of each sum are in a unit
  std::vector<Unit> units_;            // of the area that is looked at
  std::vector<std::uint32_t> inside_;  // how many cells of each sum are in it
  std::vector<std::size_t> taken_;     // the sums that are taken away from an area
  std::vector<int> left_;              // what is left of an area: how often each cell counts
  std::vector<UnitCount> counts_;
  std::size_t left_count_ = 0;  // of the cells that do
  std::map<ShorterFirst::Terms, std::int64_t, ShorterFirst> found_;
};

}  // namespace

void add_implied_sums(Draft& draft) {
  if (draft.size() > kMostSize) return;
  std::vector<KnownSum> sums = disjoint_sums(draft);
  std::size_t cells = 0;
  for (const KnownSum& known : sums) cells += known.cells.size();
  if (cells + kMostCells < draft.size()) return;
  SumFinder finder(draft, std::move(sums));
  finder.find();
  finder.add_all();
}

}  // namespace quadrille::sudoku::rules
