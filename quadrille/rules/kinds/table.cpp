#include <algorithm>
#include <array>
#include <cassert>

#include "quadrille/boards/mosaic.h"
#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/families.h"
#include "quadrille/rules/kinds/kind_row.h"

namespace quadrille::sudoku::rules {
namespace {

using RowsByKind = std::array<const KindRow*, kConstraintKinds>;

RowsByKind rows_by_kind() {
  RowsByKind rows = {};
  for (const auto family : {group_rows, block_rows, relation_rows, listed_rows, cage_rows,
                            copy_rows, content_rows, cell_rows, thermometer_rows, between_rows,
                            renban_rows, class_rows, sum_line_rows, sandwich_rows, skyline_rows}) {
    for (const KindRow& row : family()) rows[static_cast<std::size_t>(row.kind)] = &row;
  }
  assert(std::ranges::count(rows, nullptr) == 0);
  return rows;
}

}  // namespace

const KindRow& row_of(ConstraintKind kind) {
  static const RowsByKind kRows = rows_by_kind();
  return *kRows[static_cast<std::size_t>(kind)];
}

bool has_box_for_each_cell(const Shape& shape) {
  return !shape.is_mosaic() ||
         (shape.has_boxes() && std::ranges::count(shape.parts()->region_of, kNoRegion) == 0);
}

void differ_in_area(Draft& draft, const Constraint& constraint) {
  draft.add_group(constraint.cells);
}

}  // namespace quadrille::sudoku::rules
