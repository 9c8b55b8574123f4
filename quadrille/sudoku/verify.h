// Verify: what the rules say about the digits on a board, checked plainly, without exact cover.
//   use(find_conflicts(grid));       // "7 twice in row 4: r4c2 and r4c9"
//   use(verify(puzzle, solution));   // nullopt, or what is wrong with the solution
#pragma once

#include <optional>
#include <string>
#include <vector>

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
std::string describe(const Shape& shape, const Conflict& conflict);

// Every digit that stands twice in a unit: rows first, then columns, then boxes.
std::vector<Conflict> find_conflicts(const Grid& grid);
// The cells in them, each once, in reading order.
std::vector<Cell> conflicting_cells(const Grid& grid);

// Whether `solution` is full, keeps the givens and marks of `puzzle` and breaks no rule.
// Returns what is wrong, or nothing.
std::optional<std::string> verify(const Grid& puzzle, const Grid& solution);

}  // namespace quadrille::sudoku
