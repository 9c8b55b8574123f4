#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/photo/board/boards.h"
#include "quadrille/photo/board/grid.h"
#include "quadrille/photo/board/homography.h"
#include "quadrille/photo/board/quadrilateral.h"
#include "quadrille/photo/board/straighten.h"
#include "quadrille/photo/drawn_board_test.h"
#include "quadrille/photo/image/blobs.h"
#include "quadrille/photo/image/grey.h"
#include "quadrille/photo/image/threshold.h"

namespace quadrille::photo {
namespace {

double away(Point a, Point b) {
  const Point between = a - b;
  return std::sqrt(between.x * between.x + between.y * between.y);
}

Quadrilateral tilted() { return {{{20, 35}, {280, 12}, {300, 290}, {8, 260}}}; }

TEST(PhotoQuadrilateral, SurroundsAHullWhoseCornersAreCutOff) {
  const Quadrilateral corners = tilted();
  std::vector<Spot> hull;
  for (std::size_t i = 0; i < 4; ++i) {
    // Each corner is missing from a tenth of the sides on.
    const Point before = corners[i] + (corners[(i + 3) % 4] - corners[i]) * 0.1;
    const Point after = corners[i] + (corners[(i + 1) % 4] - corners[i]) * 0.1;
    for (const Point point : {before, after}) {
      hull.push_back(
          {static_cast<int>(std::lround(point.x)), static_cast<int>(std::lround(point.y))});
    }
  }
  const std::optional<Quadrilateral> found = surround(hull);
  ASSERT_TRUE(found);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_LT(away((*found)[i], corners[i]), 2) << i;
}

TEST(PhotoQuadrilateral, NeedsFourCorners) {
  EXPECT_FALSE(surround(std::vector<Spot>{}));
  EXPECT_FALSE(surround(std::vector<Spot>{{0, 0}, {5, 5}}));
  EXPECT_FALSE(surround(std::vector<Spot>{{0, 0}, {9, 0}, {5, 5}}));
}

TEST(PhotoQuadrilateral, MayBeASquareSeenFromTheSideButNotAStripeNorABow) {
  EXPECT_TRUE(may_be_square(tilted()));
  EXPECT_TRUE(may_be_square({{{0, 0}, {100, 0}, {80, 90}, {20, 90}}}));
  EXPECT_FALSE(may_be_square({{{0, 0}, {100, 0}, {100, 40}, {0, 40}}}));
  EXPECT_FALSE(may_be_square({{{0, 0}, {100, 100}, {100, 0}, {0, 100}}}));  // crosses itself
  EXPECT_FALSE(may_be_square({{{0, 0}, {0, 0}, {0, 0}, {0, 0}}}));
  EXPECT_DOUBLE_EQ(area_of({{{0, 0}, {10, 0}, {10, 7}, {0, 7}}}), 70);
}

RC_GTEST_PROP(PhotoHomography, GoesWhereTheOtherWayComesFrom, ()) {
  Quadrilateral corners = tilted();
  for (Point& corner : corners) {
    corner =
        corner + Point{*rc::gen::inRange(-300, 300) / 10.0, *rc::gen::inRange(-300, 300) / 10.0};
  }
  RC_PRE(may_be_square(corners));
  const Homography view(corners);
  const BackView back(corners);
  const double x = *rc::gen::inRange(0, 101) / 100.0;
  const double y = *rc::gen::inRange(0, 101) / 100.0;
  const Point seen = view.at(x, y);
  RC_ASSERT(away(back.at(seen.x, seen.y), {x, y}) < 1e-6);
}

TEST(PhotoStraighten, ShowsTheSquareFromTheFront) {
  DrawnBoard board;
  board.corners = tilted();
  const Picture picture = draw(board, {.width = 310, .height = 310, .noise = 0});
  const GreyPicture grey = to_grey(picture.pixels());
  const Plane front = straighten(grey.plane, Homography(board.corners), 270, 10);
  ASSERT_EQ(front.width(), 290);
  // On a thick line, and in the middle of an empty cell.
  EXPECT_LT(front.at(10 + 90, 10 + 75), 120);
  EXPECT_GT(front.at(10 + 75, 10 + 15), 200);
}

// The mesh found on what the blobs of a picture surround.
std::optional<Mesh> mesh_of(const Picture& picture) {
  const GreyPicture grey = to_grey(picture.pixels());
  const std::vector<Mesh> boards = find_boards(grey.plane);
  return boards.empty() ? std::nullopt : std::optional(boards.front());
}

TEST(PhotoGrid, FindsEachCrossingOfABoardSeenFromTheSide) {
  DrawnBoard board;
  board.corners = tilted();
  const auto mesh = mesh_of(draw(board, {.width = 310, .height = 310, .shade = 0.5}));
  ASSERT_TRUE(mesh);
  ASSERT_EQ(mesh->size, 9);
  const Homography view(board.corners);
  for (int row = 0; row <= 9; ++row) {
    for (int column = 0; column <= 9; ++column) {
      EXPECT_LT(away(mesh->at(column, row), view.at(column / 9.0, row / 9.0)), 2.5)
          << column << " " << row;
    }
  }
}

TEST(PhotoGrid, FollowsPaperThatBends) {
  DrawnBoard board;
  board.bend = 0.03;
  const auto mesh = mesh_of(draw(board));
  ASSERT_TRUE(mesh);
  ASSERT_EQ(mesh->size, 9);
  for (int row = 0; row <= 9; ++row) {
    for (int column = 0; column <= 9; ++column) {
      const double x = column / 9.0;
      const double y = row / 9.0 + 0.03 * 4 * x * (1 - x);
      EXPECT_LT(away(mesh->at(column, row), {30 + 270 * x, 30 + 270 * y}), 3)
          << column << " " << row;
    }
  }
}

TEST(PhotoGrid, TellsHowManyCellsThereAre) {
  const DrawnBoard four = {
      .digits = "1000030000200004", .size = 4, .box_rows = 2, .box_columns = 2};
  const DrawnBoard six = {
      .digits = "100000030000002000000400500000000006", .size = 6, .box_rows = 2, .box_columns = 3};
  const std::string blank(256, '0');
  const DrawnBoard sixteen = {
      .digits = blank, .size = 16, .box_rows = 4, .box_columns = 4, .line = 0.0015};
  for (const DrawnBoard& board : {four, six, DrawnBoard{}, sixteen}) {
    const auto mesh = mesh_of(draw(board));
    ASSERT_TRUE(mesh) << board.size;
    EXPECT_EQ(mesh->size, static_cast<int>(board.size));
  }
}

TEST(PhotoGrid, IsNotFoundWhereTheLinesAreMissing) {
  EXPECT_FALSE(mesh_of(draw(std::vector<DrawnBoard>{}, {.noise = 30})));
  // Nothing but an outline.
  const DrawnBoard frame = {.digits = "0", .size = 1, .box_rows = 1, .box_columns = 1};
  EXPECT_FALSE(mesh_of(draw(frame)));
  // Three times three boxes without thin lines: no size that is read.
  const DrawnBoard boxes = {.digits = "000000000", .size = 3, .box_rows = 1, .box_columns = 1};
  EXPECT_FALSE(mesh_of(draw(boxes)));
}

TEST(PhotoGrid, TurnsWithTheBoard) {
  Mesh mesh;
  mesh.size = 2;
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      mesh.crossings.push_back({static_cast<double>(column), static_cast<double>(row)});
    }
  }
  EXPECT_EQ(turned(mesh, 1).at(0, 0),
            (Point{2, 0}));  // what lies on its side has its top on the right
  EXPECT_EQ(turned(mesh, 1).at(2, 0), (Point{2, 2}));
  EXPECT_EQ(turned(mesh, 2).at(0, 1), (Point{2, 1}));
  EXPECT_EQ(turned(mesh, 3).at(0, 0), (Point{0, 2}));
  EXPECT_EQ(turned(mesh, 4).crossings, mesh.crossings);
}

TEST(PhotoBoards, BeginWithTheLargestAndHaveNoneWithinAnother) {
  const DrawnBoard large = {.corners = {{{120, 60}, {420, 60}, {420, 360}, {120, 360}}}};
  const DrawnBoard small = {.digits = "1000030000200004",
                            .size = 4,
                            .box_rows = 2,
                            .box_columns = 2,
                            .corners = {{{10, 10}, {100, 10}, {100, 100}, {10, 100}}}};
  const Picture picture = draw(std::vector{small, large}, {.width = 440, .height = 380});
  const std::vector<Mesh> boards = find_boards(to_grey(picture.pixels()).plane);
  ASSERT_EQ(boards.size(), 2U);
  EXPECT_EQ(boards[0].size, 9);
  EXPECT_EQ(boards[1].size, 4);
}

}  // namespace
}  // namespace quadrille::photo
