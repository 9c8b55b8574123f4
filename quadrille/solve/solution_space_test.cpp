#include "quadrille/solve/solution_space.h"

#include <set>

#include <gtest/gtest.h>

#include "quadrille/boards/random_board_test.h"
#include "quadrille/formats/read.h"
#include "quadrille/rules/verify.h"

namespace quadrille::sudoku {
namespace {

using SpaceEnd = SolutionSpace::End;

Grid with_few_solutions(const Shape& shape, Random& random) {
  for (;;) {
    Grid grid = random_part(shape, random);
    if (count(grid, 2001).exact) return grid;
  }
}

// By bands and without, as with every engine.
TEST(SolutionSpace, IsTheSameWhicheverEngineItIs) {
  Random random(21);
  for (const Shape& shape : {*Shape::boxes(2, 2), *Shape::boxes(2, 3), *Shape::boxes(3, 3),
                             *Shape::latin(4), *Shape::latin(5)}) {
    for (int board = 0; board < 4; ++board) {
      const Grid grid = with_few_solutions(shape, random);
      std::optional<std::vector<Natural>> expected;
      for (const EngineName engine :
           {EngineName::links, EngineName::bands, EngineName::automatic}) {
        SolutionSpace space(grid, {.engine = engine});
        ASSERT_EQ(space.run(), SpaceEnd::ready);
        const auto marginals = space.marginals();
        ASSERT_TRUE(marginals);
        if (!expected) expected = marginals;
        EXPECT_EQ(marginals, expected) << name(engine);
        Random chance(1);
        const auto drawn = space.sample(20, chance);
        ASSERT_TRUE(drawn);
        for (const Grid& solution : *drawn) EXPECT_EQ(verify(grid, solution), std::nullopt);
      }
    }
  }
}

TEST(SolutionSpace, TakesTheWayThatIsCheaper) {
  SolutionSpace few(*read_grid("1...42....3....4"));
  ASSERT_EQ(few.run(), SpaceEnd::ready);
  EXPECT_EQ(few.count().engine.engine, EngineName::links);
  SolutionSpace many(Grid(*Shape::boxes(2, 4)));
  ASSERT_EQ(many.run(), SpaceEnd::ready);
  EXPECT_EQ(many.count().engine.engine, EngineName::bands);
  EXPECT_EQ(many.count().number(), "29136487207403520");
}

// Of regions of any shape, and of boards with constraints.
TEST(SolutionSpace, TakesBoardsThatCannotBeCountedByBands) {
  const Shape shape = shapes_of_every_kind().back();
  const Grid grid(shape);
  SolutionSpace space(grid);
  ASSERT_EQ(space.run(), SpaceEnd::ready);
  EXPECT_EQ(space.count().solutions, count(grid).solutions);
  const auto marginals = space.marginals();
  ASSERT_TRUE(marginals);
  for (const Natural& number : *marginals) EXPECT_EQ(number * 5, space.count().solutions);
  Random random(1);
  const auto drawn = space.sample(10, random);
  ASSERT_TRUE(drawn);
  for (const Grid& solution : *drawn) EXPECT_EQ(verify(grid, solution), std::nullopt);
}

TEST(SolutionSpace, OfABoardWithoutSolutionsIsEmpty) {
  for (const EngineName engine : {EngineName::automatic, EngineName::bands, EngineName::links}) {
    SolutionSpace space(*read_grid("11.............."), {.engine = engine});
    ASSERT_EQ(space.run(), SpaceEnd::ready);
    EXPECT_EQ(space.count().solutions, Natural(0));
    EXPECT_TRUE(space.count().exact);
    EXPECT_EQ(space.marginals(), std::vector<Natural>(64));
  }
}

TEST(SolutionSpace, EndsWhenItIsAskedTo) {
  Stop stop;
  stop.request();
  for (const Shape& shape : {*Shape::boxes(3, 3), *Shape::boxes(4, 4)}) {
    SolutionSpace space(Grid(shape), {.stop = &stop});
    EXPECT_EQ(space.run(), SpaceEnd::stopped);
  }
}

TEST(SolutionSpace, DrawsTheSameOnSeveralThreads) {
  const Grid grid(*Shape::boxes(2, 3));
  std::vector<std::vector<Grid>> drawn;
  for (const std::uint32_t threads : {1U, 3U}) {
    SolutionSpace space(grid, {.threads = threads});
    ASSERT_EQ(space.run(), SpaceEnd::ready);
    Random random(4);
    drawn.push_back(*space.sample(5, random));
  }
  EXPECT_EQ(drawn[0], drawn[1]);
}

}  // namespace
}  // namespace quadrille::sudoku
