// Changes as text: what a step changes, cell by cell.
//   write_changes(shape, before, step) == "r1c3=4 r1c4+25 r2c3^4"
// Behind a cell stand: = and its new digit (. for none), ! where it becomes a given or ceases to be
// one, ^ and the corner marks, + and the centre marks, * and the colours that come or go. The word
// mode stands for a change of mode.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "quadrille/play/board.h"
#include "quadrille/play/text/cursor.h"

namespace quadrille::play {

// requires: flips as simplified() returns them, and the board as it is before them
std::string write_changes(const sudoku::Shape& shape, const Board& before,
                          std::span<const Flip> flips);

// Reads to the end of the line or to a colon. The flips are simplified; an error where a cell
// stands twice, changes nothing or would be a given without a digit.
Result<std::vector<Flip>> read_changes(const sudoku::Shape& shape, const Board& before,
                                       Cursor& cursor);

}  // namespace quadrille::play
