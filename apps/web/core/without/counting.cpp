// Without counting by bands: every board is counted as usual. This stands in for
// quadrille/solve/search/by_bands.cpp.
#include "quadrille/solve/search/by_bands.h"

namespace quadrille::sudoku {

const bool kHasBands = false;
std::optional<Error> refusal_of_bands(const Grid& /*grid*/) { return std::nullopt; }
bool is_for_bands(const Grid& /*grid*/, const SolveOptions& /*options*/) { return false; }
Count count_by_bands(const Grid& /*grid*/, std::uint64_t /*limit*/,
                     const SolveOptions& /*options*/) {
  return {};
}
Count count_by_turns(const Grid& /*grid*/, std::uint64_t limit, const SolveOptions& options,
                     const CountAsUsual& usual) {
  return usual(limit, options.stop);
}

}  // namespace quadrille::sudoku
