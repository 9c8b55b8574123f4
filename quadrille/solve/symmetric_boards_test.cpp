// What symmetry.h promises of solutions.
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/boards/random_board_test.h"
#include "quadrille/boards/symmetry.h"
#include "quadrille/rules/verify.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku {
namespace {

// Marks for every digit that the cell has in one of two solutions, and for some others.
void add_some_marks(Grid& puzzle, Random& random) {
  const Answer answer = solve(puzzle, {.engine = EngineName::links});
  std::vector<bool> marks(std::size_t{puzzle.shape().cell_count()} * puzzle.size());
  for (Cell cell = 0; cell < puzzle.shape().cell_count(); ++cell) {
    for (Digit digit = 1; digit <= puzzle.size(); ++digit) {
      marks[std::size_t{cell} * puzzle.size() + digit - 1] =
          answer.solution->at(cell) == digit ||
          (answer.another && answer.another->at(cell) == digit) || random.below(4) == 0;
    }
  }
  puzzle.set_marks(std::move(marks));
}

RC_GTEST_PROP(SymmetricBoards, HaveAsManySolutionsEachOfWhichTurnsIntoOne, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Shape shape = *rc::gen::elementOf(shapes_of_every_kind());
  Grid puzzle = random_part(shape, random);
  if (*rc::gen::arbitrary<bool>()) add_some_marks(puzzle, random);
  const Symmetry symmetry = random_symmetry(shape, random);
  const Grid other = transformed(puzzle, symmetry);
  RC_ASSERT(other.shape() == shape);
  RC_ASSERT(other.has_marks() == puzzle.has_marks());
  RC_ASSERT(other.given_count() == puzzle.given_count());

  constexpr std::uint64_t kLimit = 50;
  const SolveOptions links{.engine = EngineName::links};
  RC_ASSERT(count(other, kLimit, links).solutions == count(puzzle, kLimit, links).solutions);
  Solutions solver(puzzle, links);
  for (int i = 0; i < 3 && solver.next(); ++i) {
    RC_ASSERT(!verify(other, transformed(solver.solution(), symmetry)));
  }
}

}  // namespace
}  // namespace quadrille::sudoku
