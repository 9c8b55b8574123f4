#include "quadrille/render/step/arrow.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>

namespace quadrille::render {
namespace {

double between(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

// The least distance of the curve from a point.
double passes(const Arrow& arrow, Point point) {
  double least = between(arrow.begin, point);
  for (int i = 0; i <= 20; ++i) {
    const double t = i / 20.0;
    const double u = 1 - t;
    const Point at = {u * u * arrow.begin.x + 2 * u * t * arrow.bend.x + t * t * arrow.end.x,
                      u * u * arrow.begin.y + 2 * u * t * arrow.bend.y + t * t * arrow.end.y};
    least = std::min(least, between(at, point));
  }
  return least;
}

TEST(Arrow, LeadsFromTheEdgeOfOneCandidateToThatOfTheOther) {
  for (const Point to : {Point{200, 0}, Point{0, 170}, Point{-90, 60}, Point{17, 0}}) {
    const std::vector<Point> shown = {{0, 0}, to};
    const Arrow arrow = bend_arrow({0, 0}, to, shown);
    EXPECT_NEAR(between(arrow.begin, {0, 0}), 9.5, 0.1);
    EXPECT_NEAR(between(arrow.end, to), 9.5, 0.1);
    EXPECT_GT(between(arrow.begin, arrow.end), 5);
    EXPECT_LT(between(arrow.left, arrow.begin), between(arrow.end, arrow.begin) + 6);
    EXPECT_NEAR(between(arrow.left, arrow.end), between(arrow.right, arrow.end), 1e-9);
  }
}

TEST(Arrow, BendsRoundCandidatesOnItsWay) {
  const std::vector<Point> shown = {{0, 0}, {50, 4}, {100, 4}, {100, -5}, {200, 0}};
  const Arrow arrow = bend_arrow({0, 0}, {200, 0}, shown);
  for (std::size_t i = 1; i + 1 < shown.size(); ++i) EXPECT_GT(passes(arrow, shown[i]), 8.5);
}

}  // namespace
}  // namespace quadrille::render
