// Reading one board, once it is known where its text begins and ends.
//   Result<Grid> grid = read_board_line("1234341.21434321", {});
// Places in errors are counted from line 1, column 1 of the text given.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/text/line_scan.h"
#include "quadrille/formats/text/read_cells.h"

namespace quadrille::sudoku {

// A board on one line: its cells or its marks.
Result<Grid> read_board_line(std::string_view line, const ReadOptions& options);

// The rows of a grid, among rulers, comments and blank lines.
// requires: size from 1 to kMaxSize, that of the shape if there is one
Result<Grid> read_board_rows(std::string_view text, std::uint32_t size, const ReadOptions& options);

// Either of them, told apart by the number of lines: what stands in a CSV field or a JSON string.
Result<Grid> read_board_text(std::string_view text, const ReadOptions& options);

// JSON: a board as an object on one line, or as an array.
//   read_json(R"({"puzzle": "1234341221434321", "box": "2x2"})", {})
//   read_json(R"({"puzzle": [[1, 2, 0], [2, 3, 1], [3, 1, 2]], "latin": true})", {})
//   read_json(R"([["1", "."], [".", "2"]])", {})
// "puzzle" is a string in any one-line format, an array of cells, or an array of rows; null is
// empty. "box", "latin" (true, or the size) or "regions" give the shape, before that of the
// options. "boards" says where boards that overlap are (parse_boards() in overlap.h): then "puzzle"
// is a picture of them. With "rows", "columns" and "digits" it is a board of any size
// (rectangle.h). Other members are ignored.

Result<Grid> read_json(std::string_view record, const ReadOptions& options);

}  // namespace quadrille::sudoku
