#include "quadrille/solve/search/weave.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/boards/conflicts.h"
#include "quadrille/rules/verify.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku {
namespace {

// So many givens anywhere, of which no two contradict each other.
Grid sparse_grid(const Shape& shape, std::uint32_t givens, std::uint64_t seed) {
  Grid grid(shape);
  Random random(seed);
  for (std::uint32_t left = givens; left > 0;) {
    const auto cell = static_cast<Cell>(random.below(shape.cell_count()));
    if (grid.at(cell) != 0) continue;
    grid.set(cell, static_cast<Digit>(random.below(shape.size()) + 1));
    if (find_conflicts(grid).empty()) {
      --left;
    } else {
      grid.set(cell, 0);
    }
  }
  return grid;
}

TEST(Weave, ObeysTheRulesOfBoxesOfAnyForm) {
  for (std::uint32_t rows = 1; rows <= 7; ++rows) {
    for (std::uint32_t columns = 1; columns <= 7; ++columns) {
      const Grid grid(*Shape::boxes(rows, columns));
      const auto full = weave(grid);
      ASSERT_TRUE(full);
      EXPECT_EQ(verify(grid, *full), std::nullopt) << rows << "x" << columns;
    }
  }
}

TEST(Weave, ObeysTheRulesOfLatinSquares) {
  for (std::uint32_t size = 1; size <= 30; ++size) {
    const Grid grid(*Shape::latin(size));
    const auto full = weave(grid);
    ASSERT_TRUE(full);
    EXPECT_EQ(verify(grid, *full), std::nullopt) << size;
  }
}

TEST(Weave, HasADozenGivensOfA36By36Board) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const Grid grid = sparse_grid(*Shape::boxes(6, 6), 12, seed);
    const auto full = weave(grid);
    ASSERT_TRUE(full) << seed;
    EXPECT_EQ(verify(grid, *full), std::nullopt) << seed;
  }
}

RC_GTEST_PROP(Weave, HasTheGivensOrIsNotThere, ()) {
  const auto rows = *rc::gen::inRange(1U, 6U);
  const auto columns = *rc::gen::inRange(1U, 6U);
  const Shape shape =
      *rc::gen::element(*Shape::boxes(rows, columns), *Shape::latin(rows * columns));
  Grid grid(shape);
  const auto givens = *rc::gen::inRange(0U, 2 * shape.size() + 1);
  for (std::uint32_t i = 0; i < givens; ++i) {  // contradictions among them, too
    const auto digit = *rc::gen::inRange(1U, shape.size() + 1);
    grid.set(*rc::gen::inRange(0U, shape.cell_count()), static_cast<Digit>(digit));
  }
  const auto full = weave(grid);
  if (full) RC_ASSERT(verify(grid, *full) == std::nullopt);
}

TEST(Weave, IsNotThereForContradictions) {
  Grid row(*Shape::boxes(3, 4));
  row.set(0, 5);
  row.set(11, 5);
  EXPECT_FALSE(weave(row));
  Grid column(*Shape::boxes(3, 4));
  column.set(0, 5);
  column.set(11 * 12, 5);
  EXPECT_FALSE(weave(column));
}

TEST(Weave, IsNotThereForManyGivens) {
  EXPECT_FALSE(weave(sparse_grid(*Shape::boxes(5, 5), 51, 0)));
}

TEST(Weave, IsNotThereForRegions) { EXPECT_FALSE(weave(Grid(*Shape::regions(2, {0, 0, 1, 1})))); }

RC_GTEST_PROP(WeaveGroups, AreAsTheGivensWantThem, ()) {
  const BoxGrid boxes{*rc::gen::inRange(2U, 6U), *rc::gen::inRange(2U, 6U)};
  std::vector<GivenPlace> givens;
  const auto count = *rc::gen::inRange(0U, boxes.size());
  for (std::uint32_t i = 0; i < count; ++i) {
    givens.push_back({.band = 0,
                      .line = *rc::gen::inRange(0U, boxes.rows),
                      .stack = *rc::gen::inRange(0U, boxes.rows),
                      .column = *rc::gen::inRange(0U, boxes.columns),
                      .digit = *rc::gen::inRange(0U, boxes.size())});
  }
  const auto groups = find_groups(givens, boxes);
  if (!groups) return;
  std::vector<std::uint32_t> sizes(boxes.rows, 0);
  for (const std::uint32_t group : *groups) ++sizes.at(group);
  RC_ASSERT(sizes == std::vector<std::uint32_t>(boxes.rows, boxes.columns));
  for (const GivenPlace& one : givens) {
    for (const GivenPlace& other : givens) {
      const bool share_line = one.line == other.line;
      const bool share_box = one.stack == other.stack;
      const bool same_group = (*groups)[one.digit] == (*groups)[other.digit];
      if (share_line && share_box) RC_ASSERT(same_group);
      if (share_line != share_box) RC_ASSERT(!same_group);
    }
  }
}

void expect_two_solutions(const Grid& grid) {
  const Answer answer = solve(grid, {.max_nodes = 200'000});
  ASSERT_EQ(answer.verdict, Verdict::many);
  EXPECT_EQ(verify(grid, *answer.solution), std::nullopt);
  EXPECT_EQ(verify(grid, *answer.another), std::nullopt);
  EXPECT_NE(*answer.solution, *answer.another);
}

TEST(HeavyWeave, LetsAnEmptyBoardOf100By100BeSolved) {
  expect_two_solutions(Grid(*Shape::boxes(10, 10)));
}

TEST(HeavyWeave, LetsABoardOf100By100WithSomeDozensOfGivensBeSolved) {
  expect_two_solutions(sparse_grid(*Shape::boxes(10, 10), 60, 0));
}

}  // namespace
}  // namespace quadrille::sudoku
