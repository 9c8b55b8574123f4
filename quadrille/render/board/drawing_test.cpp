#include "quadrille/render/board/drawing.h"

#include <set>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/render/problems_test.h"

namespace quadrille::render {
namespace {

constexpr Line kNone = Line::none;
constexpr Line kLight = Line::light;
constexpr Line kHeavy = Line::heavy;

TEST(Stroke, HasTheArmsOfTheCrossing) {
  struct Case {
    Crossing crossing;  // up, right, down, left
    std::string_view expected;
  };
  const std::vector<Case> table = {
      {{kNone, kNone, kNone, kNone}, " "},     {{kNone, kHeavy, kNone, kHeavy}, "━"},
      {{kHeavy, kNone, kHeavy, kNone}, "┃"},   {{kNone, kLight, kNone, kLight}, "─"},
      {{kLight, kNone, kLight, kNone}, "│"},   {{kNone, kHeavy, kHeavy, kNone}, "┏"},
      {{kNone, kNone, kHeavy, kHeavy}, "┓"},   {{kHeavy, kHeavy, kNone, kNone}, "┗"},
      {{kHeavy, kNone, kNone, kHeavy}, "┛"},   {{kNone, kHeavy, kHeavy, kHeavy}, "┳"},
      {{kHeavy, kHeavy, kNone, kHeavy}, "┻"},  {{kHeavy, kHeavy, kHeavy, kNone}, "┣"},
      {{kHeavy, kNone, kHeavy, kHeavy}, "┫"},  {{kHeavy, kHeavy, kHeavy, kHeavy}, "╋"},
      {{kHeavy, kLight, kHeavy, kNone}, "┠"},  {{kHeavy, kNone, kHeavy, kLight}, "┨"},
      {{kNone, kHeavy, kLight, kHeavy}, "┯"},  {{kLight, kHeavy, kNone, kHeavy}, "┷"},
      {{kHeavy, kLight, kHeavy, kLight}, "╂"}, {{kLight, kHeavy, kLight, kHeavy}, "┿"},
      {{kLight, kLight, kLight, kLight}, "┼"}, {{kLight, kHeavy, kHeavy, kLight}, "╆"},
      {{kLight, kLight, kHeavy, kHeavy}, "╅"}, {{kHeavy, kHeavy, kLight, kLight}, "╄"},
      {{kHeavy, kLight, kLight, kHeavy}, "╃"}, {{kHeavy, kLight, kLight, kLight}, "╀"},
      {{kNone, kNone, kNone, kHeavy}, "╸"},    {{kHeavy, kNone, kNone, kNone}, "╹"},
  };
  for (const Case& row : table) EXPECT_EQ(stroke(row.crossing), row.expected);
}

TEST(Stroke, IsAnotherOneForEveryCombinationOfWeights) {
  std::set<std::string_view> seen;
  for (const Line up : {kNone, kLight, kHeavy}) {
    for (const Line right : {kNone, kLight, kHeavy}) {
      for (const Line down : {kNone, kLight, kHeavy}) {
        for (const Line left : {kNone, kLight, kHeavy}) {
          seen.insert(stroke({up, right, down, left}));
        }
      }
    }
  }
  EXPECT_EQ(seen.size(), 81U);
}

TEST(Stroke, HasOneWeightInAscii) {
  EXPECT_EQ(ascii_stroke({}), " ");
  EXPECT_EQ(ascii_stroke({.right = kHeavy, .left = kHeavy}), "-");
  EXPECT_EQ(ascii_stroke({.up = kHeavy, .down = kHeavy}), "|");
  EXPECT_EQ(ascii_stroke({.right = kHeavy, .down = kHeavy}), "+");
  EXPECT_EQ(ascii_stroke({kLight, kLight, kLight, kLight}), " ");
}

TEST(Borders, RunRoundTheBoardAndBetweenBoxes) {
  const Borders borders(*sudoku::Shape::boxes(2, 3), kLight);
  EXPECT_EQ(borders.above(0, 4), kHeavy);
  EXPECT_EQ(borders.above(6, 4), kHeavy);
  EXPECT_EQ(borders.left_of(4, 0), kHeavy);
  EXPECT_EQ(borders.left_of(4, 6), kHeavy);
  EXPECT_EQ(borders.above(2, 0), kHeavy);
  EXPECT_EQ(borders.above(3, 0), kLight);
  EXPECT_EQ(borders.left_of(0, 3), kHeavy);
  EXPECT_EQ(borders.left_of(0, 2), kLight);
}

TEST(Borders, RunRoundALatinSquareOnly) {
  const Borders borders(*sudoku::Shape::latin(3));
  EXPECT_EQ(borders.above(0, 0), kHeavy);
  EXPECT_EQ(borders.above(1, 0), kNone);
  EXPECT_EQ(borders.left_of(0, 1), kNone);
}

TEST(Borders, AreLinesThatGoStraightOn) {
  const std::vector<BoardLine> heavy =
      lines_of(Borders(*sudoku::Shape::boxes(2, 2), Line::light), Line::heavy);
  EXPECT_EQ(heavy.size(), 6U);  // three across and three down, each over the whole board
  for (const auto& [from, to] : heavy) EXPECT_EQ(to.x - from.x + to.y - from.y, 4);
  EXPECT_TRUE(lines_of(Borders(*sudoku::Shape::latin(3)), Line::light).empty());
}

TEST(Borders, FollowRegions) {
  const Borders borders(five_regions());
  EXPECT_EQ(borders.above(1, 3), kNone);
  EXPECT_EQ(borders.above(1, 4), kHeavy);
  EXPECT_EQ(stroke(borders.crossing(2, 1)), "┏");
  EXPECT_EQ(stroke(borders.crossing(2, 2)), "┻");
  EXPECT_EQ(stroke(borders.crossing(5, 5)), "┛");
}

}  // namespace
}  // namespace quadrille::render
