#include "apps/cli/pipeline/fit_together.h"

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/plan_options.h"

namespace quadrille::cli {

bool fit_together(const Settings& settings, std::string_view verb, Console& console) {
  using sudoku::EngineName;
  if (const auto wrong = misfit_with_plan(settings, PartOf::records); wrong && verb != "cover") {
    console.error(fmt::format("{}: {}", verb, told(*wrong)));
    return false;
  }
  const EngineName engine = settings.engine;
  // Only dancing links has rules to choose among; auto leaves the work to it then.
  if (engine == EngineName::automatic || engine == EngineName::links) return true;
  // Neither of these has nodes.
  const bool has_nodes =
      !is_batch(engine) && engine != EngineName::sweep && engine != EngineName::bands;
  const bool limits = !has_nodes && settings.max_nodes != UINT64_MAX;
  if (!limits && settings.choose == cover::Choice::least) return true;
  const Message wrong{"cli.engine_option",
                      {{"option", limits ? "--max-nodes" : "--choose"}, {"engine", name(engine)}}};
  console.error(fmt::format("{}: {}", verb, told(wrong)));
  return false;
}

}  // namespace quadrille::cli
