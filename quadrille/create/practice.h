// Practice: positions of new puzzles in which a technique is the next step, to learn to see it.
//   const auto practice = create::practice(logic::Technique::x_wing, 7);
//   if (practice) use(practice->puzzle, practice->before);
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/logic/deduction.h"

namespace quadrille::create {

struct Practice {
  sudoku::Grid puzzle;  // 9x9
  sudoku::Grid solution;
  std::vector<logic::Deduction> before;  // the steps that lead there from the givens
  logic::Deduction step;                 // the one to be seen
};

// Of the usual repertoire, and after nothing easier is left. The same seed gives the same one. It
// goes on until there is one: an error says that no puzzle needs the technique, or that the stop
// came first.
Result<Practice> practice(logic::Technique technique, std::uint64_t seed,
                          const Stop* stop = nullptr);

}  // namespace quadrille::create
