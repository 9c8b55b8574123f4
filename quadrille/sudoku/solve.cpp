// Boards of 9x9 with boxes go to the batch engine, all others are put into exact-cover form.
#include "quadrille/sudoku/solve.h"

#include "quadrille/cover/diagnose.h"
#include "quadrille/sudoku/batch/one_board.h"
#include "quadrille/sudoku/batch/puzzle.h"
#include "quadrille/sudoku/search/weave.h"

namespace quadrille::sudoku {
namespace {

// Smaller boards with few givens are filled in some milliseconds without any aim.
constexpr std::uint32_t kLarge = 30;

// What a large board with hardly any givens may look like in the end.
std::vector<cover::OptionId> likely_options(const Grid& grid, const Legend& legend) {
  std::vector<cover::OptionId> likely;
  if (grid.size() < kLarge) return likely;
  const auto full = weave(grid);
  if (!full) return likely;
  for (std::uint32_t i = 0; i < legend.placements.size(); ++i) {
    if (full->at(legend.placements[i].cell) == legend.placements[i].digit) {
      likely.push_back(cover::OptionId{i});
    }
  }
  return likely;
}

}  // namespace

Obstacles find_obstacles(const Grid& grid, const Encoding& encoding) {
  Obstacles obstacles{.conflicts = find_conflicts(grid)};
  if (!obstacles.conflicts.empty()) return obstacles;
  for (const cover::ItemId item : cover::uncoverable_items(encoding.problem)) {
    obstacles.unsatisfiable.push_back(encoding.legend->rule(item));
  }
  return obstacles;
}

Obstacles find_obstacles(const Grid& grid) { return find_obstacles(grid, encode(grid)); }

std::vector<std::string> describe(const Shape& shape, const Obstacles& obstacles) {
  std::vector<std::string> texts;
  for (const Conflict& conflict : obstacles.conflicts) texts.push_back(describe(shape, conflict));
  for (const RuleId rule : obstacles.unsatisfiable) {
    texts.push_back("nothing is left for " + rule_name(shape, rule));
  }
  return texts;
}

bool uses_batch(const Grid& grid, const SearchOptions& options) {
  return batch::fits(grid.shape()) && options.engine == cover::EngineName::automatic &&
         options.choose == cover::Choice::least && options.max_nodes == UINT64_MAX;
}

Solver::Solver(const Grid& grid, const SearchOptions& options)
    : solution_(grid.shape(), {grid.cells().begin(), grid.cells().end()}) {
  const Encoding encoding = encode(grid);
  legend_ = encoding.legend;
  obstacles_ = find_obstacles(grid, encoding);
  if (!obstacles_.empty()) return;
  SearchOptions informed = options;
  informed.likely = likely_options(grid, *legend_);
  search_.emplace(encoding.problem, informed);
}

bool Solver::next() {
  if (!search_ || !search_->next()) return false;
  // Every option of every solution fills the same cells, so nothing of an earlier one remains.
  for (const cover::OptionId option : search_->solution()) {
    const Placement& placement = legend_->placements[index(option)];
    solution_.set(placement.cell, placement.digit);
  }
  return true;
}

EngineReport Solver::engine() const {
  if (search_) return search_->engine();
  return {EngineName::links, "what is wrong shows without a search"};
}

Answer solve(const Grid& grid, const SearchOptions& options) {
  if (uses_batch(grid, options)) {
    return batch::solve_one(grid, {.stop = options.stop});
  }
  Solver solver(grid, options);
  Answer answer;
  if (solver.next()) {
    answer.solution = solver.solution();
    if (solver.next()) {
      answer.another = solver.solution();
      answer.verdict = Verdict::many;
    } else if (solver.exhausted()) {
      answer.verdict = Verdict::one;
    }
  } else if (solver.exhausted()) {
    answer.verdict = Verdict::none;
  }
  answer.obstacles = solver.obstacles();
  answer.stats = solver.stats();
  answer.engine = solver.engine();
  return answer;
}

Count count(const Grid& grid, std::uint64_t limit, const SearchOptions& options) {
  if (uses_batch(grid, options) && limit > 0) {
    return batch::count_one(grid, limit, {.stop = options.stop});
  }
  Count count;
  Solver solver(grid, options);
  while (count.solutions < limit && solver.next()) ++count.solutions;
  count.complete = solver.exhausted();
  count.stats = solver.stats();
  count.engine = solver.engine();
  return count;
}

}  // namespace quadrille::sudoku
