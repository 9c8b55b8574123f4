// Regions as text: one letter or figure for every cell, the same for the cells of one region.
//   Result<Shape> shape = read_regions("AAAB\nACBB\nCCDB\nCDDD");
//   write_regions(*shape) == "AAABACBBCCDBCDDD"
// N lines of N, or one line of N². Boards of more than 62 regions have numbers parted by blanks.
#pragma once

#include <string>
#include <string_view>

#include "quadrille/sudoku/shape.h"

namespace quadrille::sudoku {

// Regions are numbered in the order in which they first appear. Blank lines and comments (#) are
// skipped, blanks and bars between letters ignored.
Result<Shape> read_regions(std::string_view text);

// On one line.
// requires: shape.has_boxes()
std::string write_regions(const Shape& shape);

}  // namespace quadrille::sudoku
