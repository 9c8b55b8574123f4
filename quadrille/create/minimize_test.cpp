#include "quadrille/create/minimize.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/create/full_grid.h"
#include "quadrille/formats/read.h"
#include "quadrille/solve/solve.h"

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

RC_GTEST_PROP(Needless, AreTheCluesThatCanGoAlone, ()) {
  const Shape shape = *rc::gen::elementOf(
      std::vector{*Shape::boxes(2, 2), *Shape::boxes(2, 3), *Shape::boxes(3, 3), *Shape::latin(5)});
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  Grid grid = minimize(*random_full_grid(shape, random), random.next())->puzzle;
  RC_ASSERT(find_needless(grid).cells.empty());
  const Grid full = *by_links(grid).solution;
  for (int more = 0; more < 3; ++more) {
    const sudoku::Cell cell = random.below(shape.cell_count());
    grid.set(cell, full.at(cell));
  }
  const Needless needless = find_needless(grid);
  RC_ASSERT(needless.verdict == Verdict::one && needless.complete);
  std::vector<sudoku::Cell> expected;
  for (sudoku::Cell cell = 0; cell < shape.cell_count(); ++cell) {
    Grid without = grid;
    without.set(cell, 0);
    if (grid.at(cell) != 0 && by_links(without).verdict == Verdict::one) expected.push_back(cell);
  }
  RC_ASSERT(needless.cells == expected);
}

TEST(Needless, IsAskedOnlyOfPuzzlesWithOneSolution) {
  EXPECT_EQ(find_needless(Grid(*Shape::boxes(3, 3))).verdict, Verdict::many);
  Stop stop;
  stop.request();
  const Grid full = *sudoku::solve(Grid(*Shape::boxes(2, 2))).solution;
  EXPECT_EQ(find_needless(full, {.stop = &stop}).verdict, Verdict::unknown);
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

TEST(Minimize, KeepsTheSymmetryItIsToldToKeep) {
  Random random(3);
  const Grid full = *random_full_grid(*Shape::boxes(3, 3), random);
  const auto less = minimize(full, 5, nullptr, Pattern::rotate180);
  ASSERT_TRUE(less.ok() && less->complete);
  EXPECT_EQ(by_links(less->puzzle).verdict, Verdict::one);
  std::vector<bool> clues;
  for (const sudoku::Digit digit : less->puzzle.cells()) clues.push_back(digit != 0);
  EXPECT_TRUE(missing_for(Pattern::rotate180, 9, clues).empty());
  EXPECT_LT(less->puzzle.given_count(), 50U);
  // No two opposite clues can go.
  for (const auto& orbit : orbits(9, Pattern::rotate180)) {
    if (less->puzzle.at(orbit.front()) == 0) continue;
    Grid fewer = less->puzzle;
    for (const sudoku::Cell cell : orbit) fewer.set(cell, 0);
    EXPECT_EQ(by_links(fewer).verdict, Verdict::many);
  }
}

TEST(Minimize, TellsHowFarItIs) {
  Random random(3);
  const Grid full = *random_full_grid(*Shape::boxes(3, 3), random);
  std::vector<double> parts;
  const auto less =
      minimize(full, 1, nullptr, Pattern::none, [&](double part) { parts.push_back(part); });
  ASSERT_GT(parts.size(), 10U);
  EXPECT_TRUE(std::ranges::is_sorted(parts));
  EXPECT_LT(parts.front(), 0.9);
  EXPECT_EQ(parts.back(), 1.0);
  EXPECT_EQ(less->puzzle, minimize(full, 1)->puzzle);
}

}  // namespace
}  // namespace quadrille::create
