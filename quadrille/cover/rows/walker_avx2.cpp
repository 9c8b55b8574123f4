// Compiled for AVX2 and BMI2: nothing in here may run before the processor was asked for them.
#include "quadrille/cover/rows/bounded.h"
#include "quadrille/cover/rows/bounded_walk.h"
#include "quadrille/cover/rows/lanes_256.h"
#include "quadrille/cover/rows/walk.h"
#include "quadrille/cover/rows/walker.h"

namespace quadrille::cover::rows {

Walker* make_walker_avx2(Workspace& space, bool has_colours) {
  if (has_colours) return new RowWalker<Lanes256, true>(space);
  return new RowWalker<Lanes256, false>(space);
}

Walker* make_walker_avx2(BoundedSpace& space, bool has_costs) {
  if (has_costs) return new BoundedWalk<Lanes256, true>(space);
  return new BoundedWalk<Lanes256, false>(space);
}

}  // namespace quadrille::cover::rows
