// Definition: what each constraint says of a full board, in the plainest way, with nothing of how
// it is solved.
//   if (!holds(shape, list, list.constraints[0], digits)) …
#pragma once

#include <span>

#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku::rules {

// requires: a digit in every cell that the constraint is about
bool holds(const Shape& shape, const ConstraintList& list, const Constraint& constraint,
           std::span<const Digit> digits);

// The cells that it is about.
std::vector<Cell> cells_of(const Shape& shape, const Constraint& constraint);

}  // namespace quadrille::sudoku::rules
