// First the constraints that make cells differ, since tuples with equal digits in such cells are
// none; then the others.
#include "quadrille/sudoku/rules/lower.h"

#include <algorithm>
#include <cstdlib>

#include "quadrille/base/sort.h"
#include "quadrille/sudoku/mosaic.h"
#include "quadrille/sudoku/rules/draft.h"
#include "quadrille/sudoku/rules/lower_parts.h"

namespace quadrille::sudoku::rules {
namespace {

void add_moves(Draft& draft, std::span<const std::pair<std::int64_t, std::int64_t>> moves) {
  for (Cell cell = 0; cell < draft.shape().cell_count(); ++cell) {
    for (const auto& [down, right] : moves) {
      const Cell to = cell_beside(draft.shape(), cell, down, right);
      if (to != kNoCell) draft.add_group({cell, to});
    }
  }
}

void add_diagonal(Draft& draft, bool down) {
  std::vector<Cell> cells;
  const std::uint32_t rows = rows_of(draft.shape());
  for (std::uint32_t row = 0; row < rows; ++row) {
    cells.push_back(row * rows + (down ? row : rows - 1 - row));
  }
  draft.add_group(std::move(cells));
}

void add_windows(Draft& draft) {
  const Shape& shape = draft.shape();
  const std::uint32_t rows = shape.box_rows();
  const std::uint32_t columns = shape.box_columns();
  for (std::uint32_t top = 1; top + rows < shape.size(); top += rows + 1) {
    for (std::uint32_t left = 1; left + columns < shape.size(); left += columns + 1) {
      std::vector<Cell> cells;
      for (std::uint32_t i = 0; i < rows * columns; ++i) {
        cells.push_back((top + i / columns) * shape.size() + left + i % columns);
      }
      draft.add_group(std::move(cells));
    }
  }
}

void add_disjoint_groups(Draft& draft) {
  const Shape& shape = draft.shape();
  std::vector<std::vector<Cell>> groups(shape.size());
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const std::uint32_t row = cell / shape.size() % shape.box_rows();
    const std::uint32_t column = cell % shape.size() % shape.box_columns();
    groups[row * shape.box_columns() + column].push_back(cell);
  }
  for (std::vector<Cell>& group : groups) draft.add_group(std::move(group));
}

// Whether a relation accepts no value twice: any two cells that have it differ.
bool accepts_no_equals(const Draft& draft, const Constraint& constraint) {
  for (std::size_t i = 0; i + 1 < constraint.values.size(); i += 2) {
    const std::int64_t value = constraint.values[i];
    if (value == constraint.values[i + 1] && draft.least() <= value && value <= draft.most()) {
      return false;
    }
  }
  return true;
}

// What makes cells differ.
void lower_groups(Draft& draft, const Constraint& constraint) {
  static constexpr std::pair<std::int64_t, std::int64_t> kKnight[] = {
      {1, 2}, {2, 1}, {1, -2}, {2, -1}};
  static constexpr std::pair<std::int64_t, std::int64_t> kKing[] = {{1, 1}, {1, -1}};
  switch (constraint.kind) {
    case ConstraintKind::diagonal_down:
    case ConstraintKind::diagonal_up:
      add_diagonal(draft, constraint.kind == ConstraintKind::diagonal_down);
      return;
    case ConstraintKind::windows:
      add_windows(draft);
      return;
    case ConstraintKind::disjoint_groups:
      add_disjoint_groups(draft);
      return;
    case ConstraintKind::antiknight:
      add_moves(draft, kKnight);
      return;
    case ConstraintKind::antiking:
      add_moves(draft, kKing);
      return;
    case ConstraintKind::region:
    case ConstraintKind::cage:
    case ConstraintKind::renban:
    case ConstraintKind::nabner:
    case ConstraintKind::rellik:
    case ConstraintKind::equality:
      draft.add_group(constraint.cells);
      return;
    case ConstraintKind::all_pairs:
      if (accepts_no_equals(draft, constraint)) draft.add_group(constraint.cells);
      return;
    default:
      return;
  }
}

// Neighbours that no constraint of these kinds marks do not have the relation.
void add_negative(Draft& draft, const Constraints& constraints,
                  std::initializer_list<ConstraintKind> marks, const Relation& accepts) {
  std::vector<std::pair<Cell, Cell>> marked;
  for (const Constraint& other : constraints.all()) {
    if (std::ranges::find(marks, other.kind) == marks.end()) continue;
    marked.emplace_back(std::min(other.cells[0], other.cells[1]),
                        std::max(other.cells[0], other.cells[1]));
  }
  quadrille::sort(marked);
  for (Cell cell = 0; cell < draft.shape().cell_count(); ++cell) {
    for (const bool right : {true, false}) {
      const Cell next = cell_beside(draft.shape(), cell, right ? 0 : 1, right ? 1 : 0);
      if (next == kNoCell) continue;
      if (std::ranges::binary_search(marked, std::pair(cell, next))) continue;
      draft.add_never(cell, next, accepts);
    }
  }
}

bool lower_negative(Draft& draft, const Constraints& constraints, const Constraint& constraint) {
  const std::int64_t value = value_of(draft.shape(), constraint);
  switch (constraint.kind) {
    case ConstraintKind::nonconsecutive:
    case ConstraintKind::no_difference:
      add_negative(draft, constraints, {ConstraintKind::difference},
                   [=](std::int64_t a, std::int64_t b) { return std::abs(a - b) == value; });
      return true;
    case ConstraintKind::no_ratio:
      add_negative(
          draft, constraints, {ConstraintKind::ratio},
          [=](std::int64_t a, std::int64_t b) { return a == value * b || b == value * a; });
      return true;
    case ConstraintKind::no_sum:
      add_negative(draft, constraints, {ConstraintKind::pair_sum},
                   [=](std::int64_t a, std::int64_t b) { return a + b == value; });
      return true;
    case ConstraintKind::strict_kropki:
      add_negative(draft, constraints, {ConstraintKind::difference, ConstraintKind::ratio},
                   [](std::int64_t a, std::int64_t b) {
                     return std::abs(a - b) == 1 || a == 2 * b || b == 2 * a;
                   });
      return true;
    default:
      return false;
  }
}

}  // namespace

RuleSet lower(const Grid& grid, Lowering lowering) { return *lower(grid, lowering, nullptr); }

std::optional<RuleSet> lower(const Grid& grid, Lowering lowering, const Stop* stop) {
  const Constraints& constraints = *grid.constraints();
  Draft draft(grid, lowering, stop);
  const auto for_each = [&](const auto& add) {
    for (std::uint32_t number = 0; number < constraints.all().size() && !draft.stopped();
         ++number) {
      draft.set_constraint(number);
      add(constraints.all()[number]);
    }
  };
  for_each([&](const Constraint& constraint) { lower_groups(draft, constraint); });
  for_each([&](const Constraint& constraint) { lower_cell(draft, constraints, constraint); });
  for_each([&](const Constraint& constraint) {
    if (lower_negative(draft, constraints, constraint)) return;
    if (lower_area(draft, constraint) || lower_line(draft, constraint)) return;
    if (lower_counted(draft, constraint)) return;
    lower_outside(draft, constraint);
  });
  draft.set_constraint(kNoConstraint);
  if (draft.quick()) add_implied_sums(draft, constraints);
  if (draft.stopped()) return std::nullopt;
  return draft.take();
}

}  // namespace quadrille::sudoku::rules
