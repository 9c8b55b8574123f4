// Marginals: in how many solutions each digit stands in each cell of the head, from one count by
// bands that has kept its heads.
//   const std::vector<Sum> places = marginals_of_head(count, threads, stop);
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/solve/bands/band_count.h"
#include "quadrille/solve/bands/sum.h"

namespace quadrille::sudoku::bands {

// At (row of the head * size + column) * size + digit. Empty: the stop came first.
// requires: count.run(), with heads kept
std::vector<Sum> marginals_of_head(const BandCount& count, std::uint32_t threads, const Stop* stop);

}  // namespace quadrille::sudoku::bands
