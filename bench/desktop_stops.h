// Stops: how long the work that the desktop program can stop goes on after it was told to.
//   for (const StopTime& each : measure_stops()) print(each.work, each.slowest, each.size);
#pragma once

#include <cstdint>
#include <vector>

namespace quadrille::desktop {

struct StopTime {
  const char* work;
  double slowest = 0;      // milliseconds
  std::uint32_t size = 0;  // of the board on which that was
};

// Each kind of work on boards from 9x9 to 64x64, stopped soon after its beginning and in its
// middle. requires: a QApplication
std::vector<StopTime> measure_stops();

}  // namespace quadrille::desktop
