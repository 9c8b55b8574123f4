// Latin squares: n symbols, each once in every row and column. This is the board without boxes that
// quadrille/sudoku knows; its exact-cover form is asked for there.
//   use(gallery::latin_squares(4).option_count());   // 64
#pragma once

#include "quadrille/sudoku/encode.h"

namespace quadrille::gallery {

inline cover::Problem latin_squares(std::uint32_t n) {
  return sudoku::encode(sudoku::Grid(*sudoku::Shape::latin(n))).problem;
}

}  // namespace quadrille::gallery
