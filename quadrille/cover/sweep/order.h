// The order in which a sweep takes the items: one in which few are touched at a time.
//   const SweepOrder order = sweep_order(matrix, stop);
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/cover/engine/bit_matrix.h"

namespace quadrille::cover::sweep {

struct SweepOrder {
  std::vector<std::uint32_t> items;  // the primary items, as bits of the matrix
  // The logarithm, to base 2, of what the states of the sweep cannot be more than; often there are
  // far fewer.
  double states = 0;
};

// The best that was found of several. Where a stop is requested, the best so far.
SweepOrder sweep_order(const BitMatrix& matrix, const Stop* stop = nullptr);

}  // namespace quadrille::cover::sweep
