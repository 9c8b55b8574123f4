// DrawnPuzzle: what a text says about pieces and their box, before anything is placed.
//   const Result<DrawnPuzzle> drawn = read_drawing(text);
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/gallery/pieces.h"

namespace quadrille::gallery {

struct DrawnPiece {
  static constexpr std::uint32_t kAny = std::numeric_limits<std::uint32_t>::max();

  Body body = {};
  std::uint32_t least = 1;  // how many of it are used, from here
  std::uint32_t most = 1;   // to here
  std::optional<bool> turn = {};
  std::optional<bool> flip = {};
};

struct BoxCell {
  Point at;
  bool optional = false;  // it may stay empty
};

struct DrawnPuzzle {
  std::map<char, DrawnPiece> pieces = {};
  std::vector<BoxCell> box = {};
  int layers = 0;  // of the box
  std::optional<bool> turn = {};
  std::optional<bool> flip = {};
};

// requires: nothing. What it gives has at least a piece and a cell to be filled.
Result<DrawnPuzzle> read_drawing(std::string_view text);

}  // namespace quadrille::gallery
