// Which of the two ways is the better one cannot be told beforehand. So each has a turn, and then
// one several times as long: that costs at most about twice the time of the better one.
#include "quadrille/cover/count.h"

#include <algorithm>
#include <utility>

#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/engine/turns.h"
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
      walk_turn_(kFirstTurn) {
  const bool may_sweep = may_be_swept(limit, options_);
  if (may_sweep && options_.engine == EngineName::sweep) {
    turns_ = std::make_unique<Turns>(UINT64_MAX, Player::second);
    return;
  }
  turns_ = std::make_unique<Turns>(kFirstTurn);
  search_.emplace(problem_, options_);
  if (may_sweep) return;
  turns_->leave_to_first();
  problem_ = {};
}
Counter::~Counter() = default;
Counter::Counter(Counter&&) noexcept = default;
Counter& Counter::operator=(Counter&&) noexcept = default;

bool Counter::is_stopped() const { return options_.stop != nullptr && options_.stop->requested(); }

bool Counter::is_swept() const {
  return turns_->finished() && turns_->answered() == Player::second;
}

bool Counter::run() {
  turns_->play([this](std::uint64_t end) { return play_walk(end); },
               [this](std::uint64_t end) { return play_sweep(end); }, [this] { give_up_sweep(); });
  return turns_->finished();
}

Played Counter::play_walk(std::uint64_t end) {
  if (is_stopped()) return Played::paused;
  if (found_ < limit_) found_ += search_->skip(limit_ - found_, end);
  if (search_->exhausted() || found_ == limit_) return Played::finished;
  if (is_stopped()) return Played::paused;
  if (search_->nodes() >= options_.max_nodes) return Played::finished;
  if (!turns_->first_is_alone()) end_walk();
  return Played::on;
}

void Counter::end_walk() {
  const double seen = search_->progress();
  const std::uint64_t done = search_->updates();
  rest_ = work_left(done, seen, 0);
  const bool nearly_there = seen > 0 && rest_ < kNearlyThere * static_cast<double>(walk_turn_);
  const std::uint64_t moves = walk_turn_ / kUpdatesPerMove;
  walk_turn_ *= kGrowth;
  walk_end_ = done + walk_turn_;
  if (nearly_there) {
    turns_->go_on(walk_end_);
    return;
  }
  turns_->pass(sweep_moves_ + moves);
  search_->count_aside();
}

Played Counter::play_sweep(std::uint64_t end) {
  if (!sweep_) make_sweep();
  if (!sweep_) return turns_->first_is_alone() ? Played::on : Played::paused;
  if (sweep_->most_moves() < kMostMoves &&
      sweep_->most_moves() * kUpdatesPerMove * kFarAway < rest_) {
    end = UINT64_MAX;
    turns_->go_on(end);
  }
  while (sweep_moves_ < end) {
    if (is_stopped()) return Played::paused;
    const std::uint64_t moves = std::min(end - sweep_moves_, kMovesPerPoll);
    sweep_moves_ += moves;
    switch (sweep_->advance(moves)) {
      case sweep::Sweep::End::counted:
        return Played::finished;
      case sweep::Sweep::End::no_memory:
        give_up_sweep();
        return Played::on;
      case sweep::Sweep::End::pause:
        break;
    }
  }
  turns_->pass(walk_end_);
  return Played::on;
}

// Without a sweep at the end: stopped first; or it cannot be made, and the walk goes on alone.
void Counter::make_sweep() {
  bool insists = false;
  turns_->make_second(options_.stop, [&](const Stop* heeded) {
    insists = heeded == nullptr;
    sweep_ = sweep::make_sweep(
        problem_, {.memory = options_.memory, .stop = options_.stop, .insists = insists});
    return sweep_ != nullptr;
  });
  if (!sweep_ && (insists || !is_stopped())) give_up_sweep();
  if (sweep_ && search_) problem_ = {};
}

void Counter::give_up_sweep() {
  turns_->leave_to_first();
  sweep_.reset();
  if (!search_) search_.emplace(problem_, options_);
  problem_ = {};
}

std::vector<Branch> Counter::cut() {
  std::vector<Branch> rest;
  if (search_ && !is_swept()) rest = search_->cut();
  if (!rest.empty()) give_up_sweep();
  return rest;
}

Count Counter::count() const {
  Count count;
  if (is_swept()) {
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
  if (is_swept()) return 1;
  return search_ ? search_->progress() : sweep_ ? sweep_->progress() : 0;
}

Count count(const Problem& problem, std::uint64_t limit, const SearchOptions& options) {
  Counter counter(problem, limit, options);
  counter.run();
  return counter.count();
}

}  // namespace quadrille::cover
