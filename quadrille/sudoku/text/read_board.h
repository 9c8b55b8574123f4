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
#include "quadrille/sudoku/read.h"
#include "quadrille/sudoku/text/line_scan.h"

namespace quadrille::sudoku {

// A board on one line: its cells or its marks.
Result<Grid> read_board_line(std::string_view line, const ReadOptions& options);

// The rows of a grid, among rulers, comments and blank lines.
// requires: size from 1 to kMaxSize, that of the shape if there is one
Result<Grid> read_board_rows(std::string_view text, std::uint32_t size, const ReadOptions& options);

// Either of them, told apart by the number of lines: what stands in a CSV field or a JSON string.
Result<Grid> read_board_text(std::string_view text, const ReadOptions& options);

// Reading the cells of one line into digits, and saying what is wrong with them.
//   std::vector<Digit> digits;
//   Result<void> done = append_row(scan_line("|5 3  |  7  |     |"), 9, 1, digits);
// Places in errors have line 1 and the column on the line.

// Appends every cell of the line.
Result<void> append_cells(std::string_view line, Spacing spacing, std::uint32_t size,
                          std::vector<Digit>& digits);

// Appends the cells of row number `row` (from 1) of a board of that size: packed, separated, or
// drawn with blanks for empty cells.
Result<void> append_row(const LineScan& scan, std::uint32_t size, std::size_t row,
                        std::vector<Digit>& digits);

// The error for the first character that has no place in a board, if there is one.
std::optional<Error> find_stranger(std::string_view line);

// The error for a line with another number of cells than expected, put at its place: the first cell
// too many, or the end of the last cell; a character that belongs to no board goes before.
Error count_error(const LineScan& scan, std::uint64_t expected, const Error& error);

// JSON: a board as an object on one line, or as an array.
//   read_json(R"({"puzzle": "1234341221434321", "box": "2x2"})", {})
//   read_json(R"({"puzzle": [[1, 2, 0], [2, 3, 1], [3, 1, 2]], "latin": true})", {})
//   read_json(R"([["1", "."], [".", "2"]])", {})
// "puzzle" is a string in any one-line format, an array of cells, or an array of rows; null is
// empty. "box", "latin" (true, or the size) or "regions" give the shape, before that of the
// options. "boards" says where boards that overlap are (parse_boards() in overlap.h): then "puzzle"
// is a picture of them. Other members are ignored.

Result<Grid> read_json(std::string_view record, const ReadOptions& options);

}  // namespace quadrille::sudoku
