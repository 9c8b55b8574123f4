// Step arrows: where the arrows of a chain run in its picture, bent past other candidates.
//   const render::StepScene scene = render::scene_of(position, step);
//   const render::StepArrows arrows = render::arrows_of(scene);
//   for (const render::Arrow& arrow : arrows.truths) use(arrow.begin, arrow.bend, arrow.end);
// An arrow is a quadratic curve from the edge of one candidate to that of another.
#pragma once

#include <span>
#include <vector>

#include "quadrille/render/outline.h"
#include "quadrille/render/step.h"

namespace quadrille::render {

struct Arrow {
  Point begin;
  Point bend;  // where the curve is drawn to
  Point end;
  Point left;  // the ends of its head
  Point right;
};

// Candidates are discs of that radius. Those that it goes past have their centres in `shown`, the
// two ends among them.
// requires: two different points
Arrow bend_arrow(Point from, Point to, std::span<const Point> shown, double radius);

struct StepArrows {
  std::vector<Arrow> truths;  // to what is, to be drawn in full
  std::vector<Arrow> links;   // to what is not, to be dashed; but not their heads
};

// In units of a cell, between candidates where CandidatePlaces has them, on discs as wide as their
// places. None where the scene is not directed.
StepArrows arrows_of(const StepScene& scene);

}  // namespace quadrille::render
