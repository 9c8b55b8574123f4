// Jigsaw: a board divided at random into regions of all kinds of forms, each in one piece.
//   Random random(7);
//   const sudoku::Shape shape = create::random_regions(9, random);
//   const auto puzzle = create::generate({.shape = shape}, 7);
// The same random numbers give the same board on every machine. On hardly any of them no grid fits.
#pragma once

#include <cstdint>

#include "quadrille/base/random.h"
#include "quadrille/boards/shape.h"

namespace quadrille::create {

// requires: 1 <= size <= sudoku::kMaxSize
sudoku::Shape random_regions(std::uint32_t size, Random& random);

}  // namespace quadrille::create
