// Reading one board, once it is known where its text begins and ends.
//   Result<Grid> grid = read_board_line("1234341.21434321", {});
// Places in errors are counted from line 1, column 1 of the text given.
#pragma once

#include <string_view>

#include "quadrille/sudoku/read.h"

namespace quadrille::sudoku {

// A board on one line: its cells or its marks.
Result<Grid> read_board_line(std::string_view line, const ReadOptions& options);

// The rows of a grid, among rulers, comments and blank lines.
// requires: size from 1 to kMaxSize, that of the shape if there is one
Result<Grid> read_board_rows(std::string_view text, std::uint32_t size, const ReadOptions& options);

// Either of them, told apart by the number of lines: what stands in a CSV field or a JSON string.
Result<Grid> read_board_text(std::string_view text, const ReadOptions& options);

}  // namespace quadrille::sudoku
