// LineRole: whether a line with cells is a board of its own or a row of one.
//   role_of(scan_line(eighty_one_symbols), nullptr) == LineRole::board
//   role_of(scan_line("12345678"), nullptr) == LineRole::either
//   one_line_board(scan_line(eighty_one_symbols), nullptr)->size == 9
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/boards/shape.h"
#include "quadrille/formats/text/line_scan.h"

namespace quadrille::sudoku {

enum class LineRole : std::uint8_t {
  board,   // a board on one line, good or bad
  row,     // a row of a grid, good or bad
  either,  // the lines that follow decide
};

struct OneLineBoard {
  std::uint32_t size;
  bool marks;  // one symbol for every cell and digit

  friend bool operator==(const OneLineBoard&, const OneLineBoard&) = default;
};

// The board that the number of cells on the line makes, if it makes one. With a shape that is its
// cells or its marks and nothing else.
std::optional<OneLineBoard> one_line_board(const LineScan& scan, const Shape* shape);

// Whether that board can be read, with no cell or mark that does not belong.
bool is_one_line_board(const LineScan& scan, const Shape* shape);

// `under_heading`: the line stands under [Puzzle], where there are rows.
LineRole role_of(const LineScan& scan, const Shape* shape, bool under_heading = false);

// The sizes of grid that the line may be a row of, the likeliest first; never none for a row.
std::vector<std::uint32_t> row_sizes(const LineScan& scan, const Shape* shape);

// Lists say more behind the cells of a board: its name and rating ("53..7…  Easter monster  9.9"),
// or its solution ("53..7…,534678…"). Where the first word of a line is a board and the whole line
// is nothing, the scan of that word; else the scan as it is.
LineScan board_part(const LineScan& scan, const Shape* shape);

// Whether the line is rather a title such as "Grid 01": most of what would be its digits are larger
// than the board.
bool is_title(const LineScan& scan, std::uint32_t size);

// Whether the digits on the line, which is as long as a row, also allow it to be a board of its
// own.
bool fits_one_line(const LineScan& scan);

}  // namespace quadrille::sudoku
