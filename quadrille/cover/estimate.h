// Estimate: how large the search tree of a problem is, told by random probes before any search.
//   const cover::Estimate estimate = cover::estimate(problem, {.probes = 1000, .seed = 1});
//   say(estimate.nodes.mean.text(), estimate.nodes.error.text());
// Knuth, "Estimating the efficiency of backtrack programs" (1975): a probe goes down the tree by
// chance, and each node that it meets stands for as many nodes as the numbers of choices on the
// way there multiply to. The mean over all probes is right on average. Its error says how far an
// estimate may be off, unless most nodes are in a part of the tree that probes hardly ever reach.
#pragma once

#include <cstdint>

#include "quadrille/base/magnitude.h"
#include "quadrille/base/stop.h"
#include "quadrille/cover/problem.h"

namespace quadrille::cover {

struct EstimateOptions {
  std::uint64_t probes = 1000;
  std::uint64_t seed = 0;      // the same seed gives the same probes
  const Stop* stop = nullptr;  // ends it early, after at least one probe
};

struct Estimate {
  struct Value {
    Magnitude mean;
    Magnitude error;  // the standard error of the mean; 0 if all probes were alike

    // Over a dozen families of problems together, the true number was within this of the mean nine
    // times out of ten; for single families it was three times out of four, because probes miss the
    // branches where a few of them have most of the tree.
    [[nodiscard]] Magnitude spread() const { return 2 * error; }
  };
  std::uint64_t probes = 0;  // that were made
  // Of dancing links with the choice of the item with the fewest options.
  Value nodes;      // of the search tree, with its root and its solutions
  Value updates;    // removals of an element from a list: the work
  Value solutions;  // that are in the tree
};

// requires: at least one probe
Estimate estimate(const Problem& problem, const EstimateOptions& options = {});

}  // namespace quadrille::cover
