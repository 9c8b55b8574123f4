// Forced moves: digits that are the last in their cell, or have one place left in a unit.
//   Position position(grid);
//   make_forced_moves(position);     // as far as they go
#pragma once

#include "quadrille/logic/position.h"

namespace quadrille::create {

// The position is then solved, broken, or has no forced move left.
void make_forced_moves(logic::Position& position);

}  // namespace quadrille::create
