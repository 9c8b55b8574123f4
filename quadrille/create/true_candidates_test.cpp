#include "quadrille/create/true_candidates.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/create/full_grid.h"
#include "quadrille/formats/read.h"
#include "quadrille/rules/verify.h"
#include "quadrille/solve/solve.h"

namespace quadrille::create {
namespace {

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Grid;
using sudoku::Shape;

// A full grid with holes, few enough that all its solutions can be listed.
Grid grid_with_holes(const Shape& shape, Random& random) {
  Grid grid = *random_full_grid(shape, random);
  const std::uint32_t holes = random.below(std::min(shape.cell_count(), 55U) + 1);
  for (std::uint32_t hole = 0; hole < holes; ++hole) grid.set(random.below(shape.cell_count()), 0);
  return grid;
}

// By listing every solution: how often each digit stands in each cell.
std::vector<std::uint64_t> tally(const Grid& grid) {
  std::vector<std::uint64_t> counts(std::size_t{grid.shape().cell_count()} * grid.size(), 0);
  for (const Grid& solution : sudoku::solutions(grid, {.engine = sudoku::EngineName::links})) {
    for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
      ++counts[std::size_t{cell} * grid.size() + solution.at(cell) - 1];
    }
  }
  return counts;
}

RC_GTEST_PROP(TrueCandidates, AreCountedAsInTheListOfAllSolutions, ()) {
  const std::vector<std::uint16_t> regions = {0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
  const Shape shape =
      *rc::gen::elementOf(std::vector{*Shape::boxes(2, 2), *Shape::boxes(2, 3), *Shape::boxes(3, 3),
                                      *Shape::latin(4), *Shape::regions(4, regions)});
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  Grid grid = grid_with_holes(shape, random);
  if (random.below(4) == 0) {
    std::vector<bool> marks(std::size_t{shape.cell_count()} * shape.size());
    for (auto&& mark : marks) mark = random.below(5) > 0;
    grid.set_marks(std::move(marks));
  }
  const std::uint64_t limit = std::vector<std::uint64_t>{1, 2, 10, 100'000}[random.below(4)];
  const std::vector<std::uint64_t> expected = tally(grid);
  TrueCandidates candidates(grid, {.limit = limit, .threads = 1 + random.below(2)});
  RC_ASSERT(candidates.run());
  RC_ASSERT(candidates.progress() == 1.0);
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    for (std::uint32_t number = 1; number <= shape.size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      const std::uint64_t count = expected[std::size_t{cell} * shape.size() + number - 1];
      RC_ASSERT(candidates.known(cell, digit));
      RC_ASSERT(candidates.count(cell, digit) == std::min(count, limit));
      RC_ASSERT(candidates.marked().marks()[std::size_t{cell} * shape.size() + number - 1] ==
                (count > 0));
    }
  }
}

TEST(TrueCandidates, OfAnEmptyBoardAreAll) {
  TrueCandidates candidates(Grid(*Shape::boxes(3, 3)), {.limit = 1000});
  ASSERT_TRUE(candidates.run());
  EXPECT_EQ(candidates.solutions(), 1000U);
  for (Cell cell = 0; cell < 81; ++cell) {
    for (Digit digit = 1; digit <= 9; ++digit) EXPECT_EQ(candidates.count(cell, digit), 1000U);
  }
}

TEST(TrueCandidates, OfABoardWithoutASolutionAreNone) {
  Grid grid = *sudoku::read_grid(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  grid.set(2, 1);
  TrueCandidates candidates(grid);
  ASSERT_TRUE(candidates.run());
  EXPECT_EQ(candidates.solutions(), 0U);
  for (Cell cell = 0; cell < 81; ++cell) {
    for (Digit digit = 1; digit <= 9; ++digit) EXPECT_EQ(candidates.count(cell, digit), 0U);
  }
}

TEST(TrueCandidates, AreFoundOnLargeBoardsToo) {
  Random random(3);
  Grid grid = *random_full_grid(*Shape::boxes(4, 4), random);
  const Grid full = grid;
  for (int hole = 0; hole < 60; ++hole) grid.set(random.below(256), 0);
  TrueCandidates candidates(grid);
  ASSERT_TRUE(candidates.run());
  for (Cell cell = 0; cell < 256; ++cell) EXPECT_EQ(candidates.count(cell, full.at(cell)), 1U);
}

TEST(TrueCandidates, AreLeftOpenByAStop) {
  Stop stop;
  TrueCandidates candidates(Grid(*Shape::boxes(3, 3)), {.limit = 5, .stop = &stop});
  EXPECT_EQ(candidates.progress(), 0.0);
  EXPECT_TRUE(candidates.advance());
  EXPECT_EQ(candidates.solutions(), 5U);
  EXPECT_TRUE(candidates.advance());
  const double progress = candidates.progress();
  EXPECT_GT(progress, 0.0);
  stop.request();
  EXPECT_FALSE(candidates.advance());
  EXPECT_FALSE(candidates.complete());
  EXPECT_EQ(candidates.progress(), progress);
}

}  // namespace
}  // namespace quadrille::create
