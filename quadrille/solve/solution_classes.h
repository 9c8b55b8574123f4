// SolutionClasses: how many solutions of a board are essentially different, that is, how many are
// left if those count as one that a symmetry of the board leads to each other.
//   const ClassCount classes = count_classes(Grid(*Shape::boxes(3, 3)));
//   say(classes.text());   // "exactly 5472730538"
//
// The symmetries rename digits, move rows in their bands, bands, columns in their stacks and
// stacks, and turn the board about its diagonal where boxes are square; a Latin square is one band
// and one stack. Where regions are irregular, only digits are renamed. Of these symmetries
// (symmetry.h) a board has those that leave it as it is, with its givens and pencil marks.
// docs/counting.md tells how they are counted.
#pragma once

#include <optional>
#include <string>

#include "quadrille/base/error.h"
#include "quadrille/base/natural.h"
#include "quadrille/boards/grid.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku {

struct ClassCount {
  Natural classes = 0;
  bool exact = false;      // false: there may be more, as a stop came first, or max_nodes
  Natural symmetries = 0;  // how many leave the board as it is; 0: nobody knows
  Count solutions = {};

  // "exactly 49", "at least 3"
  [[nodiscard]] std::string text() const {
    return (exact ? "exactly " : "at least ") + classes.text();
  }
};

// Why that cannot be told of a board, if so: of boards with further rules, and of mosaics.
std::optional<Error> refusal_of_classes(const Grid& grid);

// requires: no refusal_of_classes(), and no engine that cannot take the board
ClassCount count_classes(const Grid& grid, const SolveOptions& options = {});

}  // namespace quadrille::sudoku
