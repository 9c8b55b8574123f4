#include "apps/cli/verbs/count_classes.h"

#include <string>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/pipeline/answer_chunk.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/system/interrupt.h"
#include "quadrille/solve/solution_classes.h"

namespace quadrille::cli {
namespace {

std::string show(const Puzzle& puzzle, const sudoku::ClassCount& count,
                 const LimitedSolve& limited) {
  if (puzzle.format != OutputFormat::json) {
    return fmt::format("{}{}\n", count.classes.text(), count.exact ? "" : "+");
  }
  JsonWriter json;
  begin_puzzle(json, puzzle);
  json.member("classes", count.classes).member("complete", count.exact);
  if (count.symmetries > Natural(0)) json.member("symmetries", count.symmetries);
  json.member("solutions", count.solutions.solutions);
  limited.add_stats(json, count.solutions.stats);
  return end_line(json);
}

Reply answer(const Settings& settings, const Puzzle& puzzle) {
  if (const auto wrong = sudoku::refusal_of_classes(puzzle.grid)) {
    return refuse_puzzle(puzzle, *wrong);
  }
  LimitedSolve limited(settings, puzzle.stop, puzzle.threads);
  const sudoku::ClassCount count = limited.count_classes(puzzle.grid);
  if (limited.failure()) return refuse_puzzle(puzzle, *limited.failure());
  Reply reply{.partial = interrupt().requested()};
  const bool is_told = puzzle.format == OutputFormat::json || count.exact || !reply.partial;
  if (is_told) reply.out = show(puzzle, count, limited);
  if (!count.exact) {
    reply.status = Status::unknown;
    const Message at_least = {"cli.at_least",
                              {{"excuse", limited.excuse()}, {"count", count.classes.text()}}};
    reply.notes = fmt::format("{}: {}\n", puzzle.where(), told(at_least));
  } else if (count.classes == Natural(0)) {
    reply.status = Status::no_solution;
  }
  reply.notes += limited.engine_line(puzzle.where()) +
                 limited.stats_line(count.solutions.stats, count.solutions.solutions);
  return reply;
}

}  // namespace

Status run_count_classes(const Settings& settings, Console& console) {
  Job job;
  job.gives_verdict = true;
  job.answer = [&](const Puzzle& puzzle) { return answer(settings, puzzle); };
  return answer_records(settings, console, job);
}

}  // namespace quadrille::cli
