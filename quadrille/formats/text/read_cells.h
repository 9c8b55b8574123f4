// Reading the cells of one line into digits, and saying what is wrong with them.
//   std::vector<Digit> digits;
//   Result<void> done = append_row(scan_line("|5 3  |  7  |     |"), 9, 1, digits);
// Places in errors have line 1 and the column on the line.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"
#include "quadrille/formats/text/line_scan.h"

namespace quadrille::sudoku {

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

// The board that a line of marks stands for, whose digits these are: each cell has a place for
// every digit. Marks that leave a cell one digit make it a given; marks that leave every digit in
// every other cell say nothing. So a board written as marks is read back as it was.
Result<Grid> board_of_marks(const Shape& shape, const LineScan& scan, Spacing spacing,
                            std::span<const Digit> digits);

}  // namespace quadrille::sudoku
