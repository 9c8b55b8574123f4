#include "quadrille/render/outline.h"

#include <cmath>

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace quadrille::render {
namespace {

using sudoku::Cell;
using testing::ElementsAre;
using testing::SizeIs;
using testing::UnorderedElementsAre;

TEST(Outline, GoesClockwiseRoundACell) {
  EXPECT_THAT(outline(std::vector<Cell>{4}, 3, 0),
              ElementsAre(ElementsAre(Point{2, 1}, Point{2, 2}, Point{1, 2}, Point{1, 1})));
}

TEST(Outline, KeepsInsideByTheInset) {
  EXPECT_THAT(outline(std::vector<Cell>{3, 4, 5}, 3, 0.25),
              ElementsAre(ElementsAre(Point{2.75, 1.25}, Point{2.75, 1.75}, Point{0.25, 1.75},
                                      Point{0.25, 1.25})));
}

TEST(Outline, TurnsWithTheFigure) {
  // r1c1, r2c1 and r2c2.
  EXPECT_THAT(outline(std::vector<Cell>{0, 2, 3}, 2, 0),
              ElementsAre(ElementsAre(Point{1, 0}, Point{1, 1}, Point{2, 1}, Point{2, 2},
                                      Point{0, 2}, Point{0, 0})));
}

TEST(Outline, WalksRoundAHoleAndRoundCellsThatTouchAtACornerSingly) {
  EXPECT_THAT(outline(std::vector<Cell>{0, 1, 2, 3, 5, 6, 7, 8}, 3, 0),
              UnorderedElementsAre(
                  UnorderedElementsAre(Point{0, 0}, Point{3, 0}, Point{3, 3}, Point{0, 3}),
                  UnorderedElementsAre(Point{1, 1}, Point{2, 1}, Point{2, 2}, Point{1, 2})));
  EXPECT_THAT(outline(std::vector<Cell>{0, 3}, 2, 0), ElementsAre(SizeIs(4), SizeIs(4)));
}

// Twice the area inside a walk; less than 0 for one round a hole.
double area(const Walk& walk) {
  double sum = 0;
  for (std::size_t i = 0; i < walk.size(); ++i) {
    const Point& a = walk[i];
    const Point& b = walk[(i + 1) % walk.size()];
    sum += a.x * b.y - b.x * a.y;
  }
  return sum;
}

RC_GTEST_PROP(Outline, HoldsAsMuchAsTheCellsDo, ()) {
  const auto size = *rc::gen::inRange<std::uint32_t>(1, 8);
  const auto chosen =
      *rc::gen::container<std::vector<int>>(std::size_t{size} * size, rc::gen::inRange(0, 2));
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < chosen.size(); ++cell) {
    if (chosen[cell] == 1) cells.push_back(cell);
  }
  double sum = 0;
  for (const Walk& walk : outline(cells, size, 0)) {
    RC_ASSERT(walk.size() >= 4U);
    sum += area(walk);
  }
  RC_ASSERT(std::lround(sum) == 2 * static_cast<long>(cells.size()));
}

}  // namespace
}  // namespace quadrille::render
