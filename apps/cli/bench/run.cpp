#include "apps/cli/bench/run.h"

#include <algorithm>
#include <chrono>
#include <memory>

#include <fmt/format.h>

#include "apps/cli/pipeline/interrupt.h"
#include "quadrille/sudoku/plain.h"

namespace quadrille::cli {
namespace {

using Clock = std::chrono::steady_clock;
using sudoku::kPlainBoard;

constexpr double kTurn = 0.01;  // seconds

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
    // Of other engines, the board itself, and two for each one that was split.
    const cover::Stats& stats = answer.stats;
    answers.nodes += stats.links.nodes != 0 ? stats.links.nodes : 1 + 2 * stats.decisions;
    if (!answer.solution) continue;
    for (sudoku::Cell cell = 0; cell < kPlainBoard; ++cell) {
      answers.texts[i * kPlainBoard + cell] = static_cast<char>('0' + answer.solution->at(cell));
    }
  }
}

void solve_in_a_batch(const BenchSet& set, std::size_t first, BenchAnswers& answers,
                      sudoku::PlainSolver& solver) {
  const std::size_t count = answers.counts.size();
  const sudoku::PlainBoards boards{
      // NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage): the count tells where it ends
      .text = set.text(first).data(),
      .count = count,
      .stride = kPlainBoard};
  const sudoku::PlainReport report = solver.solve(boards, {.counts = answers.counts,
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

BenchRun::BenchRun(const BenchEngine& engine, const BenchSet& set)
    : engine_(engine.name), set_(&set), solve_(make_solver(engine)), answers_(piece_size(engine)) {}

std::optional<Error> BenchRun::go_on(double seconds) {
  const double end = seconds_ + seconds;
  while (seconds_ < end) {
    const Clock::time_point start = Clock::now();
    solve_(*set_, first_, answers_);
    const std::chrono::duration<double> taken = Clock::now() - start;
    if (interrupt().requested()) break;
    if (auto wrong = check()) return wrong;
    const std::size_t boards = answers_.counts.size();
    seconds_ += taken.count();
    puzzles_ += boards;
    nodes_ += answers_.nodes;
    first_ = (first_ + boards) % set_->size();
  }
  return std::nullopt;
}

std::optional<Error> BenchRun::check() const {
  for (std::size_t i = 0; i < answers_.counts.size(); ++i) {
    const std::size_t board = first_ + i;
    const auto found =
        std::string_view(answers_.texts).substr(i * sudoku::kPlainBoard, sudoku::kPlainBoard);
    if (answers_.counts[i] != 1) {
      return Error{fmt::format("{}: expected one solution of {}, found {}", engine_,
                               set_->text(board), answers_.counts[i])};
    }
    if (found != set_->solution(board)) {
      return Error{fmt::format("{}: expected the solution {} of {}, found {}", engine_,
                               set_->solution(board), set_->text(board), found)};
    }
  }
  return std::nullopt;
}

std::optional<Error> run_by_turns(std::span<BenchRun> runs, double seconds) {
  const auto unfinished = [seconds](const BenchRun& run) { return run.seconds() < seconds; };
  while (std::ranges::any_of(runs, unfinished) && !interrupt().requested()) {
    for (BenchRun& run : runs) {
      if (!unfinished(run)) continue;
      if (auto wrong = run.go_on(std::min(kTurn, seconds - run.seconds()))) return wrong;
    }
  }
  return std::nullopt;
}

}  // namespace quadrille::cli
