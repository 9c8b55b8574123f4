// SvgLines: the lines of a board as the strokes of an SVG path, and where its cells are.
//   SvgPlace place{.left = 12, .top = 12, .cell = 48};
//   svg_lines(borders, 9, Line::heavy, place)   // "M12 12h432M12 12v432…"
#pragma once

#include <cstdint>
#include <string>

#include "quadrille/render/board/borders.h"

namespace quadrille::render {

// In units of the picture.
struct SvgPlace {
  std::uint32_t left;  // of the board
  std::uint32_t top;
  std::uint32_t cell;  // its width and height
};

// What goes straight on is drawn in one stroke.
std::string svg_lines(const Borders& borders, std::uint32_t size, Line weight,
                      const SvgPlace& place);

}  // namespace quadrille::render
