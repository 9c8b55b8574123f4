// Point: a place in a picture, in pixels; the centre of the first one is (0, 0).
//   const Point corner{12.5, 30};
#pragma once

namespace quadrille::photo {

struct Point {
  double x = 0;
  double y = 0;

  friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend Point operator*(Point a, double factor) { return {a.x * factor, a.y * factor}; }
  friend bool operator==(const Point&, const Point&) = default;
};

}  // namespace quadrille::photo
