// Verify: whether a board is a solution of a puzzle, checked plainly, without exact cover.
//   if (const auto wrong = verify(puzzle, solution)) say(wrong->text());
#pragma once

#include <optional>

#include "quadrille/base/error.h"
#include "quadrille/boards/grid.h"

namespace quadrille::sudoku {

// Whether `solution` is full, keeps the givens and marks of `puzzle` and breaks no rule.
// Returns what is wrong, or nothing.
std::optional<Error> verify(const Grid& puzzle, const Grid& solution);

}  // namespace quadrille::sudoku
