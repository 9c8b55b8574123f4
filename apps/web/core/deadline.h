// Deadline: a Stop that ends work after some seconds.
//   Stop stop;
//   end_after(stop, 0.5);
#pragma once

#include <algorithm>
#include <chrono>

#include "quadrille/base/stop.h"

namespace quadrille::web {

inline constexpr double kLongest = 1e6;  // seconds: far below what the clock can count

// requires: seconds from 0
inline void end_after(Stop& stop, double seconds) {
  const std::chrono::duration<double> span(std::min(seconds, kLongest));
  stop.set_deadline(Stop::Clock::now() + std::chrono::duration_cast<Stop::Clock::duration>(span));
}

}  // namespace quadrille::web
