// The walk begins: most boards are done before a matrix would have been made. At the end of its
// turn, the part of its tree that it has seen tells how much is left for it. If that is little, it
// goes on; otherwise learning in the matrix has a turn of half as much work as the walk has done so
// far, and then the walk one of as much as that: both have done about the same in the end.
//
// Learning is the one in the matrix, as to walk through the tree is done on the rules; on several
// threads it is automatic, which knows what to do with them. Of many solutions the walk goes on
// alone.
#include "quadrille/sudoku/search/rule_turns.h"

#include <algorithm>
#include <new>
#include <utility>

namespace quadrille::sudoku {
namespace {

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
      little_(lengths.little),
      walk_end_(lengths.first) {}

bool RuleTurns::next() {
  while (!exhausted_) {
    const Step step = turn_ == Turn::walk ? step_walk() : step_matrix();
    if (step == Step::go_on) continue;
    solutions_ += static_cast<std::uint64_t>(step == Step::solution);
    return step == Step::solution;
  }
  return false;
}

RuleTurns::Step RuleTurns::step_walk() {
  const bool is_alone = solutions_ >= kManyByTurns || !has_memory_;
  if (walk_->next(is_alone ? UINT64_MAX : walk_end_, options_.stop)) {
    answered_ = Turn::walk;
    const bool is_new =
        take({walk_->solution().begin(), walk_->solution().end()}, by_walk_, by_matrix_);
    return is_new ? Step::solution : Step::go_on;
  }
  if (walk_->exhausted()) {
    answered_ = Turn::walk;
    exhausted_ = true;
    find_obstacles_afterwards();
    return Step::end;
  }
  if (is_alone || walk_->work() < walk_end_) return Step::end;
  end_walk();
  return stopped() || exhausted_ ? Step::end : Step::go_on;
}

RuleTurns::Step RuleTurns::step_matrix() {
  if (solutions_ >= kManyByTurns) {
    turn_ = Turn::walk;
    return Step::go_on;
  }
#ifndef __wasi__  // nothing can be thrown there
  try {
#endif
    if (search_->next(matrix_end_)) {
      answered_ = Turn::matrix;
      // Every option of every solution fills the same cells.
      Digits digits(grid_.shape().cell_count());
      for (const cover::OptionId option : search_->solution()) {
        const Placement& placement = legend_->placements[index(option)];
        if (placement.cell != kNoCell) digits[placement.cell] = placement.digit;
      }
      return take(std::move(digits), by_matrix_, by_walk_) ? Step::solution : Step::go_on;
    }
#ifndef __wasi__
  } catch (const std::bad_alloc&) {
    search_.reset();
    has_memory_ = false;
    turn_ = Turn::walk;
    return Step::go_on;
  }
#endif
  if (search_->exhausted()) {
    answered_ = Turn::matrix;
    exhausted_ = true;
    return Step::end;
  }
  if (search_->updates() < matrix_end_) return Step::end;
  end_matrix();
  return Step::go_on;
}

bool RuleTurns::take(Digits digits, std::set<Digits>& own, std::set<Digits>& of_other) {
  if (of_other.erase(digits) > 0) return false;
  solution_ = digits;
  if (search_ || solutions_ < kManyByTurns) own.insert(std::move(digits));
  return true;
}

void RuleTurns::end_walk() {
  const std::uint64_t done = walk_->work();
  const double seen = walk_->progress();
  const double left = seen > 0 ? static_cast<double>(done) * (1 - seen) / seen : kUnknown;
  walk_end_ = done + done / 2;
  if (left <= std::max(little_, static_cast<double>(done))) return;
  if (!search_) begin_matrix();
  if (!search_) return;
  turn_ = Turn::matrix;
  matrix_end_ = search_->updates() + done / 2 / kStepsPerLiteral + 1;
}

void RuleTurns::end_matrix() {
  turn_ = Turn::walk;
  walk_end_ = 2 * walk_->work();
}

// Where there is no memory for it, the walk goes on alone.
void RuleTurns::begin_matrix() {
#ifdef __wasi__
  encode_matrix();
#else
  try {
    encode_matrix();
  } catch (const std::bad_alloc&) {
    search_.reset();
    has_memory_ = false;
  }
#endif
}

void RuleTurns::encode_matrix() {
  const std::optional<Encoding> encoding = encode(grid_, Form::pruned, options_.stop);
  if (!encoding || stopped()) return;
  legend_ = encoding->legend;
  if (!cover::uncoverable_items(encoding->problem).empty()) {
    obstacles_ = find_obstacles(grid_, *encoding);
    answered_ = Turn::matrix;
    exhausted_ = true;
    return;
  }
  cover::SearchOptions search = cover_options(options_);
  if (options_.threads == 1) search.engine = cover::EngineName::learn;
  search_.emplace(encoding->problem, search);
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
  if (exhausted_) return 1;
  return std::max(walk_->progress(), search_ ? search_->progress() : 0);
}

EngineReport RuleTurns::engine() const {
  if (!obstacles_.empty()) return {EngineName::links, Message("engine.no_search")};
  if (answered_ == Turn::walk || !search_) {
    const char* const why = !has_memory_ ? "engine.no_memory"
                            : search_    ? "engine.no_faster"
                                         : "engine.quick";
    return {EngineName::rules, Message(why)};
  }
  return {board_engine(search_->engine().engine), Message("engine.quick")};
}

}  // namespace quadrille::sudoku
