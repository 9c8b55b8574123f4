#include "quadrille/create/minimize.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/verbs/verbs.h"
#include "apps/cli/verbs/verdict.h"
#include "quadrille/boards/layout.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::cli {
namespace {

using cover::Verdict;

constexpr const char* kMinimizeExamples =
    "Removes clues, in an order that depends on the seed, for as long as there is only one\n"
    "solution. What is left is minimal: every clue is needed. A puzzle with no solution (exit\n"
    "status 1) or with several (exit status 3) is refused. With --needless nothing is removed: "
    "the\n"
    "clues are listed of which each could go alone.\n"
    "\n"
    "Examples:\n"
    "  quadrille minimize "
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    "  quadrille minimize --seed 7 puzzles.txt > fewer.txt\n"
    "  quadrille minimize --needless puzzles.txt\n"
    "  quadrille minimize --out json puzzles.txt";

struct MinimizeSettings {
  Settings common;
  bool needless = false;  // they are listed instead
};

std::string show_object(const Puzzle& puzzle, const create::Minimized& less) {
  JsonWriter json;
  begin_puzzle(json, puzzle);
  json.member("verdict", verdict_name(less.verdict));
  if (less.verdict != Verdict::one) return end_line(json);
  json.member("minimized", show_line(less.puzzle));
  json.member("clues", std::array{puzzle.grid.given_count(), less.puzzle.given_count()});
  json.member("complete", less.complete);
  return end_line(json);
}

// What is wrong, if anything.
std::optional<Message> remark(Verdict verdict, bool complete) {
  switch (verdict) {
    case Verdict::none:
      return Error{ErrorKind::no_solution}.message();
    case Verdict::many:
      return Error{ErrorKind::several_solutions}.message();
    case Verdict::unknown:
      return Message("cli.in_time");
    case Verdict::one:
      break;
  }
  return complete ? std::nullopt : std::optional(Message("cli.not_minimized"));
}

Reply reply_to(const Puzzle& puzzle, Verdict verdict, bool complete, std::string out) {
  Reply reply{.out = std::move(out), .status = verdict_status(verdict, Status::several)};
  if (!complete) reply.status = worse(reply.status, Status::unknown);
  // There may be no verdict then, whatever the time.
  const auto left_out =
      verdict == Verdict::unknown ? sudoku::left_out_of(puzzle.grid) : std::nullopt;
  if (const auto said = left_out ? left_out : remark(verdict, complete)) {
    reply.notes = puzzle.where() + ": " + told(*said) + "\n";
  }
  return reply;
}

Reply minimized(const Settings& settings, const BoardsStyle& style, const Puzzle& puzzle,
                const Stop& stop) {
  const Result<create::Minimized> less = create::minimize(puzzle.grid, settings.seed, &stop);
  const bool json = puzzle.format == OutputFormat::json;
  if (!less) {
    return {.out = json ? show_error(less.error(), puzzle) : "\n",
            .notes = puzzle.where() + ": " + told(less.error().message()) + "\n",
            .status = Status::unreadable};
  }
  const bool known = less->verdict == Verdict::one;
  std::string out = json    ? show_object(puzzle, *less)
                    : known ? show_board(less->puzzle, puzzle.format, style)
                            : "\n";
  Reply reply = reply_to(puzzle, less->verdict, less->complete, std::move(out));
  if (known) reply.notes += rules_lost(puzzle);
  return reply;
}

// "r1c1=5 r4c2=7"
Reply listed(const Puzzle& puzzle, const Stop& stop) {
  const create::Needless needless = create::find_needless(puzzle.grid, {.stop = &stop});
  std::vector<std::string> clues;
  for (const sudoku::Cell cell : needless.cells) {
    clues.push_back(placement_name(puzzle.grid.shape(), {cell, puzzle.grid.at(cell)}));
  }
  if (puzzle.format != OutputFormat::json) {
    return reply_to(puzzle, needless.verdict, needless.complete,
                    fmt::format("{}\n", fmt::join(clues, " ")));
  }
  JsonWriter json;
  begin_puzzle(json, puzzle);
  json.member("verdict", verdict_name(needless.verdict));
  if (needless.verdict == Verdict::one) {
    json.member("needless", clues).member("complete", needless.complete);
  }
  return reply_to(puzzle, needless.verdict, needless.complete, end_line(json));
}

// Names of clues are no board.
bool can_be_written(const MinimizeSettings& settings) {
  const OutputFormat format = settings.common.format;
  return !settings.needless || format == OutputFormat::automatic || format == OutputFormat::line ||
         format == OutputFormat::json;
}

Status run_minimize(const MinimizeSettings& settings, Console& console) {
  if (!can_be_written(settings)) {
    const Error wrong = Message{"cli.value_choices", {{"choices", Argument::List{"line", "json"}}}};
    console.error(fmt::format("minimize: {}", told(wrong.about("--out"))));
    return Status::usage;
  }
  const BoardsStyle style = boards_style(settings.common, console);
  Job job = job_of_boards(settings.common);
  job.takes_rules = true;
  job.gives_verdict = true;
  job.answer = [&](const Puzzle& puzzle) {
    Stop stop(&puzzle.stop);
    set_timeout(stop, settings.common.timeout);
    return settings.needless ? listed(puzzle, stop)
                             : minimized(settings.common, style, puzzle, stop);
  };
  return answer_records(settings.common, console, job);
}

}  // namespace

Verb add_minimize(CLI::App& app) {
  CLI::App* command =
      add_verb(app, "minimize", "Remove clues that are not needed", kMinimizeExamples);
  auto settings = std::make_shared<MinimizeSettings>();
  Settings& common = settings->common;
  add_sources(*command, common);
  CLI::Option* needless = add_flag(*command, "--needless", settings->needless,
                                   "List the clues that could go, each alone");
  CLI::Option* seed = add_value(
      *command, "--seed", common.seed,
      [](std::string_view text) { return whole_number(text, 0, UINT64_MAX); }, "N",
      "Decides the order in which clues are tried (default: 0)");
  exclude_each_other({needless, seed});
  add_timeout(*command, common, "Give up on a puzzle after S seconds");
  add_format(*command, common, all_formats());
  add_colour(*command, common);
  add_threads(*command, common);
  add_board(*command, common);
  return {command, [settings](Console& console) { return run_minimize(*settings, console); }};
}

}  // namespace quadrille::cli
