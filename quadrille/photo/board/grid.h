// Grid: the lines of a board: how many cells it has, and where in the picture they cross.
//   const std::optional<Mesh> mesh = find_mesh(dark, corners);
//   mesh->at(0, 0);                    // the top left corner
//   mesh->at(mesh->size, mesh->size);  // the bottom right one
// Paper bends: each crossing is looked for near where its neighbours let one expect it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/photo/board/quadrilateral.h"
#include "quadrille/photo/image/plane.h"

namespace quadrille::photo {

struct Mesh {
  int size = 0;                  // cells in a row
  std::vector<Point> crossings;  // row by row, size + 1 in each
  double support = 0;  // the share of the sides of cells that are drawn, less what is between them

  [[nodiscard]] const Point& at(int column, int row) const {
    return crossings[static_cast<std::size_t>(row) * static_cast<std::size_t>(size + 1) +
                     static_cast<std::size_t>(column)];
  }
  [[nodiscard]] Quadrilateral corners() const {
    return {at(0, 0), at(size, 0), at(size, size), at(0, size)};
  }
};

// The same crossings, for a board that lies so many quarter turns clockwise in the picture.
Mesh turned(const Mesh& mesh, std::uint32_t quarter_turns);

// Nothing where the lines of no size are there.
// requires: may_be_square(corners)
std::optional<Mesh> find_mesh(const Plane& dark, const Quadrilateral& corners);

}  // namespace quadrille::photo
