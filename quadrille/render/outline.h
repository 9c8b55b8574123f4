// Outline: the border round some cells of a board, as lines to draw.
//   for (const render::Walk& walk : render::outline(layout.cells(0), 9, 0.1)) use(walk);
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/boards/shape.h"

namespace quadrille::render {

// In units of a cell; the upper left corner of the board is 0, 0.
struct Point {
  double x;
  double y;

  friend bool operator==(const Point&, const Point&) = default;
};

using Walk = std::vector<Point>;

// The border round some cells of a board, as closed walks from corner to corner. Cells may form any
// figure: a row, a region, single cells here and there, a ring.
// Each walk has the cells at its right hand (clockwise round a figure, the other way round a hole)
// and keeps `inset` inside of them. Cells that touch at a corner only are walked round singly.
// requires: cells of a board that is `size` cells wide
std::vector<Walk> outline(std::span<const sudoku::Cell> cells, std::uint32_t size, double inset);

}  // namespace quadrille::render
