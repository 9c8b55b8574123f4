// Matrix viewport: which part of a matrix is seen, and how large.
//   const render::MatrixExtent extent{
//       .items = 2500, .options = 15625, .width = 600, .height = 500};
//   render::MatrixPart part = render::home(extent);
//   part = render::magnify(extent, part, 0.7, 300, 250);   // twice as large, the point stays
//   use(render::scales(extent, part.zoom).x);                      // pixels for an item
// At zoom 0 all of the matrix fills the room there is, however long and narrow it is; at zoom 1 an
// entry is a square that has room for its names. Between the two the scales grow evenly.
#pragma once

#include <cstdint>
#include <optional>

namespace quadrille::render {

struct MatrixExtent {
  // Of the matrix.
  std::uint32_t items = 0;
  std::uint32_t options = 0;
  // Of the room for it, in pixels.
  double width = 0;
  double height = 0;
};

struct MatrixPart {
  double zoom = 0;  // 0 to 1
  // The item and the option at the left upper corner; need not be whole.
  double item = 0;
  double option = 0;

  friend bool operator==(const MatrixPart&, const MatrixPart&) = default;
};

// Pixels for an item and for an option.
struct MatrixScales {
  double x = 1;
  double y = 1;
};

MatrixScales scales(const MatrixExtent& extent, double zoom);
// Whether there is anything to zoom into.
bool can_zoom(const MatrixExtent& extent);

MatrixPart home(const MatrixExtent& extent);
// The part with its corner moved so that no room is wasted.
MatrixPart clamped(const MatrixExtent& extent, const MatrixPart& part);

// Zooms by a part of the way from home to close; what is under the point stays there.
MatrixPart zoomed_at(const MatrixExtent& extent, const MatrixPart& part, double by, double x,
                     double y);
// Zooms so that lengths grow by a factor, given by its logarithm; a stretched matrix grows so on
// the average.
MatrixPart magnify(const MatrixExtent& extent, const MatrixPart& part, double logarithm, double x,
                   double y);
MatrixPart panned(const MatrixExtent& extent, const MatrixPart& part, double dx, double dy);
// Moved as little as is needed for an item and an option to be seen.
MatrixPart reveal(const MatrixExtent& extent, const MatrixPart& part,
                  std::optional<std::uint32_t> item, std::optional<std::uint32_t> option);

// The item and option under a point; they may lie outside of the matrix.
struct MatrixPlace {
  std::int64_t item = 0;
  std::int64_t option = 0;

  friend bool operator==(const MatrixPlace&, const MatrixPlace&) = default;
};
MatrixPlace under(const MatrixExtent& extent, const MatrixPart& part, double x, double y);

}  // namespace quadrille::render
