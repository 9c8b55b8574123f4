// Boards of 9x9 with boxes go to the batch engine, all others are put into exact-cover form.
#include "quadrille/sudoku/solve.h"

#include <array>

#include <fmt/format.h>

#include "quadrille/cover/diagnose.h"
#include "quadrille/sudoku/batch/engine.h"
#include "quadrille/sudoku/batch/puzzle.h"
#include "quadrille/sudoku/plain_lines.h"
#include "quadrille/sudoku/verify.h"

namespace quadrille::sudoku {
namespace {

std::vector<std::string> find_obstacles(const Grid& grid, const cover::Problem& problem) {
  std::vector<std::string> obstacles;
  const auto uncoverable = cover::uncoverable_items(problem);
  if (uncoverable.empty()) return obstacles;
  for (const Conflict& conflict : find_conflicts(grid)) {
    obstacles.push_back(describe(grid.shape(), conflict));
  }
  if (!obstacles.empty()) return obstacles;
  for (const cover::ItemId item : uncoverable) {
    obstacles.push_back(fmt::format("nothing is left for {}", problem.item_name(item)));
  }
  return obstacles;
}

// What the batch engine finds out about one board.
struct Found {
  std::uint64_t solutions = 0;
  bool complete = false;
  std::uint64_t splits = 0;
};

Found run_batch(const Grid& grid, std::uint64_t limit, const Stop* stop, std::span<char> texts) {
  const batch::Puzzle puzzle(grid);
  const char* text = puzzle.text();
  const std::uint16_t* candidates = puzzle.candidates();
  Found found;
  batch::Engine engine;
  const batch::Report report =
      engine.run({.puzzles = &text,
                  .candidates = &candidates,
                  .count = 1,
                  .limit = limit,
                  .solutions = &found.solutions,
                  .kept = static_cast<std::uint32_t>(texts.size() / kPlainBoard),
                  .texts = texts.data()},
                 stop);
  found.complete = report.open.empty() || report.open[0] == 0;
  found.splits = report.splits;
  return found;
}

Stats stats_of(const Found& found) {
  Stats stats;
  stats.solutions = found.solutions;
  stats.nodes = 1 + 2 * found.splits;  // each split of a board makes two of it
  stats.free = found.splits;
  return stats;
}

Grid solution_of(const Grid& grid, const char* text) {
  Grid solution(grid.shape());
  for (Cell cell = 0; cell < kPlainBoard; ++cell) {
    solution.set(cell, static_cast<Digit>(text[cell] - '0'));
  }
  return solution;
}

Answer solve_by_batch(const Grid& grid, const Stop* stop) {
  std::array<char, 2 * kPlainBoard> texts;
  const Found found = run_batch(grid, 2, stop, texts);
  Answer answer;
  if (found.solutions > 0) answer.solution = solution_of(grid, texts.data());
  if (found.solutions > 1) {
    answer.another = solution_of(grid, texts.data() + kPlainBoard);
    answer.verdict = Verdict::many;
  } else if (found.complete) {
    answer.verdict = found.solutions == 1 ? Verdict::one : Verdict::none;
  }
  if (answer.verdict == Verdict::none) answer.obstacles = find_obstacles(grid);
  answer.stats = stats_of(found);
  return answer;
}

}  // namespace

std::vector<std::string> find_obstacles(const Grid& grid) {
  return find_obstacles(grid, encode(grid).problem);
}

bool uses_batch(const Grid& grid, const SearchOptions& options) {
  return batch::fits(grid.shape()) && options.engine == cover::EngineName::automatic &&
         options.choose == cover::Choice::least && options.max_nodes == UINT64_MAX;
}

Solver::Solver(const Grid& grid, const SearchOptions& options)
    : solution_(grid.shape(), {grid.cells().begin(), grid.cells().end()}) {
  const Encoding encoding = encode(grid);
  legend_ = encoding.legend;
  obstacles_ = find_obstacles(grid, encoding.problem);
  if (obstacles_.empty()) search_.emplace(encoding.problem, options);
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

Answer solve(const Grid& grid, const SearchOptions& options) {
  if (uses_batch(grid, options)) return solve_by_batch(grid, options.stop);
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
  return answer;
}

Count count(const Grid& grid, std::uint64_t limit, const SearchOptions& options) {
  Count count;
  if (uses_batch(grid, options) && limit > 0) {
    const Found found = run_batch(grid, limit, options.stop, {});
    return {.solutions = found.solutions,
            .complete = found.complete && found.solutions < limit,
            .stats = stats_of(found)};
  }
  Solver solver(grid, options);
  while (count.solutions < limit && solver.next()) ++count.solutions;
  count.complete = solver.exhausted();
  count.stats = solver.stats();
  return count;
}

}  // namespace quadrille::sudoku
