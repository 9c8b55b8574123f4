#include "quadrille/create/generate/full_grids.h"

#include <array>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/create/full_grid.h"
#include "quadrille/formats/write.h"
#include "quadrille/rules/verify.h"

namespace quadrille::create {
namespace {

using sudoku::Grid;
using sudoku::Shape;

const std::vector<std::uint16_t> kZigzag = {0, 0, 0, 1, 1, 0, 0, 1, 1, 2, 3, 3, 1,
                                            2, 2, 3, 3, 4, 4, 2, 3, 4, 4, 4, 2};

std::vector<Shape> shapes() {
  return {*Shape::boxes(1, 1), *Shape::boxes(2, 2),        *Shape::boxes(2, 3),
          *Shape::boxes(3, 2), *Shape::boxes(2, 4),        *Shape::boxes(3, 3),
          *Shape::boxes(3, 4), *Shape::boxes(4, 4),        *Shape::boxes(2, 9),
          *Shape::boxes(5, 5), *Shape::boxes(1, 14),       *Shape::latin(1),
          *Shape::latin(2),    *Shape::latin(7),           *Shape::latin(13),
          *Shape::latin(20),   *Shape::regions(5, kZigzag)};
}

RC_GTEST_PROP(FullGrid, KeepsTheRules, ()) {
  const Shape shape = *rc::gen::elementOf(shapes());
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto grid = random_full_grid(shape, random);
  RC_ASSERT(grid.has_value());
  RC_ASSERT(sudoku::verify(Grid(shape), *grid) == std::nullopt);
}

RC_GTEST_PROP(FullGrid, DependsOnTheSeedAlone, ()) {
  const Shape shape = *rc::gen::elementOf(shapes());
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  Random first(seed);
  Random second(seed);
  RC_ASSERT(random_full_grid(shape, first) == random_full_grid(shape, second));
  RC_ASSERT(first.next() == second.next());
}

// So that a seed means the same on every machine and after every change.
TEST(FullGrid, OfASeedIsKnown) {
  Random random(7);
  EXPECT_EQ(write(*random_full_grid(*Shape::boxes(3, 3), random), sudoku::Format::line),
            "185472693729316485643589217238695174974138526516724839491263758362857941857941362");
}

TEST(FullGrid, IsNoneWhereNoneFitsTheRegions) {
  // The diagonals of a Latin square of 2x2 hold one digit twice.
  const Shape shape = *Shape::regions(2, {0, 1, 1, 0});
  Random random(1);
  int grids = 0;
  for (int i = 0; i < 10; ++i) grids += random_full_grid(shape, random) ? 1 : 0;
  EXPECT_EQ(grids, 0);
}

TEST(FullGrid, IsNoneAfterAStop) {
  Stop stop;
  stop.request();
  Random random(1);
  EXPECT_EQ(random_full_grid(*Shape::boxes(5, 5), random, &stop), std::nullopt);
  EXPECT_EQ(random_full_grid(*Shape::latin(20), random, &stop), std::nullopt);
}

// With 287 degrees of freedom the sum is above 375 once in 3000 times.
TEST(HeavyFullGrid, ComesUpAsOftenAsEveryOtherOn4x4) {
  constexpr int kTimes = 100;
  constexpr int kGrids = 288;
  std::map<std::string, int> seen;
  Random random(1);
  for (int i = 0; i < kGrids * kTimes; ++i) {
    ++seen[write(*random_full_grid(*Shape::boxes(2, 2), random), sudoku::Format::line)];
  }
  EXPECT_EQ(seen.size(), kGrids);
  double sum = 0;
  for (const auto& [grid, times] : seen) sum += (times - kTimes) * (times - kTimes) / 100.0;
  EXPECT_LT(sum, 375);
}

// Every digit in every cell equally often, for a board that is filled and one that is shuffled.
TEST(HeavyFullGrid, HasNoFavouriteDigits) {
  for (const Shape& shape : {*Shape::boxes(3, 3), *Shape::boxes(4, 4), *Shape::latin(14)}) {
    constexpr int kGrids = 1600;
    const std::uint32_t size = shape.size();
    std::vector<int> seen(std::size_t{shape.cell_count()} * (size + 1));
    Random random(5);
    for (int i = 0; i < kGrids; ++i) {
      const Grid grid = *random_full_grid(shape, random);
      for (sudoku::Cell cell = 0; cell < shape.cell_count(); ++cell) {
        ++seen[std::size_t{cell} * (size + 1) + grid.at(cell)];
      }
    }
    const double expected = static_cast<double>(kGrids) / size;
    double sum = 0;
    for (std::size_t i = 0; i < seen.size(); ++i) {
      if (i % (size + 1) != 0) sum += (seen[i] - expected) * (seen[i] - expected) / expected;
    }
    // Rows, columns and boxes tie the cells together; the mean of each term is still (n-1)/n.
    EXPECT_NEAR(sum / shape.cell_count() / (size - 1), 1.0, 0.1) << shape.describe();
  }
}

// Squares of two rows and two columns with two digits in them.
int squares(const Grid& grid) {
  const std::uint32_t size = grid.size();
  const auto at = [&](std::uint32_t row, std::uint32_t column) {
    return grid.at(row * size + column);
  };
  int count = 0;
  for (std::uint32_t a = 0; a < size; ++a) {
    for (std::uint32_t b = a + 1; b < size; ++b) {
      for (std::uint32_t c = 0; c < size; ++c) {
        for (std::uint32_t d = c + 1; d < size; ++d) {
          count += at(a, c) == at(b, d) && at(a, d) == at(b, c) ? 1 : 0;
        }
      }
    }
  }
  return count;
}

// The grid that large boards begin with has 2000 of them on 16x16, all of one pattern.
TEST(HeavyFullGrid, ShowsNoTraceOfWhereItBegan) {
  for (const Shape& shape : {*Shape::boxes(4, 4), *Shape::boxes(3, 3)}) {
    constexpr int kGrids = 300;
    Random random(9);
    double fresh = 0;
    double shuffled = 0;
    for (int i = 0; i < kGrids; ++i) {
      Grid grid = *random_full_grid(shape, random);
      fresh += squares(grid);
      GridShuffler(grid.shape()).shuffle(grid, std::uint64_t{20} * shape.cell_count(), random);
      shuffled += squares(grid);
    }
    EXPECT_NEAR(fresh / shuffled, 1.0, 0.05) << shape.describe();
  }
}

RC_GTEST_PROP(GridShuffler, KeepsTheRules, ()) {
  const Shape shape = *rc::gen::elementOf(shapes());
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  Grid grid = *random_full_grid(shape, random);
  GridShuffler(grid.shape()).shuffle(grid, *rc::gen::inRange<std::uint64_t>(0, 100), random);
  RC_ASSERT(sudoku::verify(Grid(shape), grid) == std::nullopt);
}

TEST(GridShuffler, MovesAlmostEverything) {
  Random random(3);
  const Grid before = *random_full_grid(*Shape::boxes(5, 5), random);
  Grid after = before;
  GridShuffler(after.shape()).shuffle(after, 5000, random);
  int same = 0;
  for (sudoku::Cell cell = 0; cell < 625; ++cell) same += before.at(cell) == after.at(cell) ? 1 : 0;
  EXPECT_LT(same, 75);  // by chance, 25
}

}  // namespace
}  // namespace quadrille::create
