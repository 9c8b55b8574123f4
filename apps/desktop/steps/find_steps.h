// FindSteps: the tasks that look for steps and post them in pieces.
//   job.start(find_way(position, options, posted, ended));
// Both functions are called in the window's thread; the steps come in their order.
#pragma once

#include <functional>
#include <vector>

#include "apps/desktop/base/worker.h"
#include "quadrille/logic/find.h"
#include "quadrille/logic/solve.h"

namespace quadrille::desktop {

using StepsPosted = std::function<void(const std::vector<logic::Deduction>& steps)>;
using StepsEnded = std::function<void(logic::Outcome outcome)>;

// All steps from here to the end, the easiest always first.
Task find_way(const logic::Position& position, const logic::FindOptions& options,
              StepsPosted posted, StepsEnded ended);

// All steps that can be made here, technique by technique; a trial only where there are no others.
// The outcome is `stuck` where there are none at all, else `solved`.
Task find_possible(const logic::Position& position, const logic::FindOptions& options,
                   StepsPosted posted, StepsEnded ended);

}  // namespace quadrille::desktop
