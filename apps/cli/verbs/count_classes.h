// CountClasses: `count --classes`, the number of essentially different solutions.
//   if (settings.classes) return run_count_classes(settings, console);
#pragma once

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/system/status.h"

namespace quadrille::cli {

Status run_count_classes(const Settings& settings, Console& console);

}  // namespace quadrille::cli
