#include "apps/cli/bench/engines.h"

#include <memory>

#include "apps/cli/pipeline/interrupt.h"
#include "quadrille/sudoku/plain.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::cli {
namespace {

using sudoku::kPlainBoard;

std::uint64_t count_of(sudoku::Verdict verdict) {
  switch (verdict) {
    case sudoku::Verdict::one:
      return 1;
    case sudoku::Verdict::many:
      return 2;
    default:
      return 0;
  }
}

void solve_one_at_a_time(const BenchSet& set, std::size_t first, BenchAnswers& answers,
                         sudoku::EngineName engine) {
  answers.nodes = 0;
  for (std::size_t i = 0; i < answers.counts.size(); ++i) {
    const sudoku::Answer answer =
        sudoku::solve(set.boards[first + i], {.engine = engine, .stop = &interrupt()});
    answers.counts[i] = count_of(answer.verdict);
    answers.nodes += answer.stats.links.nodes;
    if (!answer.solution) continue;
    for (sudoku::Cell cell = 0; cell < kPlainBoard; ++cell) {
      answers.texts[i * kPlainBoard + cell] = static_cast<char>('0' + answer.solution->at(cell));
    }
  }
}

void solve_in_a_batch(const BenchSet& set, std::size_t first, BenchAnswers& answers,
                      sudoku::PlainSolver& solver) {
  const std::size_t count = answers.counts.size();
  const sudoku::PlainReport report =
      solver.solve({.text = set.text(first).data(), .count = count, .stride = kPlainBoard},
                   {.counts = answers.counts,
                    .solutions = answers.texts.data(),
                    .stride = kPlainBoard,
                    .stop = &interrupt()});
  answers.nodes = count + 2 * report.splits;  // each split of a board makes two of it
}

}  // namespace

bool is_available(const BenchEngine& engine) { return sudoku::is_available(engine.engine); }

std::size_t piece_size(const BenchEngine& engine) {
  // Each puzzle of a level once; or more boards than there are lanes, many times over.
  return engine.one_at_a_time ? kBenchPuzzles : kBenchPuzzles * 128;
}

SolvePiece make_solver(const BenchEngine& engine) {
  if (engine.one_at_a_time) {
    return [engine = engine.engine](const BenchSet& set, std::size_t first, BenchAnswers& answers) {
      solve_one_at_a_time(set, first, answers, engine);
    };
  }
  return [solver = std::make_shared<sudoku::PlainSolver>(engine.engine)](
             const BenchSet& set, std::size_t first, BenchAnswers& answers) {
    solve_in_a_batch(set, first, answers, *solver);
  };
}

}  // namespace quadrille::cli
