// What the engines on rows share around their walks: limits that are polled, and how far it is. Not
// for code that is compiled for an instruction set.
//   if (walk_to(space.solutions + 1, *walker, space, limits, exhausted)) use(space.path);
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/rows/walker.h"

namespace quadrille::cover::rows {

// Goes on until the space has so many solutions: true. False where a limit or the end came first.
template <class Space>
bool walk_to(std::uint64_t solutions, Walker& walker, const Space& space, const Limits& limits,
             bool& exhausted) {
  while (!exhausted && space.solutions < solutions) {
    if (limits.stop != nullptr && limits.stop->requested()) return false;
    const std::uint64_t poll = std::min(space.work + kWorkPerPoll, limits.most.updates);
    const Walker::End end = walker.run(solutions, limits.most.nodes, poll);
    exhausted = end == Walker::End::exhausted;
    if (end != Walker::End::solution &&
        (space.nodes >= limits.most.nodes || space.work >= limits.most.updates)) {
      return false;
    }
  }
  return space.solutions == solutions;
}

// Each level is in one of equal parts of the part that the level above is in. `ways` gives how
// many.
template <class Level, class Ways>
double part_done(std::span<const Level> open, Ways ways) {
  double part = 1;
  double done = 0;
  for (const Level& level : open) {
    part /= ways(level);
    if (level.tried > 0) done += part * (level.tried - 1);
  }
  return done;
}

}  // namespace quadrille::cover::rows
