// Reading: one constraint and the full board that it is read on; and what constraints of each sort
// say there: the whole board, areas, lines, marks and single cells, clues outside.
//   if (is_line(reading.constraint.kind)) return holds_on_line(reading);
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku::rules {

using Values = std::vector<std::int64_t>;

bool are_different(const Values& values);
std::int64_t sum_of(std::span<const std::int64_t> values);

struct Reading {
  const Shape& shape;
  const ConstraintList& list;  // all that the board has: some spare what others mark
  const Constraint& constraint;
  std::span<const Digit> digits;
  std::int64_t size;   // of the board
  std::int64_t value;  // of the constraint, or the usual one
  Values values = {};  // of its cells, in their order

  // What the digit in a cell counts for.
  [[nodiscard]] std::int64_t at(Cell cell) const;
  [[nodiscard]] Values at_all(std::span<const Cell> cells) const;
  // The values of its cells, each cell once.
  [[nodiscard]] Values once() const;
  // Whether a digit is low (0), middle (1) or high (2).
  [[nodiscard]] std::int64_t third_of(Cell cell) const;
};

bool holds_everywhere(const Reading& reading);
bool holds_in_area(const Reading& reading);
bool holds_on_line(const Reading& reading);
bool holds_at_mark(const Reading& reading);
bool holds_from_outside(const Reading& reading);

}  // namespace quadrille::sudoku::rules
