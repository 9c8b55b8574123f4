#include "quadrille/create/minimize.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/create/full_grid.h"
#include "quadrille/sudoku/read.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::create {
namespace {

using cover::Verdict;
using sudoku::Grid;
using sudoku::Shape;

sudoku::Answer by_links(const Grid& grid) {
  return sudoku::solve(grid, {.engine = sudoku::EngineName::links});
}

RC_GTEST_PROP(Minimize, LeavesCluesThatAreAllNeeded, ()) {
  const Shape shape = *rc::gen::elementOf(
      std::vector{*Shape::boxes(2, 2), *Shape::boxes(2, 3), *Shape::boxes(3, 3), *Shape::latin(5)});
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Grid full = *random_full_grid(shape, random);
  const auto less = minimize(full, random.next());
  RC_ASSERT(less->complete && less->verdict == Verdict::one);
  const sudoku::Answer answer = by_links(less->puzzle);
  RC_ASSERT(answer.verdict == Verdict::one);
  RC_ASSERT(*answer.solution == full);
  for (sudoku::Cell cell = 0; cell < shape.cell_count(); ++cell) {
    if (less->puzzle.at(cell) == 0) continue;
    Grid fewer = less->puzzle;
    fewer.set(cell, 0);
    RC_ASSERT(by_links(fewer).verdict == Verdict::many);
  }
}

const Grid& puzzle() {
  static const Grid kGrid = *sudoku::read_grid(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  return kGrid;
}

TEST(Minimize, TriesCluesInTheOrderOfTheSeed) {
  const Grid first = minimize(puzzle(), 1)->puzzle;
  EXPECT_EQ(minimize(puzzle(), 1)->puzzle, first);
  EXPECT_NE(minimize(puzzle(), 2)->puzzle, first);
}

TEST(Minimize, LeavesAPuzzleAloneThatHasNotOneSolution) {
  const Grid empty(*Shape::boxes(3, 3));
  EXPECT_EQ(minimize(empty)->verdict, Verdict::many);
  EXPECT_EQ(minimize(empty)->puzzle, empty);
  Grid wrong = puzzle();
  wrong.set(2, 9);
  EXPECT_EQ(minimize(wrong)->verdict, Verdict::none);
  EXPECT_EQ(minimize(wrong)->puzzle, wrong);
}

TEST(Minimize, SaysWhenItWasStopped) {
  Stop stop;
  stop.request();
  EXPECT_EQ(minimize(puzzle(), 1, &stop)->verdict, Verdict::unknown);
}

TEST(Minimize, RefusesPencilMarks) {
  Grid grid(*Shape::boxes(2, 2));
  grid.set_marks(std::vector<bool>(64, true));
  EXPECT_EQ(minimize(grid).error().text(), "expected a board without pencil marks");
}

}  // namespace
}  // namespace quadrille::create
