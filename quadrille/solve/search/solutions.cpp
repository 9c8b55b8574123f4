// Every board goes into exact-cover form. One that shows to have no solution is not searched; a
// large one with few givens is searched with a full grid in mind.
#include <algorithm>
#include <utility>

#include "quadrille/cover/count.h"
#include "quadrille/cover/problem.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/solve/search/count.h"
#include "quadrille/solve/search/rule_turns.h"
#include "quadrille/solve/search/weave.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku {
namespace {

// Smaller boards with few givens are filled in some milliseconds without any aim.
constexpr std::uint32_t kLarge = 30;

// What a large board with hardly any givens may look like in the end.
std::vector<cover::OptionId> likely_options(const Grid& grid, const Legend& legend) {
  std::vector<cover::OptionId> likely;
  if (grid.size() < kLarge || grid.constraints() || grid.shape().is_mosaic()) return likely;
  const auto full = weave(grid);
  if (!full) return likely;
  for (std::uint32_t i = 0; i < legend.placements.size(); ++i) {
    if (full->at(legend.placements[i].cell) == legend.placements[i].digit) {
      likely.push_back(cover::OptionId{i});
    }
  }
  return likely;
}

cover::SearchOptions search_options(const Grid& grid, const Legend& legend,
                                    const SolveOptions& options) {
  cover::SearchOptions search = cover_options(options);
  search.likely = likely_options(grid, legend);
  return search;
}

}  // namespace

EngineName board_engine(cover::EngineName engine) {
  switch (engine) {
    case cover::EngineName::automatic:
      return EngineName::automatic;
    case cover::EngineName::links:
      return EngineName::links;
    case cover::EngineName::rows:
      return EngineName::rows;
    case cover::EngineName::learn:
      return EngineName::learn;
    case cover::EngineName::sat:
      return EngineName::sat;
    case cover::EngineName::sweep:
      break;
  }
  return EngineName::sweep;
}

cover::SearchOptions cover_options(const SolveOptions& options) {
  return {.engine = cover_engine(options.engine),
          .choose = options.choose,
          .seed = options.seed,
          .max_nodes = options.max_nodes,
          .stop = options.stop,
          .threads = options.threads,
          .memory = options.memory};
}

// Boards with constraints are searched on their rules, too.
Solutions::Solutions(const Grid& grid, const SolveOptions& options)
    : solution_(grid.shape(), {grid.cells().begin(), grid.cells().end()}) {
  solution_.set_constraints(grid.constraints());
  const Constraints* const rules = constraints_of(grid);
  if (rules != nullptr && options.engine == EngineName::automatic &&
      options.choose == Choice::least && options.max_nodes == UINT64_MAX) {
    if (std::unique_ptr<rules::Walk> walk = rules->walk(grid, options.stop)) {
      turns_ = std::make_shared<RuleTurns>(grid, options, std::move(walk));
      return;
    }
  }
  begin_search(grid, options);
}

void Solutions::begin_search(const Grid& grid, const SolveOptions& options) {
  const std::optional<Encoding> encoding = encode(grid, Form::pruned, options.stop);
  if (!encoding) {
    stopped_ = true;
    return;
  }
  legend_ = encoding->legend;
  if (!cover::uncoverable_items(encoding->problem).empty()) {
    obstacles_ = find_obstacles(grid, *encoding);
    return;
  }
  if (options.stop != nullptr && options.stop->requested()) {
    stopped_ = true;
    return;
  }
  search_.emplace(encoding->problem, search_options(grid, *legend_, options));
}

bool Solutions::next() {
  if (!has_turns()) return next_of_search();
  if (!turns_->next()) return false;
  const std::span<const Digit> digits = turns_->solution();
  for (Cell cell = 0; cell < digits.size(); ++cell) solution_.set(cell, digits[cell]);
  return true;
}

bool Solutions::exhausted() const {
  if (has_turns()) return turns_->exhausted();
  return search_ ? search_->exhausted() : !stopped_;
}

const Obstacles& Solutions::obstacles() const {
  return has_turns() ? turns_->obstacles() : obstacles_;
}

Stats Solutions::stats() const {
  if (has_turns()) return turns_->stats();
  return search_ ? search_->stats() : Stats{};
}

double Solutions::progress() const {
  if (has_turns()) return turns_->progress();
  return search_ ? search_->progress() : 1.0;
}

bool Solutions::next_of_search() {
  if (!search_ || !search_->next()) return false;
  // Every option of every solution fills the same cells, so nothing of an earlier one remains.
  place(search_->solution(), *legend_, solution_);
  return true;
}

EngineReport Solutions::engine() const {
  if (has_turns()) return turns_->engine();
  if (stopped_) return {EngineName::links, Message("engine.stopped")};
  if (!search_) return {EngineName::links, Message("engine.no_search")};
  cover::EngineReport report = search_->engine();
  return {board_engine(report.engine), std::move(report.reason)};
}

namespace {

Count count_as_it_is(const Grid& grid, std::uint64_t limit, const SolveOptions& options) {
  const std::optional<Encoding> encoding = encode(grid, Form::pruned, options.stop);
  if (!encoding) return {.engine = {EngineName::links, Message("engine.stopped")}};
  if (!cover::uncoverable_items(encoding->problem).empty()) {
    return {.exact = true, .engine = {EngineName::links, Message("engine.no_search")}};
  }
  cover::Count count =
      cover::count(encoding->problem, limit, search_options(grid, *encoding->legend, options));
  return {.solutions = std::move(count.solutions),
          .exact = count.exact,
          .stats = std::move(count.stats),
          .engine = {board_engine(count.engine.engine), std::move(count.engine.reason)}};
}

// A unit whose cells have all the digits that are given anywhere. What is left of it takes the
// others, and as nothing tells those apart, every order of them leads to as many solutions.
std::optional<Unit> unit_with_all_givens(const Grid& grid, const Layout& layout,
                                         const std::vector<bool>& given) {
  const auto given_count = std::ranges::count(given, true);
  for (Unit unit = 0; unit < layout.unit_count(); ++unit) {
    std::vector<bool> here(given.size(), false);
    std::int64_t filled = 0;
    for (const Cell cell : layout.cells(unit)) {
      if (grid.at(cell) == 0) continue;
      here[grid.at(cell)] = true;
      ++filled;
    }
    if (here == given && filled == given_count) return unit;
  }
  return std::nullopt;
}

}  // namespace

// Where two or more digits are not given anywhere, one order of them is counted for all.
Count count_in_matrix(const Grid& grid, std::uint64_t limit, const SolveOptions& options) {
  const bool free_to_choose = options.engine == EngineName::automatic &&
                              options.choose == cover::Choice::least &&
                              options.max_nodes == UINT64_MAX && !grid.has_marks() &&
                              !grid.constraints() && !grid.shape().is_mosaic();
  if (!free_to_choose) return count_as_it_is(grid, limit, options);
  std::vector<bool> given(grid.size() + 1, false);
  for (const Digit digit : grid.cells()) given[digit] = digit != 0;
  const Layout layout(grid.shape());
  const std::optional<Unit> unit = unit_with_all_givens(grid, layout, given);
  if (!unit) return count_as_it_is(grid, limit, options);

  Grid filled = grid;
  Natural orders = 1;
  std::uint32_t next = 1;
  for (const Cell cell : layout.cells(*unit)) {
    if (grid.at(cell) != 0) continue;
    while (given[next]) ++next;
    filled.set(cell, static_cast<Digit>(next++));
  }
  const auto others = grid.size() - static_cast<std::uint32_t>(std::ranges::count(given, true));
  for (std::uint32_t i = 2; i <= others; ++i) orders = orders * i;

  std::uint64_t limit_of_one = limit;
  if (limit != UINT64_MAX) limit_of_one = limit / orders.small().value_or(UINT64_MAX) + 1;
  Count count = count_as_it_is(filled, limit_of_one, options);
  count.solutions = count.solutions * orders;
  if (limit != UINT64_MAX && count.solutions > Natural(limit)) {
    count.solutions = limit;
    count.exact = false;
  }
  return count;
}

Obstacles find_obstacles(const Grid& grid, const Encoding& encoding) {
  Obstacles obstacles{.conflicts = find_conflicts(grid)};
  if (!obstacles.conflicts.empty()) return obstacles;
  for (const cover::ItemId item : cover::uncoverable_items(encoding.problem)) {
    const RuleId rule = encoding.legend->rule(item);
    if (index(rule) < rule_count(grid.shape())) obstacles.unsatisfiable.push_back(rule);
  }
  return obstacles;
}

Obstacles find_obstacles(const Grid& grid) { return find_obstacles(grid, encode(grid)); }

std::vector<Message> messages_of(const Shape& shape, const Obstacles& obstacles) {
  std::vector<Message> messages;
  for (const Conflict& twice : obstacles.conflicts) messages.push_back(message_of(shape, twice));
  for (const RuleId rule : obstacles.unsatisfiable) {
    const Message item{"matrix.item", {{"items", argument_of(shape, rule)}}};
    messages.push_back({"dead.nothing_left", {{"rule", item}}});
  }
  return messages;
}

}  // namespace quadrille::sudoku
