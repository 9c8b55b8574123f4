#include "quadrille/create/minimize.h"

#include <array>
#include <memory>
#include <optional>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/verbs/show.h"
#include "apps/cli/verbs/verbs.h"
#include "apps/cli/verbs/verdict.h"

namespace quadrille::cli {
namespace {

using cover::Verdict;

constexpr const char* kExamples =
    "Removes clues, in an order that depends on the seed, for as long as there is only one\n"
    "solution. What is left is minimal: every clue is needed. A puzzle with no solution (exit\n"
    "status 1) or with several (exit status 3) is refused.\n"
    "\n"
    "Examples:\n"
    "  quadrille minimize "
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    "  quadrille minimize --seed 7 puzzles.txt > fewer.txt\n"
    "  quadrille minimize --out json puzzles.txt";

std::string show_object(const Puzzle& puzzle, const Result<create::Minimized>& less) {
  if (!less) return show_error(less.error(), puzzle);
  JsonWriter json;
  begin_puzzle(json, puzzle);
  json.member("verdict", verdict_name(less->verdict));
  if (less->verdict != Verdict::one) return end_line(json);
  json.member("minimized", show_line(less->puzzle));
  json.member("clues", std::array{puzzle.grid.given_count(), less->puzzle.given_count()});
  json.member("complete", less->complete);
  return end_line(json);
}

// What is wrong, if anything.
std::optional<Message> remark(const Result<create::Minimized>& less) {
  if (!less) return less.error().message();
  switch (less->verdict) {
    case Verdict::none:
      return Error{ErrorKind::no_solution}.message();
    case Verdict::many:
      return Error{ErrorKind::several_solutions}.message();
    case Verdict::unknown:
      return Message("cli.in_time");
    case Verdict::one:
      break;
  }
  return less->complete ? std::nullopt : std::optional(Message("cli.not_minimized"));
}

Status status_of(const Result<create::Minimized>& less) {
  if (!less) return Status::unreadable;
  const Status status = verdict_status(less->verdict, Status::several);
  return less->complete ? status : worse(status, Status::unknown);
}

Reply answer(const Settings& settings, const BoardsStyle& style, const Puzzle& puzzle) {
  Stop stop(&puzzle.stop);
  set_timeout(stop, settings.timeout);
  const Result<create::Minimized> less = create::minimize(puzzle.grid, settings.seed, &stop);

  Reply reply{.status = status_of(less)};
  if (puzzle.format == OutputFormat::json) {
    reply.out = show_object(puzzle, less);
  } else {
    const bool known = less && less->verdict == Verdict::one;
    reply.out = known ? show_board(less->puzzle, puzzle.format, style) : "\n";
  }
  if (const auto said = remark(less)) reply.notes = puzzle.where() + ": " + told(*said) + "\n";
  return reply;
}

Status run(const Settings& settings, Console& console) {
  const BoardsStyle style = boards_style(settings, console);
  Job job = job_of_boards(settings);
  job.answer = [&](const Puzzle& puzzle) { return answer(settings, style, puzzle); };
  return answer_records(settings, console, job);
}

}  // namespace

Verb add_minimize(CLI::App& app) {
  CLI::App* command = add_verb(app, "minimize", "Remove clues that are not needed", kExamples);
  auto settings = std::make_shared<Settings>();
  add_sources(*command, *settings);
  add_value(
      *command, "--seed", settings->seed,
      [](std::string_view text) { return whole_number(text, 0, UINT64_MAX); }, "N",
      "Decides the order in which clues are tried (default: 0)");
  add_timeout(*command, *settings, "Give up on a puzzle after S seconds");
  add_format(*command, *settings, all_formats());
  add_colour(*command, *settings);
  add_threads(*command, *settings);
  add_board(*command, *settings);
  return {command, [settings](Console& console) { return run(*settings, console); }};
}

}  // namespace quadrille::cli
