// Cage lattice: the lines of a board for the terminal, with the walls of its cages among them.
//   put_cage_lattice(canvas, puzzle);
#pragma once

#include "quadrille/boards/grid.h"
#include "quadrille/render/board/text_canvas.h"

namespace quadrille::render {

// Borders are heavy, walls of cages light. A border that runs through a cage is dotted.
// requires: a board with constraints
void put_cage_lattice(TextCanvas& canvas, const sudoku::Grid& puzzle);

}  // namespace quadrille::render
