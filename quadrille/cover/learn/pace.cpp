#include "quadrille/cover/learn/pace.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace quadrille::cover {
namespace {

constexpr std::uint64_t kSteadyRestart = 1024;  // conflicts, times Luby's number
constexpr double kWorse = 1.1;                  // recent levels over the usual ones
constexpr std::uint64_t kFewest = 50;  // conflicts before there is a usual number of levels

}  // namespace

std::uint64_t luby(std::uint32_t n) {
  assert(n > 0);
  while (!std::has_single_bit(n + 1)) n -= std::bit_floor(n) - 1;
  return (std::uint64_t{n} + 1) / 2;
}

void Pace::count(std::uint32_t levels) {
  ++conflicts_;
  ++since_restart_;
  const auto window = static_cast<double>(std::min<std::uint64_t>(8192, conflicts_));
  recent_levels_ += (levels - recent_levels_) / 32;
  usual_levels_ += (levels - usual_levels_) / window;
}

bool Pace::wants_restart() {
  const bool wants = steady_ ? since_restart_ >= kSteadyRestart * luby(steady_restarts_)
                             : since_restart_ >= 2 && conflicts_ > kFewest &&
                                   recent_levels_ > kWorse * usual_levels_;
  if (!wants) return false;
  since_restart_ = 0;
  if (steady_) ++steady_restarts_;
  return true;
}

bool Pace::changes_manner(std::uint64_t literals) {
  if (steady_ ? conflicts_ < turn_end_ : literals < hurry_end_) return false;
  steady_ = !steady_;
  if (steady_) {
    turn_ += turn_ / 2;
    turn_end_ = conflicts_ + turn_;
    turn_start_ = literals;
  } else {
    hurry_end_ = literals + (literals - turn_start_) / 3;
  }
  since_restart_ = 0;
  steady_restarts_ = 1;
  return true;
}

bool Pace::wants_other_phases() {
  if (conflicts_ < next_phases_) return false;
  phases_ += kPhases;
  next_phases_ = conflicts_ + phases_;
  return true;
}

bool Pace::wants_reduction() {
  if (conflicts_ < next_reduction_) return false;
  reduction_ += kReduction;
  next_reduction_ = conflicts_ + reduction_;
  return true;
}

}  // namespace quadrille::cover
