// What the engines on rows share around their walks: the instruction set, and limits that are
// polled. Not for code that is compiled for an instruction set.
//   walker = make_walker(set, space, has_colours);
//   if (walk_to(space.solutions + 1, *walker, space, limits, exhausted)) use(space.path);
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>

#include "quadrille/base/instruction_set.h"
#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/rows/bounded.h"
#include "quadrille/cover/rows/walker.h"

namespace quadrille::cover::rows {

// requires: is_available(set)
template <class Space>
std::unique_ptr<Walker> make_walker([[maybe_unused]] InstructionSet set, Space& space,
                                    bool has_more) {
#if defined(__x86_64__)
  if (set == InstructionSet::avx512) {
    return std::unique_ptr<Walker>(make_walker_avx512(space, has_more));
  }
  if (set == InstructionSet::avx2)
    return std::unique_ptr<Walker>(make_walker_avx2(space, has_more));
#endif
  return std::unique_ptr<Walker>(make_walker_64(space, has_more));
}

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

}  // namespace quadrille::cover::rows
