#include "quadrille/rules/walk/walk.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "quadrille/rules/kinds/lower.h"
#include "quadrille/rules/walk/filter_all.h"

namespace quadrille::sudoku::rules {
namespace {

// Dead ends after which it begins anew. What was decided first was decided before anything was
// known of the board; now the weights are. The second time each digit of each cell is tried alone
// (singleton consistency). On 29 published boards that took 10 to 1000 ms the work came down by a
// fifth or so, on one of them to a fortieth; the numbers were chosen on these same boards.
constexpr std::uint64_t kFirstRestart = 100;
constexpr std::uint64_t kLastRestart = 400;

class RuleWalk final : public Walk {
 public:
  RuleWalk(const Shape& shape, const RuleSet& rules)
      : filters_(shape, rules),
        candidates_(filters_.candidates()),
        weights_(shape.cell_count(), 1),
        exhausted_(std::ranges::find(candidates_.all(), Mask{0}) != candidates_.all().end()) {}

  bool next(std::uint64_t most_work, const Stop* stop) override {
    if (std::exchange(found_, false)) go_back();
    while (!exhausted_) {
      switch (filters_.run(candidates_, stop)) {
        case Filtered::stopped:
          return false;
        case Filtered::fails:
          blame();
          go_back();
          if (is_time_to_restart()) restart(stop);
          continue;
        case Filtered::stands:
          break;
      }
      if (filters_.work() >= most_work) return false;
      if (!choose()) {
        keep_solution();
        return true;
      }
      try_chosen();
    }
    return false;
  }

  [[nodiscard]] std::span<const Digit> solution() const override { return solution_; }
  [[nodiscard]] bool exhausted() const override { return exhausted_; }
  [[nodiscard]] std::uint64_t work() const override { return filters_.work(); }
  [[nodiscard]] double progress() const override { return exhausted_ ? 1 : seen_; }
  [[nodiscard]] std::uint64_t decisions() const override { return decisions_; }
  [[nodiscard]] std::uint64_t conflicts() const override { return conflicts_; }

 private:
  struct Branching {
    std::vector<Mask> before;
    Cell cell = 0;
    Mask digit = 0;
    double part = 1;   // of the whole tree
    double share = 1;  // of that, where the digit is tried
  };

  // The open cell with the fewest digits for its weight, and its least digit, or a place for a
  // digit that has two; false where all are filled.
  bool choose() {
    double best = -1;
    for (Cell cell = 0; cell < weights_.size(); ++cell) {
      const Mask here = candidates_.at(cell);
      if (is_single(here)) continue;
      const double score = weights_[cell] / std::popcount(here);
      if (score <= best) continue;
      best = score;
      chosen_ = cell;
    }
    if (best < 0) return false;
    const Mask here = candidates_.at(chosen_);
    digit_ = here & (~here + 1);
    share_ = 1.0 / std::popcount(here);
    if (std::popcount(here) > 2) choose_place(best);
    return true;
  }

  // A digit that has two places in a unit, if those count more than the cell that was chosen: the
  // mean of their weights, for two ways. Without it boards of thermometers take two to forty times
  // the work, and others about the same.
  void choose_place(double best) {
    for (const std::span<const Cell> unit : filters_.units()) {
      Mask once = 0;
      Mask twice = 0;
      Mask more = 0;
      for (const Cell cell : unit) {
        const Mask here = candidates_.at(cell);
        more |= twice & here;
        twice |= once & here;
        once |= here;
      }
      for (Mask rest = twice & ~more; rest != 0; rest &= rest - 1) {
        const Mask digit = rest & (~rest + 1);
        Cell one = kNoCell;
        double score = 0;
        for (const Cell cell : unit) {
          if ((candidates_.at(cell) & digit) == 0) continue;
          score += weights_[cell] / 4;
          if (one == kNoCell || weights_[cell] > weights_[one]) one = cell;
        }
        if (score <= best) continue;
        best = score;
        chosen_ = one;
        digit_ = digit;
        share_ = 0.5;
      }
    }
  }

  // The digit that was chosen for a cell; if that leads nowhere, any other.
  void try_chosen() {
    if (depth_ == levels_.size()) levels_.emplace_back();
    Branching& level = levels_[depth_++];
    level.before.assign(candidates_.all().begin(), candidates_.all().end());
    level.cell = chosen_;
    level.digit = digit_;
    level.part = part_;
    level.share = share_;
    part_ *= share_;
    ++decisions_;
    candidates_.keep(chosen_, digit_);
  }

  // Turns the last decision round.
  void go_back() {
    if (depth_ == 0) {
      exhausted_ = true;
      return;
    }
    Branching& level = levels_[--depth_];
    seen_ += part_;
    part_ = level.part * (1 - level.share);
    candidates_.put_back(level.before);
    candidates_.keep(level.cell, ~level.digit);
  }

  void blame() {
    ++conflicts_;
    for (const Cell cell : filters_.failed()) ++weights_[cell];
  }

  // Only before the first solution, so that none comes twice.
  [[nodiscard]] bool is_time_to_restart() const {
    return (conflicts_ == kFirstRestart || conflicts_ == kLastRestart) && depth_ > 0 &&
           solution_.empty();
  }

  void restart(const Stop* stop) {
    candidates_.put_back(levels_.front().before);
    depth_ = 0;
    part_ = 1;
    seen_ = 0;
    if (conflicts_ == kLastRestart) try_each(stop);
  }

  // Takes away each digit that leads to a dead end at once, for as long as has been worked before.
  void try_each(const Stop* stop) {
    const std::uint64_t end = 2 * filters_.work();
    for (Cell cell = 0; cell < weights_.size(); ++cell) {
      for (Mask rest = candidates_.at(cell); rest != 0; rest &= rest - 1) {
        const Mask digit = rest & (~rest + 1);
        if (is_single(candidates_.at(cell)) || filters_.work() >= end) break;
        if ((candidates_.at(cell) & digit) == 0) continue;
        tried_.assign(candidates_.all().begin(), candidates_.all().end());
        candidates_.keep(cell, digit);
        const Filtered alone = filters_.run(candidates_, stop);
        candidates_.put_back(tried_);
        if (alone == Filtered::stopped) return;
        if (alone == Filtered::stands) continue;
        candidates_.keep(cell, ~digit);
        const Filtered without = filters_.run(candidates_, stop);
        exhausted_ = without == Filtered::fails;
        if (without != Filtered::stands) return;
      }
    }
  }

  void keep_solution() {
    found_ = true;
    solution_.clear();
    for (const Mask mask : candidates_.all()) {
      solution_.push_back(static_cast<Digit>(std::countr_zero(mask) + 1));
    }
  }

  FilterAll filters_;
  Candidates candidates_;
  std::vector<double> weights_;    // of the cells
  std::vector<Branching> levels_;  // those that are open, and others behind them that were
  std::size_t depth_ = 0;
  std::vector<Mask> tried_;  // what was left before a digit was tried alone
  Cell chosen_ = 0;
  Mask digit_ = 0;
  double share_ = 1;
  double part_ = 1;  // of the tree, below what is tried now
  double seen_ = 0;
  std::vector<Digit> solution_;
  bool found_ = false;  // and not left behind yet
  bool exhausted_;
  std::uint64_t decisions_ = 0;
  std::uint64_t conflicts_ = 0;
};

}  // namespace

std::unique_ptr<Walk> begin_walk(const Grid& grid, const Stop* stop) {
  if (grid.size() > kMostMasked) return nullptr;
  const std::optional<RuleSet> rules = lower(grid, Lowering::walk, stop);
  if (!rules) return nullptr;
  return begin_walk(grid.shape(), *rules);
}

std::unique_ptr<Walk> begin_walk(const Shape& shape, const RuleSet& rules) {
  return std::make_unique<RuleWalk>(shape, rules);
}

}  // namespace quadrille::sudoku::rules
