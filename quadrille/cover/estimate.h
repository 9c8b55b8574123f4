// Estimate: how large the search tree of a problem is, told by random probes before any search.
//   const cover::Estimate estimate = cover::estimate(problem, {.probes = 1000, .seed = 1});
//   say(estimate.nodes.mean.text(), estimate.nodes.error.text());
// Knuth, "Estimating the efficiency of backtrack programs" (1975): a probe goes down the tree by
// chance, and each node it meets stands for as many as there were ways to turn off on the way
// there. The mean over all probes is right on average; how far a single estimate may be off, its
// error says, unless the tree hides most of its nodes where chance hardly ever leads.
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

    // Nine times out of ten the truth is no further from the mean, going by a dozen families of
    // problems taken together. Of single ones it held three times out of four: where a few
    // branches have most of the tree, probes miss them.
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
