#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "effort.h"
#include "pipeline.h"
#include "quadrille/sudoku/solve.h"
#include "settings.h"
#include "show.h"
#include "verbs.h"

namespace quadrille::cli {
namespace {

constexpr const char* kExamples =
    "Prints the number of solutions for each puzzle; with --limit 100, 100+ means more than 100.\n"
    "\n"
    "Examples:\n"
    "  quadrille count --size 4 ................\n"
    "  quadrille count --latin 5 .........................\n"
    "  quadrille count --limit 100 puzzles.txt\n"
    "  quadrille count --timeout 2 --out json puzzles.txt";

Reply count(const Settings& settings, const Puzzle& puzzle) {
  const Effort effort(settings, puzzle.stop);
  // One more than the limit, to know whether there are more.
  const std::uint64_t sought = settings.limit == UINT64_MAX ? UINT64_MAX : settings.limit + 1;
  const sudoku::Count found = sudoku::count(puzzle.grid, sought, effort.options());
  const std::uint64_t solutions = std::min(found.solutions, settings.limit);
  const bool reached_limit = found.solutions > settings.limit;
  const bool complete = found.complete && !reached_limit;

  Reply reply;
  if (complete && solutions == 0) reply.status = Status::no_solution;
  if (puzzle.layout == Layout::json) {
    nlohmann::ordered_json object = object_of(puzzle.grid);
    object["solutions"] = solutions;
    object["complete"] = complete;
    effort.add_stats(object, found.stats);
    reply.out = show_json(object);
  } else {
    reply.out = fmt::format("{}{}\n", solutions, complete ? "" : "+");
  }
  if (!complete && !reached_limit) {
    reply.status = Status::unknown;
    reply.notes =
        fmt::format("{}: {}: at least {} found\n", puzzle.where(), effort.excuse(), solutions);
  }
  reply.notes += effort.stats_line(found.stats);
  return reply;
}

Status run(const Settings& settings, Console& console) {
  Job job;
  job.answer = [&](const Puzzle& puzzle) { return count(settings, puzzle); };
  return answer_records(settings, console, job);
}

}  // namespace

Verb add_count(CLI::App& app) {
  CLI::App* command = app.add_subcommand("count", "Count the solutions");
  auto settings = std::make_shared<Settings>();
  add_sources(*command, *settings);
  add_layout(*command, *settings, {Layout::line, Layout::json});
  add_threads(*command, *settings);
  add_board(*command, *settings);
  add_limit(*command, *settings, "Count no further than N");
  add_search(*command, *settings);
  command->footer(kExamples);
  return {command, [settings](Console& console) { return run(*settings, console); }};
}

}  // namespace quadrille::cli
