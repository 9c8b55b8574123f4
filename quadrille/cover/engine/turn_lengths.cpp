#include "quadrille/cover/engine/turn_lengths.h"

#include "quadrille/cover/engine/spread.h"

namespace quadrille::cover {

#ifdef __wasi__  // a page has no rows
bool is_sparse(const Problem& /*problem*/) { return false; }
#else
bool is_sparse(const Problem& problem) {
  return fewest_words(problem) >= kLargeMatrix && is_sparse(spread_of(problem));
}
#endif

}  // namespace quadrille::cover
