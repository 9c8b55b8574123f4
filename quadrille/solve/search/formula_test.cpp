#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/rules/verify.h"
#include "quadrille/solve/search/weave.h"

namespace quadrille::sudoku {
namespace {

TEST(Formula, ObeysTheRulesOfBoxesOfAnyForm) {
  for (std::uint32_t rows = 1; rows <= 11; ++rows) {
    for (std::uint32_t columns = 1; columns <= 11; ++columns) {
      const Grid grid(*Shape::boxes(rows, columns));
      const auto full = formula_with(grid);
      ASSERT_TRUE(full);
      EXPECT_EQ(verify(grid, *full), std::nullopt) << rows << "x" << columns;
    }
  }
}

TEST(Formula, ObeysTheRulesOfLatinSquares) {
  for (std::uint32_t size = 1; size <= 30; ++size) {
    const Grid grid(*Shape::latin(size));
    const auto full = formula_with(grid);
    ASSERT_TRUE(full);
    EXPECT_EQ(verify(grid, *full), std::nullopt) << size;
  }
}

RC_GTEST_PROP(Formula, HasTheGivens, ()) {
  Grid grid(*Shape::boxes(3, 4));
  for (int i = 0; i < 3; ++i) {
    grid.set(*rc::gen::inRange(0U, 144U), static_cast<Digit>(*rc::gen::inRange(1, 13)));
  }
  const auto full = formula_with(grid);
  if (!full) return;
  RC_ASSERT(verify(grid, *full) == std::nullopt);
}

TEST(Formula, IsNotThereWhereItsDigitsCannotBeNamedSo) {
  Grid grid(*Shape::boxes(2, 2));
  grid.set(0, 3);
  EXPECT_TRUE(formula_with(grid));
  grid.set(1, 3);
  EXPECT_FALSE(formula_with(grid));
}

TEST(Formula, IsNotThereForRegions) {
  EXPECT_FALSE(formula_with(Grid(*Shape::regions(2, {0, 0, 1, 1}))));
}

}  // namespace
}  // namespace quadrille::sudoku
