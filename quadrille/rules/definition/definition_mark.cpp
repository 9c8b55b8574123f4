// Marks between two cells, and single cells.
#include <algorithm>
#include <cstdlib>

#include "quadrille/boards/mosaic.h"
#include "quadrille/rules/definition/definition_parts.h"

namespace quadrille::sudoku::rules {
namespace {

// Less than its neighbours, or greater, but for those that are marked so themselves.
bool is_extreme(const Reading& reading, bool least) {
  const Constraint& constraint = reading.constraint;
  const std::int64_t own = reading.values.front();
  return std::ranges::all_of(
      neighbours_of(reading.shape, constraint.cells.front()), [&](Cell cell) {
        const bool alike =
            std::ranges::any_of(reading.list.constraints, [&](const Constraint& other) {
              return other.kind == constraint.kind && other.cells.front() == cell;
            });
        return alike || (least ? own < reading.at(cell) : own > reading.at(cell));
      });
}

bool is_index(const Reading& reading, Family family) {
  const Cell cell = reading.constraint.cells.front();
  const std::vector<Cell> line = line_of(reading.shape, cell, family);
  const Digit digit = reading.digits[cell];
  const auto place = std::ranges::find(line, cell) - line.begin();
  return digit <= line.size() && reading.digits[line[digit - 1U]] == place + 1;
}

}  // namespace

bool holds_at_mark(const Reading& reading) {
  const std::int64_t first = reading.values.front();
  const std::int64_t last = reading.values.back();
  const std::int64_t value = reading.value;
  switch (reading.constraint.kind) {
    case ConstraintKind::difference:
      return std::abs(first - last) == value;
    case ConstraintKind::ratio:
      return first == value * last || last == value * first;
    case ConstraintKind::pair_sum:
      return first + last == value;
    case ConstraintKind::greater:
      return first > last;
    case ConstraintKind::odd:
      return first % 2 == 1;
    case ConstraintKind::even:
      return first % 2 == 0;
    case ConstraintKind::row_index:
      return is_index(reading, Family::row);
    case ConstraintKind::column_index:
      return is_index(reading, Family::column);
    case ConstraintKind::box_index:
      return is_index(reading, Family::box);
    default:
      return is_extreme(reading, reading.constraint.kind == ConstraintKind::minimum);
  }
}

}  // namespace quadrille::sudoku::rules
