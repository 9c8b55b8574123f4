// What is asked of all solutions of an exact-cover problem together.
#include <fmt/format.h>

#include "apps/cli/pipeline/show.h"
#include "apps/cli/verbs/cover_answers.h"
#include "apps/cli/verbs/verdict.h"
#include "quadrille/base/random.h"
#include "quadrille/cover/solution_space.h"

namespace quadrille::cli {
namespace {

using cover::OptionId;
using cover::SolutionSpace;

// Counts first; then tell(space, reply) says what is wanted, and false where it was stopped first.
template <class Tell>
Reply ask_all(CoverCase& asked, Tell tell) {
  SolutionSpace space(asked.problem(), asked.limited().cover_options());
  const SolutionSpace::End end = space.run();
  const cover::Count count = space.count();
  asked.limited().answered_by(count.engine);
  Reply reply;
  if (end == SolutionSpace::End::no_memory) {
    reply.status = Status::unknown;
    reply.notes = asked.note({"cli.no_memory_for_tables", {{"count", count.number()}}});
  } else if (end == SolutionSpace::End::stopped || !tell(space, reply)) {
    reply = {.notes = asked.note(asked.limited().excuse()), .status = Status::unknown};
  } else if (count.solutions == 0) {
    asked.add_no_solution(reply);
  }
  return asked.finish(std::move(reply), count.stats, count.solutions);
}

std::string marginals_object(const CoverCase& asked, const cover::Count& count,
                             const std::vector<Natural>& marginals) {
  JsonWriter json = asked.new_object();
  json.member("solutions", count.solutions).key("marginals").begin_array();
  for (std::uint32_t option = 0; option < marginals.size(); ++option) {
    asked.show().begin_option(json, OptionId{option});
    json.member("solutions", marginals[option]).end_object();
  }
  json.end_array();
  asked.limited().add_stats(json, count.stats);
  return end_line(json);
}

// The numbers in a column as wide as that of all solutions, which is the first.
std::string marginals_text(const CoverCase& asked, const cover::Count& count,
                           const std::vector<Natural>& marginals) {
  const std::string all = count.number();
  const bool lines = asked.settings().out == CoverOut::knuth;
  std::string text = asked.show().remark(all);
  for (std::uint32_t option = 0; option < marginals.size(); ++option) {
    const std::string number = marginals[option].text();
    text += lines ? asked.show().remark(number) : fmt::format("{:>{}}  ", number, all.size());
    text += asked.show().line_of(OptionId{option});
  }
  return text;
}

}  // namespace

Reply sample_solutions(CoverCase& asked) {
  return ask_all(asked, [&](const SolutionSpace& space, Reply& reply) {
    if (space.count().solutions == 0) {
      if (!asked.settings().is_json()) return true;
      JsonWriter json = asked.new_object();
      json.member("number", 0).key("solution").null();
      reply.out = end_line(json.member("verdict", verdict_name(cover::Verdict::none)));
      return true;
    }
    Random random(asked.settings().common.seed);
    const auto drawn = space.sample(*asked.settings().sample, random);
    if (!drawn) return false;
    std::uint64_t number = 0;
    for (const std::vector<OptionId>& solution : *drawn) {
      if (!asked.is_right(solution)) break;
      asked.add_listed(++number, in_order(solution), reply.out);
    }
    return true;
  });
}

Reply tell_marginals(CoverCase& asked) {
  return ask_all(asked, [&](const SolutionSpace& space, Reply& reply) {
    const auto marginals = space.marginals();
    if (!marginals) return false;
    reply.out = asked.settings().is_json() ? marginals_object(asked, space.count(), *marginals)
                                           : marginals_text(asked, space.count(), *marginals);
    return true;
  });
}

}  // namespace quadrille::cli
