#include "quadrille/sudoku/constraints.h"

#include <utility>

#include <fmt/format.h>

namespace quadrille::sudoku {
namespace {

// Nobody sets more, and a hostile file may not cost more than its board is worth.
constexpr std::size_t kMostPerCell = 4;
constexpr std::size_t kMostCellsPerCell = 64;
constexpr std::size_t kMostAnyway = 64;

}  // namespace

Constraints::Constraints(ConstraintList list) : list_(std::move(list)) {}

Result<std::shared_ptr<const Constraints>> Constraints::of(const Shape& shape,
                                                           ConstraintList list) {
  const std::size_t most = kMostPerCell * shape.cell_count() + kMostAnyway;
  if (list.constraints.size() > most) {
    return Error{ErrorKind::at_most, {{"most", most}, {"found", list.constraints.size()}}};
  }
  std::size_t cells = 0;
  std::vector<std::size_t> numbers(kConstraintKinds, 0);  // how many of each kind so far
  for (const Constraint& constraint : list.constraints) {
    const std::size_t number = ++numbers[static_cast<std::size_t>(constraint.kind)];
    cells += constraint.cells.size() + constraint.head.size();
    if (cells > kMostCellsPerCell * shape.cell_count() + kMostAnyway) {
      return Error{
          ErrorKind::at_most,
          {{"most", kMostCellsPerCell * shape.cell_count() + kMostAnyway}, {"found", cells}}};
    }
    const Result<void> fine = check(shape, constraint);
    if (fine) continue;
    Error error = fine.error();
    error.subject = fmt::format("{} {}", name(constraint.kind), number);
    return error;
  }
  if (list == ConstraintList{}) return std::shared_ptr<const Constraints>();
  return std::shared_ptr<const Constraints>(new Constraints(std::move(list)));  // NOLINT
}

bool are_same(const Constraints* a, const Constraints* b) {
  if (a == nullptr || b == nullptr) return a == b;
  return *a == *b;
}

}  // namespace quadrille::sudoku
