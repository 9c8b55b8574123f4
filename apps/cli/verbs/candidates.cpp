#include <memory>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/verbs/verbs.h"
#include "quadrille/boards/layout.h"
#include "quadrille/create/true_candidates.h"
#include "quadrille/logic/position.h"
#include "quadrille/render/step.h"
#include "quadrille/solve/solution_space.h"
#include "quadrille/solve/solve.h"

namespace quadrille::cli {
namespace {

using create::TrueCandidates;
using sudoku::Verdict;

constexpr const char* kCandidatesExamples =
    "For each cell, prints the digits that it has in some solution. With --out json also in how\n"
    "many solutions, counted up to --limit. --counts tells for each candidate in exactly how many\n"
    "solutions it stands, however many there are.\n"
    "\n"
    "Examples:\n"
    "  quadrille candidates --size 4 1.........2.....\n"
    "  quadrille candidates --limit 1000 --out json puzzle.txt\n"
    "  quadrille candidates --counts puzzle.txt\n"
    "  quadrille candidates --out svg puzzle.txt > puzzle.svg";

struct CandidatesSettings {
  Settings common;
  bool counts = false;  // exactly how many solutions
};

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

std::string counts_object(const Puzzle& puzzle, const Natural& solutions,
                          const std::vector<Natural>& counts) {
  JsonWriter json;
  begin_puzzle(json, puzzle);
  json.member("solutions", solutions).member("candidates", counts).member("complete", true);
  return end_line(json);
}

// The numbers in a column as wide as that of all solutions, which is the first.
std::string counts_text(const Puzzle& puzzle, const Natural& solutions,
                        const std::vector<Natural>& counts) {
  const std::string all = solutions.text();
  const std::uint32_t size = puzzle.grid.size();
  std::string text = all + "\n";
  for (std::uint32_t place = 0; place < counts.size(); ++place) {
    if (counts[place] == Natural(0)) continue;
    const sudoku::Placement candidate{place / size, static_cast<sudoku::Digit>(place % size + 1)};
    text += fmt::format("{:>{}}  {}\n", counts[place].text(), all.size(),
                        placement_name(puzzle.grid.shape(), candidate));
  }
  return text;
}

// Where nothing can be told, there is no memory for that, or the time is over.
Reply answer_counts(const Settings& settings, const Puzzle& puzzle) {
  using Space = sudoku::SolutionSpace;
  LimitedSolve limited(settings, puzzle.stop, puzzle.threads);
  sudoku::SolutionSpace space(puzzle.grid, limited.options());
  const Space::End end = space.run();
  const Natural& solutions = space.count().solutions;
  const auto counts = end == Space::End::ready ? space.marginals() : std::nullopt;
  const auto noted = [&](const Message& said) { return puzzle.where() + ": " + told(said) + "\n"; };
  if (!counts) {
    const bool stopped = end == Space::End::stopped || limited.stopped();
    const Message why = stopped
                            ? Message("cli.in_time")
                            : Message("cli.no_memory_for_tables", {{"count", solutions.text()}});
    return {.notes = noted(why), .status = Status::unknown};
  }
  Reply reply{.out = puzzle.format == OutputFormat::json ? counts_object(puzzle, solutions, *counts)
                                                         : counts_text(puzzle, solutions, *counts)};
  if (const auto as_read = told_with_rules_read(puzzle.grid, space.count())) {
    reply.status = Status::unknown;
    reply.notes = noted(*as_read);
  } else if (solutions == Natural(0)) {
    reply.status = Status::no_solution;
    reply.notes = noted(Message("cli.none"));
  }
  return reply;
}

Status run_candidates(const CandidatesSettings& asked, Console& console) {
  const Settings& settings = asked.common;
  const bool is_drawn =
      settings.format != OutputFormat::automatic && settings.format != OutputFormat::json;
  if (asked.counts && is_drawn) {
    const Message wrong{
        "cli.excludes",
        {{"option", "--counts"}, {"other", fmt::format("--out {}", format_name(settings.format))}}};
    console.error("candidates: " + told(wrong));
    return Status::usage;
  }
  const BoardsStyle style = boards_style(settings, console);
  Job job = job_of_boards(settings);
  if (asked.counts) job.between = settings.format == OutputFormat::json ? "" : "\n";
  job.takes_rules = true;
  job.gives_verdict = true;
  job.answer = [&](const Puzzle& puzzle) {
    return asked.counts ? answer_counts(settings, puzzle) : answer(settings, style, puzzle);
  };
  return answer_records(settings, console, job);
}

}  // namespace

Verb add_candidates(CLI::App& app) {
  CLI::App* command =
      add_verb(app, "candidates", "Show the digits that each cell has in some solution",
               kCandidatesExamples);
  auto settings = std::make_shared<CandidatesSettings>();
  Settings& common = settings->common;
  add_sources(*command, common);
  CLI::Option* counts =
      add_flag(*command, "--counts", settings->counts,
               "Tell in how many solutions each candidate is, however many there are");
  add_limit(*command, common, "Count the solutions of a candidate up to N (default: 1)");
  exclude_each_other({counts, option_named(*command, "--limit")});
  add_timeout(*command, common, "Give up on a puzzle after S seconds");
  let_need(add_memory(*command, common), counts);
  add_format(*command, common,
             {OutputFormat::board, OutputFormat::marks, OutputFormat::json, OutputFormat::svg});
  add_colour(*command, common);
  add_threads(*command, common);
  add_board(*command, common);
  return {command, [settings](Console& console) { return run_candidates(*settings, console); }};
}

}  // namespace quadrille::cli
