// SteadyCount: counts the solutions of a problem, and tells several times a second how far it is.
//   const cover::Count all = count_steadily(problem, stop, [&](const cover::Count& so_far, double
//   done) { … });
#pragma once

#include <chrono>
#include <functional>

#include "quadrille/base/stop.h"
#include "quadrille/cover/count.h"

namespace quadrille::desktop {

// How many so far, and an estimate of the part that is done, from 0 to 1.
using CountNews = std::function<void(const cover::Count& so_far, double done)>;

// The news come at the end, too. Where the stop came first, it is what there was until then.
cover::Count count_steadily(const cover::Problem& problem, const Stop& stop, const CountNews& news,
                            std::chrono::microseconds slice = std::chrono::milliseconds(150));

}  // namespace quadrille::desktop
