// Solutions of an exact-cover problem, one after another.
#include <string>
#include <vector>

#include "apps/cli/options/language.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/verbs/cover_answers.h"
#include "apps/cli/verbs/verdict.h"

namespace quadrille::cli {
namespace {

using cover::OptionId;
using cover::Verdict;

// A verdict in words; an unknown one may still have come with some solution.
Message sentence(const CoverCase& asked, Verdict verdict, bool some) {
  switch (verdict) {
    case Verdict::one:
      return Message("cli.exactly_one");
    case Verdict::many:
      return Message("cli.more_than_one_such_as");
    case Verdict::none:
      return no_solution(asked.obstacles());
    case Verdict::unknown:
      break;
  }
  if (!some) return asked.limited().excuse();
  return {"cli.yet_some", {{"excuse", asked.limited().excuse()}}};
}

// The object of a list without solutions: such a problem has its object, too.
std::string empty_list(const CoverCase& asked, Verdict verdict) {
  JsonWriter json = asked.new_object();
  json.member("number", 0).key("solution").null();
  json.member("verdict", verdict_name(verdict));
  add_obstacles(json, asked.obstacles());
  return end_line(json);
}

std::string verdict_object(const CoverCase& asked, Verdict verdict,
                           const std::vector<OptionId>* solution, const cover::Stats& stats) {
  JsonWriter json = asked.new_object();
  json.member("verdict", verdict_name(verdict));
  if (solution != nullptr) {
    asked.show().add_solution(json, *solution);
    if (asked.settings().verify) json.member("verified", true);
  } else {
    json.key("solution").null();
  }
  add_obstacles(json, asked.obstacles());
  asked.limited().add_stats(json, stats);
  return end_line(json);
}

}  // namespace

Reply tell_verdict(CoverCase& asked) {
  SteadySearch search(asked.problem(), asked.limited().cover_options(), asked.progress());
  const auto next = [&] { return search.next() && asked.is_right(search.solution()); };
  std::vector<OptionId> first;
  const bool some = next();
  if (some) first = in_order(search.solution());
  const bool several = some && next();
  const Verdict verdict =
      cover::verdict(std::uint64_t{some} + std::uint64_t{several}, search.exhausted());
  asked.limited().answered_by(search.engine());
  Reply reply{.status = verdict_status(verdict, Status::fine)};
  if (asked.settings().is_json()) {
    reply.out = verdict_object(asked, verdict, some ? &first : nullptr, search.stats());
    return asked.finish(std::move(reply), search.stats());
  }
  const Message words = sentence(asked, verdict, some);
  if (asked.show().is_bare()) {
    reply.notes = asked.note(words);
  } else {
    reply.out = asked.show().remark(told(words));
  }
  if (some) reply.out += asked.show().text(first);
  return asked.finish(std::move(reply), search.stats());
}

Reply list_solutions(CoverCase& asked) {
  SteadySearch search(asked.problem(), asked.limited().cover_options(), asked.progress());
  const std::uint64_t limit = asked.settings().first.value_or(UINT64_MAX);
  Spool spool(asked.console());
  std::uint64_t number = 0;
  bool read = true;  // somebody still reads
  while (read && number < limit && search.next() && asked.is_right(search.solution())) {
    std::string text;
    asked.add_listed(++number, in_order(search.solution()), text);
    read = spool.add(text);
  }
  Reply reply;
  if (!spool.flush()) return asked.finish(reply, search.stats());
  asked.limited().answered_by(search.engine());
  if (number == 0 && asked.settings().is_json()) {
    reply.out = empty_list(asked, search.exhausted() ? Verdict::none : Verdict::unknown);
  }
  if (number < limit && !search.exhausted()) {
    reply.status = Status::unknown;
    reply.notes =
        asked.note({"cli.perhaps_more", {{"excuse", asked.limited().excuse()}, {"count", number}}});
  } else if (number == 0) {
    asked.add_no_solution(reply);
  }
  return asked.finish(std::move(reply), search.stats());
}

Reply tell_hopeless(const CoverCase& asked) {
  Reply reply{.status = Status::no_solution};
  const Message words = no_solution(asked.obstacles());
  const CoverSettings& settings = asked.settings();
  if (settings.is_json()) {
    if (settings.lists()) {
      reply.out = empty_list(asked, Verdict::none);
      reply.notes = asked.note(words);
      return reply;
    }
    JsonWriter json = asked.new_object();
    json.key("solution").null().member("verdict", verdict_name(Verdict::none));
    add_obstacles(json, asked.obstacles());
    reply.out = end_line(json);
  } else if (settings.lists() || asked.show().is_bare()) {
    reply.notes = asked.note(words);
  } else {
    reply.out = asked.show().remark(told(words));
  }
  return reply;
}

}  // namespace quadrille::cli
