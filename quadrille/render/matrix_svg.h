// MatrixSvg: a matrix as a standalone SVG picture, each family in its colour.
//   std::string svg = matrix_svg(view);
// Up to 2,000 options and items together carry their names; larger ones are drawn with one unit
// a cell and no names. 25x25 in full, 15,625 x 2,500, takes less than a megabyte.
#pragma once

#include <string>

#include "quadrille/render/matrix_view.h"

namespace quadrille::render {

std::string matrix_svg(const MatrixView& view);

}  // namespace quadrille::render
