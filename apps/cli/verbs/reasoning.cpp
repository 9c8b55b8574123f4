#include "apps/cli/verbs/reasoning.h"

#include "apps/cli/options/options.h"
#include "apps/cli/verbs/verdict.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::cli {

using cover::Verdict;
using logic::Outcome;

void add_reasoning(CLI::App& app, ReasoningSettings& settings) {
  add_flag(app, "--no-uniqueness", settings.without_uniqueness,
           "Use no technique that relies on there being only one solution");
  add_limits(app, settings.common);
}

Reasoning::Reasoning(const ReasoningSettings& settings, const Puzzle& puzzle)
    : limited_(settings.common, puzzle.stop),
      shape_(puzzle.grid.shape()),
      leaves_rules_out_(sudoku::left_out_of(puzzle.grid).has_value()),
      answer_(limited_.solve(puzzle.grid)),
      takes_one_solution_(answer_.with_rules_read == Verdict::one && !settings.without_uniqueness),
      find_{.repertoire = settings.repertoire.for_puzzle(answer_.with_rules_read)} {
  if (!takes_one_solution_) find_.repertoire = find_.repertoire.without_uniqueness();
  find_.stop = limited_.options().stop;
  if (settings.common.max_nodes != UINT64_MAX) find_.max_suppositions = settings.common.max_nodes;
}

Status Reasoning::status(Outcome outcome) const {
  const Status status = verdict_status(answer_.verdict, Status::several);
  return status == Status::fine && outcome == Outcome::stuck ? Status::unknown : status;
}

Message Reasoning::remark(Outcome outcome) const {
  if (answer_.verdict == Verdict::none) {
    return no_solution(messages_of(shape_, answer_.obstacles));
  }
  if (answer_.verdict == Verdict::many) return Message("cli.several");
  const bool has_limit = limited_.stopped() || limited_.options().max_nodes != UINT64_MAX;
  if (answer_.verdict == Verdict::one && outcome == Outcome::stuck && !has_limit) {
    // Without trials, what was to be tried leads no further, however long it is tried.
    if (!find_.repertoire.has(logic::Technique::trial)) return Message("hint.none");
    return {"cli.no_step_within", {{"count", find_.max_suppositions}}};
  }
  return limited_.excuse();
}

void Reasoning::add_to(JsonWriter& json) const {
  add_verdict(json, answer_.verdict, answer_.with_rules_read);
  add_obstacles(json, messages_of(shape_, answer_.obstacles));
}

}  // namespace quadrille::cli
