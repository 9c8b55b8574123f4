// FitTogether: options that each are right and do not go together are refused.
//   if (!fit_together(settings, "solve", console)) return Status::usage;
#pragma once

#include <string_view>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/console.h"

namespace quadrille::cli {

// Whether the options make sense together; what is wrong with them is told.
bool fit_together(const Settings& settings, std::string_view verb, Console& console);

}  // namespace quadrille::cli
