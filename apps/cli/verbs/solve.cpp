#include "quadrille/sudoku/solve.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <nlohmann/json.hpp>

#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/effort.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/plain_batch.h"
#include "apps/cli/verbs/show.h"
#include "apps/cli/verbs/verbs.h"
#include "apps/cli/verbs/verdict.h"

namespace quadrille::cli {
namespace {

using sudoku::Answer;
using sudoku::Grid;
using sudoku::Verdict;

struct SolveSettings {
  Settings common;
  bool unique = false;  // only a solution without another is one
};

constexpr const char* kExamples =
    "A puzzle with several solutions is filled in with one of them, and a warning.\n"
    "\n"
    "Examples:\n"
    "  quadrille solve "
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    "  quadrille solve puzzles.txt > solutions.txt\n"
    "  quadrille solve --unique --out json puzzles.txt\n"
    "  quadrille solve --out board --size 4 1....2....3....4\n"
    "  quadrille solve --timeout 2 --stats hard.txt";

std::string several(bool shown) {
  return shown ? "several solutions, one of them is shown" : "several solutions";
}

std::string remark(const Grid& puzzle, const Answer& answer, bool shown, const Effort& effort) {
  switch (answer.verdict) {
    case Verdict::none:
      return no_solution(puzzle.shape(), answer.obstacles);
    case Verdict::one:
      return "one solution";
    case Verdict::many:
      return several(shown);
    case Verdict::unknown:
      break;
  }
  return effort.excuse() + (shown ? ": the solution shown may not be the only one" : "");
}

std::string show_answer(const Grid& puzzle, const Grid* solution, Layout layout) {
  switch (layout) {
    case Layout::svg:
      return show_svg(puzzle, solution);
    case Layout::csv:
      return show_line(puzzle) + "," + (solution != nullptr ? show_line(*solution) : "") + "\n";
    default:
      return solution != nullptr ? show_text(*solution, layout) : "\n";
  }
}

std::string show_object(const Grid& puzzle, const Grid* solution, const Answer& answer,
                        const Effort& effort) {
  nlohmann::ordered_json object = object_of(puzzle);
  object["solution"] = nullptr;
  if (solution != nullptr) object["solution"] = show_line(*solution);
  object["verdict"] = verdict_name(answer.verdict);
  if (!answer.obstacles.empty()) {
    object["obstacles"] = describe(puzzle.shape(), answer.obstacles);
  }
  effort.add_stats(object, answer.stats);
  return show_json(object);
}

Reply solve(const SolveSettings& settings, const BoardsStyle& style, const Puzzle& puzzle) {
  Effort effort(settings.common, puzzle.stop, puzzle.threads);
  const Answer answer = effort.solve(puzzle.grid);
  const bool wanted = answer.verdict == Verdict::one || !settings.unique;
  const Grid* solution = answer.solution && wanted ? &*answer.solution : nullptr;
  const std::string said = remark(puzzle.grid, answer, solution != nullptr, effort);

  Reply reply;
  reply.status = verdict_status(answer.verdict, settings.unique ? Status::several : Status::fine);
  if (puzzle.layout == Layout::board) {
    reply.out = show_boards(puzzle.grid, solution, style) + said + "\n";
  } else {
    reply.out = puzzle.layout == Layout::json ? show_object(puzzle.grid, solution, answer, effort)
                                              : show_answer(puzzle.grid, solution, puzzle.layout);
    if (answer.verdict != Verdict::one) reply.notes = puzzle.where() + ": " + said + "\n";
  }
  reply.notes += effort.engine_line(puzzle.where()) + effort.stats_line(answer.stats);
  return reply;
}

// The same for plain lines: one reply up to each board about which there is something to say.
bool solve_plain(const SolveSettings& settings, PlainBatch& batch, const PlainBlock& block,
                 const Emit& emit) {
  PlainAnswers answers = batch.ask(block, {.limit = 2, .keep = true});
  const auto is_one = [](std::uint64_t solutions) { return solutions == 1; };
  if (std::ranges::all_of(answers.solutions, is_one)) {
    return emit({.out = std::move(answers.lines)});
  }
  Reply reply;
  for (std::size_t i = 0; i < answers.solutions.size(); ++i) {
    const std::uint64_t solutions = answers.solutions[i];
    const bool shown = solutions == 1 || (solutions > 1 && !settings.unique);
    reply.out += shown ? answers.line(i) : "\n";
    if (solutions == 1) continue;
    reply.status = solutions == 0    ? Status::no_solution
                   : settings.unique ? Status::several
                                     : Status::fine;
    std::string said = several(shown);
    if (solutions == 0) {
      const Grid board = board_of(block, i);
      said = no_solution(board.shape(), sudoku::find_obstacles(board));
    }
    reply.notes = block.where(i) + ": " + said + "\n";
    if (!emit(std::exchange(reply, {}))) return false;
  }
  return emit(std::move(reply));
}

Status run(const SolveSettings& settings, Console& console) {
  const Settings& common = settings.common;
  if (const auto wrong = contradiction(common)) {
    console.error("solve: " + *wrong);
    return Status::usage;
  }
  const BoardsStyle style = boards_style(common, console);
  Job job;
  if (common.layout == Layout::csv) job.header = "puzzle,solution\n";
  job.between = gap_between(common.layout);
  job.answer = [&](const Puzzle& puzzle) { return solve(settings, style, puzzle); };
  PlainBatch batch(common);
  if (PlainBatch::serves(common)) {
    job.answer_plain = [&](const PlainBlock& block, const Emit& emit) {
      return solve_plain(settings, batch, block, emit);
    };
  }
  return answer_records(common, console, job);
}

}  // namespace

Verb add_solve(CLI::App& app) {
  CLI::App* command = add_verb(app, "solve", "Fill in each puzzle", kExamples);
  auto settings = std::make_shared<SolveSettings>();
  Settings& common = settings->common;
  add_sources(*command, common);
  add_flag(*command, "--unique", settings->unique,
           "Refuse puzzles with more than one solution (exit 3)");
  add_layout(*command, common, all_layouts());
  add_colour(*command, common);
  add_threads(*command, common);
  add_board(*command, common);
  add_search(*command, common, Engines::of_boards);
  return {command, [settings](Console& console) { return run(*settings, console); }};
}

}  // namespace quadrille::cli
