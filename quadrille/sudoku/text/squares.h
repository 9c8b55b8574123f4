// Squares: the side of the square board that a number of cells makes, or nearly makes.
//   nearest_side(81) == 9, nearest_side(82) == 9, nearest_side(2) == 2
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace quadrille::sudoku {

// At least 2, unless there is only one cell.
inline std::uint32_t nearest_side(std::uint32_t cells) {
  if (cells <= 1) return 1;
  return std::max(2U, static_cast<std::uint32_t>(std::lround(std::sqrt(cells))));
}

}  // namespace quadrille::sudoku
