// Counts and lists of an exact-cover problem whose tree is cut into subtrees beforehand, with a
// ledger of those that are done.
#include <string>
#include <vector>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/pipeline/plan_run.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/verbs/cover_answers.h"
#include "apps/cli/verbs/verdict.h"

namespace quadrille::cli {
namespace {

std::string number_line(const CoverCase& asked, const Natural& solutions, bool complete) {
  if (!asked.settings().is_json()) {
    return fmt::format("{}{}\n", solutions.text(), complete ? "" : "+");
  }
  JsonWriter json = asked.new_object();
  json.member("solutions", solutions).member("complete", complete);
  asked.limited().add_stats(json, {});
  return end_line(json);
}

// What is missing, if anything.
void tell_missing(const CoverCase& asked, const cover::Ledger& ledger, Reply& reply) {
  if (ledger.head() && ledger.missing() == 0) return;
  reply.status = Status::unknown;
  reply.notes += asked.note({"ledger.stopped",
                             {{"excuse", asked.limited().excuse()},
                              {"done", ledger.done()},
                              {"all", ledger.done() + ledger.missing()}}});
}

// False: nobody reads any more.
Result<bool> list_known(CoverCase& asked, const PlanRun& run) {
  Spool spool(asked.console());
  std::uint64_t number = 0;
  bool read = true;
  const auto told = run.tell([&](const std::vector<cover::OptionId>& solution) {
    if (!asked.is_right(solution)) return false;
    std::string text;
    asked.add_listed(++number, solution, text);
    return read = spool.add(text);
  });
  if (!told) return told.error();
  return spool.flush() && read;
}

}  // namespace

Reply answer_by_plan(CoverCase& asked) {
  const cover::Question asks =
      asked.settings().count ? cover::Question::count : cover::Question::list;
  PlanRun run(plan_job(asked.problem(), asks, asked.settings().common, asked.limited()),
              asked.progress());
  if (const auto ready = run.prepare(); !ready) return asked.refuse(ready.error());
  const Result<void> worked = run.work();
  const cover::Ledger& ledger = run.ledger();
  asked.limited().answered_by(
      cover::EngineReport{.engine = asked.limited().cover_options().engine, .reason = {}});
  if (!worked) return asked.refuse(worked.error());
  const bool complete = ledger.head() && ledger.missing() == 0;
  Reply reply{.partial = interrupt().requested()};
  if (run.was_torn()) reply.notes += asked.note(Message("ledger.torn"));
  if (asked.settings().count) {
    if (complete || !reply.partial) reply.out = number_line(asked, ledger.solutions(), complete);
  } else if (complete) {
    const Result<bool> read = list_known(asked, run);
    if (!read) return asked.refuse(read.error());
    if (!*read) return asked.finish(reply, {});
  }
  tell_missing(asked, ledger, reply);
  // A part may have none.
  if (complete && ledger.head()->part.of == 1 && ledger.solutions() == Natural(0)) {
    reply.status = Status::no_solution;
    if (!asked.settings().count) reply.notes += asked.note(no_solution(asked.obstacles()));
  }
  return asked.finish(std::move(reply), {.solutions = ledger.solutions().small().value_or(0)},
                      ledger.solutions());
}

}  // namespace quadrille::cli
