#include "quadrille/cover/engine/race.h"

#include <algorithm>
#include <new>
#include <system_error>
#include <utility>
#ifdef QUADRILLE_HAS_SAT
#include <thread>
#endif

#include "quadrille/cover/learn/learn.h"
#include "quadrille/cover/sat/sat.h"

namespace quadrille::cover {
namespace {

// Literals: some hundredths of a second.
constexpr std::uint64_t kAlone = 200'000;
// CaDiCaL takes two gigabytes for the four million entries of an empty 100x100 board.
constexpr std::size_t kMostEntries = 1'200'000;

}  // namespace

Race::Race(OwnMatrix matrix, std::uint32_t threads, std::span<const OptionId> likely)
    : racing_(threads > 1 && has_sat() && matrix.entries.size() <= kMostEntries),
      learn_(make_learn(matrix.view(), {.likely = likely})) {
  if (racing_) matrix_ = std::move(matrix);
}

bool Race::next(const Limits& limits) {
  if (!also_.empty()) {
    solution_ = std::exchange(also_, {});
    learn_->forbid(solution_);
    winner_ = EngineName::sat;
    return true;
  }
  if (exhausted()) return false;
  if (!racing_) return learn_->next(limits) && take(*learn_, EngineName::learn);
  Limits alone = limits;
  alone.most.updates = std::min(alone.most.updates, kAlone);
  if (learn_->next(alone)) return take(*learn_, EngineName::learn);
  const Work done = learn_->work();
  if (learn_->exhausted() || done.updates < kAlone || done.updates >= limits.most.updates) {
    winner_ = EngineName::learn;
    return false;
  }
  return run_both(limits);
}

#ifdef QUADRILLE_HAS_SAT

bool Race::run_both(const Limits& limits) {
  Stop stop_learn(limits.stop);
  Stop stop_sat(limits.stop);
  bool sat_found = false;
  std::thread other;
  try {
    other = std::thread([&] {
      try {
        sat_found = run_sat(stop_sat);
      } catch (const std::bad_alloc&) {
        return;  // the other has to do it
      }
      if (sat_found || (sat_ != nullptr && sat_->exhausted())) stop_learn.request();
    });
  } catch (const std::system_error&) {
    racing_ = false;  // no thread to be had
    return learn_->next(limits) && take(*learn_, EngineName::learn);
  }
  Limits first = limits;
  first.stop = &stop_learn;
  bool learn_found = false;
  try {
    learn_found = learn_->next(first);
  } catch (...) {
    stop_sat.request();
    other.join();
    throw;
  }
  stop_sat.request();
  other.join();
  if (learn_found) {
    if (sat_found && !std::ranges::is_permutation(learn_->solution(), sat_->solution())) {
      also_.assign(sat_->solution().begin(), sat_->solution().end());
    }
    return take(*learn_, EngineName::learn);
  }
  winner_ = learn_->exhausted() ? EngineName::learn : EngineName::sat;
  return sat_found && take(*sat_, EngineName::sat);
}

// On the second thread. Whatever it touches, the first one leaves alone until it has ended.
bool Race::run_sat(const Stop& stop) {
  if (sat_ == nullptr) {
    sat_ = make_sat(matrix_.view(), &stop);
    if (sat_ == nullptr) return false;
    matrix_ = {};
  }
  for (const auto& solution : unknown_to_sat_) sat_->forbid(solution);
  unknown_to_sat_.clear();
  return sat_->next({.stop = &stop});
}

#else

// Nobody to race with, so that a library without CaDiCaL needs no threads either.
bool Race::run_both(const Limits& limits) {
  return learn_->next(limits) && take(*learn_, EngineName::learn);
}

#endif

bool Race::take(const InformedEngine& winner, EngineName name) {
  winner_ = name;
  solution_.assign(winner.solution().begin(), winner.solution().end());
  if (name == EngineName::sat) {
    learn_->forbid(solution_);
  } else if (racing_) {
    unknown_to_sat_.push_back(solution_);
  }
  return true;
}

void Race::forbid(std::span<const OptionId> solution) {
  learn_->forbid(solution);
  if (racing_) unknown_to_sat_.emplace_back(solution.begin(), solution.end());
}

Stats Race::stats() const {
  Stats stats = learn_->stats();
  if (sat_ == nullptr) return stats;
  const Stats sat = sat_->stats();
  stats.nodes += sat.nodes;
  stats.dead += sat.dead;
  return stats;
}

EngineReport Race::report() const {
  return {winner_, winner_ == EngineName::sat ? "it answered before the learning engine" : ""};
}

}  // namespace quadrille::cover
