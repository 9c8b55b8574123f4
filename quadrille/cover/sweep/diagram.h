// Diagram: every state of a sweep at once, with the number of ways that lead there and the number
// of ways that lead on from there to a solution.
//   const std::unique_ptr<Diagram> diagram = make_diagram(problem, {.memory = 1U << 30U});
//   if (diagram) use(diagram->solution(0), diagram->marginals());
//
// The first numbers come from the sweep, the others from the same moves in the opposite order. A
// solution is a way from the first state to the last; the ways that begin with an option of a state
// are as many as lead on from where it goes. So the solutions can be numbered, and the one with a
// number is found by one step for each of its options. And an option is in as many solutions as
// there are ways to the states in which it is possible, each times the ways on behind it.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "quadrille/base/natural.h"
#include "quadrille/base/stop.h"
#include "quadrille/cover/problem.h"
#include "quadrille/cover/sweep/sweep.h"

namespace quadrille::cover::sweep {

class Diagram {
 public:
  Diagram() = default;
  Diagram(const Diagram&) = delete;
  Diagram& operator=(const Diagram&) = delete;
  virtual ~Diagram();

  // Of solutions.
  [[nodiscard]] virtual Natural number() const = 0;
  // Every solution has one rank.
  //   requires: rank < number()
  [[nodiscard]] virtual std::vector<OptionId> solution(Natural rank) const = 0;
  // In how many solutions each option of the problem is. Nothing if it was stopped first.
  [[nodiscard]] virtual std::optional<std::vector<Natural>> marginals() const = 0;
};

// nullptr if it was stopped first, if there is no solution, or if it cannot be swept within that
// memory.
std::unique_ptr<Diagram> make_diagram(const Problem& problem, const SweepOptions& options = {});

}  // namespace quadrille::cover::sweep
