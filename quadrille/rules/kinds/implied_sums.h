// Sums that follow from those of cages: the rule of 45.
#pragma once

#include "quadrille/rules/draft/draft.h"

namespace quadrille::sudoku::rules {

void add_implied_sums(Draft& draft);

}  // namespace quadrille::sudoku::rules
