// Solutions are written as they are found, so this verb does not go through the threads of the
// pipeline: a puzzle may have more solutions than fit into memory.
#include <memory>
#include <vector>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/answer_chunk.h"
#include "apps/cli/pipeline/board_plan.h"
#include "apps/cli/pipeline/fit_together.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/verbs/verbs.h"
#include "apps/cli/verbs/verdict.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::cli {
namespace {

using sudoku::Verdict;

constexpr const char* kListExamples =
    "A blank line stands between the solutions of different puzzles.\n"
    "\n"
    "Examples:\n"
    "  quadrille list --size 4 1.......2.......\n"
    "  quadrille list --limit 10 --latin 5 .........................\n"
    "  quadrille list --out json puzzles.txt\n"
    "  quadrille list --choose random --seed 7 --limit 1 --latin 3 .........";

std::string show_object(const Puzzle& puzzle, std::uint64_t number, const sudoku::Grid& solution) {
  JsonWriter json;
  begin_puzzle(json, puzzle);
  json.member("number", number).member("solution", show_line(solution));
  return end_line(json);
}

// Where there is no solution: why.
std::string show_object(const Puzzle& puzzle, Verdict verdict, Verdict with_rules_read,
                        const std::vector<Message>& obstacles) {
  JsonWriter json;
  begin_puzzle(json, puzzle);
  json.member("number", 0).key("solution").null();
  add_verdict(json, verdict, with_rules_read);
  add_obstacles(json, obstacles);
  return end_line(json);
}

std::string show_solution(const Puzzle& puzzle, const sudoku::Grid& solution,
                          std::uint64_t number) {
  switch (puzzle.format) {
    case OutputFormat::json:
      return show_object(puzzle, number, solution);
    case OutputFormat::csv:
      return show_line(puzzle.grid) + "," + show_line(solution) + "\n";
    case OutputFormat::board:
      return show_text(solution, OutputFormat::line);
    default:
      return show_text(solution, puzzle.format);
  }
}

// What there is to say of a list, complete or not, behind the solutions.
Reply conclude(const Puzzle& puzzle, const LimitedSolve& limited, std::uint64_t count,
               bool is_complete, const std::vector<Message>& obstacles) {
  Reply reply;
  const auto note = [&](const Message& said) {
    reply.notes = fmt::format("{}: {}\n", puzzle.where(), told(said));
  };
  const bool as_read = limited.with_rules_read().has_value();
  if (!is_complete || as_read) {
    reply.status = Status::unknown;
    note(as_read ? limited.excuse()
                 : Message{"cli.perhaps_more", {{"excuse", limited.excuse()}, {"count", count}}});
  } else if (count == 0) {
    reply.status = Status::no_solution;
    note(no_solution(obstacles));
  }
  if (count == 0 && puzzle.format == OutputFormat::json) {
    const Verdict with_rules_read = is_complete ? Verdict::none : Verdict::unknown;
    reply.out = show_object(puzzle, as_read ? Verdict::unknown : with_rules_read, with_rules_read,
                            obstacles);
  }
  return reply;
}

// Nothing is listed before everything is known.
Reply list_by_plan(const Settings& settings, Console& console, const Puzzle& puzzle) {
  const LimitedSolve limited(settings, puzzle.stop, puzzle.threads);
  BoardPlan plan(puzzle, cover::Question::list, settings, limited, *puzzle.progress);
  if (const auto worked = plan.work(); !worked) return refuse_puzzle(puzzle, worked.error());
  std::uint64_t count = 0;
  if (plan.is_complete()) {
    Spool spool(console);
    const auto listed = plan.tell([&](const sudoku::Grid& solution) {
      return spool.add(show_solution(puzzle, solution, ++count));
    });
    if (!listed) return refuse_puzzle(puzzle, listed.error());
    if (!spool.flush()) return {};
  }
  const bool is_part = settings.plan.part && settings.plan.part->of > 1;
  Reply reply =
      is_part && plan.is_complete()
          ? Reply()
          : conclude(puzzle, limited, plan.is_complete() ? count : 0, plan.is_complete(),
                     messages_of(puzzle.grid.shape(), sudoku::find_obstacles(puzzle.grid)));
  reply.notes.insert(0, plan.note());
  reply.partial = true;
  return reply;
}

Reply list(const Settings& settings, Console& console, const Puzzle& puzzle) {
  if (is_planned(settings, puzzle)) return list_by_plan(settings, console, puzzle);
  LimitedSolve limited(settings, puzzle.stop, puzzle.threads);
  sudoku::Solutions solutions(puzzle.grid, limited.options());
  std::uint64_t count = 0;
  while (count < settings.limit && solutions.next()) {
    if (!console.print(show_solution(puzzle, solutions.solution(), ++count))) return {};
  }
  limited.answered_by(solutions.engine());
  limited.found(puzzle.grid, {.solutions = count, .exact = solutions.exhausted()});
  const bool is_complete = count == settings.limit || solutions.exhausted();
  Reply reply = conclude(puzzle, limited, count, is_complete,
                         messages_of(puzzle.grid.shape(), solutions.obstacles()));
  reply.notes += limited.engine_line(puzzle.where()) + limited.stats_line(solutions.stats());
  return reply;
}

Status run_list(const Settings& settings, Console& console) {
  if (!fit_together(settings, "list", console)) return Status::usage;
  Job job;
  job.takes_rules = true;
  job.gives_verdict = true;
  job.takes_mosaics = true;
  job.blank = "";
  if (settings.format == OutputFormat::csv) {
    job.header = "puzzle,solution\n";
  } else if (settings.format != OutputFormat::json) {
    job.between = "\n";
  }
  job.answer = [&](const Puzzle& puzzle) { return list(settings, console, puzzle); };
  return answer_in_turn(settings, console, job);
}

}  // namespace

Verb add_list(CLI::App& app) {
  CLI::App* command = add_verb(app, "list", "List every solution", kListExamples);
  auto settings = std::make_shared<Settings>();
  add_sources(*command, *settings);
  add_format(*command, *settings,
             {OutputFormat::line, OutputFormat::numbers, OutputFormat::csv, OutputFormat::json});
  add_threads(*command, *settings);
  add_board(*command, *settings, Boards::mosaics);
  add_limit(*command, *settings, "At most N solutions of each puzzle");
  add_plan(*command, settings->plan, kPlanGroup);
  describe(option_named(*command, "--part"), kPartOfBoth);
  add_search(*command, *settings);
  return {command, [settings](Console& console) { return run_list(*settings, console); }};
}

}  // namespace quadrille::cli
