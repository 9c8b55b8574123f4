// Single cells.
#include <algorithm>

#include "quadrille/boards/overlap.h"
#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/broken_parts.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

// The digit of the cell at `place` says where the number of the place stands on the line.
void add_index(Draft& draft, std::span<const Cell> line, std::size_t place) {
  const auto number = static_cast<Digit>(place + 1);
  if (line.size() < draft.size()) {
    const std::int64_t first = draft.least();
    draft.restrict(line[place],
                   [=](std::int64_t value) { return value - first < std::ssize(line); });
  }
  for (std::uint32_t digit = 1; digit <= line.size(); ++digit) {
    if (digit == number) continue;
    std::vector<Placement> says = {{line[place], static_cast<Digit>(digit)}};
    std::vector<Placement> is_there = {{line[digit - 1], number}};
    for (std::uint32_t other = 1; other <= draft.size(); ++other) {
      if (other != number) says.push_back({line[digit - 1], static_cast<Digit>(other)});
      if (other != digit) is_there.push_back({line[place], static_cast<Digit>(other)});
    }
    draft.add_several(std::move(says), false);
    draft.add_several(std::move(is_there), false);
  }
}

void add_index(Draft& draft, const Constraint& constraint, Family family) {
  const Cell cell = constraint.cells.front();
  const std::vector<Cell> line = line_of(draft.shape(), cell, family);
  add_index(draft, line, static_cast<std::size_t>(std::ranges::find(line, cell) - line.begin()));
}

void look_at_index(BrokenParts& parts, Family family) {
  const Cell cell = parts.it().cells.front();
  if (!parts.is_filled(cell)) return;
  const std::vector<Cell> line = line_of(parts.shape(), cell, family);
  if (parts.digit_at(cell) > line.size()) {
    parts.add({cell});
    return;
  }
  const Cell target = line[parts.digit_at(cell) - 1U];
  if (!parts.is_filled(target)) return;
  const auto place = std::ranges::find(line, cell) - line.begin();
  if (parts.digit_at(target) != place + 1) parts.add({cell, target});
}

bool is_one_board(const Shape& shape) { return overlap_of(shape) == nullptr; }

bool has_boxes_to_index(const Shape& shape) {
  return shape.has_boxes() && is_one_board(shape) && has_box_for_each_cell(shape);
}

void restrict_odd(Draft& draft, const Constraint& constraint) {
  draft.restrict(constraint.cells[0], [](auto value) { return value % 2 == 1; });
}
void restrict_even(Draft& draft, const Constraint& constraint) {
  draft.restrict(constraint.cells[0], [](auto value) { return value % 2 == 0; });
}

// Less than its neighbours, or greater, but for those that are so themselves.
void restrict_extreme(Draft& draft, const Constraint& constraint) {
  const Cell cell = constraint.cells.front();
  const bool least = constraint.kind == ConstraintKind::minimum;
  for (const Cell neighbour : neighbours_of(draft.shape(), cell)) {
    const bool alike = std::ranges::any_of(draft.constraints(), [&](const Constraint& other) {
      return other.kind == constraint.kind && other.cells.front() == neighbour;
    });
    if (alike) continue;
    draft.add_pair(cell, neighbour,
                   [=](std::int64_t a, std::int64_t b) { return least ? a < b : a > b; });
  }
}

void restrict_row_index(Draft& draft, const Constraint& constraint) {
  add_index(draft, constraint, Family::row);
}
void restrict_column_index(Draft& draft, const Constraint& constraint) {
  add_index(draft, constraint, Family::column);
}
void restrict_box_index(Draft& draft, const Constraint& constraint) {
  add_index(draft, constraint, Family::box);
}

void look_round(BrokenParts& parts) {
  const Constraint& it = parts.it();
  const Cell cell = it.cells.front();
  for (const Cell other : neighbours_of(parts.shape(), cell)) {
    const bool alike = std::ranges::any_of(parts.list().constraints, [&](const Constraint& mark) {
      return mark.kind == it.kind && mark.cells.front() == other;
    });
    if (alike || !parts.is_filled(cell) || !parts.is_filled(other)) continue;
    const bool fine = it.kind == ConstraintKind::minimum
                          ? parts.digit_at(cell) < parts.digit_at(other)
                          : parts.digit_at(cell) > parts.digit_at(other);
    if (!fine) parts.add({cell, other});
  }
}

void look_along_row(BrokenParts& parts) { look_at_index(parts, Family::row); }
void look_along_column(BrokenParts& parts) { look_at_index(parts, Family::column); }
void look_along_box(BrokenParts& parts) { look_at_index(parts, Family::box); }

constexpr KindRow kCellRows[] = {
    {.kind = ConstraintKind::odd,
     .name = "odd",
     .form = {1, 1, 0, 0},
     .restrict_cell = restrict_odd},
    {.kind = ConstraintKind::even,
     .name = "even",
     .form = {1, 1, 0, 0},
     .restrict_cell = restrict_even},
    {.kind = ConstraintKind::minimum,
     .name = "minimum",
     .form = {1, 1, 0, 0},
     .restrict_cell = restrict_extreme,
     .look = look_round},
    {.kind = ConstraintKind::maximum,
     .name = "maximum",
     .form = {1, 1, 0, 0},
     .restrict_cell = restrict_extreme,
     .look = look_round},
    {.kind = ConstraintKind::row_index,
     .name = "row-index",
     .form = {1, 1, 0, 0},
     .fits = is_one_board,
     .restrict_cell = restrict_row_index,
     .look = look_along_row},
    {.kind = ConstraintKind::column_index,
     .name = "column-index",
     .form = {1, 1, 0, 0},
     .fits = is_one_board,
     .restrict_cell = restrict_column_index,
     .look = look_along_column},
    {.kind = ConstraintKind::box_index,
     .name = "box-index",
     .form = {1, 1, 0, 0},
     .most_size = kMaxSize,
     .fits = has_boxes_to_index,
     .restrict_cell = restrict_box_index,
     .look = look_along_box},
};

}  // namespace

std::span<const KindRow> cell_rows() { return kCellRows; }

}  // namespace quadrille::sudoku::rules
