// The number of solutions of an exact-cover problem.
#include <fmt/format.h>

#include "apps/cli/pipeline/show.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/verbs/cover_answers.h"
#include "apps/cli/verbs/verdict.h"
#include "quadrille/cover/count.h"

namespace quadrille::cli {
namespace {

// At most the limit, and whether there are more.
struct CountUpTo {
  cover::Count count;
  bool more = false;
};

CountUpTo count_all(CoverCase& asked) {
  const std::uint64_t limit = asked.settings().common.limit;
  // One more than the limit, to know whether there are more.
  const std::uint64_t most = limit == UINT64_MAX ? limit : limit + 1;
  CountUpTo counted{
      SteadyCount(asked.problem(), most, asked.limited().cover_options(), asked.progress()).run()};
  counted.more = limit != UINT64_MAX && counted.count.solutions > Natural(limit);
  if (counted.more) counted.count.solutions = limit;
  return counted;
}

// One by one, as each is to be checked.
CountUpTo count_verified(CoverCase& asked) {
  SteadySearch search(asked.problem(), asked.limited().cover_options(), asked.progress());
  const std::uint64_t limit = asked.settings().common.limit;
  CountUpTo counted;
  while (search.next() && asked.is_right(search.solution())) {
    counted.more = counted.count.solutions == Natural(limit);
    if (counted.more) break;
    counted.count.solutions += 1;
  }
  counted.count.exact = !counted.more && !asked.has_fault() && search.exhausted();
  counted.count.stats = search.stats();
  counted.count.engine = search.engine();
  return counted;
}

Reply tell_count(const CoverCase& asked, const CountUpTo& counted) {
  const cover::Count& count = counted.count;
  const bool complete = count.exact && !counted.more;
  Reply reply{.partial = interrupt().requested()};
  if (asked.settings().is_json()) {
    JsonWriter json = asked.new_object();
    json.member("solutions", count.solutions).member("complete", complete);
    asked.limited().add_stats(json, count.stats);
    reply.out = end_line(json);
  } else if (!reply.partial) {
    reply.out = fmt::format("{}{}\n", count.number(), complete ? "" : "+");
  }
  if (!complete && !counted.more) {
    reply.status = Status::unknown;
    reply.notes = asked.note(
        {"cli.at_least", {{"excuse", asked.limited().excuse()}, {"count", count.number()}}});
  } else if (complete && count.solutions == 0) {
    reply.status = Status::no_solution;
    if (!asked.obstacles().empty()) reply.notes = asked.note(no_solution(asked.obstacles()));
  }
  return reply;
}

}  // namespace

Reply count_solutions(CoverCase& asked) {
  if (asked.is_hopeless()) return tell_count(asked, {.count = {.exact = true}});
  const CountUpTo counted = asked.settings().verify ? count_verified(asked) : count_all(asked);
  asked.limited().answered_by(counted.count.engine);
  return asked.finish(tell_count(asked, counted), counted.count.stats, counted.count.solutions);
}

}  // namespace quadrille::cli
