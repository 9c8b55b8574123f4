#include "quadrille/rules/verify.h"

#include "quadrille/boards/conflicts.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku {

std::optional<Error> verify(const Grid& puzzle, const Grid& solution) {
  const Shape& shape = puzzle.shape();
  if (solution.shape() != shape) {
    return Error{ErrorKind::solution_shape,
                 {{"puzzle", shape.message()}, {"solution", solution.shape().message()}}};
  }
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const Digit digit = solution.at(cell);
    if (digit == 0) return Error{ErrorKind::solution_empty, {{"cell", cell_name(shape, cell)}}};
    if (!puzzle.allows(cell, digit)) {
      return Error{ErrorKind::solution_digit, {{"cell", cell_name(shape, cell)}, {"digit", digit}}};
    }
  }
  const auto conflicts = find_conflicts(solution);
  if (!conflicts.empty()) {
    return Error{ErrorKind::digit_twice, {{"conflict", message_of(shape, conflicts.front())}}};
  }
  if (const Constraints* constraints = constraints_of(puzzle)) {
    const std::vector<std::size_t> broken = constraints->broken_on(solution);
    if (!broken.empty()) {
      const Constraint& first = constraints->all()[broken.front()];
      return Error{ErrorKind::rule_broken, {{"rule", describe(shape, first)}}};
    }
  }
  return std::nullopt;
}

}  // namespace quadrille::sudoku
