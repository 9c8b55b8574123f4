// In a board with boxes of R rows and C columns, put the digits into R groups of C. In each band of
// boxes, a Latin square of order R says which group stands in each line of each box. For each stack
// of boxes and each group, a Latin square of order C says which digit of the group stands in each
// column of each band. Whatever squares these are, every row, column and box has every digit once:
//   - the lines of a box have different groups, and its columns different digits of each;
//   - so have the boxes of a row;
//   - a column meets each group once in each band, each time with another digit.
// So a given asks for its group in one square and for its place in the group in another. What has
// to be found are groups with which the first squares can be completed. The second ones are never
// contradictory, and are given so little that they can be completed too.
//
// Boxes of one row, and Latin squares that no boxes fit, are left to the formula.
#include "quadrille/sudoku/search/weave.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/cover/search.h"
#include "quadrille/sudoku/encode.h"
#include "quadrille/sudoku/search/formula.h"
#include "quadrille/sudoku/search/weave_groups.h"
#include "quadrille/sudoku/symmetry.h"

namespace quadrille::sudoku {
namespace {

// With more givens than so many for each row there is no hope.
constexpr std::uint32_t kGivensPerRow = 2;
// Each sees the board otherwise: groups are given in another order, across instead of down, and in
// a Latin square with other rows and columns side by side.
constexpr int kTries = 32;
// A square of order 16 with some givens takes a few hundred.
constexpr std::uint64_t kNodesPerSquare = 10'000;

// A Latin square has the boxes that fit it best.
Loom loom_for(const Shape& shape) {
  const Shape boxed = shape.has_boxes() ? shape : *Shape::of_size(shape.size());
  const std::uint32_t rows = std::max(1U, boxed.box_rows());
  return {rows, shape.size() / rows};
}

Thread thread_at(Cell cell, const Loom& loom) {
  const std::uint32_t row = cell / loom.size();
  const std::uint32_t column = cell % loom.size();
  return {.band = row / loom.rows,
          .line = row % loom.rows,
          .stack = column / loom.columns,
          .column = column % loom.columns,
          .digit = 0};
}

std::vector<Thread> givens_of(const Grid& grid, const Loom& loom) {
  std::vector<Thread> givens;
  for (Cell cell = 0; cell < grid.cells().size(); ++cell) {
    if (grid.at(cell) == 0) continue;
    givens.push_back(thread_at(cell, loom));
    givens.back().digit = grid.at(cell) - 1U;
  }
  return givens;
}

// A Latin square of numbers from 0, some of which may be open.
class Square {
 public:
  explicit Square(std::uint32_t order) : grid_(*Shape::latin(order)) {}

  void set(std::uint32_t row, std::uint32_t column, std::uint32_t number) {
    grid_.set(row * grid_.size() + column, static_cast<Digit>(number + 1));
  }
  // requires: it is complete
  [[nodiscard]] std::uint32_t at(std::uint32_t row, std::uint32_t column) const {
    return grid_.at(row * grid_.size() + column) - 1U;
  }
  // False: that cannot be done, or it takes too long.
  bool complete() {
    const Encoding encoding = encode(grid_);
    cover::Search search(encoding.problem,
                         {.engine = cover::EngineName::links, .max_nodes = kNodesPerSquare});
    if (!search.next()) return false;
    grid_ = *decode(grid_, encoding, search.solution());
    return true;
  }

 private:
  Grid grid_;
};

// The digits of each group, and where in its own each digit stands.
struct GroupMembers {
  std::vector<std::vector<std::uint32_t>> digits;
  std::vector<std::uint32_t> places;

  GroupMembers(const std::vector<std::uint32_t>& groups, const Loom& loom) : digits(loom.rows) {
    for (std::uint32_t digit = 0; digit < groups.size(); ++digit) {
      places.push_back(static_cast<std::uint32_t>(digits[groups[digit]].size()));
      digits[groups[digit]].push_back(digit);
    }
  }
};

std::optional<Grid> weave_once(const Grid& grid) {
  const Loom loom = loom_for(grid.shape());
  if (loom.rows == 1) return formula_with(grid);
  const std::vector<Thread> givens = givens_of(grid, loom);
  const auto groups = find_groups(givens, loom);
  if (!groups) return std::nullopt;
  const GroupMembers members(*groups, loom);
  std::vector<Square> across(loom.columns, Square(loom.rows));  // line, stack: group
  // column, band: place
  std::vector<Square> down(std::size_t{loom.rows} * loom.rows, Square(loom.columns));
  const auto down_of = [&](const Thread& thread, std::uint32_t group) -> Square& {
    return down[thread.stack * loom.rows + group];
  };
  for (const Thread& given : givens) {
    const std::uint32_t group = (*groups)[given.digit];
    across[given.band].set(given.line, given.stack, group);
    down_of(given, group).set(given.column, given.band, members.places[given.digit]);
  }
  const auto complete = [](Square& square) { return square.complete(); };
  if (!std::ranges::all_of(across, complete) || !std::ranges::all_of(down, complete)) {
    return std::nullopt;
  }
  Grid full(grid.shape());
  for (Cell cell = 0; cell < full.cells().size(); ++cell) {
    const Thread thread = thread_at(cell, loom);
    const std::uint32_t group = across[thread.band].at(thread.line, thread.stack);
    const std::uint32_t place = down_of(thread, group).at(thread.column, thread.band);
    full.set(cell, static_cast<Digit>(members.digits[group][place] + 1));
  }
  return full;
}

}  // namespace

std::optional<Grid> weave(const Grid& grid) {
  if (grid.shape().is_irregular()) return std::nullopt;
  const auto empty = static_cast<std::uint32_t>(std::ranges::count(grid.cells(), 0));
  if (grid.cells().size() - empty > std::size_t{kGivensPerRow} * grid.size()) return std::nullopt;
  Random random;
  for (int i = 0; i < kTries; ++i) {
    const Symmetry symmetry = random_symmetry(grid.shape(), random);
    if (const auto full = weave_once(transformed(grid, symmetry))) {
      return transformed(*full, inverse(symmetry));
    }
  }
  return std::nullopt;
}

}  // namespace quadrille::sudoku
