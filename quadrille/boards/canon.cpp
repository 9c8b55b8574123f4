#include "quadrille/boards/canon.h"

#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "quadrille/boards/canon/full_search.h"
#include "quadrille/boards/canon/search.h"
#include "quadrille/boards/conflicts.h"

namespace quadrille::sudoku {
namespace {

template <std::uint8_t kHeight, std::uint8_t kWidth>
Canon search(const Grid& grid) {
  Symmetry symmetry = grid.empty_count() == 0 ? CanonFullSearch<kHeight, kWidth>(grid).run()
                                              : CanonSearch<kHeight, kWidth>(grid).run();
  return {transformed(grid, symmetry), std::move(symmetry)};
}

}  // namespace

Result<Canon> canonical(const Grid& grid) {
  if (grid.has_marks()) return Error{ErrorKind::has_marks};
  if (grid.constraints() != nullptr) return Error{ErrorKind::has_rules};
  if (const auto conflicts = find_conflicts(grid); !conflicts.empty()) {
    return Error{ErrorKind::digit_twice,
                 {{"conflict", message_of(grid.shape(), conflicts.front())}}};
  }
  const std::uint32_t rows = grid.shape().box_rows();
  const std::uint32_t columns = grid.shape().box_columns();
  if (rows == 3 && columns == 3) return search<3, 3>(grid);
  if (rows == 2 && columns == 3) return search<2, 3>(grid);
  if (rows == 3 && columns == 2) return search<3, 2>(grid);
  if (rows == 2 && columns == 2) return search<2, 2>(grid);
  return Error{ErrorKind::canon_shape, {{"shape", grid.shape().message()}}};
}

}  // namespace quadrille::sudoku
