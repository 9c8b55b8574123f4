// The cheapest solutions of an exact-cover problem.
#include "apps/cli/pipeline/show.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/verbs/cover_answers.h"
#include "apps/cli/verbs/verdict.h"
#include "quadrille/cover/best.h"

namespace quadrille::cli {

Reply tell_best(CoverCase& asked) {
  const CoverSettings& settings = asked.settings();
  const cover::Aim aim = settings.most ? cover::Aim::most : cover::Aim::least;
  const cover::BestSolutions best = SteadyBest(asked.problem(), *settings.best, aim,
                                               asked.limited().cover_options(), asked.progress())
                                        .run();
  asked.limited().answered_by(best.engine);
  Reply reply{.partial = interrupt().requested()};
  std::uint64_t number = 0;
  for (const auto& [cost, options] : best.solutions) {
    if (!asked.is_right(options, cost)) break;
    asked.add_listed(++number, options, reply.out, best.proven);
  }
  if (number == 0 && settings.is_json()) {
    JsonWriter json = asked.new_object();
    json.member("number", 0).member("proven", best.proven).key("solution").null();
    add_obstacles(json, asked.obstacles());
    reply.out = end_line(json);
  }
  if (!best.proven) {
    reply.status = Status::unknown;
    reply.notes = asked.note({"cli.perhaps_better", {{"excuse", asked.limited().excuse()}}});
  } else if (number == 0) {
    asked.add_no_solution(reply);
  }
  return asked.finish(std::move(reply), best.stats);
}

}  // namespace quadrille::cli
