// The walk begins: most boards are done before a matrix would have been made. At the end of its
// turn, the part of its tree that it has seen tells how much is left for it. If that is little, it
// goes on; otherwise learning in the matrix has a turn of half as much work as the walk has done so
// far, and then the walk one of as much as that: both have done about the same in the end.
//
// Learning is the one in the matrix, as to walk through the tree is done on the rules; on several
// threads it is automatic, which knows what to do with them. Of many solutions the walk goes on
// alone.
#include "quadrille/solve/search/rule_turns.h"

#include <algorithm>
#include <utility>

namespace quadrille::sudoku {
namespace {

using cover::Played;
using cover::Player;

// What a literal of learning takes, in steps of the walk: 90 to 190 ns, and 1 to 2 ns.
constexpr std::uint64_t kStepsPerLiteral = 64;
constexpr double kUnknown = 1e18;
// So many solutions are looked for by turns.
constexpr std::uint64_t kManyByTurns = 64;

}  // namespace

RuleTurns::RuleTurns(Grid grid, const SolveOptions& options, std::unique_ptr<rules::Walk> walk,
                     const TurnLengths& lengths)
    : grid_(std::move(grid)),
      options_(options),
      walk_(std::move(walk)),
      turns_(lengths.first),
      little_(lengths.little) {}

bool RuleTurns::next() {
  const bool found = turns_.play([this](std::uint64_t end) { return play_walk(end); },
                                 [this](std::uint64_t end) { return play_matrix(end); },
                                 [this] {
                                   search_.reset();
                                   has_memory_ = false;
                                 });
  if (found && ++solutions_ == kManyByTurns) turns_.leave_to_first();
  return found;
}

Played RuleTurns::play_walk(std::uint64_t end) {
  if (walk_->next(end, options_.stop)) {
    const bool is_new =
        take({walk_->solution().begin(), walk_->solution().end()}, by_walk_, by_matrix_);
    return is_new ? Played::found : Played::on;
  }
  if (walk_->exhausted()) {
    find_obstacles_afterwards();
    return Played::finished;
  }
  if (walk_->work() < end) return Played::paused;
  end_walk();
  return Played::on;
}

void RuleTurns::end_walk() {
  const std::uint64_t done = walk_->work();
  const double left = cover::work_left(done, walk_->progress(), kUnknown);
  if (left <= std::max(little_, static_cast<double>(done))) {
    turns_.go_on(done + done / 2);
  } else {
    turns_.pass((search_ ? search_->updates() : 0) + done / 2 / kStepsPerLiteral + 1);
  }
}

Played RuleTurns::play_matrix(std::uint64_t end) {
  if (!search_) make_matrix();
  if (!search_) return turns_.finished() ? Played::finished : Played::paused;
  if (search_->next(end)) {
    Grid solved(grid_.shape(), {grid_.cells().begin(), grid_.cells().end()});
    place(search_->solution(), *legend_, solved);
    const bool is_new = take({solved.cells().begin(), solved.cells().end()}, by_matrix_, by_walk_);
    return is_new ? Played::found : Played::on;
  }
  if (search_->exhausted()) return Played::finished;
  if (search_->updates() < end) return Played::paused;
  turns_.pass(2 * walk_->work());
  return Played::on;
}

bool RuleTurns::take(Digits digits, std::set<Digits>& own, std::set<Digits>& of_other) {
  if (of_other.erase(digits) > 0) return false;
  solution_ = digits;
  if (!turns_.first_is_alone()) own.insert(std::move(digits));
  return true;
}

// Without a search at the end: stopped first, or the matrix shows that there is no solution.
void RuleTurns::make_matrix() {
  turns_.make_second(options_.stop, [this](const Stop* heeded) {
    const std::optional<Encoding> encoding = encode(grid_, Form::pruned, heeded);
    if (!encoding) return false;
    legend_ = encoding->legend;
    if (!cover::uncoverable_items(encoding->problem).empty()) {
      obstacles_ = find_obstacles(grid_, *encoding);
      turns_.answer(Player::second, true);
      return true;
    }
    cover::SearchOptions search = cover_options(options_);
    if (options_.threads == 1) search.engine = cover::EngineName::learn;
    search_.emplace(encoding->problem, search);
    return true;
  });
}

// That there is none has its reasons to be told, where they show in the matrix.
void RuleTurns::find_obstacles_afterwards() {
  if (solutions_ > 0 || search_) return;
  const std::optional<Encoding> encoding = encode(grid_, Form::pruned, options_.stop);
  if (encoding && !cover::uncoverable_items(encoding->problem).empty()) {
    obstacles_ = find_obstacles(grid_, *encoding);
  }
}

Stats RuleTurns::stats() const {
  Stats stats = search_ ? search_->stats() : Stats{};
  stats.solutions = solutions_;
  stats.decisions += walk_->decisions();
  stats.conflicts += walk_->conflicts();
  return stats;
}

double RuleTurns::progress() const {
  if (exhausted()) return 1;
  return std::max(walk_->progress(), search_ ? search_->progress() : 0);
}

EngineReport RuleTurns::engine() const {
  if (!obstacles_.empty()) return {EngineName::links, Message("engine.no_search")};
  if (turns_.answered() == Player::first || !search_) {
    const char* const why = !has_memory_ ? "engine.no_memory"
                            : search_    ? "engine.no_faster"
                                         : "engine.quick";
    return {EngineName::rules, Message(why)};
  }
  return {board_engine(search_->engine().engine), Message("engine.quick")};
}

}  // namespace quadrille::sudoku
