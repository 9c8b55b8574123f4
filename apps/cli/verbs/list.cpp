// Solutions are written as they are found, so this verb does not go through the threads of the
// pipeline: a puzzle may have more solutions than fit into memory.
#include <memory>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/effort.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/verbs/show.h"
#include "apps/cli/verbs/verbs.h"
#include "apps/cli/verbs/verdict.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::cli {
namespace {

constexpr const char* kExamples =
    "A blank line stands between the solutions of different puzzles.\n"
    "\n"
    "Examples:\n"
    "  quadrille list --size 4 1.......2.......\n"
    "  quadrille list --limit 10 --latin 5 .........................\n"
    "  quadrille list --out json puzzles.txt\n"
    "  quadrille list --choose random --seed 7 --limit 1 --latin 3 .........";

std::string show_solution(const Puzzle& puzzle, const sudoku::Grid& solution,
                          std::uint64_t number) {
  switch (puzzle.layout) {
    case Layout::json:
      return show_json(
          {{"record", puzzle.number}, {"number", number}, {"solution", show_line(solution)}});
    case Layout::csv:
      return show_line(puzzle.grid) + "," + show_line(solution) + "\n";
    case Layout::board:
      return show_line(solution) + "\n";
    default:
      return show_text(solution, puzzle.layout);
  }
}

Reply list(const Settings& settings, Console& console, const Puzzle& puzzle) {
  Effort effort(settings, puzzle.stop, puzzle.threads);
  sudoku::Solutions solver(puzzle.grid, effort.options());
  std::uint64_t count = 0;
  while (count < settings.limit && solver.next()) {
    if (!console.print(show_solution(puzzle, solver.solution(), ++count))) return {};
  }
  effort.answered_by(solver.engine());
  Reply reply;
  if (count < settings.limit && !solver.exhausted()) {
    reply.status = Status::unknown;
    reply.notes = fmt::format("{}: {}: {} found, there may be more\n", puzzle.where(),
                              effort.excuse(), count);
  } else if (count == 0) {
    reply.status = Status::no_solution;
    reply.notes = fmt::format("{}: {}\n", puzzle.where(),
                              no_solution(puzzle.grid.shape(), solver.obstacles()));
  }
  reply.notes += effort.engine_line(puzzle.where()) + effort.stats_line(solver.stats());
  return reply;
}

Status run(const Settings& settings, Console& console) {
  if (const auto wrong = contradiction(settings)) {
    console.error("list: " + *wrong);
    return Status::usage;
  }
  Job job;
  job.blank = "";
  if (settings.layout == Layout::csv) {
    job.header = "puzzle,solution\n";
  } else if (settings.layout != Layout::json) {
    job.between = "\n";
  }
  job.answer = [&](const Puzzle& puzzle) { return list(settings, console, puzzle); };
  return answer_in_turn(settings, console, job);
}

}  // namespace

Verb add_list(CLI::App& app) {
  CLI::App* command = add_verb(app, "list", "List every solution", kExamples);
  auto settings = std::make_shared<Settings>();
  add_sources(*command, *settings);
  add_layout(*command, *settings, {Layout::line, Layout::numbers, Layout::csv, Layout::json});
  add_threads(*command, *settings);
  add_board(*command, *settings);
  add_limit(*command, *settings, "At most N solutions of each puzzle");
  add_search(*command, *settings);
  return {command, [settings](Console& console) { return run(*settings, console); }};
}

}  // namespace quadrille::cli
