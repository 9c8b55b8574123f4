// Schedule: when the learning engine restarts, changes its mode, rephases, and reduces its clauses.
//   schedule.count_conflict(learnt.glue);
//   if (schedule.wants_restart()) back_to(0);
//
// A search is in stable mode (rare restarts, in Luby's sequence) or in focused mode (a restart as
// soon as the glue of what it learns, in an exponential moving average, becomes worse than usual),
// in turn: the first is better at finding solutions, the second at proofs. Rephasing and clause
// reduction come at growing distances.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>

namespace quadrille::cover {

// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 …; requires: n > 0
inline std::uint64_t luby(std::uint32_t n) {
  assert(n > 0);
  while (!std::has_single_bit(n + 1)) n -= std::bit_floor(n) - 1;
  return (std::uint64_t{n} + 1) / 2;
}

class Schedule {
 public:
  // One more conflict, from which a clause of this glue was learnt.
  void count_conflict(std::uint32_t glue) {
    ++conflicts_;
    ++since_restart_;
    const auto window = static_cast<double>(std::min<std::uint64_t>(8192, conflicts_));
    recent_glue_ += (glue - recent_glue_) / 32;
    usual_glue_ += (glue - usual_glue_) / window;
  }

  [[nodiscard]] std::uint64_t conflicts() const { return conflicts_; }
  [[nodiscard]] bool stable() const { return stable_; }

  // Each of these is to be acted upon when it returns true.
  bool wants_restart() {
    const bool wants = stable_ ? since_restart_ >= kStableRestart * luby(stable_restarts_)
                               : since_restart_ >= 2 && conflicts_ > kFewest &&
                                     recent_glue_ > kWorse * usual_glue_;
    if (!wants) return false;
    since_restart_ = 0;
    if (stable_) ++stable_restarts_;
    return true;
  }
  // `propagations` is the number of literals propagated so far.
  bool switches_mode(std::uint64_t propagations) {
    if (stable_ ? conflicts_ < stable_end_ : propagations < focused_end_) return false;
    stable_ = !stable_;
    if (stable_) {
      stable_length_ += stable_length_ / 2;
      stable_end_ = conflicts_ + stable_length_;
      stable_start_ = propagations;
    } else {
      focused_end_ = propagations + (propagations - stable_start_) / kStableShare;
    }
    since_restart_ = 0;
    stable_restarts_ = 1;
    return true;
  }
  bool wants_rephasing() { return rephasing_.is_due(conflicts_); }
  bool wants_reduction() { return reduction_.is_due(conflicts_); }

 private:
  static constexpr std::uint64_t kStableRestart = 1024;  // conflicts, times Luby's number
  static constexpr double kWorse = 1.1;                  // recent glue over the usual one
  static constexpr std::uint64_t kFewest = 50;           // conflicts before there is a usual glue
  static constexpr std::uint64_t kFirstStable = 4500;    // conflicts
  // Stable mode over focused mode, in work. Of 1, 3 and 20 the last was the best on hard boards
  // with one solution: a quarter less time than 1, an eighth less than 3.
  static constexpr std::uint64_t kStableShare = 20;

  // Comes again and again, each time at a greater distance in conflicts.
  class Recurring {
   public:
    explicit Recurring(std::uint64_t step) : step_(step), distance_(step), next_(step) {}
    bool is_due(std::uint64_t conflicts) {
      if (conflicts < next_) return false;
      distance_ += step_;
      next_ = conflicts + distance_;
      return true;
    }

   private:
    std::uint64_t step_;
    std::uint64_t distance_;
    std::uint64_t next_;
  };

  std::uint64_t conflicts_ = 0;
  bool stable_ = true;
  std::uint64_t since_restart_ = 0;
  std::uint32_t stable_restarts_ = 1;  // in this turn
  double recent_glue_ = 0;             // exponential moving averages
  double usual_glue_ = 0;
  // Stable mode lasts for some conflicts, focused mode for a part of the work of that: a conflict
  // may cost a hundred times more there, where large boards are decided from the root each time.
  std::uint64_t stable_length_ = kFirstStable;
  std::uint64_t stable_end_ = kFirstStable;
  std::uint64_t stable_start_ = 0;  // in propagations, as is the next
  std::uint64_t focused_end_ = 0;
  Recurring rephasing_{1000};
  Recurring reduction_{300};
};

}  // namespace quadrille::cover
