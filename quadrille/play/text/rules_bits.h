// Rules as bits: how the constraints of a board stand in a word for a link.
// A program without boards with rules has others in the place of these: cmake/rules.cmake.
#pragma once

#include <optional>

#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"
#include "quadrille/play/text/bit_text.h"

namespace quadrille::play {

// requires: a grid with constraints
void put_rules(BitWriter& bits, const sudoku::Grid& frame);

// The grid with the constraints that put_rules() has written for one of its shape.
Result<sudoku::Grid> take_rules(BitReader& bits, const sudoku::Grid& frame);

}  // namespace quadrille::play
