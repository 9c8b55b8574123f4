// Board geometry: where the candidates of a cell stand, and what lies under a point of a board.
//   const render::Point middle = render::candidate_place(9, 7);   // of the 7 in a cell of 9x9
//   const auto under = render::place_at(9, 3.5, 0.2);
//   if (under) draw(under->cell, under->digit);
// In units of a cell; the upper left corner of the cell, or of the board, is 0, 0.
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>

#include "quadrille/render/outline.h"
#include "quadrille/sudoku/shape.h"

namespace quadrille::render {

// How many candidates stand side by side in a cell, where each has a place of its own; and below
// each other.
inline std::uint32_t candidate_columns(std::uint32_t size) {
  return static_cast<std::uint32_t>(std::ceil(std::sqrt(size)));
}
inline std::uint32_t candidate_rows(std::uint32_t size) {
  const std::uint32_t columns = candidate_columns(size);
  return (size + columns - 1) / columns;
}

// The middle of the place of a candidate.
// requires: a digit of the board
Point candidate_place(std::uint32_t size, sudoku::Digit digit);

struct BoardPlace {
  sudoku::Cell cell;
  sudoku::Digit digit;  // the candidate whose place it is; 0 for none

  friend bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

// Nothing beside the board.
std::optional<BoardPlace> place_at(std::uint32_t size, double x, double y);

}  // namespace quadrille::render
