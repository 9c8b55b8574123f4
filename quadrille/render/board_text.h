// BoardText: a board drawn with lines, for the terminal.
//   board_text(puzzle)                                  // ┏━━━━━━━┳━━━ …
//   board_text(puzzle, &solution, {.colour = true})     // givens bold, the rest cyan
#pragma once

#include <string>
#include <vector>

#include "quadrille/sudoku/grid.h"

namespace quadrille::render {

struct BoardStyle {
  bool colour = false;                       // without it there is no escape sequence in the text
  bool ascii = false;                        // + - | instead of box-drawing characters
  bool cell_lines = false;                   // light lines between all cells; none in ASCII
  std::vector<sudoku::Cell> conflicts = {};  // cells to be shown in red
};

// Lines of text, each with its newline. A cell shows the given of `puzzle`, or else the digit that
// `solution` has there.
// requires: a solution has the shape of the puzzle
std::string board_text(const sudoku::Grid& puzzle, const sudoku::Grid* solution = nullptr,
                       const BoardStyle& style = {});

}  // namespace quadrille::render
