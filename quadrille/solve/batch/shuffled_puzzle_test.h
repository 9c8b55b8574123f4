// Puzzles made from others for tests: the same up to symmetry, with clues taken away, or nonsense.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "quadrille/base/random.h"
#include "quadrille/boards/symmetry.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"
#include "quadrille/solve/batch/puzzles_test.h"

namespace quadrille::sudoku::batch {

// The same puzzle with digits renamed, rows and columns exchanged, and perhaps transposed.
inline std::string shuffled(std::string_view puzzle, Random& random) {
  const Grid grid = *read_grid(puzzle);
  return write(transformed(grid, random_symmetry(grid.shape(), random)), Format::line);
}

inline std::string with_changes(std::string puzzle, std::uint64_t changes, bool only_removals,
                                Random& random) {
  for (std::uint64_t i = 0; i < changes; ++i) {
    puzzle[random.below(81)] =
        only_removals ? '.' : static_cast<char>('1' + static_cast<char>(random.below(9)));
  }
  return puzzle;
}

// One of the puzzles of puzzles_test.h, most often still with one solution.
inline std::string made_puzzle(Random& random) {
  std::string puzzle = shuffled(kPuzzles[random.below(kPuzzles.size())], random);
  switch (random.below(8)) {
    case 0:
      return with_changes(puzzle, 1 + random.below(12), true, random);
    case 1:
      return with_changes(puzzle, 1 + random.below(3), false, random);
    case 2:
      return with_changes(std::string(81, random.below(2) == 0 ? '.' : '0'), random.below(40),
                          false, random);
    default:
      return puzzle;
  }
}

}  // namespace quadrille::sudoku::batch
