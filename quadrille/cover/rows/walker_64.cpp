#include "quadrille/cover/rows/bounded.h"
#include "quadrille/cover/rows/bounded_walk.h"
#include "quadrille/cover/rows/lanes_64.h"
#include "quadrille/cover/rows/walk.h"
#include "quadrille/cover/rows/walker.h"

namespace quadrille::cover::rows {

Walker* make_walker_64(Workspace& space, bool has_colours) {
  if (has_colours) return new RowWalker<Lanes64, true>(space);
  return new RowWalker<Lanes64, false>(space);
}

Walker* make_walker_64(BoundedSpace& space, bool has_costs) {
  if (has_costs) return new BoundedWalk<Lanes64, true>(space);
  return new BoundedWalk<Lanes64, false>(space);
}

}  // namespace quadrille::cover::rows
