// Puzzles made from others for tests: the same up to symmetry, with clues taken away, or nonsense.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/sudoku/batch/puzzles_test.h"

namespace quadrille::sudoku::batch {

// A permutation of the nine rows that keeps bands together.
inline std::array<std::uint32_t, 9> shuffled_lines(Random& random) {
  std::vector<std::uint32_t> bands = {0, 1, 2};
  random.shuffle(bands);
  std::array<std::uint32_t, 9> lines = {};
  for (std::uint32_t band = 0; band < 3; ++band) {
    std::vector<std::uint32_t> inner = {0, 1, 2};
    random.shuffle(inner);
    for (std::uint32_t i = 0; i < 3; ++i) lines[band * 3 + i] = bands[band] * 3 + inner[i];
  }
  return lines;
}

// The same puzzle with digits renamed, rows and columns exchanged, and perhaps transposed.
inline std::string shuffled(std::string_view puzzle, Random& random) {
  std::vector<char> names(9);
  std::iota(names.begin(), names.end(), '1');
  random.shuffle(names);
  const auto rows = shuffled_lines(random);
  const auto columns = shuffled_lines(random);
  const bool transposed = random.below(2) == 0;
  std::string result(81, '.');
  for (std::uint32_t row = 0; row < 9; ++row) {
    for (std::uint32_t column = 0; column < 9; ++column) {
      const char c = puzzle[rows[row] * 9 + columns[column]];
      const std::uint32_t place = transposed ? column * 9 + row : row * 9 + column;
      if (c != '.') result[place] = names[static_cast<std::size_t>(c - '1')];
    }
  }
  return result;
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
  const std::string puzzle = shuffled(kPuzzles[random.below(kPuzzles.size())], random);
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
