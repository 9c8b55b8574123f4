#include "apps/cli/bench/run.h"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>

#include "apps/cli/pipeline/interrupt.h"

namespace quadrille::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kTurn = 0.01;  // seconds

}  // namespace

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
