#include "quadrille/boards/canon.h"

#include <memory>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/verbs/verbs.h"

namespace quadrille::cli {
namespace {

constexpr const char* kCanonExamples =
    "Of all boards that are the same up to symmetry, prints the one that comes first when read\n"
    "row by row, an empty cell coming before 1. Two puzzles are the same up to symmetry exactly\n"
    "when their canonical forms are equal. The symmetries are renaming the digits, reordering\n"
    "rows, columns, bands and stacks, and transposing. Boards may be 9x9, 6x6 or 4x4, puzzles or\n"
    "solutions.\n"
    "\n"
    "Examples:\n"
    "  quadrille canon "
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    "  quadrille canon puzzles.txt | sort -u | wc -l\n"
    "  quadrille canon --out json puzzles.txt";

std::string show_object(const Puzzle& puzzle, const sudoku::Grid& canon) {
  JsonWriter json;
  begin_puzzle(json, puzzle);
  json.member("canon", show_line(canon));
  return end_line(json);
}

Reply answer(const Puzzle& puzzle, const BoardsStyle& style) {
  const Result<sudoku::Canon> canon = sudoku::canonical(puzzle.grid);
  const bool json = puzzle.format == OutputFormat::json;
  if (canon) {
    return {.out = json ? show_object(puzzle, canon->grid)
                        : show_board(canon->grid, puzzle.format, style)};
  }
  Reply reply{.out = "\n", .status = Status::unreadable};
  reply.notes = puzzle.where() + ": " + told(canon.error()) + "\n";
  if (json) reply.out = show_error(canon.error(), puzzle);
  return reply;
}

Status run_canon(const Settings& settings, Console& console) {
  const BoardsStyle style = boards_style(settings, console);
  Job job = job_of_boards(settings);
  job.answer = [&](const Puzzle& puzzle) { return answer(puzzle, style); };
  return answer_records(settings, console, job);
}

}  // namespace

Verb add_canon(CLI::App& app) {
  CLI::App* command =
      add_verb(app, "canon", "Print the canonical form of each board", kCanonExamples);
  auto settings = std::make_shared<Settings>();
  add_sources(*command, *settings);
  add_format(*command, *settings, all_formats());
  add_colour(*command, *settings);
  add_threads(*command, *settings);
  add_board(*command, *settings);
  return {command, [settings](Console& console) { return run_canon(*settings, console); }};
}

}  // namespace quadrille::cli
