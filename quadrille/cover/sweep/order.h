// The order in which a sweep takes the items: one in which few are touched at a time.
//   const std::vector<std::uint32_t> order = sweep_order(matrix, stop);
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/cover/engine/bit_matrix.h"

namespace quadrille::cover::sweep {

// The primary items, as bits of the matrix, in the order found to be the best of several. Where a
// stop is requested, the best so far.
std::vector<std::uint32_t> sweep_order(const BitMatrix& matrix, const Stop* stop = nullptr);

}  // namespace quadrille::cover::sweep
