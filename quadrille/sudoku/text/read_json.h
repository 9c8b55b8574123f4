// JSON: a board as an object on one line.
//   read_json(R"({"puzzle": "1234341221434321", "box": "2x2"})", {})
//   read_json(R"({"puzzle": [[1, 2, 0], [2, 3, 1], [3, 1, 2]], "latin": true})", {})
// "puzzle" is a string in any one-line format, an array of numbers, or an array of rows; null is
// empty. "box", "latin" (true, or the size) or "regions" give the shape, before that of the
// options. Other members are ignored.
#pragma once

#include <string_view>

#include "quadrille/sudoku/read.h"

namespace quadrille::sudoku {

Result<Grid> read_json(std::string_view text, const ReadOptions& options);

}  // namespace quadrille::sudoku
