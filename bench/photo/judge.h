// Judge: how many photographs are read without any mistake, and how many of the others are marked
// as doubtful.
//   judge(read_collection(folder), networks);
#pragma once

#include <span>
#include <string>

#include "bench/photo/collection.h"
#include "quadrille/boards/grid.h"
#include "quadrille/photo/digits/network.h"

namespace quadrille::photo_bench {

// The digits of a board in a row, 0 for nothing.
std::string digits_of(const sudoku::Grid& grid);

// Prints what is wrong, photograph by photograph, and the figures.
// requires: one network for each fold
void judge(std::span<const Photograph> photographs, std::span<const photo::Network> networks);

}  // namespace quadrille::photo_bench
