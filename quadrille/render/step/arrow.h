// Arrow: from one candidate to another in the picture of a chain, bent so that it passes others.
//   const Arrow arrow = bend_arrow(from, to, shown);
//   draw(arrow.begin, arrow.bend, arrow.end);
#pragma once

#include <span>

#include "quadrille/render/outline.h"

namespace quadrille::render {

struct Arrow {
  Point begin;
  Point bend;  // where the curve is drawn to
  Point end;
  Point left;  // the ends of its head
  Point right;
};

// The candidates that it goes past have their centres in `shown`, the two ends among them.
// requires: two different points
Arrow bend_arrow(Point from, Point to, std::span<const Point> shown);

}  // namespace quadrille::render
