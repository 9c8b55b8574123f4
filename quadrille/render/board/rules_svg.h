// Rules as SVG: cages, lines, dots and clues outside, as people draw them.
//   const RulesPicture rules = rules_svg(grid, {.left = 12, .top = 12, .cell = 48});
//   out += rules.style + …; out += rules.below; … out += rules.above;
#pragma once

#include <string>

#include "quadrille/boards/grid.h"
#include "quadrille/render/board/drawing.h"

namespace quadrille::render {

struct RulesPicture {
  std::string style;  // rules of the style sheet; nothing where the board has no constraints
  std::string below;  // over the paper, under lines and digits
  std::string above;  // over the lines, under the digits
};

// The room that clues outside need on each side: this much, or none where there are none.
std::uint32_t room_for_clues(const sudoku::Grid& grid, std::uint32_t room);

RulesPicture rules_svg(const sudoku::Grid& grid, const SvgPlace& place);

}  // namespace quadrille::render
