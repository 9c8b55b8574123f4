// Random constraints for tests, of any kind.
//   const Constraint constraint = random_constraint(ConstraintKind::cage, shape, random);
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/boards/mosaic.h"
#include "quadrille/rules/constraint.h"

namespace quadrille::sudoku {

// Pairs of values from 0 to the size, half or most of them; no more than a board has.
inline std::vector<std::uint32_t> random_pairs(std::uint32_t size, Random& random) {
  const std::uint32_t share = 2 + static_cast<std::uint32_t>(random.below(2));  // of four
  std::vector<std::uint32_t> values = {1, 2};
  for (std::uint32_t pair = 0; pair < (size + 1) * (size + 1); ++pair) {
    if (random.below(4) >= share || values.size() == std::size_t{2} * size * size) continue;
    values.insert(values.end(), {pair / (size + 1), pair % (size + 1)});
  }
  return values;
}

// Two or three groups, which are as large as each other where they have to be.
inline void divide_into_groups(Constraint& constraint, Random& random) {
  const auto count = static_cast<std::uint32_t>(constraint.cells.size());
  std::uint32_t first = count / 2;
  if (constraint.kind == ConstraintKind::same_digits) {
    constraint.values = {first, first};
    constraint.cells.resize(std::size_t{2} * first);
    return;
  }
  first = 1 + static_cast<std::uint32_t>(random.below(std::max(1U, first)));
  constraint.values = {first, count - first};
  if (count - first > 2) constraint.values = {first, count - first - 2, 2};
}

// How many different values are tried.
inline std::uint32_t most_random_value(ConstraintKind kind, std::uint32_t size) {
  switch (kind) {
    case ConstraintKind::quadruple:
    case ConstraintKind::contains:
    case ConstraintKind::contains_exactly:
    case ConstraintKind::hidden_skyscraper:
      return size;
    case ConstraintKind::sandwich:
      return size + 2;
    default:
      return 3 * size;
  }
}

// A constraint of the kind on random cells, with a value that may be possible.
// requires: a board of 2x2 or more
inline Constraint random_constraint(ConstraintKind kind, const Shape& shape, Random& random) {
  const ConstraintForm form = form_of(kind);
  const std::uint32_t size = shape.size();
  Constraint constraint{.kind = kind};
  if (form.most_cells > 0) {
    std::uint32_t most = std::min<std::uint32_t>(form.most_cells, size + 1);
    most = std::min(most, shape.cell_count() / (kind == ConstraintKind::clone ? 2 : 1));
    const auto count =
        form.least_cells + static_cast<std::uint32_t>(random.below(most - form.least_cells + 1));
    std::vector<Cell> cells(shape.cell_count());
    for (Cell cell = 0; cell < cells.size(); ++cell) cells[cell] = cell;
    for (std::size_t i = 0; i < count + size; ++i) {
      std::swap(cells[i % cells.size()], cells[random.below(shape.cell_count())]);
    }
    constraint.cells.assign(cells.begin(), cells.begin() + count);
    if (kind == ConstraintKind::clone) {
      constraint.head.assign(cells.begin() + count, cells.begin() + std::ptrdiff_t{2} * count);
    }
    if (kind == ConstraintKind::arrow) {
      constraint.head.assign(cells.end() - 1 - static_cast<std::ptrdiff_t>(random.below(2)),
                             cells.end());
    }
    // A loop, or a cell that is named twice.
    if (is_line(kind) && count > 2 && random.below(6) == 0) {
      constraint.cells.back() = constraint.cells.front();
    }
  }
  if (is_outside(kind) && kind != ConstraintKind::little_killer) {
    const auto cell = static_cast<Cell>(random.below(shape.cell_count()));
    const bool row = random.below(2) == 0;
    constraint.cells = line_of(shape, cell, row ? Family::row : Family::column);
  }
  if (is_of_pairs(kind)) {
    constraint.values = random_pairs(size, random);
    return constraint;
  }
  if (is_grouped(kind)) {
    divide_into_groups(constraint, random);
    return constraint;
  }
  const std::uint32_t values = form.least_values + static_cast<std::uint32_t>(random.below(2));
  // Nothing at all between the lowest and the highest digit is the most frequent sandwich.
  const std::uint32_t least = kind == ConstraintKind::sandwich ? 0 : 1;
  const std::uint32_t most = most_random_value(kind, size);
  for (std::uint32_t i = 0; i < std::min(values, form.most_values); ++i) {
    constraint.values.push_back(least + static_cast<std::uint32_t>(random.below(most)));
  }
  return constraint;
}

}  // namespace quadrille::sudoku
