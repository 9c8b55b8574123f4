// BoardFrame: the lines of a drawn board, round whatever stands in its cells.
//   draw_board(shape, {.ascii = true}, widths, [](std::string& out, Cell cell) { … });
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "quadrille/sudoku/shape.h"

namespace quadrille::render {

struct FrameStyle {
  bool ascii = false;       // + - | instead of box-drawing characters
  bool cell_lines = false;  // light lines between all cells; none in ASCII
};

// Adds what stands in a cell to the text, exactly as wide as its column is.
using PutCell = std::function<void(std::string& out, sudoku::Cell cell)>;

// Lines of text, each with its newline.
// requires: a width for each column
std::string draw_board(const sudoku::Shape& shape, const FrameStyle& style,
                       std::span<const std::uint32_t> widths, const PutCell& put_cell);

}  // namespace quadrille::render
