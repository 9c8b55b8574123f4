// Boards: those that a picture shows, each by the mesh of its lines.
//   const std::vector<Mesh> boards = find_boards(grey);
//   if (!boards.empty()) use(boards.front());
#pragma once

#include <vector>

#include "quadrille/photo/board/grid.h"
#include "quadrille/photo/image/plane.h"

namespace quadrille::photo {

// The largest and nearest to the middle first. None lies within another one.
std::vector<Mesh> find_boards(const Plane& grey);

}  // namespace quadrille::photo
