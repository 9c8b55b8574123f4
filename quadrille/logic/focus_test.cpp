#include "quadrille/logic/focus.h"

#include <gtest/gtest.h>

#include "quadrille/logic/board_test.h"

namespace quadrille::logic {
namespace {

TEST(Focus, IsAUnitSomeCellsADigitOrTheWholeBoard) {
  const Layout layout(*sudoku::Shape::boxes(3, 3));
  EXPECT_EQ(describe(layout, Focus{.unit = 3}), "row 4");
  EXPECT_EQ(describe(layout, Focus{.cells = {0, 28}}), "r1c1 and r4c2");
  EXPECT_EQ(describe(layout, Focus{.digit = 7}), "the 7s");
  EXPECT_EQ(describe(layout, Focus{}), "the number of candidates in each cell");
}

TEST(Focus, HoldsTheCellThatASinglePlaces) {
  const Layout layout(*sudoku::Shape::boxes(3, 3));
  Deduction single{.technique = Technique::naked_single, .difficulty = 23};
  single.truths = {Layout::rule(28)};
  single.places = Placement{28, 7};
  EXPECT_EQ(describe(layout, focus_of(layout, single)), "box 4");

  const Layout latin(*sudoku::Shape::latin(9));
  EXPECT_EQ(describe(latin, focus_of(latin, single)), "column 2");
}

}  // namespace
}  // namespace quadrille::logic
