// Rules for the whole board: cells of one group differ, or cells so far from each other.
#include <algorithm>
#include <map>

#include "quadrille/boards/overlap.h"
#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/broken_parts.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

bool has_diagonals(const Shape& shape) {
  return !shape.is_mosaic() ||
         (overlap_of(shape) == nullptr && rows_of(shape) == columns_of(shape));
}

// Whole windows, with a line before, between and after them.
bool has_windows(const Shape& shape) {
  return !shape.is_mosaic() && shape.box_rows() > 1 && shape.box_columns() > 1 &&
         shape.size() % (shape.box_rows() + 1) == 1 &&
         shape.size() % (shape.box_columns() + 1) == 1;
}

bool has_equal_boxes(const Shape& shape) {
  return !shape.is_mosaic() && shape.has_boxes() && !shape.is_irregular();
}

std::vector<std::vector<Cell>> group_along(const Shape& shape, bool down) {
  std::vector<Cell> cells;
  const std::uint32_t rows = rows_of(shape);
  for (std::uint32_t row = 0; row < rows; ++row) {
    cells.push_back(row * rows + (down ? row : rows - 1 - row));
  }
  return {cells};
}

std::vector<std::vector<Cell>> group_down(const Shape& shape) { return group_along(shape, true); }
std::vector<std::vector<Cell>> group_up(const Shape& shape) { return group_along(shape, false); }

std::vector<std::vector<Cell>> window_groups(const Shape& shape) {
  std::vector<std::vector<Cell>> windows;
  const std::uint32_t rows = shape.box_rows();
  const std::uint32_t columns = shape.box_columns();
  for (std::uint32_t top = 1; top + rows < shape.size(); top += rows + 1) {
    for (std::uint32_t left = 1; left + columns < shape.size(); left += columns + 1) {
      std::vector<Cell>& cells = windows.emplace_back();
      for (std::uint32_t i = 0; i < rows * columns; ++i) {
        cells.push_back((top + i / columns) * shape.size() + left + i % columns);
      }
    }
  }
  return windows;
}

// Cells at the same place in their boxes.
std::vector<std::vector<Cell>> groups_by_place(const Shape& shape) {
  std::vector<std::vector<Cell>> groups(shape.size());
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const std::uint32_t row = cell / shape.size() % shape.box_rows();
    const std::uint32_t column = cell % shape.size() % shape.box_columns();
    groups[row * shape.box_columns() + column].push_back(cell);
  }
  return groups;
}

void differ_in_groups(Draft& draft, const Constraint& constraint) {
  for (std::vector<Cell>& group : row_of(constraint.kind).groups(draft.shape())) {
    draft.add_group(std::move(group));
  }
}

void differ_by_moves(Draft& draft, const Constraint& constraint) {
  for (Cell cell = 0; cell < draft.shape().cell_count(); ++cell) {
    for (const auto& [down, right] : row_of(constraint.kind).moves) {
      const Cell to = cell_beside(draft.shape(), cell, down, right);
      if (to != kNoCell) draft.add_group({cell, to});
    }
  }
}

void look_at_groups(BrokenParts& parts) {
  for (const std::vector<Cell>& group : row_of(parts.it().kind).groups(parts.shape())) {
    std::map<Digit, Cell> seen;
    for (const Cell cell : group) {
      if (!parts.is_filled(cell)) continue;
      const auto [other, first] = seen.try_emplace(parts.digit_at(cell), cell);
      if (!first) parts.add({other->second, cell});
    }
  }
}

void look_at_moves(BrokenParts& parts) {
  for (Cell cell = 0; cell < parts.shape().cell_count(); ++cell) {
    for (const auto& [down, right] : row_of(parts.it().kind).moves) {
      const Cell to = cell_beside(parts.shape(), cell, down, right);
      if (to != kNoCell) parts.try_equal(cell, to, false);
    }
  }
}

constexpr CellMove kKnight[] = {{1, 2}, {2, 1}, {1, -2}, {2, -1}};
constexpr CellMove kKing[] = {{1, 1}, {1, -1}};

constexpr KindRow kGroupRows[] = {
    {.kind = ConstraintKind::diagonal_down,
     .name = "diagonal-down",
     .other_name = "diagonal-",
     .extent = Extent::board,
     .most_size = kMaxSize,
     .fits = has_diagonals,
     .groups = group_down,
     .differ = differ_in_groups,
     .look = look_at_groups},
    {.kind = ConstraintKind::diagonal_up,
     .name = "diagonal-up",
     .other_name = "diagonal+",
     .extent = Extent::board,
     .most_size = kMaxSize,
     .fits = has_diagonals,
     .groups = group_up,
     .differ = differ_in_groups,
     .look = look_at_groups},
    {.kind = ConstraintKind::windows,
     .name = "windows",
     .other_name = "windoku",
     .extent = Extent::board,
     .most_size = kMaxSize,
     .fits = has_windows,
     .groups = window_groups,
     .differ = differ_in_groups,
     .look = look_at_groups},
    {.kind = ConstraintKind::disjoint_groups,
     .name = "disjoint-groups",
     .other_name = "disjointgroups",
     .extent = Extent::board,
     .most_size = kMaxSize,
     .fits = has_equal_boxes,
     .groups = groups_by_place,
     .differ = differ_in_groups,
     .look = look_at_groups},
    {.kind = ConstraintKind::antiknight,
     .name = "antiknight",
     .other_name = "anti-knight",
     .extent = Extent::board,
     .most_size = kMaxSize,
     .moves = kKnight,
     .differ = differ_by_moves,
     .look = look_at_moves},
    {.kind = ConstraintKind::antiking,
     .name = "antiking",
     .other_name = "anti-king",
     .extent = Extent::board,
     .most_size = kMaxSize,
     .moves = kKing,
     .differ = differ_by_moves,
     .look = look_at_moves},
};

}  // namespace

std::span<const KindRow> group_rows() { return kGroupRows; }

}  // namespace quadrille::sudoku::rules
