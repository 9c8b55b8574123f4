// Counting the solutions of one board in its exact-cover form: count() where the batch engine does
// not take the board.
#pragma once

#include <cstdint>

#include "quadrille/solve/solve.h"

namespace quadrille::sudoku {

Count count_in_matrix(const Grid& grid, std::uint64_t limit, const SolveOptions& options);

}  // namespace quadrille::sudoku
