#include <algorithm>
#include <memory>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/effort.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/plain_batch.h"
#include "apps/cli/verbs/show.h"
#include "apps/cli/verbs/verbs.h"
#include "quadrille/sudoku/solve.h"

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

// Boards with more solutions than this are counted one at a time, so that the others need not wait.
constexpr std::uint64_t kMostInPlainLines = 1000;

// One more than the limit, to know whether there are more.
std::uint64_t sought(const Settings& settings) {
  return settings.limit == UINT64_MAX ? UINT64_MAX : settings.limit + 1;
}

std::string show_count(std::uint64_t solutions, bool complete) {
  return fmt::format("{}{}\n", solutions, complete ? "" : "+");
}

Reply count(const Settings& settings, const Puzzle& puzzle) {
  Effort effort(settings, puzzle.stop, puzzle.threads);
  const sudoku::Count found = effort.count(puzzle.grid, sought(settings));
  const std::uint64_t solutions = std::min(found.solutions, settings.limit);
  const bool reached_limit = found.solutions > settings.limit;
  const bool complete = found.exact && !reached_limit;

  Reply reply;
  if (complete && solutions == 0) reply.status = Status::no_solution;
  if (puzzle.layout == Layout::json) {
    nlohmann::ordered_json object = object_of(puzzle.grid);
    object["solutions"] = solutions;
    object["complete"] = complete;
    effort.add_stats(object, found.stats);
    reply.out = show_json(object);
  } else {
    reply.out = show_count(solutions, complete);
  }
  if (!complete && !reached_limit) {
    reply.status = Status::unknown;
    reply.notes =
        fmt::format("{}: {}: at least {} found\n", puzzle.where(), effort.excuse(), solutions);
  }
  reply.notes += effort.engine_line(puzzle.where()) + effort.stats_line(found.stats);
  return reply;
}

bool count_plain(const Settings& settings, PlainBatch& batch, const PlainBlock& block,
                 const Emit& emit) {
  const std::uint64_t limit = std::min(sought(settings), kMostInPlainLines + 1);
  const PlainAnswers answers = batch.ask(block, {.limit = limit});
  Reply reply;
  for (std::size_t i = 0; i < answers.solutions.size(); ++i) {
    const std::uint64_t solutions = answers.solutions[i];
    if (solutions > kMostInPlainLines && settings.limit > kMostInPlainLines) {
      if (!emit(std::exchange(reply, {}))) return false;
      const sudoku::Grid grid = board_of(block, i);
      const bool go_on = emit(count(settings, {.grid = grid,
                                               .source = block.source,
                                               .line = block.lines.line + i,
                                               .number = 0,
                                               .layout = Layout::line,
                                               .stop = block.stop}));
      if (!go_on) return false;
      continue;
    }
    reply.out += show_count(std::min(solutions, settings.limit), solutions <= settings.limit);
    if (solutions == 0) reply.status = Status::no_solution;
  }
  return emit(std::move(reply));
}

Status run(const Settings& settings, Console& console) {
  if (const auto wrong = contradiction(settings)) {
    console.error("count: " + *wrong);
    return Status::usage;
  }
  Job job;
  job.answer = [&](const Puzzle& puzzle) { return count(settings, puzzle); };
  PlainBatch batch(settings);
  if (PlainBatch::serves(settings)) {
    job.answer_plain = [&](const PlainBlock& block, const Emit& emit) {
      return count_plain(settings, batch, block, emit);
    };
  }
  return answer_records(settings, console, job);
}

}  // namespace

Verb add_count(CLI::App& app) {
  CLI::App* command = add_verb(app, "count", "Count the solutions", kExamples);
  auto settings = std::make_shared<Settings>();
  add_sources(*command, *settings);
  add_layout(*command, *settings, {Layout::line, Layout::json});
  add_threads(*command, *settings);
  add_board(*command, *settings);
  add_limit(*command, *settings, "Count no further than N");
  add_search(*command, *settings, Engines::of_boards);
  return {command, [settings](Console& console) { return run(*settings, console); }};
}

}  // namespace quadrille::cli
