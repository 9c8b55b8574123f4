// Rules as SVG: cages, lines, dots and clues outside, as people draw them.
//   const RulesPicture rules = rules_svg(grid, {.left = 12, .top = 12, .cell = 48});
//   out += rules.style + …; out += rules.below; … out += rules.above;
#pragma once

#include <string>

#include "quadrille/render/board/drawing.h"
#include "quadrille/sudoku/constraints.h"

namespace quadrille::render {

struct RulesPicture {
  std::string style;  // rules of the style sheet; nothing where the board has no constraints
  std::string below;  // over the paper, under lines and digits
  std::string above;  // over the lines, under the digits
};

// Whether there are clues outside of the board, which need a cell of room on each side.
bool has_clues_outside(const sudoku::Grid& grid);

RulesPicture rules_svg(const sudoku::Grid& grid, const SvgPlace& place);

}  // namespace quadrille::render
