// Solutions are written as they are found, so this verb does not go through the threads of the
// pipeline: a puzzle may have more solutions than fit into memory.
#include <memory>
#include <optional>
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
#include "quadrille/base/random.h"
#include "quadrille/solve/solution_space.h"
#include "quadrille/solve/solve.h"

namespace quadrille::cli {
namespace {

using sudoku::Verdict;

constexpr const char* kListExamples =
    "A blank line stands between the solutions of different puzzles.\n"
    "\n"
    "--sample counts first. Random solutions are drawn one by one from all of them, each equally\n"
    "likely; the same seed gives the same ones.\n"
    "\n"
    "Examples:\n"
    "  quadrille list --size 4 1.......2.......\n"
    "  quadrille list --limit 10 --latin 5 .........................\n"
    "  quadrille list --out json puzzles.txt\n"
    "  quadrille list --sample 10 --seed 1 puzzle.txt\n"
    "  quadrille list --choose random --seed 7 --limit 1 --latin 3 .........";

struct ListSettings {
  Settings common;
  std::optional<std::uint64_t> sample = {};  // so many random ones
};

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

// So many random ones. Where they cannot be drawn, there is no memory for that, or the time is
// over.
Reply sample(const ListSettings& asked, const Puzzle& puzzle) {
  using Space = sudoku::SolutionSpace;
  LimitedSolve limited(asked.common, puzzle.stop, puzzle.threads);
  sudoku::SolutionSpace space(puzzle.grid, limited.options());
  const Space::End end = space.run();
  const sudoku::Count& count = space.count();
  limited.answered_by(count.engine);
  limited.found(puzzle.grid, count);
  Random random(asked.common.seed);
  std::optional<std::vector<sudoku::Grid>> drawn;
  if (end == Space::End::ready && count.solutions > Natural(0))
    drawn = space.sample(*asked.sample, random);
  Reply reply;
  if (end == Space::End::no_memory) {
    reply.status = Status::unknown;
    reply.notes = fmt::format("{}: {}\n", puzzle.where(),
                              told("cli.no_memory_for_tables", {{"count", count.number()}}));
  } else {
    const bool is_complete = drawn || (end == Space::End::ready && count.solutions == Natural(0));
    reply = conclude(puzzle, limited, drawn ? drawn->size() : 0, is_complete,
                     messages_of(puzzle.grid.shape(), sudoku::find_obstacles(puzzle.grid)));
  }
  std::uint64_t number = 0;
  if (drawn) {
    for (const sudoku::Grid& solution : *drawn) {
      reply.out += show_solution(puzzle, solution, ++number);
    }
  }
  reply.notes +=
      limited.engine_line(puzzle.where()) + limited.stats_line(count.stats, count.solutions);
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

// Why the settings do not go together, or nothing.
std::optional<Message> misfit(const ListSettings& settings) {
  const Settings& common = settings.common;
  if (!settings.sample) {
    if (common.engine != sudoku::EngineName::sweep) return std::nullopt;
    return Message("cli.needs", {{"option", "--engine sweep"}, {"other", "--sample"}});
  }
  if (!common.plan.ledger) return std::nullopt;
  return Message("cli.excludes", {{"option", "--sample"}, {"other", "--ledger"}});
}

Status run_list(const ListSettings& asked, Console& console) {
  const Settings& settings = asked.common;
  if (!fit_together(settings, "list", console)) return Status::usage;
  if (const auto wrong = misfit(asked)) {
    console.error(fmt::format("list: {}", told(*wrong)));
    return Status::usage;
  }
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
  job.answer = [&](const Puzzle& puzzle) {
    return asked.sample ? sample(asked, puzzle) : list(settings, console, puzzle);
  };
  return answer_in_turn(settings, console, job);
}

}  // namespace

Verb add_list(CLI::App& app) {
  CLI::App* command = add_verb(app, "list", "List every solution", kListExamples);
  auto settings = std::make_shared<ListSettings>();
  Settings& common = settings->common;
  add_sources(*command, common);
  add_format(*command, common,
             {OutputFormat::line, OutputFormat::numbers, OutputFormat::csv, OutputFormat::json});
  add_threads(*command, common);
  add_board(*command, common, Boards::mosaics);
  add_limit(*command, common, "At most N solutions of each puzzle");
  exclude_each_other({add_sample(*command, settings->sample), option_named(*command, "--limit")});
  add_plan(*command, common.plan, kPlanGroup);
  describe(option_named(*command, "--part"), kPartOfBoth);
  add_search(*command, common, Engines::of_problems, Counts::yes);
  describe(option_named(*command, "--seed"), "For --sample and --choose random (default: 0)");
  return {command, [settings](Console& console) { return run_list(*settings, console); }};
}

}  // namespace quadrille::cli
