// BoardSvg: a board as a standalone SVG picture, light or dark as the reader's screen is.
//   board_svg(puzzle)
//   board_svg(puzzle, &solution, {.marks = false})
#pragma once

#include <string>
#include <vector>

#include "quadrille/sudoku/grid.h"

namespace quadrille::render {

// Larger boards are drawn without pencil marks: nobody could read them.
inline constexpr std::uint32_t kMaxSizeWithMarks = 36;

struct BoardSvgStyle {
  bool marks = true;  // pencil marks as small digits in empty cells, if the puzzle has any
  std::vector<sudoku::Cell> conflicts = {};  // cells to be shown in red
};

// A cell shows the given of `puzzle`, or else the digit that `solution` has there.
// requires: a solution has the shape of the puzzle
std::string board_svg(const sudoku::Grid& puzzle, const sudoku::Grid* solution = nullptr,
                      const BoardSvgStyle& style = {});

}  // namespace quadrille::render
