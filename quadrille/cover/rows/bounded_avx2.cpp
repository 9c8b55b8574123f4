// Compiled for AVX2: nothing in here may run before the processor was asked for it.
#include "quadrille/cover/rows/bounded.h"
#include "quadrille/cover/rows/bounded_walk.h"
#include "quadrille/cover/rows/lanes_256.h"

namespace quadrille::cover::rows {

Walker* make_bounded_avx2(BoundedSpace& space, bool has_costs) {
  if (has_costs) return new BoundedWalk<Lanes256, true>(space);
  return new BoundedWalk<Lanes256, false>(space);
}

}  // namespace quadrille::cover::rows
