// Against counting one by one, on boards of every shape; and against what is known of empty boards.
#include "quadrille/solve/bands/band_count.h"

#include <gtest/gtest.h>

#include "quadrille/solve/bands/given_boards_test.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku::bands {
namespace {

constexpr std::size_t kMemory = std::size_t{1} << 26U;

Natural by_bands(const Grid& grid, std::size_t memory = kMemory, std::uint32_t threads = 1) {
  BandCount count(grid, memory);
  EXPECT_TRUE(count.run(threads, nullptr));
  return count.solutions();
}

struct Sample {
  Shape shape;
  std::uint32_t fewest;  // givens
  std::uint32_t most;
};

std::vector<Sample> samples() {
  return {
      {*Shape::boxes(2, 2), 0, 8},   {*Shape::boxes(2, 3), 6, 20},  {*Shape::boxes(3, 2), 6, 20},
      {*Shape::boxes(2, 4), 24, 40}, {*Shape::boxes(4, 2), 24, 40}, {*Shape::boxes(2, 5), 45, 70},
      {*Shape::boxes(1, 5), 4, 12},  {*Shape::latin(2), 0, 2},      {*Shape::latin(3), 0, 3},
      {*Shape::latin(4), 0, 6},      {*Shape::latin(5), 2, 10},     {*Shape::latin(6), 10, 24},
      {*Shape::latin(7), 22, 40}};
}

// Boards with more solutions than this are not counted one by one here.
constexpr std::uint64_t kMost = 20'000;

void expect_the_same(const Grid& grid) {
  const Count expected = count(grid, kMost, {.engine = EngineName::links});
  if (expected.exact) EXPECT_EQ(by_bands(grid), expected.solutions) << expected.number();
}

TEST(BandCount, CountsWhatCountingOneByOneCounts) {
  Random random(31);
  for (const auto& [shape, fewest, most] : samples()) {
    for (int board = 0; board < 12; ++board) {
      const Grid full = a_solution(shape, random);
      Grid grid = some_of(full, fewest + random.below(most - fewest + 1), random);
      if (board % 3 == 1) take_marks(grid, full, 3 * shape.cell_count(), random);
      SCOPED_TRACE(shape.describe());
      expect_the_same(grid);
    }
  }
}

TEST(BandCount, CountsNineByNine) {
  Random random(9);
  for (int board = 0; board < 5; ++board) {
    const Grid full = random_solution(*Shape::boxes(3, 3), random);
    Grid grid = some_of(full, 26 + random.below(20), random);
    if (board % 2 == 1) take_marks(grid, full, 150, random);
    expect_the_same(grid);
  }
}

TEST(BandCount, FindsNothingWhereGivensContradictEachOther) {
  for (const Shape& shape : {*Shape::boxes(2, 3), *Shape::boxes(3, 3), *Shape::latin(5)}) {
    Grid grid(shape);
    grid.set(0, 1);
    grid.set(1, 1);
    EXPECT_EQ(by_bands(grid), Natural(0)) << shape.describe();
    grid = Grid(shape);
    for (std::uint32_t digit = 1; digit < shape.size(); ++digit) {
      grid.set(digit, static_cast<Digit>(digit));
    }
    grid.set(shape.size() * 2, static_cast<Digit>(shape.size()));  // which only r1c1 can have
    EXPECT_EQ(by_bands(grid), Natural(0)) << shape.describe();
  }
}

// By bands and by stacks, whichever of them is the head.
TEST(BandCount, IsTheSameInEveryWay) {
  Random random(4);
  std::vector<Grid> grids = {Grid(*Shape::boxes(2, 2)), Grid(*Shape::latin(5))};
  const Grid full = random_solution(*Shape::boxes(3, 3), random);
  grids.push_back(some_of(full, 30, random));
  for (const Grid& grid : grids) {
    const Natural expected = by_bands(grid);
    std::uint32_t ways = 0;
    for (const Field& field : fields(grid)) {
      for (std::uint32_t head = 0; head < field.parts.size(); ++head) {
        BandCount count(field, head, kMemory);
        ASSERT_TRUE(count.run(1, nullptr));
        EXPECT_EQ(count.solutions(), expected) << field.by_stacks << " " << head;
        ++ways;
      }
    }
    EXPECT_EQ(ways, grid.size() == 9 ? 6U : 4U);
  }
}

TEST(BandCount, CountsEmptyBoards) {
  EXPECT_EQ(by_bands(Grid(*Shape::boxes(2, 2))).text(), "288");
  EXPECT_EQ(by_bands(Grid(*Shape::boxes(2, 3))).text(), "28200960");
  EXPECT_EQ(by_bands(Grid(*Shape::boxes(3, 2))).text(), "28200960");
  EXPECT_EQ(by_bands(Grid(*Shape::boxes(2, 4))).text(), "29136487207403520");
  EXPECT_EQ(by_bands(Grid(*Shape::latin(2))).text(), "2");
  EXPECT_EQ(by_bands(Grid(*Shape::latin(3))).text(), "12");
  EXPECT_EQ(by_bands(Grid(*Shape::latin(4))).text(), "576");
  EXPECT_EQ(by_bands(Grid(*Shape::latin(5))).text(), "161280");
  EXPECT_EQ(by_bands(Grid(*Shape::latin(6))).text(), "812851200");
  EXPECT_EQ(by_bands(Grid(*Shape::boxes(1, 6))).text(), "812851200");
}

// The digits of a cell share the solutions among them.
Natural sum_over_digits(Grid grid, Cell cell) {
  Natural sum = 0;
  for (std::uint32_t digit = 1; digit <= grid.size(); ++digit) {
    grid.set(cell, static_cast<Digit>(digit));
    sum += by_bands(grid);
  }
  return sum;
}

TEST(BandCount, IsTheSumOverTheDigitsOfACell) {
  Random random(12);
  for (const auto& [shape, givens] :
       {std::pair{*Shape::boxes(2, 4), 22U}, {*Shape::boxes(2, 3), 2U}, {*Shape::latin(6), 5U}}) {
    const Grid full = random_solution(shape, random);
    const Grid grid = some_of(full, givens, random);
    Cell cell = 0;
    while (grid.at(cell) != 0) ++cell;
    EXPECT_EQ(sum_over_digits(grid, cell), by_bands(grid)) << shape.describe();
  }
}

TEST(BandCount, IsTheSameOnSeveralThreadsAndInLittleMemory) {
  Random random(6);
  for (const auto& [shape, givens] : {std::pair{*Shape::boxes(2, 3), 0U},
                                      {*Shape::boxes(2, 3), 6U},
                                      {*Shape::latin(6), 4U},
                                      {*Shape::boxes(2, 4), 24U}}) {
    const Grid grid = some_of(random_solution(shape, random), givens, random);
    const Natural expected = by_bands(grid);
    EXPECT_EQ(by_bands(grid, kMemory, 3), expected);
    EXPECT_EQ(by_bands(grid, 1000), expected) << "without room for the classes";
  }
}

TEST(BandCount, EndsWhenItIsAskedTo) {
  Stop stop;
  stop.request();
  for (const Shape& shape : {*Shape::boxes(2, 6), *Shape::boxes(3, 3), *Shape::latin(10)}) {
    BandCount count(Grid(shape), kMemory);
    EXPECT_FALSE(count.run(2, &stop)) << shape.describe();
  }
}

TEST(HeavyBandCount, CountsEmptyBoards) {
  EXPECT_EQ(by_bands(Grid(*Shape::boxes(3, 3))).text(), "6670903752021072936960");
  EXPECT_EQ(by_bands(Grid(*Shape::latin(7))).text(), "61479419904000");
}

TEST(HeavyBandCount, IsTheSumOverTheDigitsOfACell) {
  Random random(3);
  const Grid full = random_solution(*Shape::boxes(3, 3), random);
  const Grid grid = some_of(full, 18, random);
  Cell cell = 40;
  while (grid.at(cell) != 0) ++cell;
  EXPECT_EQ(sum_over_digits(grid, cell), by_bands(grid));
}

TEST(HeavyBandCount, CountsWhatTheBatchEngineCounts) {
  Random random(81);
  for (int board = 0; board < 12; ++board) {
    const Grid full = random_solution(*Shape::boxes(3, 3), random);
    Grid grid = some_of(full, 20 + random.below(12), random);
    if (board % 3 == 1) take_marks(grid, full, 60, random);
    const Count expected = count(grid, 1'000'000, {.engine = EngineName::batch});
    if (expected.exact) EXPECT_EQ(by_bands(grid), expected.solutions) << expected.number();
  }
}

}  // namespace
}  // namespace quadrille::sudoku::bands
