// How the constraints of one sort come down to rules: single cells, areas, lines, what is counted,
// clues outside.
//   if (lower_area(draft, constraint) || lower_line(draft, constraint)) return;
// True says that the constraint was of the sort.
#pragma once

#include "quadrille/sudoku/rules/draft.h"

namespace quadrille::sudoku::rules {

void lower_cell(Draft& draft, const Constraints& all, const Constraint& constraint);
bool lower_area(Draft& draft, const Constraint& constraint);
bool lower_line(Draft& draft, const Constraint& constraint);
bool lower_counted(Draft& draft, const Constraint& constraint);
bool lower_outside(Draft& draft, const Constraint& constraint);

// Sums that follow from those of cages.
void add_implied_sums(Draft& draft, const Constraints& constraints);

}  // namespace quadrille::sudoku::rules
