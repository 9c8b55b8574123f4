// Plan: what a sweep goes over, made from a problem.
//   const std::optional<Plan> plan = make_plan(problem, stop);
//   if (!plan) return nullptr;   // stopped first, or it cannot be swept
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/cover/problem.h"
#include "quadrille/cover/sweep/layers.h"

namespace quadrille::cover::sweep {

struct Plan {
  std::vector<OptionId> taken;  // part of every solution
  std::vector<OptionId> open;   // by their numbers in the layers
  Layers layers;
  double most_moves = 0;  // about, for states that are all different
};

// Nothing if it was stopped first, if there is no solution for a plain reason, if the states would
// be too wide, or if items have bounds: a state cannot count to two.
std::optional<Plan> make_plan(const Problem& problem, const Stop* stop = nullptr);

}  // namespace quadrille::cover::sweep
