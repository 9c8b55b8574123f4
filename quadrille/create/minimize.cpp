#include "quadrille/create/minimize.h"

#include <utility>

#include "quadrille/create/generate/attempt_queue.h"
#include "quadrille/create/generate/counter.h"
#include "quadrille/create/generate/remove_clues.h"
#include "quadrille/solve/solve.h"

namespace quadrille::create {
namespace {

using cover::Verdict;

// Of a count up to 2.
Verdict verdict_of(std::uint64_t solutions) {
  if (solutions > 2) return Verdict::unknown;
  return solutions == 0 ? Verdict::none : solutions == 1 ? Verdict::one : Verdict::many;
}

// Up to 2. The counter knows rows, columns and boxes only.
std::uint64_t count_with_rules(const sudoku::Grid& board, const Stop* stop) {
  const sudoku::Count count = sudoku::count(board, 2, {.stop = stop});
  const std::uint64_t solutions = count.solutions.small().value_or(2);
  return count.exact || solutions >= 2 ? solutions : Counter::kUnknown;
}

}  // namespace

Result<Minimized> minimize(const sudoku::Grid& grid, std::uint64_t seed, const Stop* stop,
                           Pattern pattern, const std::function<void(double)>& told) {
  if (grid.has_marks()) return Error{ErrorKind::has_marks};
  Counter counter(grid.shape(), {.stop = stop});
  const auto count = [&](const sudoku::Grid& board) {
    return board.constraints() != nullptr ? count_with_rules(board, stop) : counter.count(board, 2);
  };
  const Verdict verdict = verdict_of(count(grid));
  if (verdict != Verdict::one) return Minimized{.verdict = verdict, .puzzle = grid};
  Groups clues = orbits(grid.size(), pattern);
  for (std::vector<sudoku::Cell>& group : clues) {
    std::erase_if(group, [&](sudoku::Cell cell) { return grid.at(cell) == 0; });
  }
  std::erase_if(clues, [](const auto& group) { return group.empty(); });
  random_of(seed, AttemptId()).shuffle(clues);
  ClueRemoval removal(grid, std::move(clues), 0);
  while (const sudoku::Grid* fewer = removal.question()) {
    const bool stopped = counter.stopped();
    removal.answer(stopped ? Counter::kUnknown : count(*fewer));
    if (stopped) break;
    if (told) told(removal.progress());
  }
  return Minimized{.verdict = verdict, .puzzle = removal.board(), .complete = !removal.unsure()};
}

Needless find_needless(const sudoku::Grid& grid, const sudoku::SolveOptions& options) {
  Needless needless{.verdict = sudoku::solve(grid, options).verdict};
  if (needless.verdict != Verdict::one) return needless;
  std::vector<sudoku::Cell> clues;
  std::vector<sudoku::Grid> boards;
  for (sudoku::Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    if (grid.at(cell) == 0) continue;
    clues.push_back(cell);
    boards.push_back(grid);
    boards.back().set(cell, 0);
  }
  const std::vector<sudoku::Answer> answers = sudoku::solve(boards, options);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (answers[i].verdict == Verdict::one) needless.cells.push_back(clues[i]);
    if (answers[i].verdict == Verdict::unknown) needless.complete = false;
  }
  return needless;
}

}  // namespace quadrille::create
