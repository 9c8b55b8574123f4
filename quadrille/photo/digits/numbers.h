// Numbers: what stands in the cells of boards whose numbers have up to two figures. Each figure is
// cut out on its own, and looked at as the digit of a smaller board is.
//   const std::vector<CellReading> cells = read_numbers(network, grey, mesh);
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/photo/board/grid.h"
#include "quadrille/photo/digits/network.h"
#include "quadrille/photo/image/plane.h"

namespace quadrille::photo {

// Row by row. Letters, and the 0 on its own, count as something else.
// requires: 9 < mesh.size <= kMostSize
std::vector<CellReading> read_numbers(const Network& network, const Plane& grey, const Mesh& mesh);

// By how many quarter turns the board lies in the picture.
std::uint32_t turns_of_numbers(const Network& network, const Plane& grey, const Mesh& mesh);

}  // namespace quadrille::photo
