// The symmetries of a board that commute with one of them: from what that one leaves as it is, they
// lead to what it leaves as it is.
//   for (const LineMap& by : commuting(board, lines, 10'000, stop)) …
#pragma once

#include <cstddef>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/solve/orbits/lined_board.h"

namespace quadrille::sudoku::orbits {

// Of those that rename no digits, so many: first those that leave the first lines where they are.
// Fewer where the stop came.
std::vector<LineMap> commuting(const LinedBoard& board, const LineMap& lines, std::size_t most,
                               const Stop* stop = nullptr);

}  // namespace quadrille::sudoku::orbits
