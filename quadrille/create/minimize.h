// Minimize: takes away the clues that a puzzle does not need.
//   const Result<create::Minimized> less = create::minimize(grid);
//   if (less && less->verdict == cover::Verdict::one) use(less->puzzle);
#pragma once

#include <cstdint>

#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/cover/search.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::create {

struct Minimized {
  cover::Verdict verdict;  // about the puzzle as it was; unless it is one, nothing is taken away
  sudoku::Grid puzzle;
  bool complete = true;  // false: a stop came first, and more clues may go
};

// What is left has the same solution and no other, and none of its clues can go. The clues are
// tried in a random order, which the seed and the puzzle settle. Pencil marks are an error.
Result<Minimized> minimize(const sudoku::Grid& grid, std::uint64_t seed = 0,
                           const Stop* stop = nullptr);

}  // namespace quadrille::create
