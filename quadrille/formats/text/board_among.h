// BoardAmong: the board that a line holds among other things, where it cannot be read as it stands:
// empty cells written as dashes, words before and behind the cells, and addresses that have them
// in their midst.
//   board_among("Puzzle 7: 53..7....6..195…", nullptr)           // "53..7....6..195…"
//   board_among("https://example.org/play?bd=530070000…", nullptr)
//   board_among("53--7----6--195…", nullptr)                     // "53..7....6..195…"
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "quadrille/base/result.h"
#include "quadrille/boards/shape.h"
#include "quadrille/formats/text/line_scan.h"

namespace quadrille::sudoku {

// Nothing where there is no board, or it is not clear which. Boards of fewer than 8x8 cells (with
// dashes 6x6) are only looked for where the shape is given, from 4x4 on.
std::optional<std::string> board_among(std::string_view line, const Shape* shape);

// A board on one line in which blanks are the empty cells: as many characters as it has cells, and
// no digit twice in a unit. Nothing where the line is not so; what else it may be goes before.
std::optional<std::string> board_of_blanks(std::string_view line, const Shape* shape);

// Whether such a look is worth the time: false, and soon, for lines of symbols only.
bool may_hold_board(const LineScan& scan, const Shape* shape);

// "https://…"
bool is_address(std::string_view line);

// What is wrong with a line that is an address or holds several boards, if that is so.
std::optional<Error> error_among(std::string_view line, const Shape* shape);

}  // namespace quadrille::sudoku
