#include "quadrille/photo/board/quadrilateral.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

namespace quadrille::photo {
namespace {

double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }

double length(Point a) { return std::sqrt(a.x * a.x + a.y * a.y); }

// What giving up the edge from b to c adds, between its neighbours from a to b and from c to d.
struct Extension {
  double area = std::numeric_limits<double>::infinity();
  Point corner = {};
};

Extension extend(Point a, Point b, Point c, Point d) {
  const Point before = b - a;
  const Point after = c - d;
  const double turning = cross(before, after);
  // They meet beyond the edge only where they lean towards each other.
  if (!(turning < -1e-9 * length(before) * length(after))) return {};
  const double along = cross(c - b, after) / turning;
  if (along < 0) return {};
  const Point corner = b + before * along;
  return {std::abs(cross(c - b, corner - b)) / 2, corner};
}

// The corner that is nearest to the top left comes first.
Quadrilateral in_order(const std::vector<Point>& corners) {
  const auto first = std::ranges::min_element(corners, {}, [](Point p) { return p.x + p.y; });
  Quadrilateral ordered;
  std::ranges::rotate_copy(corners, first, ordered.begin());
  return ordered;
}

}  // namespace

std::optional<Quadrilateral> surround(std::span<const Spot> hull) {
  std::vector<Point> corners;
  corners.reserve(hull.size());
  for (const Spot spot : hull) {
    corners.push_back({static_cast<double>(spot.x), static_cast<double>(spot.y)});
  }
  if (corners.size() < 4) return std::nullopt;
  while (corners.size() > 4) {
    const std::size_t count = corners.size();
    Extension best;
    std::size_t edge = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const Extension found = extend(corners[(i + count - 1) % count], corners[i],
                                     corners[(i + 1) % count], corners[(i + 2) % count]);
      if (found.area < best.area) {
        best = found;
        edge = i;
      }
    }
    if (best.area == std::numeric_limits<double>::infinity()) return std::nullopt;
    corners[edge] = best.corner;
    corners.erase(corners.begin() + static_cast<std::ptrdiff_t>((edge + 1) % count));
  }
  return in_order(corners);
}

double area_of(const Quadrilateral& corners) {
  return (cross(corners[2] - corners[0], corners[3] - corners[1])) / 2;
}

bool may_be_square(const Quadrilateral& corners) {
  double shortest = std::numeric_limits<double>::infinity();
  double longest = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const Point side = corners[(i + 1) % 4] - corners[i];
    const Point next = corners[(i + 2) % 4] - corners[(i + 1) % 4];
    if (!(cross(side, next) > 0)) return false;
    shortest = std::min(shortest, length(side));
    longest = std::max(longest, length(side));
  }
  return longest <= 2 * shortest;
}

}  // namespace quadrille::photo
