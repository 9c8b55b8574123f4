#include "quadrille/boards/shape.h"

#include <set>

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

TEST(Shape, NumbersTheBoxesRowByRow) {
  const Shape six = *Shape::boxes(2, 3);
  EXPECT_EQ(six.size(), 6U);
  EXPECT_EQ(six.box_of(0), 0U);
  EXPECT_EQ(six.box_of(3), 1U);   // r1c4
  EXPECT_EQ(six.box_of(12), 2U);  // r3c1
  EXPECT_EQ(six.box_of(35), 5U);
}

TEST(Shape, GivesEveryBoxAsManyCellsAsTheBoardIsWide) {
  for (std::uint32_t size = 1; size <= 30; ++size) {
    const Shape shape = *Shape::of_size(size);
    if (!shape.has_boxes()) continue;
    std::multiset<std::uint32_t> boxes;
    for (Cell cell = 0; cell < shape.cell_count(); ++cell) boxes.insert(shape.box_of(cell));
    for (std::uint32_t box = 0; box < size; ++box) EXPECT_EQ(boxes.count(box), size) << size;
  }
}

TEST(Shape, TakesTheMostNearlySquareBoxesWithTheFlatterSideDown) {
  const std::pair<std::uint32_t, const char*> expected[] = {
      {1, "1x1 with boxes of 1x1"},    {2, "2x2 without boxes"},
      {4, "4x4 with boxes of 2x2"},    {5, "5x5 without boxes"},
      {6, "6x6 with boxes of 2x3"},    {8, "8x8 with boxes of 2x4"},
      {9, "9x9 with boxes of 3x3"},    {12, "12x12 with boxes of 3x4"},
      {15, "15x15 with boxes of 3x5"}, {20, "20x20 with boxes of 4x5"},
      {25, "25x25 with boxes of 5x5"}, {100, "100x100 with boxes of 10x10"},
  };
  for (const auto& [size, description] : expected) {
    EXPECT_EQ(Shape::of_size(size)->describe(), description);
  }
}

TEST(Shape, RefusesSizesOutOfRangeAndSaysTheRange) {
  EXPECT_EQ(Shape::latin(0).error().text(), "expected a board from 1x1 to 256x256, found 0x0");
  EXPECT_EQ(Shape::of_size(257).error().text(),
            "expected a board from 1x1 to 256x256, found 257x257");
  EXPECT_EQ(Shape::boxes(UINT32_MAX, 2).error().text(),
            "expected a board from 1x1 to 256x256, found 8589934590x8589934590");
  EXPECT_FALSE(Shape::boxes(0, 3).ok());
}

TEST(Shape, TakesAnyDivisionIntoRegionsOfTheRightSize) {
  const Shape shape = *Shape::regions(2, {0, 1, 0, 1});
  EXPECT_TRUE(shape.is_irregular());
  EXPECT_EQ(shape.box_of(2), 0U);
  EXPECT_EQ(shape, *Shape::regions(2, {0, 1, 0, 1}));
  EXPECT_NE(shape, *Shape::regions(2, {0, 0, 1, 1}));
  EXPECT_EQ(Shape::regions(2, {0, 1, 0}).error().text(),
            "expected a region for each of 4 cells, found 3");
  EXPECT_EQ(Shape::regions(2, {0, 1, 2, 1}).error().text(),
            "expected 2 regions, found region number 3");
  EXPECT_EQ(Shape::regions(2, {0, 0, 0, 1}).error().text(),
            "expected 2 cells in region 1, found 3");
}

TEST(Shape, CallsCellsByRowAndColumnFromOne) {
  EXPECT_EQ(cell_name(*Shape::boxes(3, 3), 28), "r4c2");
}

}  // namespace
}  // namespace quadrille::sudoku
