#include "apps/desktop/bench/bench_run.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <span>

#include "apps/desktop/files/file_text.h"
#include "apps/desktop/files/read_boards.h"
#include "quadrille/solve/solve.h"

namespace quadrille::desktop {
namespace {

using measure::BoardSet;
using sudoku::Grid;
using sudoku::Verdict;

double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::optional<Error> not_one(const sudoku::Answer& answer) {
  if (answer.verdict == Verdict::none) return Error(ErrorKind::no_solution);
  if (answer.verdict == Verdict::many) return Error(ErrorKind::several_solutions);
  return std::nullopt;
}

Result<BoardSet> set_of_file(const QString& path, const Stop& stop) {
  const Result<std::vector<FiledBoard>> boards = read_boards(path, kMostFiled, stop);
  if (!boards) return boards.error();
  std::vector<Grid> puzzles;
  for (const FiledBoard& each : *boards) puzzles.push_back(each.board);
  const std::vector<sudoku::Answer> answers = sudoku::solve(puzzles, {.stop = &stop});
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const std::optional<Error> wrong = not_one(answers[i]);
    if (wrong) return in_file(path, wrong->at({.line = (*boards)[i].line}));
  }
  return measure::set_of(puzzles, &stop);
}

Result<BoardSet> board_set(const BenchSet& set, const Stop& stop) {
  if (set.level != nullptr) return measure::set_of(*set.level, &stop);
  if (!set.puzzle) return set_of_file(set.file, stop);
  if (const auto wrong = not_one(sudoku::solve(*set.puzzle, {.stop = &stop}))) return *wrong;
  return measure::set_of(std::span(&*set.puzzle, 1), &stop);
}

}  // namespace

std::optional<Error> run_bench(const BenchPlan& plan, const Stop& stop,
                               const std::function<void(const BenchNews&)>& tell) {
  for (std::size_t column = 0; column < plan.sets.size(); ++column) {
    const BenchSet& wanted = plan.sets[column];
    const Result<BoardSet> set = board_set(wanted, stop);
    if (stop.requested()) return std::nullopt;
    if (!set) return set.error();
    std::vector<measure::Contender> engines;
    std::ranges::copy_if(
        plan.engines, std::back_inserter(engines),
        [&](const measure::Contender& engine) { return measure::can_take(engine, *set); });
    measure::Comparison comparison(
        *set, engines, {.seconds = plan.seconds, .clock = steady_seconds, .stop = &stop});
    for (bool more = !engines.empty(); more;) {
      more = comparison.advance();
      if (comparison.wrong()) return comparison.wrong();
      if (stop.requested()) return std::nullopt;
      std::vector<measure::ReportRow> rows;
      measure::add_rows(rows, wanted.name, comparison.runs());
      tell({column, std::move(rows), !more});
    }
  }
  return std::nullopt;
}

}  // namespace quadrille::desktop
