// CoverAnswers: what `cover` can tell of a problem. Each is made from one case and is its whole
// reply.
//   CoverCase asked(settings, console, named);
//   return settings.best ? tell_best(asked) : tell_verdict(asked);
#pragma once

#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/verbs/cover_case.h"

namespace quadrille::cli {

// None, one or many solutions, and one of them.
Reply tell_verdict(CoverCase& asked);
// Solutions as they are found: there may be more than fit into memory.
Reply list_solutions(CoverCase& asked);
// What is told where nothing need be searched for.
//   requires: asked.is_hopeless()
Reply tell_hopeless(const CoverCase& asked);

// How many solutions; with --verify each of them is looked at.
Reply count_solutions(CoverCase& asked);

// The same, subtree by subtree, with a ledger of those that are done.
//   requires: it is counted, or all are listed
Reply answer_by_plan(CoverCase& asked);

// The cheapest solutions, or the dearest, in order.
Reply tell_best(CoverCase& asked);

// What concerns all solutions together: random ones, or in how many each option is.
Reply sample_solutions(CoverCase& asked);
Reply tell_marginals(CoverCase& asked);

}  // namespace quadrille::cli
