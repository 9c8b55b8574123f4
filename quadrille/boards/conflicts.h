// Conflicts: digits that stand twice in a row, a column or a box, whatever else a board asks for.
//   for (const Conflict& twice : find_conflicts(grid)) use(message_of(grid.shape(), twice));
#pragma once

#include <vector>

#include "quadrille/base/message.h"
#include "quadrille/boards/grid.h"
#include "quadrille/boards/layout.h"

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

}  // namespace quadrille::sudoku
