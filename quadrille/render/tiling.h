// Tiling: pieces on squares, in one layer or several, drawn for the terminal and as a picture.
//   render::Tiling tiling = render::Tiling::blank(2, 2);
//   tiling.put(0, 0, "A");
//   tiling.put(1, 0, "A");
//   say(render::tiling_text(tiling, {.ascii = true}));
//   use(render::tiling_svg(tiling));
// Pieces that touch differ in colour (pieces.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "quadrille/base/language.h"

namespace quadrille::render {

// What lies on a square where that is no piece.
inline constexpr int kNothing = -1;
inline constexpr int kNoSquare = -2;  // a hole: there is no square at all

struct Tiling {
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  std::vector<int> pieces = {};          // what lies on each square, from 0; or one of the above
  std::vector<std::string> labels = {};  // what is written there
  std::uint32_t layers = 1;              // of rows x columns squares, one after another
  bool chequered = false;                // a board with men on it, not pieces that fill it

  [[nodiscard]] static Tiling blank(std::uint32_t rows, std::uint32_t columns,
                                    std::uint32_t layers = 1, int everywhere = kNothing);
  void put(std::size_t square, std::size_t piece, std::string label);

  // What lies there; beyond the edges there are no squares.
  [[nodiscard]] int at(std::uint32_t layer, std::int64_t row, std::int64_t column) const;
};

struct TilingTextStyle {
  bool colour = false;       // a colour for each piece; without it no escape sequence
  bool ascii = false;        // + - | instead of box-drawing characters
  std::uint32_t width = 80;  // columns of the terminal: as many layers stand side by side as fit
  const Language* language = &english();
};

// Lines run round every piece, and its label stands on each of its squares; those that are free
// have a dot. Layers are numbered. Each line ends in a newline.
std::string tiling_text(const Tiling& tiling, const TilingTextStyle& style = {});

// A standalone SVG picture, light or dark as the reader's screen is. A piece carries its label once
// on each part that hangs together in a layer.
std::string tiling_svg(const Tiling& tiling);

}  // namespace quadrille::render
