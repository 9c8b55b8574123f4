#include "quadrille/boards/rectangle.h"

#include <gtest/gtest.h>

#include "quadrille/boards/overlap.h"

namespace quadrille::sudoku {
namespace {

TEST(Rectangle, AreasWithACellForEachDigitAreUnitsAndOthersAreGroups) {
  const Shape shape = *Rectangle::boxes({.rows = 6, .columns = 8, .digits = 8}, 2, 4);
  const Mosaic& mosaic = *mosaic_of(shape);
  EXPECT_EQ(shape.size(), 8U);
  EXPECT_EQ(shape.cell_count(), 48U);
  EXPECT_EQ(mosaic.unit_count(), 12U) << "6 rows and 6 boxes";
  EXPECT_EQ(mosaic.area_count(), 20U) << "and 8 columns of 6 cells";
  EXPECT_EQ(mosaic.family(0), Family::row);
  EXPECT_EQ(mosaic.family(12), Family::column);
  EXPECT_EQ(shape.box_of(47), 5U);
  EXPECT_EQ(cell_name(shape, 47), "r6c8");
  EXPECT_EQ(shape.describe(), "6x8 with 8 digits and boxes of 2x4");
}

TEST(Rectangle, WhatIsAPlainSquareBecomesOne) {
  EXPECT_EQ(*Rectangle::shape({9, 9, 9}), *Shape::latin(9));
  EXPECT_EQ(*Rectangle::boxes({6, 6, 6}, 2, 3), *Shape::boxes(2, 3));
  EXPECT_EQ(*Rectangle::regions({2, 2, 2}, {0, 0, 1, 1}), *Shape::regions(2, {0, 0, 1, 1}));
  const Shape left_out = *Rectangle::regions({2, 2, 2}, {0, 0, kNoRegion, kNoRegion});
  EXPECT_TRUE(left_out.is_mosaic());
  EXPECT_EQ(left_out.describe(), "2x2 with 2 digits and regions");
  EXPECT_EQ(*Rectangle::regions({2, 3, 4}, std::vector<std::uint16_t>(6, kNoRegion)),
            *Rectangle::shape({2, 3, 4}));
  EXPECT_EQ(Rectangle::shape({2, 3, 4})->describe(), "2x3 with 4 digits, without boxes");
  EXPECT_NE(*Rectangle::shape({2, 3, 4}), *Rectangle::shape({3, 2, 4}));
  EXPECT_NE(*Rectangle::shape({2, 3, 4}), *Rectangle::shape({2, 3, 5}));
}

TEST(Rectangle, AnErrorSaysWhatWasExpected) {
  EXPECT_EQ(Rectangle::shape({0, 3, 3}).error().text(),
            "expected 1 to 256 rows, columns and digits, found 0x3 with 3");
  EXPECT_EQ(Rectangle::shape({2, 3, 257}).error().text(),
            "expected 1 to 256 rows, columns and digits, found 2x3 with 257");
  EXPECT_EQ(Rectangle::shape({9, 3, 8}).error().text(),
            "expected a digit for each cell of a row or column, found 8 for 9 cells");
  EXPECT_EQ(Rectangle::boxes({6, 8, 8}, 4, 2).error().text(),
            "expected boxes that divide 6x8 cells, of at most 8 cells each, found 4x2");
  EXPECT_EQ(Rectangle::boxes({6, 8, 8}, 3, 4).error().text(),
            "expected boxes that divide 6x8 cells, of at most 8 cells each, found 3x4");
  EXPECT_EQ(Rectangle::regions({2, 3, 3}, {0, 0, 0, 0, 1, 1}).error().text(),
            "expected at most 3 cells in region 1, found 4");
  EXPECT_EQ(Rectangle::regions({2, 3, 3}, {0, 0, 0}).error().text(),
            "expected a region for each of 6 cells, found 3");
  EXPECT_EQ(Overlap::shape(*Rectangle::shape({2, 3, 3}), {{0, 0}, {1, 1}}).error().kind,
            ErrorKind::square);
}

}  // namespace
}  // namespace quadrille::sudoku
