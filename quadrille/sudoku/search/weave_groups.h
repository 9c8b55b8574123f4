// Weave groups: the digits of a board in groups, as the givens of a woven board want them.
//   const auto groups = find_groups(givens, loom);
//   if (groups) use((*groups)[digit]);
// See weave.cpp for what they are for.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace quadrille::sudoku {

// How a board is divided.
struct Loom {
  std::uint32_t rows;     // of a box; also the number of groups, and of stacks
  std::uint32_t columns;  // of a box; also the size of a group, and the number of bands

  [[nodiscard]] std::uint32_t size() const { return rows * columns; }
};

// Where a digit is; all of it counted from 0.
struct Thread {
  std::uint32_t band;
  std::uint32_t line;  // in the band
  std::uint32_t stack;
  std::uint32_t column;  // in the stack
  std::uint32_t digit;
};

// The group of each digit, such that two givens in one band have the same if they stand in the same
// line of the same box, and different ones if they share only the line or only the box. Nothing
// where that is not found at the first attempt.
// requires: the givens of a band follow each other
std::optional<std::vector<std::uint32_t>> find_groups(std::span<const Thread> givens,
                                                      const Loom& loom);

}  // namespace quadrille::sudoku
