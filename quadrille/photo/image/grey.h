// Grey: any picture as grey pixels, made smaller where it is large.
//   const GreyPicture grey = to_grey(pixels);
//   grey.plane.at(0, 0); grey.scale;
#pragma once

#include "quadrille/photo/image/plane.h"
#include "quadrille/photo/pixels.h"

namespace quadrille::photo {

// No side is longer afterwards: the board has a few dozen pixels to a cell then, which is enough.
inline constexpr int kGreySide = 1000;

struct GreyPicture {
  Plane plane;
  double scale = 1;  // so many pixels of the picture for one of these
};

// Each pixel is the mean of those that it stands for.
// requires: check(pixels)
GreyPicture to_grey(const Pixels& pixels);

}  // namespace quadrille::photo
