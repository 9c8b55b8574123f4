#include "apps/cli/verbs/subject.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>
#include <unistd.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/problem_files.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/verbs/verdict.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/solve/solve.h"

namespace quadrille::cli {
namespace {

using Answer = std::function<Reply(const Subject&)>;

Reply answer_and_warn(const Answer& answer, const Subject& subject) {
  Reply reply = answer(subject);
  if (subject.obstacles.empty()) return reply;
  reply.notes =
      fmt::format("{}: {}\n{}", subject.where, told(no_solution(subject.obstacles)), reply.notes);
  reply.status = worse(reply.status, Status::no_solution);
  return reply;
}

Reply answer_board(const SubjectSettings& settings, const Answer& answer, const sudoku::Grid& grid,
                   std::string where, const Stop& stop) {
  // Large boards take seconds to encode: the time runs from here.
  const auto& timeout = settings.common.timeout;
  Stop until(&stop);
  set_timeout(until, timeout);
  const std::optional<sudoku::Encoding> encoding =
      sudoku::encode(grid, settings.full ? sudoku::Form::full : sudoku::Form::pruned, &until);
  if (!encoding) {
    if (!timeout) return {.status = Status::unknown};  // interrupted
    // The verb says itself that its time is up.
    const cover::Problem nothing;
    return answer({.problem = nothing,
                   .grid = &grid,
                   .encoding = nullptr,
                   .where = std::move(where),
                   .obstacles = {},
                   .stop = until});
  }
  return answer_and_warn(answer, {.problem = encoding->problem,
                                  .grid = &grid,
                                  .encoding = &*encoding,
                                  .where = std::move(where),
                                  .obstacles = sudoku::messages_of(
                                      grid.shape(), sudoku::find_obstacles(grid, *encoding)),
                                  .stop = until});
}

Status answer_empty_board(const SubjectSettings& settings, Console& console, const Answer& answer) {
  const sudoku::Grid empty(*settings.common.shape);
  const auto grid = sudoku::with_constraints(empty, settings.common.rules);
  if (!grid) {
    console.error("quadrille: " + told(grid.error().about("--rules")));
    return Status::usage;
  }
  const Reply reply = answer_board(settings, answer, *grid, told("cli.empty_board"), interrupt());
  if (!reply.out.empty()) console.print(reply.out);
  if (!reply.notes.empty()) console.tell(reply.notes, reply.status);
  return worse(reply.status, console.status());
}

Status answer_problem_files(const SubjectSettings& settings, Console& console,
                            const std::string& between, const Answer& answer) {
  ProblemJob job;
  job.between = between;
  job.answer = [&](const NamedProblem& named) {
    return answer_and_warn(answer, {.problem = named.problem,
                                    .grid = nullptr,
                                    .encoding = nullptr,
                                    .where = named.title,
                                    .obstacles = obstacles_of(named.problem),
                                    .stop = interrupt()});
  };
  return answer_problems(settings.common, console, job);
}

}  // namespace

void add_subject(CLI::App& app, SubjectSettings& settings) {
  Settings& common = settings.common;
  add_sources(app, common);
  add_flag(app, "--problem", settings.problems,
           "Read exact-cover problems, not boards;\n"
           "files ending in .dlx or .xcc are always read that way");
  add_flag(app, "--full", settings.full, "Include the rules that the givens already satisfy");
  add_board(app, common, settings.takes_mosaics ? Boards::mosaics : Boards::squares);
  when_read(app, [&settings] {
    const Settings& given = settings.common;
    const bool names_problem = std::ranges::any_of(given.sources, is_problem_name);
    if ((settings.problems || names_problem) &&
        (settings.full || given.shape || !given.rules.empty() || given.plan.part)) {
      refuse_usage(Error{Message("cli.not_a_board")}.about(
          settings.full     ? "--full"
          : given.plan.part ? "--part"
                            : "--size, --box, --latin, --regions, --boards, --rules"));
    }
    if (given.sources.empty() && !given.shape && ::isatty(STDIN_FILENO) == 1) {
      ask_for_more("cli.subjects");
    }
  });
}

Status answer_subjects(const SubjectSettings& settings, Console& console,
                       const std::string& between, const Answer& answer) {
  const Settings& common = settings.common;
  if (settings.problems || std::ranges::any_of(common.sources, is_problem_name)) {
    return answer_problem_files(settings, console, between, answer);
  }
  if (common.sources.empty() && common.shape) return answer_empty_board(settings, console, answer);
  Job job;
  job.takes_rules = true;
  job.takes_mosaics = settings.takes_mosaics;
  job.between = between;
  job.blank = "";
  job.answer = [&](const Puzzle& puzzle) {
    return answer_board(settings, answer, puzzle.grid, puzzle.where(), puzzle.stop);
  };
  return answer_in_turn(common, console, job);
}

}  // namespace quadrille::cli
