// Paints a matrix: from far away its density, nearer its squares, close by with names; over it the
// header, which stays in sight, and beside it the options.
//   paint_matrix(painter, scene);
#pragma once

#include <QPainter>

#include "apps/desktop/matrix/matrix_scene.h"

namespace quadrille::desktop {

void paint_matrix(QPainter& painter, const MatrixScene& scene);

// The gutters alone (matrix_header.cpp): over the matrix the families and, close by, the rules and
// how many options each has left; at its left the options.
void paint_gutters(QPainter& painter, const MatrixScene& scene);

// The room that the gutters take where items are so many pixels wide.
struct MatrixGutters {
  double left;
  double top;
};
// The longest names are measured in the font that they are shown in at most.
MatrixGutters gutters_at(double item_width, double longest_item, double longest_option);
inline constexpr int kLargestName = 13;  // pixels

}  // namespace quadrille::desktop
