#include "quadrille/create/generate/full_grids.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "quadrille/boards/symmetry.h"
#include "quadrille/create/full_grid.h"
#include "quadrille/solve/search/weave.h"
#include "quadrille/solve/solve.h"

namespace quadrille::create {
namespace {

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Grid;
using sudoku::Shape;

constexpr int kMostFillings = 64;
// Filling prefers some grids: on 4x4 boards the rarest comes up half as often as the most frequent.
// After 16 moves that can no longer be told from chance.
constexpr std::uint64_t kMovesAfterFilling = 24;
// From the formula on, the number of 2x2 squares with two digits in them shows no trace of where it
// began after one move per cell.
constexpr std::uint64_t kMovesPerCell = 2;

std::vector<Digit> random_row(std::uint32_t size, Random& random) {
  std::vector<Digit> row(size);
  std::iota(row.begin(), row.end(), Digit{1});
  random.shuffle(row);
  return row;
}

// A Latin square row by row: each column takes a digit that it lacks, and where none is left the
// columns before it give way. Some choice always fits (Hall's theorem).
class LatinRows {
 public:
  LatinRows(Grid& grid, Random& random) : grid_(grid), random_(random), size_(grid.size()) {
    lacks_.assign(std::size_t{size_} * (size_ + 1), true);
  }

  // False where a stop came first.
  bool fill(const Stop* stop) {
    for (std::uint32_t row = 0; row < size_; ++row) {
      if (stop != nullptr && stop->requested()) return false;
      column_of_.assign(size_ + 1, size_);
      order_ = random_row(size_, random_);
      for (std::uint32_t column = 0; column < size_; ++column) {
        tried_.assign(size_ + 1, false);
        random_.shuffle(order_);
        place(column);
      }
      for (Digit digit = 1; digit <= size_; ++digit) {
        grid_.set(row * size_ + column_of_[digit], digit);
        lacks_[std::size_t{column_of_[digit]} * (size_ + 1) + digit] = false;
      }
    }
    return true;
  }

 private:
  bool place(std::uint32_t column) {
    return std::ranges::any_of(order_, [&](Digit digit) { return place(column, digit); });
  }

  bool place(std::uint32_t column, Digit digit) {
    if (tried_[digit] || !lacks_[std::size_t{column} * (size_ + 1) + digit]) return false;
    tried_[digit] = true;
    if (column_of_[digit] != size_ && !place(column_of_[digit])) return false;
    column_of_[digit] = column;
    return true;
  }

  Grid& grid_;
  Random& random_;
  std::uint32_t size_;
  std::vector<bool> lacks_;               // whether a column lacks a digit
  std::vector<std::uint32_t> column_of_;  // of each digit in this row; the size: none so far
  std::vector<Digit> order_;
  std::vector<bool> tried_;
};

// Any solution of a board whose first row was drawn.
std::optional<Grid> searched(const Shape& shape, Random& random, const Stop* stop) {
  Grid grid(shape);
  Cell cell = 0;
  for (const Digit digit : random_row(shape.size(), random)) grid.set(cell++, digit);
  sudoku::Solutions solver(grid, {.stop = stop});
  if (!solver.next()) return std::nullopt;
  return solver.solution();
}

std::optional<Grid> unshuffled(const Shape& shape, Random& random, const Stop* stop) {
  if (shape.is_irregular()) return searched(shape, random, stop);
  if (shape.has_boxes()) {
    const Grid grid = sudoku::grid_by_formula(shape);
    return transformed(grid, random_symmetry(shape, random));
  }
  Grid grid(shape);
  if (!LatinRows(grid, random).fill(stop)) return std::nullopt;
  return grid;
}

}  // namespace

FullGrids::FullGrids(const Shape& shape) : shape_(shape), shuffler_(shape) {
  if (shape.size() <= RandomFill::kMostSize) fill_.emplace(shape);
}

std::optional<Grid> FullGrids::next(Random& random, const Stop* stop) {
  std::optional<Grid> grid;
  for (int i = 0; fill_ && !grid && i < kMostFillings; ++i) grid = fill_->fill(random);
  if (grid) {
    shuffler_.shuffle(*grid, kMovesAfterFilling, random);
    return grid;
  }
  grid = unshuffled(shape_, random, stop);
  if (grid) shuffler_.shuffle(*grid, kMovesPerCell * shape_.cell_count(), random, stop);
  if (stop != nullptr && stop->requested()) return std::nullopt;
  return grid;
}

std::optional<Grid> random_full_grid(const Shape& shape, Random& random, const Stop* stop) {
  return FullGrids(shape).next(random, stop);
}

}  // namespace quadrille::create
