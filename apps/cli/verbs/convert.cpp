#include <memory>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/verbs/show.h"
#include "apps/cli/verbs/verbs.h"

namespace quadrille::cli {
namespace {

constexpr const char* kExamples =
    "Reads any format and writes the one you ask for; solves nothing. Only marks and json keep\n"
    "pencil marks: for the other formats a note says which puzzles lost them.\n"
    "\n"
    "Examples:\n"
    "  quadrille convert --to grid "
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    "  quadrille convert --to csv puzzles.sdm > puzzles.csv\n"
    "  quadrille convert --to line drawn.txt\n"
    "  quadrille convert --to svg puzzle.sdk > puzzle.svg";

std::string show(const Puzzle& puzzle, const BoardsStyle& style) {
  switch (puzzle.layout) {
    case Layout::board:
      return show_boards(puzzle.grid, nullptr, style);
    case Layout::svg:
      return show_svg(puzzle.grid, nullptr);
    default:
      return show_text(puzzle.grid, puzzle.layout);
  }
}

// What the format has no place for.
std::string loss(const Puzzle& puzzle) {
  const bool keeps_marks = puzzle.layout == Layout::marks || puzzle.layout == Layout::json;
  if (keeps_marks || !puzzle.grid.has_marks()) return {};
  return fmt::format("{}: {}\n", puzzle.where(), told("cli.marks_lost"));
}

Status run(const Settings& settings, Console& console) {
  const BoardsStyle style = boards_style(settings, console);
  Job job;
  if (settings.layout == Layout::csv) job.header = "puzzle\n";
  job.between = gap_between(settings.layout);
  job.answer = [&](const Puzzle& puzzle) {
    return Reply{.out = show(puzzle, style), .notes = loss(puzzle)};
  };
  return answer_records(settings, console, job);
}

}  // namespace

Verb add_convert(CLI::App& app) {
  CLI::App* command = add_verb(app, "convert", "Convert between formats", kExamples);
  auto settings = std::make_shared<Settings>();
  add_sources(*command, *settings);
  add_layout(*command, *settings, all_layouts(), "--to,--out");
  add_colour(*command, *settings);
  add_threads(*command, *settings);
  add_board(*command, *settings);
  return {command, [settings](Console& console) { return run(*settings, console); }};
}

}  // namespace quadrille::cli
