#include "quadrille/render/matrix_viewport.h"

#include <algorithm>
#include <cmath>

namespace quadrille::render {
namespace {

// Pixels of a square that has room for names.
constexpr double kClose = 26;
// No square is drawn larger than that, however small the matrix is.
constexpr double kLargest = 44;
// Squares that can be told apart are kept square rather than stretched to fill the room.
constexpr double kVisible = 5;

MatrixScales home_scales(const MatrixExtent& extent) {
  const double x = std::min(kLargest, extent.width / std::max(1U, extent.items));
  const double y = std::min(kLargest, extent.height / std::max(1U, extent.options));
  const double even = std::min(x, y);
  return even >= kVisible ? MatrixScales{even, even} : MatrixScales{x, y};
}

// What is smaller than the room stands in the middle of it.
double clamped_corner(double corner, double count, double seen) {
  if (count <= seen) return (count - seen) / 2;
  return std::max(0.0, std::min(corner, count - seen));
}

// The corner from which a place is seen, moved as little as is needed.
double moved_to(double corner, double seen, double place) {
  const double margin = std::min(2.0, std::max(0.0, (seen - 1) / 2));
  if (place < corner + margin) return place - margin;
  if (place + 1 > corner + seen - margin) return place + 1 + margin - seen;
  return corner;
}

}  // namespace

MatrixScales scales(const MatrixExtent& extent, double zoom) {
  const MatrixScales from = home_scales(extent);
  const double to = std::max({kClose, from.x, from.y});
  return {from.x * std::pow(to / from.x, zoom), from.y * std::pow(to / from.y, zoom)};
}

bool can_zoom(const MatrixExtent& extent) {
  const MatrixScales from = home_scales(extent);
  return std::min(from.x, from.y) < kClose;
}

MatrixPart home(const MatrixExtent& extent) { return clamped(extent, {}); }

MatrixPart clamped(const MatrixExtent& extent, const MatrixPart& part) {
  const double zoom = std::clamp(part.zoom, 0.0, 1.0);
  const MatrixScales scale = scales(extent, zoom);
  return {zoom, clamped_corner(part.item, extent.items, extent.width / scale.x),
          clamped_corner(part.option, extent.options, extent.height / scale.y)};
}

MatrixPart zoomed_at(const MatrixExtent& extent, const MatrixPart& part, double by, double x,
                     double y) {
  const MatrixScales before = scales(extent, part.zoom);
  const double zoom = std::clamp(part.zoom + by, 0.0, 1.0);
  const MatrixScales after = scales(extent, zoom);
  return clamped(extent, {zoom, part.item + x / before.x - x / after.x,
                          part.option + y / before.y - y / after.y});
}

MatrixPart magnify(const MatrixExtent& extent, const MatrixPart& part, double logarithm, double x,
                   double y) {
  const MatrixScales from = home_scales(extent);
  const MatrixScales to = scales(extent, 1);
  const double span = (std::log(to.x / from.x) + std::log(to.y / from.y)) / 2;
  return span > 0 ? zoomed_at(extent, part, logarithm / span, x, y) : part;
}

MatrixPart panned(const MatrixExtent& extent, const MatrixPart& part, double dx, double dy) {
  const MatrixScales scale = scales(extent, part.zoom);
  return clamped(extent, {part.zoom, part.item - dx / scale.x, part.option - dy / scale.y});
}

MatrixPart reveal(const MatrixExtent& extent, const MatrixPart& part,
                  std::optional<std::uint32_t> item, std::optional<std::uint32_t> option) {
  const MatrixScales scale = scales(extent, part.zoom);
  MatrixPart moved = part;
  if (item) moved.item = moved_to(part.item, extent.width / scale.x, *item);
  if (option) moved.option = moved_to(part.option, extent.height / scale.y, *option);
  return clamped(extent, moved);
}

MatrixPlace under(const MatrixExtent& extent, const MatrixPart& part, double x, double y) {
  const MatrixScales scale = scales(extent, part.zoom);
  return {static_cast<std::int64_t>(std::floor(part.item + x / scale.x)),
          static_cast<std::int64_t>(std::floor(part.option + y / scale.y))};
}

}  // namespace quadrille::render
