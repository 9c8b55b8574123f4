// Which of the two ways is the better one cannot be told beforehand. So each has a turn, and then
// one several times as long: that costs at most about twice the time of the better one.
#include "quadrille/cover/count.h"

#include <algorithm>
#include <utility>

#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/sweep/sweep.h"

namespace quadrille::cover {
namespace {

// The first turn of the walk, in updates of links: one or two milliseconds.
constexpr std::uint64_t kFirstTurn = 1U << 18U;
constexpr std::uint64_t kGrowth = 4;
// A walk that seems to need less than this many times its turn gets it.
constexpr double kNearlyThere = 3;
// A sweep that needs less than this part of what the walk seems to need goes on to its end.
constexpr double kFarAway = 4;
// But no longer than some seconds, as that is only how it seems.
constexpr double kMostMoves = 1e8;
// What a move of the sweep costs, in updates of links.
constexpr std::uint64_t kUpdatesPerMove = 8;
// The stop is polled each time the sweep has made so many moves: about every millisecond.
constexpr std::uint64_t kMovesPerPoll = 1U << 14U;
// So few solutions are counted by walking, if there are as many.
constexpr std::uint64_t kFewSolutions = 1000;

bool may_be_swept(std::uint64_t limit, const SearchOptions& options) {
  if (!has_rows() || options.choose != Choice::least) return false;
  if (options.engine == EngineName::sweep) return true;
  return options.engine == EngineName::automatic && limit > kFewSolutions &&
         options.max_nodes == UINT64_MAX;
}

}  // namespace

Counter::Counter(Problem problem, std::uint64_t limit, SearchOptions options)
    : limit_(limit),
      options_(std::move(options)),
      problem_(std::move(problem)),
      has_bounds_(problem_.has_bounds()),
      may_sweep_(may_be_swept(limit, options_)),
      turn_(may_sweep_ && options_.engine == EngineName::sweep ? Turn::sweep : Turn::walk),
      walk_turn_(kFirstTurn),
      walk_end_(kFirstTurn) {
  if (turn_ == Turn::walk) search_.emplace(problem_, options_);
  if (!may_sweep_) problem_ = {};
}
Counter::~Counter() = default;
Counter::Counter(Counter&&) noexcept = default;
Counter& Counter::operator=(Counter&&) noexcept = default;

bool Counter::is_stopped() const { return options_.stop != nullptr && options_.stop->requested(); }

bool Counter::run() {
  while (!is_stopped()) {
    if (turn_ == Turn::walk ? step_walk() : step_sweep()) return true;
  }
  return false;
}

// True: that was the end.
bool Counter::step_walk() {
  if (found_ < limit_) {
    found_ += search_->skip(limit_ - found_, may_sweep_ ? walk_end_ : UINT64_MAX);
  }
  if (search_->exhausted() || found_ == limit_) return true;
  if (is_stopped()) return false;
  if (search_->nodes() >= options_.max_nodes) return true;
  if (!may_sweep_) return false;
  const double done = search_->progress();
  const auto updates = static_cast<double>(search_->updates());
  rest_ = done > 0 ? updates / done - updates : 0;
  const bool nearly_there = done > 0 && rest_ < kNearlyThere * static_cast<double>(walk_turn_);
  turn_ = Turn::sweep;
  moves_left_ = nearly_there ? 0 : walk_turn_ / kUpdatesPerMove;
  walk_turn_ *= kGrowth;
  walk_end_ = search_->updates() + walk_turn_;
  if (moves_left_ > 0) search_->count_aside();
  return false;
}

bool Counter::step_sweep() {
  const bool alone = options_.engine == EngineName::sweep;
  if (alone) moves_left_ = UINT64_MAX;
  if (moves_left_ > 0 && !sweep_ && !begin_sweep()) return false;
  if (moves_left_ > 0 && sweep_->most_moves() < kMostMoves &&
      sweep_->most_moves() * kUpdatesPerMove * kFarAway < rest_) {
    moves_left_ = UINT64_MAX;
  }
  while (may_sweep_ && moves_left_ > 0) {
    if (is_stopped()) return false;
    const std::uint64_t moves = std::min(moves_left_, kMovesPerPoll);
    switch (sweep_->advance(moves)) {
      case sweep::Sweep::End::counted:
        swept_ = true;
        return true;
      case sweep::Sweep::End::no_memory:
        give_up_sweep();
        break;
      case sweep::Sweep::End::pause:
        moves_left_ -= moves;
        break;
    }
  }
  turn_ = Turn::walk;
  return false;
}

// False: stopped first, or it cannot be done. Who goes on after a stop may do so in short slices of
// time, none of which would be enough: then it is made in one piece.
bool Counter::begin_sweep() {
  sweep_ = sweep::make_sweep(
      problem_, {.memory = options_.memory, .stop = options_.stop, .insists = abandoned_});
  if (!sweep_ && (abandoned_ || !is_stopped())) give_up_sweep();
  abandoned_ = !sweep_;
  if (sweep_ && search_) problem_ = {};
  return sweep_ != nullptr;
}

void Counter::give_up_sweep() {
  may_sweep_ = false;
  sweep_.reset();
  turn_ = Turn::walk;
  if (!search_) search_.emplace(problem_, options_);
  problem_ = {};
}

std::vector<Branch> Counter::cut() {
  std::vector<Branch> rest;
  if (search_ && !swept_) rest = search_->cut();
  if (!rest.empty()) give_up_sweep();
  return rest;
}

Count Counter::count() const {
  Count count;
  if (swept_) {
    count.solutions = sweep_->number();
    count.exact = limit_ == UINT64_MAX || count.solutions <= limit_;
    if (!count.exact) count.solutions = limit_;
    count.stats = {.solutions = count.solutions.small().value_or(UINT64_MAX),
                   .decisions = sweep_->states(),
                   .propagations = sweep_->moves()};
    count.engine = {EngineName::sweep, Message(search_ ? "engine.swept" : "engine.asked")};
    return count;
  }
  count.solutions = found_;
  if (!search_) {
    count.engine = {EngineName::sweep, Message("engine.stopped")};
    return count;
  }
  count.exact = search_->exhausted();
  count.stats = search_->stats();
  count.engine = search_->engine();
  if (options_.engine == EngineName::sweep) {
    count.engine.reason = Message(has_bounds_ ? "engine.no_bounds" : "engine.no_sweep");
  }
  return count;
}

double Counter::progress() const {
  if (swept_) return 1;
  return search_ ? search_->progress() : sweep_ ? sweep_->progress() : 0;
}

Count count(const Problem& problem, std::uint64_t limit, const SearchOptions& options) {
  Counter counter(problem, limit, options);
  counter.run();
  return counter.count();
}

}  // namespace quadrille::cover
