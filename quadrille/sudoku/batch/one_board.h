// OneBoard: solve() and count() of one board by the batch engine.
//   Answer answer = solve_one(grid, {.stop = &stop});
// The statistics tell the solutions, the boards looked at (`nodes`) and those split in two
// (`free`).
#pragma once

#include <cstdint>

#include "quadrille/base/stop.h"
#include "quadrille/sudoku/batch/instruction_set.h"
#include "quadrille/sudoku/grid.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::sudoku::batch {

struct OneBoardOptions {
  InstructionSet instruction_set = best_instruction_set();
  const Stop* stop = nullptr;
};

// requires: fits(grid.shape())
Answer solve_one(const Grid& grid, const OneBoardOptions& options = {});
// requires: also that the limit is at least 1
Count count_one(const Grid& grid, std::uint64_t limit, const OneBoardOptions& options = {});

}  // namespace quadrille::sudoku::batch
