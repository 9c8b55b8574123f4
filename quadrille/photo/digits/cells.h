// Cells: what stands in each cell of a board, cut out of the picture.
//   const std::vector<Patch> patches = cut_cells(grey, mesh);
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/photo/board/grid.h"
#include "quadrille/photo/digits/patch.h"
#include "quadrille/photo/image/plane.h"

namespace quadrille::photo {

// So much of a cell is left out on each side, since its lines are there.
inline constexpr double kInset = 0.1;

// A square where the corners of the cell are (0, 0) and (1, 1); it may reach beyond them.
struct Square {
  Point from = {};
  double length = 1;
};

// What is in the square, `side` pixels a side, row by row.
std::vector<std::uint8_t> cut_cell(const Plane& grey, const Mesh& mesh, int column, int row,
                                   const Square& square, int side);

// Row by row.
std::vector<RawPatch> cut_raw_cells(const Plane& grey, const Mesh& mesh);

// The ink of the board's digits is as dark as the darkest cells say; what is much less dark in a
// cell is none.
int board_ink(const std::vector<RawPatch>& cells);

std::vector<Patch> cut_cells(const Plane& grey, const Mesh& mesh);

}  // namespace quadrille::photo
