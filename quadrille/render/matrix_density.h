// Matrix density: the matrix from far away, where many entries share a pixel.
//   const render::MatrixView view = render::matrix_view(problem);
//   render::MatrixDensity density;
//   const render::MatrixDensity::Wish wish{
//       .view = view, .window = {.items = 324, .options = 729}, .width = 300, .height = 400};
//   const auto pixels = density.paint(wish, render::family_inks(view, false));
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
  // What is to be seen, in a picture that is `width` wide. The states outlive the painting.
  // requires: a state for each option, or none where all are left; at least one pixel
  struct Wish {
    const MatrixView& view;
    std::span<const RowState> rows = {};
    MatrixWindow window = {};
    std::uint32_t width = 1;
    std::uint32_t height = 1;
  };

  // The pixels of the picture, row by row, 0xAARRGGBB without premultiplication: what is empty is
  // transparent. Good until the next call.
  // requires: at least one ink
  std::span<const std::uint32_t> paint(const Wish& wish, std::span<const std::uint32_t> inks) {
    begin(wish);
    advance(wish, wish.height);
    return pixels(wish, inks, 0, wish.height);
  }

  // The same in strips, from the top: nothing is counted at first.
  void begin(const Wish& wish);
  // Counts until that row of pixels, which is not counted any more; false where a stop came first.
  // requires: the wish that it began with
  bool advance(const Wish& wish, std::uint32_t end_row, const Stop* stop = nullptr);
  // Those of some rows. Until all are counted the strengths are measured by what has been.
  std::span<const std::uint32_t> pixels(const Wish& wish, std::span<const std::uint32_t> inks,
                                        std::uint32_t first_row, std::uint32_t end_row);

 private:
  void count(const Wish& wish, std::uint32_t option);

  std::vector<float> counts_;
  std::vector<std::uint8_t> families_;
  std::vector<std::uint32_t> pixels_;
  std::uint32_t next_option_ = 0;
  float most_ = 1;
};

}  // namespace quadrille::render
