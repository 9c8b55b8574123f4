// Homography: how a square lies in a picture that was taken of it from anywhere.
//   const Homography view(corners);
//   view.at(0.5, 0.5);   // where the centre of the square is seen
#pragma once

#include "quadrille/photo/board/quadrilateral.h"
#include "quadrille/photo/point.h"

namespace quadrille::photo {

class Homography {
 public:
  // Takes (0, 0), (1, 0), (1, 1), (0, 1) to the corners.
  // requires: convex
  explicit Homography(const Quadrilateral& corners) {
    // Heckbert's solution of the four equations, by hand.
    const Point p = corners[0];
    const Point along = corners[1] - corners[2];
    const Point down = corners[3] - corners[2];
    const Point sum = p - corners[1] + corners[2] - corners[3];
    const double turning = along.x * down.y - along.y * down.x;
    lean_x_ = (sum.x * down.y - sum.y * down.x) / turning;
    lean_y_ = (along.x * sum.y - along.y * sum.x) / turning;
    origin_ = p;
    x_ = corners[1] - p + corners[1] * lean_x_;
    y_ = corners[3] - p + corners[3] * lean_y_;
  }

  [[nodiscard]] Point at(double x, double y) const {
    return (x_ * x + y_ * y + origin_) * (1 / (lean_x_ * x + lean_y_ * y + 1));
  }
  [[nodiscard]] Point at(Point point) const { return at(point.x, point.y); }

 private:
  Point origin_;
  Point x_;
  Point y_;
  double lean_x_ = 0;
  double lean_y_ = 0;
};

}  // namespace quadrille::photo
