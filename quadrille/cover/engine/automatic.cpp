// Two engines take turns, each for an amount of work that is settled beforehand, so that a run on
// one thread is the same every time. Work is measured in updates of links.
//
// The one that walks through the tree is links, or rows where that is the better walker: for short
// solutions, unless the problem is so small that links is through before rows has begun, and for
// counting. Boards, of which one or two solutions are wanted, begin as quickly with links.
//
// The walk has the first turn. It keeps its turn as long as that pays: every solution buys it time.
// At the end of a turn the part of the tree that it has seen tells how much work is left for it.
// If that is little, it goes on; otherwise learning is tried, for at least as much work as that. A
// tree may look smaller than it is, so learning comes back with twice the time, and the walk has a
// quarter of its time in between.
//
// How soon that happens depends on how many options a solution has. Short ones are left to the walk
// altogether: it goes through the tree of a packing puzzle at ten times the speed of learning,
// which finds nothing there that would prune the tree. A hard 9x9 board takes links a millisecond,
// and learning two; from 16x16 on it is the other way round.
//
// Items with bounds are left to rows, or to links where rows would be too long.
#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "quadrille/base/sort.h"
#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/engine/race.h"
#include "quadrille/cover/engine/turn_lengths.h"
#include "quadrille/cover/engine/turns.h"

namespace quadrille::cover {
namespace {

// What is left of the limits after the work of the other, up to the end of a turn.
Limits within(Limits limits, const Work& by_others, std::uint64_t turn_end) {
  limits.most.nodes -= std::min(limits.most.nodes, by_others.nodes);
  limits.most.updates -= std::min(limits.most.updates, by_others.updates);
  limits.most.updates = std::min(limits.most.updates, turn_end);
  return limits;
}

class Automatic final : public Engine {
 public:
  Automatic(const Problem& problem, SearchOptions options, std::unique_ptr<Engine> walk,
            MakeRace make_race);

  bool next(const Limits& limits) override;
  std::uint64_t skip(std::uint64_t solutions, const Limits& limits) override;
  [[nodiscard]] std::span<const OptionId> solution() const override { return solution_; }
  [[nodiscard]] bool exhausted() const override { return turns_.finished(); }
  [[nodiscard]] Work work() const override;
  [[nodiscard]] Stats stats() const override;
  [[nodiscard]] double progress() const override { return exhausted() ? 1 : walk_->progress(); }
  [[nodiscard]] EngineReport report() const override;
  // What learning finds is in no part of the tree.
  std::optional<Share> split() override {
    return exhausted() || may_still_learn() ? std::nullopt : walk_->split();
  }

 private:
  using Solution = std::vector<OptionId>;

  void begin(std::uint64_t solutions, const Stop* stop);
  Played play_walk(const Limits& limits, std::uint64_t end);
  Played play_learning(const Limits& limits, std::uint64_t end);
  void end_walk(std::uint64_t end);
  void end_learning();
  bool make_race(const Stop* stop);
  void give_up_learning();
  [[nodiscard]] double expected_literals() const;
  [[nodiscard]] Work work_of_learning() const { return race_ ? race_->work() : work_given_up_; }
  bool is_new(std::span<const OptionId> by_walk);
  [[nodiscard]] bool may_still_learn() const;

  Problem problem_;
  SearchOptions options_;
  std::unique_ptr<Engine> walk_;  // links, or rows
  bool begun_ = false;
  MakeRace make_race_;
  std::unique_ptr<Race> race_;  // made when it is needed
  bool lacked_memory_ = false;  // race_ was given up
  Work work_given_up_ = {};     // what it had done
  Stats stats_given_up_ = {};
  double entries_;
  double solution_length_;  // a guess at the number of its options

  std::uint64_t walk_turn_;                       // updates that a solution buys
  Turns turns_;                                   // the first is the walk
  std::uint64_t learn_start_ = 0;                 // of the turn of learning, in literals
  std::uint64_t learn_turn_ = kSolutionsPerTurn;  // solutions
  std::uint64_t learn_found_ = 0;                 // in this turn

  std::vector<Solution> by_walk_;   // what learning has not been told of
  std::set<Solution> by_learning_;  // sorted; what the walk has yet to come upon
  std::span<const OptionId> solution_;
  std::uint64_t solutions_ = 0;
  double seen_ = 0;  // the part of its tree that the walk had seen when it was first replaced
  std::uint64_t updates_before_ = 0;  // and what it had done for that
};

Automatic::Automatic(const Problem& problem, SearchOptions options, std::unique_ptr<Engine> walk,
                     MakeRace make_race)
    : problem_(problem),
      options_(std::move(options)),
      walk_(std::move(walk)),
      make_race_(std::move(make_race)),
      entries_(static_cast<double>(problem.entry_count())),
      solution_length_(solution_length(problem)),
      walk_turn_(first_turn(entries_, solution_length_)),
      turns_(walk_turn_) {
  if (solution_length_ < kShort) turns_.leave_to_first();
}

// Before the first solution: counting is left to rows.
void Automatic::begin(std::uint64_t solutions, const Stop* stop) {
  if (begun_) return;
  begun_ = true;
  const bool counting = solutions > kCounting;
  if (counting && walk_->report().engine == EngineName::links && suits_rows(problem_, counting)) {
    if (auto rows = make_rows(problem_, stop)) walk_ = std::move(rows);
  }
  if (turns_.first_is_alone()) problem_ = {};
}

bool Automatic::next(const Limits& limits) {
  begin(1, nullptr);
  const bool found = turns_.play([&](std::uint64_t end) { return play_walk(limits, end); },
                                 [&](std::uint64_t end) { return play_learning(limits, end); },
                                 [&] { give_up_learning(); });
  solutions_ += static_cast<std::uint64_t>(found);
  return found;
}

std::uint64_t Automatic::skip(std::uint64_t solutions, const Limits& limits) {
  begin(solutions, limits.stop);
  std::uint64_t count = 0;
  while (count < solutions && may_still_learn()) {
    // Where solutions are at hand, the next one comes before the limit is looked at.
    if (work().updates >= limits.most.updates || !next(limits)) return count;
    ++count;
  }
  const std::uint64_t more =
      walk_->skip(solutions - count, within(limits, work_of_learning(), UINT64_MAX));
  turns_.answer(Player::first, walk_->exhausted());
  solutions_ += more;
  return count + more;
}

// False: from now on the walk goes on alone, and whatever it finds is new.
bool Automatic::may_still_learn() const {
  return !turns_.first_is_alone() || !by_learning_.empty();
}

Played Automatic::play_walk(const Limits& limits, std::uint64_t end) {
  if (walk_->next(within(limits, work_of_learning(), end))) {
    turns_.go_on(std::max(end, walk_->work().updates + walk_turn_));
    solution_ = walk_->solution();
    return is_new(solution_) ? Played::found : Played::on;
  }
  if (walk_->exhausted()) return Played::finished;
  if (walk_->work().updates < end) return Played::paused;
  end_walk(end);
  return Played::on;
}

// Whether the walk has come upon a solution that learning has not given out before. With many of
// them it goes on alone.
bool Automatic::is_new(std::span<const OptionId> by_walk) {
  if (!by_learning_.empty()) {
    Solution sorted(by_walk.begin(), by_walk.end());
    quadrille::sort(sorted);
    if (by_learning_.erase(sorted) > 0) return false;
  }
  if (turns_.first_is_alone()) return true;
  by_walk_.emplace_back(by_walk.begin(), by_walk.end());
  if (by_walk_.size() == kManySolutions) turns_.leave_to_first();
  return true;
}

// How much work the walk is expected to need in all, as far as its tree lets us see; in literals.
double Automatic::expected_literals() const {
  const double seen = walk_->progress();
  if (seen == 0) return kEndless;
  return std::min(kEndless, static_cast<double>(walk_->work().updates) / seen / kUpdatesPerLiteral);
}

// Gives learning a turn, unless there is no hope that it pays.
void Automatic::end_walk(std::uint64_t end) {
  const double expected = expected_literals();
  if (!race_) {
    if (expected < kFewestLiterals * entries_) {
      turns_.go_on(end + std::max(walk_turn_, walk_->work().updates / 4));
      return;
    }
    seen_ = walk_->progress();
    updates_before_ = walk_->work().updates;
  }
  learn_start_ = work_of_learning().updates;
  learn_found_ = 0;
  turns_.pass(static_cast<std::uint64_t>(
      std::max({expected, kShortestTurn * entries_, 3 * static_cast<double>(learn_start_)})));
}

Played Automatic::play_learning(const Limits& limits, std::uint64_t end) {
  if (!race_ && !make_race(limits.stop)) return Played::paused;
  for (const Solution& solution : by_walk_) race_->forbid(solution);
  by_walk_.clear();
  if (learn_found_ < learn_turn_) {
    if (race_->next(within(limits, walk_->work(), end))) {
      Solution sorted(race_->solution().begin(), race_->solution().end());
      quadrille::sort(sorted);
      by_learning_.insert(std::move(sorted));
      ++learn_found_;
      solution_ = race_->solution();
      return Played::found;
    }
    if (race_->exhausted()) return Played::finished;
    if (race_->work().updates < end) return Played::paused;
  }
  end_learning();
  return Played::on;
}

// False: stopped first.
bool Automatic::make_race(const Stop* stop) {
  const bool made = turns_.make_second(stop, [&](const Stop* heeded) {
    options_.stop = heeded;
    race_ = make_race_(problem_, options_);
    return race_ != nullptr;
  });
  if (made) problem_ = {};
  return made;
}

// There is no memory for it. What learning has given out, the walk will not give out again; what
// was lost, it will find.
void Automatic::give_up_learning() {
  if (race_) {
    work_given_up_ = race_->work();
    stats_given_up_ = race_->stats();
  }
  race_.reset();
  problem_ = {};
  lacked_memory_ = true;
}

// If learning finds solutions one after the other, the walk has to find them at twice its price at
// most to keep its turn. To find one and then to prove that it is the only one is another matter.
void Automatic::end_learning() {
  const auto literals = static_cast<double>(race_->work().updates - learn_start_);
  const double share = solution_length_ < kVeryLong ? kWalkShare : kLongWalkShare;
  double turn = share * literals * kUpdatesPerLiteral;
  if (learn_found_ >= learn_turn_) {
    turn = 2 * literals * kUpdatesPerLiteral / static_cast<double>(learn_found_);
    walk_turn_ = std::max(walk_turn_, static_cast<std::uint64_t>(turn));
    learn_turn_ *= 2;
  }
  turns_.pass(walk_->work().updates + std::max(walk_turn_, static_cast<std::uint64_t>(turn)));
}

Work Automatic::work() const {
  Work work = walk_->work();
  const Work learning = work_of_learning();
  work.nodes += learning.nodes;
  work.updates += learning.updates;
  return work;
}

Stats Automatic::stats() const {
  Stats stats = walk_->stats();
  stats.solutions = solutions_;
  const Stats learning = race_ ? race_->stats() : stats_given_up_;
  stats.decisions += learning.decisions;
  stats.propagations += learning.propagations;
  stats.conflicts += learning.conflicts;
  return stats;
}

EngineReport Automatic::report() const {
  const EngineName walk = walk_->report().engine;
  if (lacked_memory_) return {walk, Message("engine.no_memory")};
  if (!race_) return {walk, Message("engine.quick")};
  if (turns_.answered() == Player::first) return {walk, Message("engine.no_faster")};
  const double percent = 100 * seen_;
  const Argument seen = percent < 1e-4  ? Argument(Message("engine.almost_nothing"))
                        : percent < 0.1 ? Argument(fmt::format("{:.1g}%", percent))
                                        : Argument(fmt::format("{:.1f}%", percent));
  const EngineName learner = race_->report().engine;
  const bool by_sat = learner == EngineName::sat;
  const std::string_view reason =
      walk == EngineName::rows ? (by_sat ? "engine.slow_rows_and_learning" : "engine.slow_rows")
                               : (by_sat ? "engine.slow_learning" : "engine.slow_links");
  return {learner, {std::string(reason), {{"part", seen}, {"updates", updates_before_}}}};
}

}  // namespace

std::unique_ptr<Engine> make_automatic(const Problem& problem, const SearchOptions& options) {
  return make_automatic(problem, options, [](const Problem& same, const SearchOptions& others) {
    return Race::make(same, others);
  });
}

std::unique_ptr<Engine> make_automatic(const Problem& problem, const SearchOptions& options,
                                       MakeRace make_race) {
  std::unique_ptr<Engine> walk;
  if (problem.has_bounds()) {
    if (has_rows()) walk = make_rows(problem, options.stop);
    return walk ? std::move(walk) : make_links(problem, options, {});
  }
  if (suits_rows(problem, false)) walk = make_rows(problem, options.stop);
  if (walk == nullptr) walk = make_links(problem, options, {});
  if (walk == nullptr) return nullptr;
  return std::make_unique<Automatic>(problem, options, std::move(walk), std::move(make_race));
}

}  // namespace quadrille::cover
