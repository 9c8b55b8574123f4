#include "quadrille/sudoku/solve.h"

#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/sudoku/random_board_test.h"
#include "quadrille/sudoku/verify.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;

Grid board(const Shape& shape, std::string_view symbols) {
  Grid grid(shape);
  Cell cell = 0;
  for (const char c : symbols) {
    if (c == ' ') continue;
    grid.set(cell++, c == '.' ? Digit{0} : static_cast<Digit>(c - '0'));
  }
  assert(cell == shape.cell_count());
  return grid;
}

constexpr std::string_view kSeventeenClues =
    ".......1. 4........ .2....... ....5.4.7 ..8...3.. ..1.9.... 3..4..2.. .5.1..... ...8.6...";

const Shape& nine() {
  static const Shape kShape = *Shape::boxes(3, 3);
  return kShape;
}

std::vector<std::string> reasons(const Grid& puzzle, const Answer& answer) {
  return describe(puzzle.shape(), answer.obstacles);
}

TEST(Solve, FindsTheOneSolutionOfASeventeenCluePuzzle) {
  const Grid puzzle = board(nine(), kSeventeenClues);
  const Answer answer = solve(puzzle);
  ASSERT_EQ(answer.verdict, Verdict::one);
  EXPECT_EQ(verify(puzzle, *answer.solution), std::nullopt);
  EXPECT_FALSE(answer.another.has_value());
}

TEST(Solve, ShowsTwoDifferentSolutionsWhereThereAreSeveral) {
  const Grid puzzle(*Shape::boxes(2, 2));
  const Answer answer = solve(puzzle);
  ASSERT_EQ(answer.verdict, Verdict::many);
  EXPECT_EQ(verify(puzzle, *answer.solution), std::nullopt);
  EXPECT_EQ(verify(puzzle, *answer.another), std::nullopt);
  EXPECT_NE(*answer.solution, *answer.another);
}

TEST(Solve, NamesGivensThatContradictEachOtherBeforeAnySearch) {
  Grid puzzle(nine());
  puzzle.set(28, 7);  // r4c2
  puzzle.set(35, 7);  // r4c9
  EXPECT_THAT(reasons(puzzle, solve(puzzle)), ElementsAre("7 twice in row 4: r4c2 and r4c9"));
  const Answer answer = solve(puzzle, {.engine = EngineName::links});
  EXPECT_EQ(answer.verdict, Verdict::none);
  EXPECT_THAT(reasons(puzzle, answer), ElementsAre("7 twice in row 4: r4c2 and r4c9"));
  EXPECT_EQ(answer.stats.nodes, 0U);
}

TEST(Solve, NamesEveryUnitInWhichGivensContradict) {
  const Grid puzzle = board(*Shape::boxes(2, 2), "1... .1.. .... .1..");
  const Answer answer = solve(puzzle);
  EXPECT_THAT(reasons(puzzle, answer),
              ElementsAre("1 twice in column 2: r2c2 and r4c2", "1 twice in box 1: r1c1 and r2c2"));
}

TEST(Solve, NamesARuleThatNothingIsLeftFor) {
  // r1c4 can be none of 1, 2, 3 (row) and not 4 (column).
  const Grid puzzle = board(*Shape::boxes(2, 2), "123. .... .... ...4");
  const Answer answer = solve(puzzle);
  EXPECT_EQ(answer.verdict, Verdict::none);
  EXPECT_THAT(reasons(puzzle, answer),
              ElementsAre("nothing is left for r1c4", "nothing is left for row 1: 4"));
}

TEST(Solve, NumbersObstaclesAsTheRulesOfTheWholeBoard) {
  const Grid puzzle = board(nine(),
                            "12345678. ......... ......... ........9 ......... ......... "
                            "......... ......... .........");
  const Layout layout(nine());
  const std::vector<RuleId> rules = {Layout::rule(8), layout.rule(layout.row_of(0), 9)};
  for (const EngineName engine : {EngineName::automatic, EngineName::links}) {
    const Answer answer = solve(puzzle, {.engine = engine});
    EXPECT_EQ(answer.verdict, Verdict::none);
    EXPECT_TRUE(answer.obstacles.conflicts.empty());
    EXPECT_EQ(answer.obstacles.unsatisfiable, rules);
    EXPECT_THAT(reasons(puzzle, answer),
                ElementsAre("nothing is left for r1c9", "nothing is left for row 1: 9"));
  }
}

TEST(Solve, SaysNoneAfterASearchWhereNothingIsObvious) {
  // A puzzle with one solution and a digit more, one that no rule forbids but the solution does.
  Grid puzzle = board(nine(), kSeventeenClues);
  ASSERT_NE(solve(puzzle).solution->at(0), 9);
  puzzle.set(0, 9);
  ASSERT_TRUE(find_conflicts(puzzle).empty());
  EXPECT_EQ(solve(puzzle).verdict, Verdict::none);
  EXPECT_TRUE(solve(puzzle).obstacles.empty());
  const Answer answer = solve(puzzle, {.engine = EngineName::links});
  EXPECT_EQ(answer.verdict, Verdict::none);
  EXPECT_TRUE(answer.obstacles.empty());
  EXPECT_GT(answer.stats.nodes, 1U);
}

TEST(Solve, SaysUnknownWhenTheNodesRunOut) {
  EXPECT_EQ(solve(Grid(nine()), {.max_nodes = 10}).verdict, Verdict::unknown);
}

TEST(Solve, FillsBoardsOfEveryShape) {
  const std::vector<Shape> shapes = {
      *Shape::boxes(1, 1),
      *Shape::boxes(2, 2),
      *Shape::boxes(2, 3),
      *Shape::boxes(3, 2),
      *Shape::boxes(3, 4),
      *Shape::latin(1),
      *Shape::latin(7),
      *Shape::latin(10),
      *Shape::regions(4, {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3})};
  for (const Shape& shape : shapes) {
    Solver solver{Grid(shape)};
    ASSERT_TRUE(solver.next()) << shape.describe();
    EXPECT_EQ(verify(Grid(shape), solver.solution()), std::nullopt) << shape.describe();
  }
}

TEST(Solve, LeavesAFullBoardAsItIs) {
  Random random(7);
  const Grid full = random_full_grid(3, 4, random);
  const Answer answer = solve(full);
  ASSERT_EQ(answer.verdict, Verdict::one);
  EXPECT_EQ(*answer.solution, full);
}

RC_GTEST_PROP(Solve, FindsTheGridThatAPuzzleWasMadeFrom, (std::uint64_t seed)) {
  Random random(seed);
  const Grid full = random_full_grid(3, 3, random);
  Grid puzzle = full;
  for (Cell cell = 0; cell < 81; ++cell) {
    if (random.below(100) < 55) puzzle.set(cell, 0);
  }
  const Answer answer = solve(puzzle);
  RC_ASSERT(answer.verdict == Verdict::one || answer.verdict == Verdict::many);
  RC_ASSERT(!verify(puzzle, *answer.solution));
  if (answer.verdict == Verdict::one) RC_ASSERT(*answer.solution == full);
}

TEST(Count, CountsToTheLimitAndSaysWhetherThatWasAll) {
  const Grid puzzle(*Shape::boxes(2, 2));
  EXPECT_EQ(count(puzzle).solutions, 288U);
  EXPECT_TRUE(count(puzzle).complete);
  EXPECT_EQ(count(puzzle, 100).solutions, 100U);
  EXPECT_FALSE(count(puzzle, 100).complete);
}

TEST(Solver, WalksAllSolutionsEachOnce) {
  Solver solver{Grid(*Shape::latin(3))};
  std::vector<Grid> seen;
  while (solver.next()) {
    EXPECT_EQ(verify(Grid(*Shape::latin(3)), solver.solution()), std::nullopt);
    for (const Grid& other : seen) EXPECT_NE(other, solver.solution());
    seen.push_back(solver.solution());
  }
  EXPECT_EQ(seen.size(), 12U);
  EXPECT_TRUE(solver.exhausted());
  EXPECT_EQ(solver.progress(), 1);
}

TEST(Verify, FindsWhatIsWrongWithASolution) {
  Random random(7);
  const Grid full = random_full_grid(2, 3, random);
  Grid puzzle = full;
  puzzle.set(0, 0);
  EXPECT_EQ(verify(puzzle, full), std::nullopt);
  EXPECT_EQ(verify(puzzle, puzzle), "r1c1 is empty");
  EXPECT_EQ(verify(puzzle, Grid(*Shape::latin(6))),
            "the puzzle is 6x6 with boxes of 2x3, the solution 6x6 without boxes");
  Grid changed = full;
  changed.set(1, full.at(0));
  changed.set(0, full.at(1));
  EXPECT_EQ(verify(puzzle, changed), "r1c2 does not allow " + std::to_string(full.at(0)));
  EXPECT_THAT(verify(Grid(full.shape()), changed).value_or(""),
              testing::HasSubstr(" twice in column "));
}

}  // namespace
}  // namespace quadrille::sudoku
