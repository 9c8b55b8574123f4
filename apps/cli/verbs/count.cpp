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
#include "apps/cli/verbs/count_classes.h"
#include "apps/cli/verbs/verbs.h"

namespace quadrille::cli {
namespace {

constexpr const char* kCountExamples =
    "Prints the number of solutions for each puzzle; with --limit 100, 100+ means more than 100.\n"
    "With --classes, solutions count as one that differ only in the names of digits, the order of\n"
    "rows and columns, bands and stacks, or by being turned over, as far as the givens allow "
    "that.\n"
    "\n"
    "Examples:\n"
    "  quadrille count --size 4 ................\n"
    "  quadrille count --latin 5 .........................\n"
    "  quadrille count --classes --size 6 ....................................\n"
    "  quadrille count --limit 100 puzzles.txt\n"
    "  quadrille count --timeout 2 --out json puzzles.txt";

struct CountSettings {
  Settings common;
  bool classes = false;
};

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
  // Of a part that has none, others may have some.
  const auto& part = settings.plan.part;
  const bool is_part = settings.plan.ledger && part && part->of > 1;
  if (board.exact() && solutions == 0) {
    if (!is_part) reply.status = worse(reply.status, Status::no_solution);
  } else if (!board.exact() && !reached_limit) {
    reply.status = worse(reply.status, Status::unknown);
    const Message at_least = {"cli.at_least",
                              {{"excuse", board.excuse()}, {"count", solutions.text()}}};
    reply.notes += fmt::format("{}: {}\n", board.where(),
                               told(board.read_solutions() ? board.excuse() : at_least));
  }
  reply.notes += board.bookkeeping();
}

Status run_count(const CountSettings& asked, Console& console) {
  const Settings& settings = asked.common;
  if (!fit_together(settings, "count", console)) return Status::usage;
  if (asked.classes) return run_count_classes(settings, console);
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
  auto settings = std::make_shared<CountSettings>();
  Settings& common = settings->common;
  add_sources(*command, common);
  CLI::Option* classes = add_flag(*command, "--classes", settings->classes,
                                  "Count the solutions that are essentially different");
  add_format(*command, common, {OutputFormat::line, OutputFormat::json});
  add_threads(*command, common);
  add_board(*command, common, Boards::mosaics);
  add_limit(*command, common, "Count no further than N");
  add_plan(*command, common.plan, kPlanGroup);
  describe(option_named(*command, "--part"), kPartOfBoth);
  add_search(*command, common, Engines::of_boards, Counts::yes);
  for (const char* other : {"--limit", "--ledger"}) {
    exclude_each_other({classes, option_named(*command, other)});
  }
  return {command, [settings](Console& console) { return run_count(*settings, console); }};
}

}  // namespace quadrille::cli
