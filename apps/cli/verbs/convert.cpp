#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/verbs/verbs.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"

namespace quadrille::cli {
namespace {

constexpr const char* kConvertExamples =
    "Reads any format and writes the one you ask for; solves nothing. Formats that have no place\n"
    "for pencil marks or further rules leave them out, and a note says which puzzles lost them;\n"
    "those of other programs refuse such puzzles.\n"
    "\n"
    "Examples:\n"
    "  quadrille convert --to grid "
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    "  quadrille convert --to csv puzzles.sdm > puzzles.csv\n"
    "  quadrille convert --to line drawn.txt\n"
    "  quadrille convert --to svg puzzle.sdk > puzzle.svg\n"
    "  quadrille convert --to sudokupad puzzle.json";

// What the format has no place for.
std::string loss(const Puzzle& puzzle) {
  std::string notes;
  const auto note = [&](std::string_view key) {
    notes += fmt::format("{}: {}\n", puzzle.where(), told(key));
  };
  const bool keeps_marks =
      puzzle.format == OutputFormat::marks || puzzle.format == OutputFormat::json;
  if (!keeps_marks && puzzle.grid.has_marks()) note("cli.marks_lost");
  return notes + rules_lost(puzzle);
}

// Of a grid of candidates: an empty cell that has one candidate left looks like a given there.
std::string as_givens(const Puzzle& puzzle, std::string_view written) {
  const Result<sudoku::Grid> again = sudoku::read_grid(written);
  if (!again || again->given_count() <= puzzle.grid.given_count()) return {};
  const std::uint32_t count = again->given_count() - puzzle.grid.given_count();
  return fmt::format("{}: {}\n", puzzle.where(), told("cli.single_candidates", {{"count", count}}));
}

// In a format of another program, which keeps all or refuses.
Reply converted(const Puzzle& puzzle) {
  const Result<sudoku::Format> format = sudoku::parse_format(format_name(puzzle.format));
  const Result<std::string> text = sudoku::try_write(puzzle.grid, *format);
  if (text) {
    return {.out = *text + "\n",
            .notes = *format == sudoku::Format::hodoku ? as_givens(puzzle, *text) : ""};
  }
  return {.out = "\n",
          .notes = fmt::format("{}: {}\n", puzzle.where(), told(text.error())),
          .status = Status::unreadable};
}

Status run_convert(const Settings& settings, Console& console) {
  const BoardsStyle style = boards_style(settings, console);
  Job job = job_of_boards(settings);
  job.takes_rules = true;
  job.takes_mosaics = true;
  job.answer = [&](const Puzzle& puzzle) {
    if (puzzle.format > OutputFormat::svg) return converted(puzzle);
    return Reply{.out = show_board(puzzle.grid, puzzle.format, style), .notes = loss(puzzle)};
  };
  return answer_records(settings, console, job);
}

}  // namespace

Verb add_convert(CLI::App& app) {
  CLI::App* command = add_verb(app, "convert", "Convert between formats", kConvertExamples);
  auto settings = std::make_shared<Settings>();
  add_sources(*command, *settings);
  add_format(*command, *settings, exchange_formats(), "--to,--out");
  add_colour(*command, *settings);
  add_threads(*command, *settings);
  add_board(*command, *settings, Boards::mosaics);
  return {command, [settings](Console& console) { return run_convert(*settings, console); }};
}

}  // namespace quadrille::cli
