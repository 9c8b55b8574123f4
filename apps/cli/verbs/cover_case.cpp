#include "apps/cli/verbs/cover_case.h"

#include <algorithm>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/verbs/verdict.h"
#include "quadrille/cover/verify.h"

namespace quadrille::cli {
namespace {

ShowStyle show_style(const CoverSettings& settings, const Console& console) {
  return {.out = settings.out,
          .draw = settings.draw,
          .tiling = {.colour = console.coloured(settings.common.colour),
                     .ascii = !console.unicode(),
                     .width = static_cast<std::uint32_t>(console.width()),
                     .language = &language()}};
}

}  // namespace

CoverCase::CoverCase(const CoverSettings& settings, Console& console, const NamedProblem& named)
    : settings_(settings),
      console_(console),
      named_(named),
      obstacles_(obstacles_of(named.problem, named.puzzle)),
      show_(named.problem, show_style(settings, console)),
      limited_(settings.common, interrupt(), thread_count(settings.common)),
      // Solutions that scroll by show themselves that the work goes on.
      progress_(console, "cli.solutions", !settings.lists() || !console.out_is_terminal(),
                settings.is_planned()) {}

bool CoverCase::is_hopeless() const {
  return named_.puzzle != nullptr && named_.puzzle->cells &&
         named_.puzzle->cells->pieces != named_.puzzle->cells->box;
}

bool CoverCase::is_right(std::span<const cover::OptionId> solution,
                         std::optional<std::uint64_t> cost) {
  if (!settings_.verify) return true;
  const auto wrong =
      cost ? cover::verify(problem(), solution, *cost) : cover::verify(problem(), solution);
  if (wrong) {
    fault_ =
        Message("cli.wrong_solution", {{"number", verified_ + 1}, {"error", wrong->message()}});
    return false;
  }
  ++verified_;
  return true;
}

JsonWriter CoverCase::new_object() const {
  JsonWriter json;
  json.begin_object().member("source", named_.source).member("record", named_.number);
  return json;
}

void CoverCase::add_listed(std::uint64_t number, const std::vector<cover::OptionId>& solution,
                           std::string& out, std::optional<bool> proven) const {
  if (!settings_.is_json()) {
    if (number > 1) out += show_.gap();
    out += show_.text(solution);
    return;
  }
  JsonWriter json = new_object();
  json.member("number", number);
  if (proven) {
    json.member("proven", *proven);
    if (!problem().has_costs()) json.member("cost", 0);
  }
  show_.add_solution(json, solution);
  if (settings_.verify) json.member("verified", true);
  out += end_line(json);
}

std::string CoverCase::note(const Message& message) const {
  return fmt::format("{}: {}\n", named_.title, told(message));
}

void CoverCase::add_no_solution(Reply& reply) const {
  reply.status = Status::no_solution;
  reply.notes += note(no_solution(obstacles_));
}

Reply CoverCase::refuse(const Error& error) const {
  return {.out = settings_.is_json() ? show_error(error, named_.source, named_.number)
                 : settings_.count   ? "\n"
                                     : "",
          .notes = fmt::format("{}: {}\n", named_.title, told(error)),
          .status = Status::unreadable};
}

Reply CoverCase::finish(Reply reply, const cover::Stats& stats,
                        const std::optional<Natural>& counted) const {
  if (fault_) return {.notes = note(*fault_), .status = Status::unknown};
  if (verified_ > 0) reply.notes += note({"cli.verified", {{"count", verified_}}});
  reply.notes += limited_.engine_line(named_.title) + limited_.stats_line(stats, counted);
  return reply;
}

std::vector<cover::OptionId> in_order(std::span<const cover::OptionId> solution) {
  std::vector<cover::OptionId> options(solution.begin(), solution.end());
  std::ranges::sort(options);
  return options;
}

}  // namespace quadrille::cli
