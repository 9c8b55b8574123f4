#include <algorithm>
#include <iterator>
#include <memory>

#include <fmt/compile.h>
#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/board_answers.h"
#include "apps/cli/pipeline/fit_together.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/verbs/verbs.h"

namespace quadrille::cli {
namespace {

constexpr const char* kCountExamples =
    "Prints the number of solutions for each puzzle; with --limit 100, 100+ means more than 100.\n"
    "\n"
    "Examples:\n"
    "  quadrille count --size 4 ................\n"
    "  quadrille count --latin 5 .........................\n"
    "  quadrille count --limit 100 puzzles.txt\n"
    "  quadrille count --timeout 2 --out json puzzles.txt";

void show_count(const BoardAnswer& board, const Natural& solutions, bool complete,
                std::string& out) {
  if (board.format() == OutputFormat::json) {
    JsonWriter json;
    board.begin_object(json);
    json.member("solutions", solutions).member("complete", complete);
    if (board.read_solutions()) json.member("with_rules_read", *board.read_solutions());
    board.end_object(json);
    out.append(json.text()).append("\n");
    return;
  }
  if (!board.exact() && interrupt().requested()) return;  // what is noted says more
  fmt::format_to(std::back_inserter(out), FMT_COMPILE("{}{}\n"), solutions.text(),
                 complete ? "" : "+");
}

void tell(const Settings& settings, const BoardAnswer& board, Reply& reply) {
  const bool reached_limit =
      settings.limit != UINT64_MAX && board.solutions() > Natural(settings.limit);
  const Natural solutions = reached_limit ? Natural(settings.limit) : board.solutions();
  show_count(board, solutions, board.exact() && !reached_limit, reply.out);
  if (board.exact() && solutions == 0) {
    reply.status = worse(reply.status, Status::no_solution);
  } else if (!board.exact() && !reached_limit) {
    reply.status = worse(reply.status, Status::unknown);
    const Message at_least = {"cli.at_least",
                              {{"excuse", board.excuse()}, {"count", solutions.text()}}};
    reply.notes += fmt::format("{}: {}\n", board.where(),
                               told(board.read_solutions() ? board.excuse() : at_least));
  }
  reply.notes += board.bookkeeping();
}

Status run_count(const Settings& settings, Console& console) {
  if (!fit_together(settings, "count", console)) return Status::usage;
  BoardJob job;
  if (settings.format != OutputFormat::json) job.tells_by = TellsBy::count;
  job.counts = true;
  // One more than the limit, to know whether there are more.
  job.limit = settings.limit == UINT64_MAX ? UINT64_MAX : settings.limit + 1;
  job.tell = [&](const BoardAnswer& board, Reply& reply) { tell(settings, board, reply); };
  return answer_boards(settings, console, job);
}

}  // namespace

Verb add_count(CLI::App& app) {
  CLI::App* command = add_verb(app, "count", "Count the solutions", kCountExamples);
  auto settings = std::make_shared<Settings>();
  add_sources(*command, *settings);
  add_format(*command, *settings, {OutputFormat::line, OutputFormat::json});
  add_threads(*command, *settings);
  add_board(*command, *settings, Boards::mosaics);
  add_limit(*command, *settings, "Count no further than N");
  add_plan(*command, settings->plan, kPlanGroup);
  describe(option_named(*command, "--part"), kPartOfBoth);
  add_search(*command, *settings, Engines::of_boards, Counts::yes);
  return {command, [settings](Console& console) { return run_count(*settings, console); }};
}

}  // namespace quadrille::cli
