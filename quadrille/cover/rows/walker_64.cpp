#include "quadrille/cover/rows/lanes_64.h"
#include "quadrille/cover/rows/walk.h"
#include "quadrille/cover/rows/walker.h"

namespace quadrille::cover::rows {

Walker* make_walker_64(Workspace& space, bool has_colours) {
  if (has_colours) return new Walk<Lanes64, true>(space);
  return new Walk<Lanes64, false>(space);
}

}  // namespace quadrille::cover::rows
