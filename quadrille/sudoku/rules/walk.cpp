#include "quadrille/sudoku/rules/walk.h"

#include <bit>
#include <utility>
#include <vector>

#include "quadrille/sudoku/rules/filter_all.h"
#include "quadrille/sudoku/rules/lower.h"

namespace quadrille::sudoku::rules {
namespace {

// Work after which it asks how much of its tree it has seen, and gives up where the rest of it
// would be more than the most. A million is one to two milliseconds; what is expected is wrong by a
// factor of three or so at first, and less and less then.
constexpr std::uint64_t kFirstLook = 2'400'000;
constexpr std::uint64_t kMostWork = 3'000'000'000;
constexpr std::uint64_t kPoll = 300'000;
// A cell of a rule that failed counts that much more than those of rules that failed earlier.
constexpr double kGrowth = 1.0003;
// The two places of a digit in a unit count that much, against one digit of a cell.
constexpr double kPlaces = 0.4;

class Search {
 public:
  Search(const Shape& shape, const RuleSet& rules, std::uint64_t most_work)
      : filters_(shape, rules),
        candidates_(filters_.candidates()),
        weights_(shape.cell_count(), 1),
        most_work_(most_work) {}

  std::optional<Walked> find(std::size_t most, const Stop* stop) {
    bool stands = filters_.run_all(candidates_);
    while (true) {
      if (!stands) {
        ++walked_.conflicts;
        if (!go_back()) {
          walked_.exhausted = true;
          break;
        }
      }
      if (gives_up(stop)) return std::nullopt;
      if (choose()) {
        stands = try_next();
        continue;
      }
      add_solution();
      if (walked_.solutions.size() >= most) break;
      if (!go_back()) {
        walked_.exhausted = true;
        break;
      }
      stands = true;
    }
    return std::move(walked_);
  }

 private:
  struct Level {
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

  // A digit that has two places in a unit, if those count more than the cell that was chosen.
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
          score += weights_[cell] * kPlaces;
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
  bool try_next() {
    if (depth_ == levels_.size()) levels_.emplace_back();
    Level& level = levels_[depth_++];
    level.before.assign(candidates_.all().begin(), candidates_.all().end());
    level.cell = chosen_;
    level.digit = digit_;
    level.part = part_;
    level.share = share_;
    part_ *= share_;
    ++walked_.decisions;
    candidates_.keep(chosen_, level.digit);
    return filters_.run(candidates_);
  }

  // To the last decision that can be turned round; false where there is none.
  bool go_back() {
    while (depth_ > 0) {
      Level& level = levels_[--depth_];
      seen_ += part_;
      part_ = level.part * (1 - level.share);
      for (const Cell cell : filters_.failed()) weights_[cell] += increment_;
      increment_ *= kGrowth;
      if (increment_ > kTooLarge) scale_down();
      candidates_.put_back(level.before);
      candidates_.keep(level.cell, ~level.digit);
      if (filters_.run(candidates_)) return true;
      ++walked_.conflicts;
    }
    return false;
  }

  void scale_down() {
    for (double& weight : weights_) weight /= kTooLarge;
    increment_ /= kTooLarge;
  }

  void add_solution() {
    std::vector<Digit>& digits = walked_.solutions.emplace_back();
    for (const Mask mask : candidates_.all()) {
      digits.push_back(static_cast<Digit>(std::countr_zero(mask) + 1));
    }
  }

  bool gives_up(const Stop* stop) {
    if (filters_.work() < next_poll_) return false;
    next_poll_ = filters_.work() + kPoll;
    if (stop != nullptr && stop->requested()) return true;
    if (filters_.work() < next_look_) return false;
    next_look_ = filters_.work() * 2;
    const auto done = static_cast<double>(filters_.work());
    return done / (seen_ > 0 ? seen_ : 1e-9) - done > static_cast<double>(most_work_);
  }

  static constexpr double kTooLarge = 1e100;

  FilterAll filters_;
  Candidates candidates_;
  std::vector<double> weights_;  // of the cells
  double increment_ = 1;
  std::vector<Level> levels_;  // those that are open, and others behind them that were
  std::size_t depth_ = 0;
  Cell chosen_ = 0;
  Mask digit_ = 0;
  double share_ = 1;
  double part_ = 1;  // of the tree, below what is tried now
  double seen_ = 0;
  std::uint64_t most_work_;
  std::uint64_t next_poll_ = kPoll;
  std::uint64_t next_look_ = kFirstLook;
  Walked walked_;
};

}  // namespace

std::optional<Walked> walk(const Grid& grid, std::size_t most, const Stop* stop) {
  if (grid.size() > kMostMasked) return std::nullopt;
  const RuleSet rules = lower(grid, Lowering::walk);
  if (stop != nullptr && stop->requested()) return std::nullopt;
  return Search(grid.shape(), rules, kMostWork).find(most, stop);
}

Walked walk_to_the_end(const Shape& shape, const RuleSet& rules, std::size_t most) {
  return *Search(shape, rules, UINT64_MAX).find(most, nullptr);
}

}  // namespace quadrille::sudoku::rules
