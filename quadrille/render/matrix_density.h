// Matrix density: the matrix from far away, where many entries share a pixel.
//   const render::MatrixView view = render::matrix_view(problem);
//   render::MatrixDensity density;
//   const auto pixels = density.paint(view, {}, {.items = 324, .options = 729}, 300, 400,
//                                     render::family_inks(view, false));
//   draw(pixels[0]);   // 0xAARRGGBB
// The ones that fall on a pixel are counted and shown as the strength of the colour of their
// family. This costs one pass over the ones that are seen, whatever the size of the picture.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/render/matrix.h"
#include "quadrille/render/matrix_marks.h"

namespace quadrille::render {

// The part of the matrix that is shown; need not be whole.
struct MatrixWindow {
  double item = 0;
  double option = 0;
  double items = 1;
  double options = 1;
};

// 0xRRGGBB for each family of the view, as every picture of a matrix has them.
std::vector<std::uint32_t> family_inks(const MatrixView& view, bool dark);

// It keeps its memory from picture to picture.
class MatrixDensity {
 public:
  // The pixels of a picture that is `width` wide, row by row, 0xAARRGGBB without premultiplication:
  // what is empty is transparent. Good until the next call. Where a stop comes first, nothing.
  // requires: a state for each option, or none where all are left; at least one ink, and one pixel
  std::span<const std::uint32_t> paint(const MatrixView& view, std::span<const RowState> rows,
                                       const MatrixWindow& window, std::uint32_t width,
                                       std::uint32_t height, std::span<const std::uint32_t> inks,
                                       const Stop* stop = nullptr);

 private:
  std::vector<float> counts_;
  std::vector<std::uint8_t> families_;
  std::vector<std::uint32_t> pixels_;
};

}  // namespace quadrille::render
