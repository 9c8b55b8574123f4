#include "quadrille/cover/engine/race.h"

#include <algorithm>
#include <utility>
#ifdef QUADRILLE_HAS_SAT
#include <exception>
#include <optional>
#include <system_error>
#include <thread>
#endif

namespace quadrille::cover {
namespace {

// CaDiCaL takes two gigabytes for the four million entries of an empty 100x100 board.
constexpr std::size_t kMostEntries = 1'200'000;

}  // namespace

std::unique_ptr<Race> Race::make(const Problem& problem, const SearchOptions& options) {
  return make(problem, options, {});
}

std::unique_ptr<Race> Race::make(const Problem& problem, const SearchOptions& options,
                                 Rival rival) {
  auto learn = make_learn(problem, {.likely = options.likely, .stop = options.stop});
  if (learn == nullptr) return nullptr;
  return std::make_unique<Race>(problem, std::move(learn), std::move(rival), options.threads);
}

Race::Race(const Problem& problem, std::unique_ptr<InformedEngine> learn, Rival rival,
           std::uint32_t threads)
    : racing_(has_sat() && problem.entry_count() <= kMostEntries),
      threads_(threads),
      turns_(rival.after_alone),
      sat_turn_(rival.after_alone),
      rival_(std::move(rival)),
      learn_(std::move(learn)) {
  if (racing_) problem_ = problem;
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
#ifdef QUADRILLE_HAS_SAT
  if (threads_ < 2) {
    return turns_.play([&](std::uint64_t end) { return play_learning(limits, end); },
                       [&](std::uint64_t end) { return play_sat(limits, end); }, [] {});
  }
  Limits alone = limits;
  alone.most.updates = std::min(alone.most.updates, rival_.after);
  if (learn_->next(alone)) return take(*learn_, EngineName::learn);
  const Work done = learn_->work();
  if (learn_->exhausted() || done.updates < rival_.after || done.updates >= limits.most.updates) {
    winner_ = EngineName::learn;
    return false;
  }
  return run_both(limits);
#else  // nobody to race with, so that a library without CaDiCaL needs no threads either
  return false;
#endif
}

#ifdef QUADRILLE_HAS_SAT

namespace {

// With one thread a turn of CaDiCaL has this part of the conflicts that learning has had so far,
// which is a twentieth of the time in all; and half of them where learning has done more than
// kLongWork literals, a minute or so.
constexpr std::uint64_t kSatPart = 40;
constexpr std::uint64_t kLongWork = 400'000'000;

}  // namespace

Played Race::play_learning(const Limits& limits, std::uint64_t end) {
  Limits turn = limits;
  turn.most.updates = std::min(limits.most.updates, end);
  if (learn_->next(turn)) {
    take(*learn_, EngineName::learn);
    return Played::found;
  }
  winner_ = EngineName::learn;
  if (learn_->exhausted()) return Played::finished;
  const std::uint64_t done = learn_->work().updates;
  if (done < end || done >= limits.most.updates) return Played::paused;
  turns_.pass(sat_conflicts());
  return Played::on;
}

// After each turn of CaDiCaL learning goes on until it has done twice as much as before. Who brings
// a solution keeps the turn: to prove that it is the only one is the same sort of work.
Played Race::play_sat(const Limits& limits, std::uint64_t end) {
  run_sat({.most = {.nodes = end, .updates = UINT64_MAX}, .stop = limits.stop});
  racing_ = !sat_failed_;
  if (sat_failed_) {
    turns_.leave_to_first();
    return Played::on;
  }
  const bool stopped = limits.stop != nullptr && limits.stop->requested();
  if (!sat_answered() && !stopped) sat_turn_ = 2 * learn_->work().updates;
  turns_.pass(sat_turn_);
  if (sat_found_) take(*sat_, EngineName::sat);
  if (sat_answered()) winner_ = EngineName::sat;
  return sat_found_       ? Played::found
         : sat_answered() ? Played::finished
         : stopped        ? Played::paused
                          : Played::on;
}

// Up to how many conflicts CaDiCaL may go, since its beginning.
std::uint64_t Race::sat_conflicts() const {
  const std::uint64_t conflicts = learn_->stats().conflicts;
  const std::uint64_t done = sat_ != nullptr ? sat_->work().nodes : 0;
  return done + conflicts / (learn_->work().updates < kLongWork ? kSatPart : 2);
}

namespace {

// Ends the other thread's work and waits for it, whatever happens here.
class Runner {
 public:
  Runner(Stop& stop, std::function<void()> work) : stop_(stop), thread_(std::move(work)) {}
  ~Runner() { end(); }
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;

  void end() {
    stop_.request();
    if (thread_.joinable()) thread_.join();
  }

 private:
  Stop& stop_;
  std::thread thread_;
};

}  // namespace

bool Race::run_both(const Limits& limits) {
  Stop stop_learn(limits.stop);
  Stop stop_sat(limits.stop);
  sat_found_ = false;
  std::optional<Runner> other;
  try {
    other.emplace(stop_sat, [&] {
      run_sat({.stop = &stop_sat});
      if (sat_answered()) stop_learn.request();
    });
  } catch (const std::system_error&) {  // no thread is to be had
    sat_failed_ = true;
  }
  Limits first = limits;
  first.stop = &stop_learn;
  const bool learn_found = learn_->next(first);
  if (other) other->end();
  if (sat_failed_) racing_ = false;
  if (learn_found) {
    if (sat_found_ && !std::ranges::is_permutation(learn_->solution(), sat_->solution())) {
      also_.assign(sat_->solution().begin(), sat_->solution().end());
    }
    return take(*learn_, EngineName::learn);
  }
  winner_ = learn_->exhausted() || !sat_answered() ? EngineName::learn : EngineName::sat;
  return sat_found_ && take(*sat_, EngineName::sat);
}

// With two threads on the second: whatever it touches, the first one leaves alone until it has
// ended. Nothing may be thrown from here: without memory this engine gives up, and the other goes
// on.
void Race::run_sat(const Limits& limits) {
  sat_found_ = false;
  try {
    if (sat_ == nullptr) {
      sat_ = rival_.make(problem_, limits.stop);
      if (sat_ == nullptr) return;
      problem_ = {};
    }
    for (const auto& solution : unknown_to_sat_) sat_->forbid(solution);
    unknown_to_sat_.clear();
    sat_found_ = sat_->next(limits);
  } catch (const std::exception&) {
    sat_found_ = false;
    sat_failed_ = true;
    sat_.reset();
  }
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
  if (sat_ != nullptr) stats.conflicts += sat_->stats().conflicts;
  return stats;
}

EngineReport Race::report() const { return {winner_, {}}; }

}  // namespace quadrille::cover
