// Canon: one board for all that are the same up to symmetry.
//   Result<Canon> canon = canonical(grid);
//   assert(canon->grid == transformed(grid, canon->symmetry));
// Of all boards that renaming digits, moving rows, columns, bands and stacks, and (where boxes are
// square) turning about the diagonal can make of this one, it is the first in the dictionary, read
// row by row with an empty cell before 1. Two boards are the same up to symmetry exactly when their
// canons are equal.
#pragma once

#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"
#include "quadrille/boards/symmetry.h"

namespace quadrille::sudoku {

struct Canon {
  Grid grid;
  Symmetry symmetry;  // one that leads there
};

// For puzzles and solutions with boxes of 3x3, 2x3, 3x2 and 2x2, without pencil marks and with no
// digit twice in a unit; others are an error.
Result<Canon> canonical(const Grid& grid);

}  // namespace quadrille::sudoku
