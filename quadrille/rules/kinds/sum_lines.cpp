// Lines whose parts have sums: arrows, zippers, and others.
#include <algorithm>
#include <optional>

#include "quadrille/boards/mosaic.h"
#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/broken_parts.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

void lower_arrow(Draft& draft, const Constraint& constraint) {
  Weighted terms;
  std::int64_t weight = -1;
  for (std::size_t i = constraint.head.size(); i-- > 0;) {
    add_term(terms, constraint.head[i], weight);
    weight *= 10;
  }
  std::ranges::reverse(terms.cells);
  std::ranges::reverse(terms.weights);
  for (const Cell cell : constraint.cells) add_term(terms, cell, 1);
  draft.add_sum(terms, 0);
}

std::optional<std::int64_t> number_in_circle(const BrokenParts& parts) {
  std::int64_t number = 0;
  for (const Cell cell : parts.it().head) {
    if (!parts.is_filled(cell)) return std::nullopt;
    number = 10 * number + parts.value_at(cell);
  }
  return number;
}

// Through what the part that a cell is in has so far.
void lower_sum_line(Draft& draft, const Constraint& constraint) {
  const std::int64_t sum = value_of(draft.shape(), constraint);
  draft.add_chain(
      constraint.cells,
      [=](std::size_t /*place*/, std::int64_t state,
          std::int64_t value) -> std::optional<std::int64_t> {
        // Behind a part another begins; a 0 belongs to either.
        const std::int64_t here = state == sum ? value : state + value;
        if (here > sum) return std::nullopt;
        return here == 0 ? state : here;
      },
      [=](std::int64_t state) { return state == sum; });
}

std::vector<std::vector<Cell>> parts_by_box(const Shape& shape, const std::vector<Cell>& cells) {
  std::vector<std::vector<Cell>> parts;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool same =
        i > 0 && (!shape.has_boxes() || shape.box_of(cells[i]) == shape.box_of(cells[i - 1]));
    if (!same) parts.emplace_back();
    parts.back().push_back(cells[i]);
  }
  return parts;
}

std::vector<std::vector<Cell>> parts_of_zipper(const std::vector<Cell>& cells) {
  std::vector<std::vector<Cell>> parts;
  for (std::size_t i = 0; i < (cells.size() + 1) / 2; ++i) {
    const std::size_t other = cells.size() - 1 - i;
    parts.push_back(i == other ? std::vector{cells[i]} : std::vector{cells[i], cells[other]});
  }
  return parts;
}

void lower_region_sums(Draft& draft, const Constraint& constraint) {
  draft.add_equal_sums(parts_by_box(draft.shape(), constraint.cells));
}

void lower_zipper(Draft& draft, const Constraint& constraint) {
  draft.add_equal_sums(parts_of_zipper(constraint.cells));
}

void lower_double_arrow(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell>& cells = constraint.cells;
  draft.add_equal_sums({{cells.front(), cells.back()}, {cells.begin() + 1, cells.end() - 1}});
}

constexpr KindRow kSumLineRows[] = {
    {.kind = ConstraintKind::arrow,
     .name = "arrow",
     .extent = Extent::line,
     .form = {1, kAnyNumber, 0, 0},
     .head = Head::circle,
     .lower = lower_arrow,
     .most_sum = number_in_circle},
    {.kind = ConstraintKind::double_arrow,
     .name = "double-arrow",
     .extent = Extent::line,
     .form = {3, kAnyNumber, 0, 0},
     .lower = lower_double_arrow},
    {.kind = ConstraintKind::region_sums,
     .name = "region-sums",
     .extent = Extent::line,
     .form = {2, kAnyNumber, 0, 0},
     .fits = has_box_for_each_cell,
     .lower = lower_region_sums},
    {.kind = ConstraintKind::zipper,
     .name = "zipper",
     .extent = Extent::line,
     .form = {2, kAnyNumber, 0, 0},
     .lower = lower_zipper},
    {.kind = ConstraintKind::sum_line,
     .name = "sum-line",
     .extent = Extent::line,
     .form = {1, kAnyNumber, 0, 1},
     .values = ValueKind::positive,
     .usual_value = 10,
     .lower = lower_sum_line},
};

}  // namespace

std::span<const KindRow> sum_line_rows() { return kSumLineRows; }

}  // namespace quadrille::sudoku::rules
