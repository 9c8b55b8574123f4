// Which sort a constraint is of, and what the definitions of all sorts share.
#include "quadrille/rules/definition/definition.h"

#include <numeric>
#include <set>

#include "quadrille/boards/mosaic.h"
#include "quadrille/rules/definition/definition_parts.h"

namespace quadrille::sudoku::rules {

bool are_different(const Values& values) {
  return std::set<std::int64_t>(values.begin(), values.end()).size() == values.size();
}

std::int64_t sum_of(std::span<const std::int64_t> values) {
  return std::accumulate(values.begin(), values.end(), std::int64_t{0});
}

std::int64_t Reading::at(Cell cell) const {
  return std::int64_t{list.first_value} + digits[cell] - 1;
}

Values Reading::at_all(std::span<const Cell> cells) const {
  Values found;
  for (const Cell cell : cells) found.push_back(at(cell));
  return found;
}

Values Reading::once() const {
  const std::set<Cell> cells(constraint.cells.begin(), constraint.cells.end());
  return at_all(std::vector<Cell>(cells.begin(), cells.end()));
}

std::int64_t Reading::third_of(Cell cell) const {
  return std::int64_t{3} * (digits[cell] - 1) / size;
}

bool holds(const Shape& shape, const ConstraintList& list, const Constraint& constraint,
           std::span<const Digit> digits) {
  Reading reading{.shape = shape,
                  .list = list,
                  .constraint = constraint,
                  .digits = digits,
                  .size = shape.size(),
                  .value = value_of(shape, constraint)};
  reading.values = reading.at_all(constraint.cells);
  const ConstraintKind kind = constraint.kind;
  if (is_global(kind)) return holds_everywhere(reading);
  if (is_line(kind)) return holds_on_line(reading);
  if (is_outside(kind)) return holds_from_outside(reading);
  // Marks are in one cell or between two; an area may have any number of cells.
  return form_of(kind).most_cells <= 2 ? holds_at_mark(reading) : holds_in_area(reading);
}

std::vector<Cell> cells_of(const Shape& shape, const Constraint& constraint) {
  std::vector<Cell> cells = constraint.cells;
  cells.insert(cells.end(), constraint.head.begin(), constraint.head.end());
  if (is_global(constraint.kind)) {
    cells.resize(shape.cell_count());
    std::iota(cells.begin(), cells.end(), Cell{0});
    return cells;
  }
  const auto add = [&](const std::vector<Cell>& more) {
    cells.insert(cells.end(), more.begin(), more.end());
  };
  const Cell first = cells.front();
  switch (constraint.kind) {
    case ConstraintKind::minimum:
    case ConstraintKind::maximum:
      add(neighbours_of(shape, first));
      break;
    case ConstraintKind::row_index:
      add(line_of(shape, first, Family::row));
      break;
    case ConstraintKind::column_index:
      add(line_of(shape, first, Family::column));
      break;
    case ConstraintKind::box_index:
      add(line_of(shape, first, Family::box));
      break;
    default:
      break;
  }
  return cells;
}

}  // namespace quadrille::sudoku::rules
