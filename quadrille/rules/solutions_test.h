// The solutions of boards for tests of rules: by their exact-cover form, and each checked.
//   for (const Grid& solution : all_solutions(grid)) use(solution);
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "quadrille/cover/search.h"
#include "quadrille/rules/encode.h"

namespace quadrille::sudoku {

inline std::vector<Grid> all_solutions(const Grid& grid, std::size_t most = SIZE_MAX,
                                       const cover::SearchOptions& options = {}) {
  const Encoding encoding = encode(grid);
  cover::Search search(encoding.problem, options);
  std::vector<Grid> found;
  // decode() is what checks them.
  while (found.size() < most && search.next()) {
    found.push_back(*decode(grid, encoding, search.solution()));
  }
  return found;
}

}  // namespace quadrille::sudoku
