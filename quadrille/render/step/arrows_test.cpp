#include "quadrille/render/step/arrows.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/logic/lesson.h"
#include "quadrille/render/mark_layout.h"

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
    const Arrow arrow = bend_arrow({0, 0}, to, shown, 8.5);
    EXPECT_NEAR(between(arrow.begin, {0, 0}), 9.5, 0.1);
    EXPECT_NEAR(between(arrow.end, to), 9.5, 0.1);
    EXPECT_GT(between(arrow.begin, arrow.end), 5);
    EXPECT_LT(between(arrow.left, arrow.begin), between(arrow.end, arrow.begin) + 6);
    EXPECT_NEAR(between(arrow.left, arrow.end), between(arrow.right, arrow.end), 1e-9);
  }
}

TEST(Arrow, BendsRoundCandidatesOnItsWay) {
  const std::vector<Point> shown = {{0, 0}, {50, 4}, {100, 4}, {100, -5}, {200, 0}};
  const Arrow arrow = bend_arrow({0, 0}, {200, 0}, shown, 8.5);
  for (std::size_t i = 1; i + 1 < shown.size(); ++i) EXPECT_GT(passes(arrow, shown[i]), 8.5);
}

TEST(Arrow, IsBentTheSameAtAnySize) {
  const std::vector<Point> small = {{0, 0}, {0.5, 0.04}, {2, 0}};
  const std::vector<Point> large = {{0, 0}, {50, 4}, {200, 0}};
  const Arrow one = bend_arrow(small.front(), small.back(), small, 0.085);
  const Arrow other = bend_arrow(large.front(), large.back(), large, 8.5);
  EXPECT_NEAR(one.bend.y * 100, other.bend.y, 1e-9);
  EXPECT_NEAR(one.left.x * 100, other.left.x, 1e-9);
}

TEST(StepArrows, LieBetweenTheCandidatesOfAChain) {
  const logic::Example example = logic::example_of(logic::Technique::forcing_chain);
  const StepScene scene = scene_of(example.position, example.step);
  const StepArrows arrows = arrows_of(scene);
  ASSERT_EQ(arrows.truths.size(), scene.pairs.size());
  ASSERT_EQ(arrows.links.size(), scene.joints.size());
  const CandidatePlaces places(9);
  for (std::size_t i = 0; i < arrows.truths.size(); ++i) {
    const auto& [cell, digit] = scene.pairs[i].second;
    const PlacedMark mark = places.middle(digit);
    const auto row = cell / 9;
    const Point to = {cell % 9 + mark.x, row + mark.y};
    EXPECT_NEAR(between(arrows.truths[i].end, to), 9.5 / 8.5 * places.width() / 2, 1e-9);
  }
}

TEST(StepArrows, AreNotForPatternsThatLeadNowhere) {
  const logic::Example example = logic::example_of(logic::Technique::skyscraper);
  const StepArrows arrows = arrows_of(scene_of(example.position, example.step));
  EXPECT_TRUE(arrows.truths.empty());
  EXPECT_TRUE(arrows.links.empty());
}

}  // namespace
}  // namespace quadrille::render
