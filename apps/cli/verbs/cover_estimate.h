// CoverEstimate: how long a search would take, told before it is made.
//   return tell_estimate(settings, named, OutputFormat::json);
#pragma once

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/problem_files.h"

namespace quadrille::cli {

// The size of the search tree and the number of solutions, by random probes, and the time, by how
// fast the search goes at the beginning. With OutputFormat::json as an object.
Reply tell_estimate(const Settings& settings, const NamedProblem& named);

}  // namespace quadrille::cli
