// Compiled for AVX-512: nothing in here may run before the processor was asked for it.
#include "quadrille/cover/rows/bounded.h"
#include "quadrille/cover/rows/bounded_walk.h"
#include "quadrille/cover/rows/lanes_512.h"
#include "quadrille/cover/rows/walk.h"
#include "quadrille/cover/rows/walker.h"

namespace quadrille::cover::rows {

Walker* make_walker_avx512(Workspace& space, bool has_colours) {
  if (has_colours) return new RowWalker<Lanes512, true>(space);
  return new RowWalker<Lanes512, false>(space);
}

Walker* make_walker_avx512(BoundedSpace& space, bool has_costs) {
  if (has_costs) return new BoundedWalk<Lanes512, true>(space);
  return new BoundedWalk<Lanes512, false>(space);
}

}  // namespace quadrille::cover::rows
