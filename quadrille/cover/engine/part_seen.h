// How much of its tree a walk has seen.
//   part_seen(levels, [](const Level& level) { return Turn{.tried = level.tried, .of = level.ways};
//   });
#pragma once

#include <cstdint>

namespace quadrille::cover {

// The position of a level of the tree: at the `tried`th of its ways, or at 0 before the first.
struct Turn {
  std::uint32_t tried = 0;
  std::uint32_t of = 1;
};

// Each level divides the part of the tree that it stands for into equal parts, one for each way.
template <class Levels, class TurnOf>
double part_seen(const Levels& open, TurnOf turn_of) {
  double part = 1;
  double seen = 0;
  for (const auto& level : open) {
    const Turn turn = turn_of(level);
    part /= turn.of;
    if (turn.tried > 0) seen += part * (turn.tried - 1);
  }
  return seen;
}

}  // namespace quadrille::cover
