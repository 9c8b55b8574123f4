// Minimize: takes away the clues that a puzzle does not need, or says which they are.
//   const Result<create::Minimized> less = create::minimize(grid);
//   if (less && less->verdict == cover::Verdict::one) use(less->puzzle);
//   for (const sudoku::Cell cell : create::find_needless(grid).cells) draw(cell);
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/cover/search.h"
#include "quadrille/create/puzzle_spec.h"
#include "quadrille/solve/solve.h"

namespace quadrille::create {

struct Minimized {
  cover::Verdict verdict;  // about the puzzle as it was; unless it is one, nothing is taken away
  sudoku::Grid puzzle;
  bool complete = true;  // false: a stop came first, and more clues may go
};

// What is left has the same solution and no other, and none of its clues can go. The clues are
// tried in a random order, which the seed and the puzzle settle. With a pattern, those that belong
// together in it go together or stay: a puzzle that has this symmetry keeps it. Pencil marks are an
// error. `told` hears now and then which part of the clues is settled, from 0 to 1.
Result<Minimized> minimize(const sudoku::Grid& grid, std::uint64_t seed = 0,
                           const Stop* stop = nullptr, Pattern pattern = Pattern::none,
                           const std::function<void(double)>& told = {});

struct Needless {
  cover::Verdict verdict;                // about the puzzle; unless it is one, no clue is looked at
  std::vector<sudoku::Cell> cells = {};  // in order
  bool complete = true;                  // false: a stop came first, and there may be more
};

// The clues of which each could be left out alone; without it the next may be needed. Pencil marks
// stay as they are.
Needless find_needless(const sudoku::Grid& grid, const sudoku::SolveOptions& options = {});

}  // namespace quadrille::create
