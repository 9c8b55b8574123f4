#include <memory>
#include <vector>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/verbs/verbs.h"
#include "quadrille/create/true_candidates.h"
#include "quadrille/logic/position.h"
#include "quadrille/render/step.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::cli {
namespace {

using create::TrueCandidates;
using sudoku::Verdict;

constexpr const char* kCandidatesExamples =
    "For each cell, prints the digits that it has in some solution. With --out json also in how\n"
    "many solutions, counted up to --limit.\n"
    "\n"
    "Examples:\n"
    "  quadrille candidates --size 4 1.........2.....\n"
    "  quadrille candidates --limit 1000 --out json puzzle.txt\n"
    "  quadrille candidates --out svg puzzle.txt > puzzle.svg";

std::string show_object(const Puzzle& puzzle, const TrueCandidates& candidates) {
  const std::uint32_t size = puzzle.grid.size();
  std::vector<std::uint64_t> counts;
  for (sudoku::Cell cell = 0; cell < puzzle.grid.shape().cell_count(); ++cell) {
    for (std::uint32_t digit = 1; digit <= size; ++digit) {
      counts.push_back(candidates.count(cell, static_cast<sudoku::Digit>(digit)));
    }
  }
  JsonWriter json;
  begin_puzzle(json, puzzle);
  json.member("solutions", candidates.solutions()).member("candidates", counts);
  json.member("complete", candidates.complete());
  return end_line(json);
}

std::string show_drawn(const sudoku::Grid& marked, const BoardsStyle& style) {
  const logic::Position position(marked);
  return render::candidates_text(marked, position, render::StepScene(position.layout()),
                                 {.colour = style.colour, .ascii = style.ascii});
}

std::string show(const Puzzle& puzzle, const TrueCandidates& candidates, const BoardsStyle& style) {
  const sudoku::Grid marked = candidates.marked();
  switch (puzzle.format) {
    case OutputFormat::json:
      return show_object(puzzle, candidates);
    case OutputFormat::board:
      return show_drawn(marked, style);
    case OutputFormat::svg:
      return show_svg(marked, nullptr);
    default:
      return show_text(marked, OutputFormat::marks);
  }
}

// With the rules that were read.
Verdict verdict_of(const TrueCandidates& candidates) {
  if (!candidates.complete()) return Verdict::unknown;
  if (candidates.solutions() == 0) return Verdict::none;
  const sudoku::Grid marked = candidates.marked();
  for (sudoku::Cell cell = 0; cell < marked.shape().cell_count(); ++cell) {
    std::uint32_t count = 0;
    for (std::uint32_t digit = 1; digit <= marked.size(); ++digit) {
      if (marked.allows(cell, static_cast<sudoku::Digit>(digit))) ++count;
    }
    if (count > 1) return Verdict::many;
  }
  return Verdict::one;
}

Reply answer(const Settings& settings, const BoardsStyle& style, const Puzzle& puzzle) {
  Stop stop(&puzzle.stop);
  set_timeout(stop, settings.timeout);
  const std::uint64_t limit = settings.limit == UINT64_MAX ? 1 : settings.limit;
  TrueCandidates candidates(puzzle.grid, {.limit = limit, .stop = &stop});
  candidates.run();
  Reply reply{.out = show(puzzle, candidates, style)};
  const auto as_read = told_with_rules_read(puzzle.grid, verdict_of(candidates));
  if (as_read && candidates.complete()) {
    reply.status = Status::unknown;
    reply.notes = puzzle.where() + ": " + told(*as_read) + "\n";
  } else if (!candidates.complete()) {
    reply.status = Status::unknown;
    reply.notes = puzzle.where() + ": " + told("cli.in_time") + "\n";
  } else if (candidates.solutions() == 0) {
    reply.status = Status::no_solution;
    reply.notes = puzzle.where() + ": " + told("cli.none") + "\n";
  }
  return reply;
}

Status run_candidates(const Settings& settings, Console& console) {
  const BoardsStyle style = boards_style(settings, console);
  Job job = job_of_boards(settings);
  job.takes_rules = true;
  job.gives_verdict = true;
  job.answer = [&](const Puzzle& puzzle) { return answer(settings, style, puzzle); };
  return answer_records(settings, console, job);
}

}  // namespace

Verb add_candidates(CLI::App& app) {
  CLI::App* command =
      add_verb(app, "candidates", "Show the digits that each cell has in some solution",
               kCandidatesExamples);
  auto settings = std::make_shared<Settings>();
  add_sources(*command, *settings);
  add_limit(*command, *settings, "Count the solutions of a candidate up to N (default: 1)");
  add_timeout(*command, *settings, "Give up on a puzzle after S seconds");
  add_format(*command, *settings,
             {OutputFormat::board, OutputFormat::marks, OutputFormat::json, OutputFormat::svg});
  add_colour(*command, *settings);
  add_threads(*command, *settings);
  add_board(*command, *settings);
  return {command, [settings](Console& console) { return run_candidates(*settings, console); }};
}

}  // namespace quadrille::cli
