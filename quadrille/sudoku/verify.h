// Verify: what the rules say about the digits on a board, checked plainly, without exact cover.
//   for (const Conflict& twice : find_conflicts(grid)) use(message_of(grid.shape(), twice));
//   if (const auto wrong = verify(puzzle, solution)) say(wrong->text());
#pragma once

#include <optional>
#include <vector>

#include "quadrille/base/error.h"
#include "quadrille/sudoku/grid.h"
#include "quadrille/sudoku/layout.h"

namespace quadrille::sudoku {

// A digit that stands twice in a unit.
struct Conflict {
  RuleId rule;  // the digit in the unit
  Cell first;
  Cell second;

  friend bool operator==(const Conflict&, const Conflict&) = default;
};

// "7 twice in row 4: r4c2 and r4c9"
Message message_of(const Shape& shape, const Conflict& conflict);

// Every digit that stands twice in a unit: rows first, then columns, then boxes; of boards that
// overlap, one board after the other.
std::vector<Conflict> find_conflicts(const Grid& grid);
// The cells in them, each once, in reading order.
std::vector<Cell> conflicting_cells(const Grid& grid);

// Whether `solution` is full, keeps the givens and marks of `puzzle` and breaks no rule.
// Returns what is wrong, or nothing.
std::optional<Error> verify(const Grid& puzzle, const Grid& solution);

}  // namespace quadrille::sudoku
