// Beginnings: counting the solutions that a symmetry leaves as they are, where there are many.
//   const std::optional<Natural> some = count_by_beginnings(fixing, problem, options);
//
// The first cells are filled in all ways, one after another; but of those that further symmetries
// lead to each other, one goes on for all: moves of lines that commute with the symmetry, and new
// names of digits that do. What can follow is counted under each beginning.
#pragma once

#include <optional>

#include "quadrille/base/natural.h"
#include "quadrille/solve/orbits/round_problem.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku::orbits {

// Nothing where the stop came first.
std::optional<Natural> count_by_beginnings(const Fixing& fixing, const RoundProblem& problem,
                                           const SolveOptions& options);

}  // namespace quadrille::sudoku::orbits
