#include "apps/cli/verbs/verdict.h"

#include <algorithm>
#include <utility>

#include "apps/cli/options/language.h"

namespace quadrille::cli {
namespace {

constexpr std::size_t kMostReasons = 3;

}  // namespace

Status verdict_status(cover::Verdict verdict, Status if_many) {
  switch (verdict) {
    case cover::Verdict::none:
      return Status::no_solution;
    case cover::Verdict::one:
      return Status::fine;
    case cover::Verdict::many:
      return if_many;
    case cover::Verdict::unknown:
      break;
  }
  return Status::unknown;
}

void add_verdict(JsonWriter& json, cover::Verdict verdict, cover::Verdict with_rules_read) {
  json.member("verdict", verdict_name(verdict));
  if (with_rules_read != verdict) json.member("with_rules_read", verdict_name(with_rules_read));
}

Message no_solution(const std::vector<Message>& obstacles) {
  if (obstacles.empty()) return Message("cli.none");
  const std::size_t shown = std::min(obstacles.size(), kMostReasons);
  const std::size_t more = obstacles.size() - shown;
  const auto first = obstacles.begin();
  Argument::List reasons(first, first + static_cast<std::ptrdiff_t>(shown));
  return {more == 0 ? "cli.none_because" : "cli.none_because_more",
          {{"reasons", std::move(reasons)}, {"count", more}}};
}

void add_obstacles(JsonWriter& json, const std::vector<Message>& obstacles) {
  if (!obstacles.empty()) json.member("obstacles", told(obstacles));
}

}  // namespace quadrille::cli
