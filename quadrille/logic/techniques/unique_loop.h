// Unique loops: closed walks over cells that share two candidates, as no puzzle with one solution
// can leave them: if all cells took only these two digits, exchanging them would solve it too.
//   for (const UniqueLoop& loop : find_loops(position)) use(loop.rescuers);
// Four cells make a unique rectangle. In every unit that the loop visits it has exactly two cells,
// one an even and one an odd number of steps from the start.
#pragma once

#include <vector>

#include "quadrille/logic/position.h"

namespace quadrille::logic {

struct UniqueLoop {
  Digit low;
  Digit high;
  std::vector<Cell> cells;     // in the order of the walk
  std::vector<Cell> rescuers;  // those with more candidates than the two: one must take another
  Bits extra;                  // the other candidates of the rescuers
};

// Every loop with a cell that has two candidates only, and with one or two rescuers, or any number
// of them that share one extra candidate.
std::vector<UniqueLoop> find_loops(const Position& position);

// Rectangles in which some rescuer has only one of the two candidates left. The reasoning holds if
// the puzzle itself allows both: what was ruled out since does not stand in the way of a second
// solution.
std::vector<UniqueLoop> find_incomplete_loops(const Position& position);

}  // namespace quadrille::logic
