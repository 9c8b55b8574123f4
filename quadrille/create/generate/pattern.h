// Pattern: which cells hold a clue together, so that the clues look the same from several sides.
//   orbits(9, Pattern::rotate180)   // 40 pairs of opposite cells, and the centre
//   *parse_pattern("rotate90") == Pattern::rotate90
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/sudoku/shape.h"

namespace quadrille::create {

using sudoku::Cell;

enum class Pattern : std::uint8_t {
  none,
  rotate180,     // half a turn
  rotate90,      // a quarter of a turn
  horizontal,    // mirrored at the horizontal axis: the upper half and the lower half
  vertical,      // mirrored at the vertical axis: the left half and the right half
  diagonal,      // mirrored at the diagonal from the upper left
  antidiagonal,  // mirrored at the diagonal from the upper right
  full,          // all of these
};

inline constexpr std::array kPatterns = {
    Pattern::none,     Pattern::rotate180, Pattern::rotate90,     Pattern::horizontal,
    Pattern::vertical, Pattern::diagonal,  Pattern::antidiagonal, Pattern::full};

std::string_view name(Pattern pattern);
Result<Pattern> parse_pattern(std::string_view name);

// The cells of a board of that size, those that hold a clue together in one set. It is a matter of
// places only: boxes and regions play no part.
std::vector<std::vector<Cell>> orbits(std::uint32_t size, Pattern pattern);

}  // namespace quadrille::create
