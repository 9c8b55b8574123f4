// Of some curves, from straight to strongly bent, the first that meets the fewest candidates is
// taken.
#include "quadrille/render/step/arrows.h"

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "quadrille/render/mark_layout.h"

namespace quadrille::render {
namespace {

using sudoku::Placement;

// In radii of a candidate.
constexpr double kGap = 9.5 / 8.5;      // from the centre of a candidate to the arrow
constexpr double kClearance = 9 / 8.5;  // within which an arrow meets a candidate
constexpr double kHead = 6 / 8.5;

double distance(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

// From a point so far towards another.
Point towards(Point from, Point to, double far) {
  const double share = far / distance(from, to);
  return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

// A point of the curve, from 0 to 1.
Point on_curve(Point begin, Point bend, Point end, double share) {
  const double rest = 1 - share;
  return {rest * rest * begin.x + 2 * rest * share * bend.x + share * share * end.x,
          rest * rest * begin.y + 2 * rest * share * bend.y + share * share * end.y};
}

std::uint32_t meetings(Point from, Point bend, Point to, std::span<const Point> shown,
                       double radius) {
  constexpr int kSamples = 16;
  std::uint32_t count = 0;
  for (const Point centre : shown) {
    if (distance(centre, from) < radius / 8 || distance(centre, to) < radius / 8) continue;
    for (int sample = 1; sample < kSamples; ++sample) {
      const Point at = on_curve(from, bend, to, sample / double{kSamples});
      if (distance(at, centre) >= kClearance * radius) continue;
      ++count;
      break;
    }
  }
  return count;
}

Point middle_of(const StepScene& scene, const CandidatePlaces& places, Placement option) {
  const PlacedMark mark = places.middle(option.digit);
  const std::uint32_t row = option.cell / scene.size;
  const std::uint32_t column = option.cell % scene.size;
  return {column + mark.x, row + mark.y};
}

}  // namespace

Arrow bend_arrow(Point from, Point to, std::span<const Point> shown, double radius) {
  const double length = distance(from, to);
  const Point across = {(from.y - to.y) / length, (to.x - from.x) / length};
  Arrow arrow;
  std::uint32_t fewest = UINT32_MAX;
  // Neighbours leave no room between them.
  const double least = length < 3 * kGap * radius ? 0.9 : 0.08;
  for (const double share : {0.0, 0.12, 0.27, 0.47}) {
    for (const double side : {1.0, -1.0}) {
      const double off = side * (least + share) * length;
      const Point bend = {(from.x + to.x) / 2 + across.x * off,
                          (from.y + to.y) / 2 + across.y * off};
      const std::uint32_t met = meetings(from, bend, to, shown, radius);
      if (met >= fewest) continue;
      fewest = met;
      arrow.bend = bend;
    }
  }
  arrow.begin = towards(from, arrow.bend, kGap * radius);
  arrow.end = towards(to, arrow.bend, kGap * radius);
  const Point back = towards(arrow.end, arrow.bend, kHead * radius);
  const Point side = {(arrow.end.y - back.y) / 2, (back.x - arrow.end.x) / 2};
  arrow.left = {back.x + side.x, back.y + side.y};
  arrow.right = {back.x - side.x, back.y - side.y};
  return arrow;
}

StepArrows arrows_of(const StepScene& scene) {
  StepArrows arrows;
  if (!scene.directed) return arrows;
  const CandidatePlaces places(scene.size);
  std::vector<Point> shown;
  for (std::size_t number = 0; number < scene.roles.size(); ++number) {
    if (scene.roles[number] == Role::none) continue;
    const Placement option{static_cast<sudoku::Cell>(number / scene.size),
                           static_cast<sudoku::Digit>(number % scene.size + 1)};
    shown.push_back(middle_of(scene, places, option));
  }
  const auto bend = [&](const auto& ways, std::vector<Arrow>& bent) {
    for (const auto& [from, to] : ways) {
      bent.push_back(bend_arrow(middle_of(scene, places, from), middle_of(scene, places, to), shown,
                                places.width() / 2));
    }
  };
  bend(scene.pairs, arrows.truths);
  bend(scene.joints, arrows.links);
  return arrows;
}

}  // namespace quadrille::render
