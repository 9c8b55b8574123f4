#include "quadrille/boards/region_plan.h"

#include <gmock/gmock.h>

namespace quadrille::sudoku {
namespace {

TEST(RegionPlan, BeginsWithTheBoxesOfABoard) {
  const Shape classic = *Shape::boxes(3, 3);
  const RegionPlan plan(classic);
  EXPECT_TRUE(plan.complete());
  EXPECT_EQ(plan.unpainted(), 0U);
  EXPECT_EQ(plan.region_of(40), 4);
  const Result<Shape> shape = plan.shape();
  ASSERT_TRUE(shape.ok());
  for (Cell cell = 0; cell < 81; ++cell) EXPECT_EQ(shape->box_of(cell), classic.box_of(cell));
  EXPECT_EQ(RegionPlan(*Shape::latin(5)), RegionPlan(5));
}

TEST(RegionPlan, CountsWhatIsPaintedAndPaintedOver) {
  RegionPlan plan(4);
  EXPECT_EQ(plan.unpainted(), 16U);
  EXPECT_TRUE(plan.paint(0, 2));
  EXPECT_FALSE(plan.paint(0, 2));
  EXPECT_TRUE(plan.paint(1, 2));
  EXPECT_EQ(plan.count(2), 2U);
  EXPECT_TRUE(plan.paint(0, 1));
  EXPECT_TRUE(plan.paint(1, std::nullopt));
  EXPECT_EQ(plan.count(2), 0U);
  EXPECT_EQ(plan.count(1), 1U);
  EXPECT_EQ(plan.unpainted(), 15U);
}

TEST(RegionPlan, SaysWhatIsMissing) {
  RegionPlan plan(*Shape::boxes(2, 2));
  plan.paint(0, std::nullopt);
  EXPECT_FALSE(plan.complete());
  EXPECT_EQ(plan.next_open(1), 0);
  EXPECT_EQ(plan.shape().error().text(), "expected a region for each of 16 cells, found 15");
  plan.paint(0, 3);
  EXPECT_EQ(plan.shape().error().text(), "expected 4 cells in region 1, found 3");
  plan.paint(0, 0);
  EXPECT_EQ(plan.next_open(0), std::nullopt);
  EXPECT_TRUE(plan.shape().ok());
}

TEST(RegionPlan, SeesARegionInPieces) {
  RegionPlan plan(*Shape::boxes(2, 2));
  EXPECT_EQ(plan.pieces(0), 1U);
  plan.paint(5, 3);   // r2c2
  plan.paint(10, 0);  // r3c3, which touches the rest by a corner at most
  EXPECT_EQ(plan.pieces(0), 2U);
  EXPECT_EQ(plan.pieces(3), 2U);
  EXPECT_TRUE(plan.shape().ok());
  EXPECT_EQ(RegionPlan(3).pieces(0), 0U);
  // The end of a row does not touch the beginning of the next.
  RegionPlan lines(3);
  lines.paint(2, 0);
  lines.paint(3, 0);
  EXPECT_EQ(lines.pieces(0), 2U);
}

}  // namespace
}  // namespace quadrille::sudoku
