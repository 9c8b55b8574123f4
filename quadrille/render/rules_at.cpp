// Which constraint a press means: the one whose drawing is nearest to the point.
#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

#include "quadrille/base/sort.h"
#include "quadrille/render/rule_shapes.h"
#include "quadrille/rules/constraint_stroke.h"

namespace quadrille::render {
namespace {

using sudoku::Cell;
using sudoku::Constraint;

constexpr double kPressReach = 0.16;  // of a cell: how far from a drawing a press still means it
constexpr double kTextReach = 0.3;    // letters are pressed as if they were so large
constexpr double kWithin = 0.15;      // inside of an area, which is less near than at its border

double distance(Point point, Point a, Point b) {
  const double dx = b.x - a.x;
  const double dy = b.y - a.y;
  const double length = dx * dx + dy * dy;
  const double part =
      length == 0 ? 0
                  : std::clamp(((point.x - a.x) * dx + (point.y - a.y) * dy) / length, 0.0, 1.0);
  return std::hypot(a.x + part * dx - point.x, a.y + part * dy - point.y);
}

double distance_to_walks(const RuleShape& shape, Point point) {
  double nearest = std::numeric_limits<double>::infinity();
  for (const Walk& walk : shape.walks) {
    for (std::size_t i = 0; i + 1 < walk.size(); ++i) {
      nearest = std::min(nearest, distance(point, walk[i], walk[i + 1]));
    }
    if (shape.closed) nearest = std::min(nearest, distance(point, walk.back(), walk.front()));
  }
  return nearest;
}

// How far the point is from what is drawn; 0 inside of it.
double distance_to(const RuleShape& shape, Point point) {
  const double from_middle = std::hypot(shape.at().x - point.x, shape.at().y - point.y);
  switch (shape.form) {
    case RuleShape::Form::text:
      return std::max(0.0, from_middle - kTextReach);
    case RuleShape::Form::circle:
      return std::max(0.0, from_middle - shape.size);
    case RuleShape::Form::square:
      return std::max({0.0, std::abs(shape.at().x - point.x) - shape.size,
                       std::abs(shape.at().y - point.y) - shape.size});
    case RuleShape::Form::line:
      return std::max(0.0, std::min(distance_to_walks(shape, point) - shape.size / 2,
                                    from_middle - shape.bulb));
    case RuleShape::Form::path:
      break;
  }
  return distance_to_walks(shape, point);
}

bool covers(const Constraint& rule, std::uint32_t size, Point point) {
  const auto on = [&](Cell cell) {
    const Cell row = cell / size;
    return std::floor(point.x) == cell % size && std::floor(point.y) == row;
  };
  return std::ranges::any_of(rule.cells, on) || std::ranges::any_of(rule.head, on);
}

}  // namespace

std::vector<std::size_t> rules_at(const sudoku::Grid& grid, Point point) {
  if (grid.constraints() == nullptr) return {};
  const std::vector<Constraint>& all = grid.constraints()->all();
  std::vector<double> away(all.size(), std::numeric_limits<double>::infinity());
  for (std::size_t i = 0; i < all.size(); ++i) {
    // Wherever an area is pressed it is meant, if nothing else is.
    const sudoku::Gesture gesture = sudoku::gesture_of(all[i].kind);
    const bool area = gesture == sudoku::Gesture::area || gesture == sudoku::Gesture::copies ||
                      gesture == sudoku::Gesture::cells;
    if (area && covers(all[i], grid.size(), point)) away[i] = kWithin;
  }
  for (const RuleShape& shape : rule_shapes(grid)) {
    const bool paper = shape.ink == RuleInk::area || shape.ink == RuleInk::index;
    const double far = std::max(distance_to(shape, point), paper ? kWithin : 0.0);
    away[shape.constraint] = std::min(away[shape.constraint], far);
  }
  std::vector<std::size_t> near;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!is_global(all[i].kind) && away[i] <= kPressReach) near.push_back(i);
  }
  quadrille::sort(near, [&](std::size_t a, std::size_t b) {
    const auto rank = [&](std::size_t i) { return std::tuple(away[i], all[i].cells.size()); };
    return rank(a) != rank(b) ? rank(a) < rank(b) : a > b;
  });
  return near;
}

}  // namespace quadrille::render
