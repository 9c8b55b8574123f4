// MatrixPbm: a matrix as a bitmap, one pixel a cell.
//   std::string bytes = matrix_pbm(view);   // black and white, for a file that ends in .pbm
//   std::string bytes = matrix_ppm(view);   // the families in colour, in .ppm
// A row of pixels is an option, a column an item.
#pragma once

#include <string>

#include "quadrille/render/matrix_view.h"
#include "quadrille/render/sink.h"

namespace quadrille::render {

// PBM (P4). A one is black. A column of black pixels stands between two families, which makes the
// picture as many pixels wider as there are such places: 2,503 for the 2,500 items of 25x25.
std::string matrix_pbm(const MatrixView& view);

// PPM (P6). A one has the strong colour of its family, everything else its pale one.
std::string matrix_ppm(const MatrixView& view);

// The same row by row: the picture of a large matrix may be larger than the memory.
void write_matrix_pbm(const MatrixView& view, const Sink& sink);
void write_matrix_ppm(const MatrixView& view, const Sink& sink);

}  // namespace quadrille::render
