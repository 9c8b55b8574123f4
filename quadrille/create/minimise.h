// Minimise: takes away the clues that a puzzle does not need.
//   Random random(seed);
//   Result<Minimised> less = minimised(grid, random);
//   if (less->verdict == cover::Verdict::one) use(less->puzzle);
#pragma once

#include "quadrille/base/random.h"
#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/cover/search.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::create {

struct Minimised {
  cover::Verdict verdict;  // about the puzzle as it was; unless it is one, nothing is taken away
  sudoku::Grid puzzle;
  bool complete = true;  // false: a stop came first, and more clues may go
};

// The clues are tried in a random order. What is left has the same solution and no other, and none
// of its clues can go. Pencil marks are an error.
Result<Minimised> minimised(const sudoku::Grid& grid, Random& random, const Stop* stop = nullptr);

}  // namespace quadrille::create
