#include "quadrille/sudoku/batch/one_board.h"

#include <array>
#include <span>

#include "quadrille/sudoku/batch/engine.h"
#include "quadrille/sudoku/batch/puzzle.h"
#include "quadrille/sudoku/text/plain_lines.h"

namespace quadrille::sudoku::batch {
namespace {

// What the batch engine finds out about one board.
struct Found {
  std::uint64_t solutions = 0;
  bool complete = false;
  std::uint64_t splits = 0;
};

Found run(const Grid& grid, std::uint64_t limit, const OneBoardOptions& options,
          std::span<char> texts) {
  const Puzzle puzzle(grid);
  const char* text = puzzle.text();
  const std::uint16_t* candidates = puzzle.candidates();
  Found found;
  Engine engine(options.instruction_set);
  const Report report = engine.run({.puzzles = &text,
                                    .candidates = &candidates,
                                    .count = 1,
                                    .limit = limit,
                                    .solutions = &found.solutions,
                                    .kept = static_cast<std::uint32_t>(texts.size() / kPlainBoard),
                                    .texts = texts.data()},
                                   options.stop);
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

}  // namespace

Answer solve_one(const Grid& grid, const OneBoardOptions& options) {
  std::array<char, 2 * kPlainBoard> texts;
  const Found found = run(grid, 2, options, texts);
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

Count count_one(const Grid& grid, std::uint64_t limit, const OneBoardOptions& options) {
  const Found found = run(grid, limit, options, {});
  return {.solutions = found.solutions,
          .complete = found.complete && found.solutions < limit,
          .stats = stats_of(found)};
}

}  // namespace quadrille::sudoku::batch
