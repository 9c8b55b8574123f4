// What both searches on dancing links tell of themselves, and how often they look at their stop.
//   return links_stats(stats_, lists_, solutions_);
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

#include "quadrille/cover/engine/part_seen.h"
#include "quadrille/cover/links/lists.h"
#include "quadrille/cover/search.h"

namespace quadrille::cover {

// The stop is polled each time this many nodes have been entered: some tenths of a millisecond.
inline constexpr std::uint64_t kNodesPerPoll = 1U << 10U;

template <bool kColoured>
Stats links_stats(LinksStats links, const Lists<kColoured>& lists, std::uint64_t solutions) {
  links.updates = lists.updates();
  while (!links.profile.empty() && links.profile.back() == 0) links.profile.pop_back();
  // Every node but the root is entered by an option that was tried.
  const std::uint64_t forced_and_root = std::min(links.nodes, links.forced + 1);
  return {.solutions = solutions,
          .decisions = links.nodes - forced_and_root,
          .propagations = lists.settled_options(),
          .conflicts = links.dead,
          .links = std::move(links)};
}

// The part of the tree that lies before the open levels.
template <class Branching>
double part_danced(std::span<const Branching> levels) {
  return part_seen(levels, [](const Branching& level) {
    return Turn{.tried = level.number, .of = level.choices};
  });
}

}  // namespace quadrille::cover
