// In a box, a step down shifts by the width of a box, so that the rows of a box hold different
// digits; from one band of boxes to the next it shifts by one more, so that no column repeats any.
#include <cassert>
#include <cstdint>
#include <vector>

#include "quadrille/solve/search/weave.h"

namespace quadrille::sudoku {
namespace {

// From 0.
std::uint32_t formula_digit(const Shape& shape, Cell cell) {
  const std::uint32_t row = cell / shape.size();
  const std::uint32_t column = cell % shape.size();
  if (!shape.has_boxes()) return (row + column) % shape.size();
  const std::uint32_t shift =
      shape.box_columns() * (row % shape.box_rows()) + row / shape.box_rows();
  return (shift + column) % shape.size();
}

// A name for each digit of the formula, as the givens want them; none where they contradict it.
std::optional<std::vector<Digit>> name_digits(const Grid& grid) {
  const std::uint32_t size = grid.shape().size();
  std::vector<Digit> names(size, 0);
  std::vector<bool> used(size, false);
  for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    const Digit given = grid.at(cell);
    if (given == 0) continue;
    Digit& name = names[formula_digit(grid.shape(), cell)];
    if (name == given) continue;
    if (name != 0 || used[given - 1U]) return std::nullopt;
    name = given;
    used[given - 1U] = true;
  }
  Digit next = 1;
  for (Digit& name : names) {
    if (name != 0) continue;
    while (used[next - 1U]) ++next;
    name = next++;
  }
  return names;
}

}  // namespace

Grid grid_by_formula(const Shape& shape) {
  assert(!shape.is_irregular());
  Grid full(shape);
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    full.set(cell, static_cast<Digit>(formula_digit(shape, cell) + 1));
  }
  return full;
}

std::optional<Grid> formula_with(const Grid& grid) {
  if (grid.shape().is_irregular()) return std::nullopt;
  const auto names = name_digits(grid);
  if (!names) return std::nullopt;
  Grid full = grid_by_formula(grid.shape());
  for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    full.set(cell, (*names)[full.at(cell) - 1U]);
  }
  return full;
}

}  // namespace quadrille::sudoku
