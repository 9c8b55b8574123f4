// Quadrilateral: four corners, clockwise from the top left one, and the least one around a hull.
//   const std::optional<Quadrilateral> corners = surround(blob.hull);
#pragma once

#include <array>
#include <optional>
#include <span>

#include "quadrille/photo/image/blobs.h"
#include "quadrille/photo/point.h"

namespace quadrille::photo {

using Quadrilateral = std::array<Point, 4>;

// Edges of the hull are given up one by one, each time the one whose neighbours, made longer until
// they meet, add the least area. Nothing where that does not end with four corners.
std::optional<Quadrilateral> surround(std::span<const Spot> hull);

// requires: clockwise
double area_of(const Quadrilateral& corners);

// Whether it is convex, and may be a square seen from the front or somewhat from the side: no side
// is more than twice as long as another one.
bool may_be_square(const Quadrilateral& corners);

}  // namespace quadrille::photo
