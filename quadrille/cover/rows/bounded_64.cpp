#include "quadrille/cover/rows/bounded.h"
#include "quadrille/cover/rows/bounded_walk.h"
#include "quadrille/cover/rows/lanes_64.h"

namespace quadrille::cover::rows {

Walker* make_bounded_64(BoundedSpace& space, bool has_costs) {
  if (has_costs) return new BoundedWalk<Lanes64, true>(space);
  return new BoundedWalk<Lanes64, false>(space);
}

}  // namespace quadrille::cover::rows
