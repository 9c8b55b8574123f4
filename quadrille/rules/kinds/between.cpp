// Lines whose ends say what stands between them.
#include <algorithm>
#include <cstdlib>

#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/broken_parts.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

// Each cell between the ends with both of them.
void add_with_ends(Draft& draft, const std::vector<Cell>& cells,
                   const std::function<bool(std::int64_t, std::int64_t, std::int64_t)>& accepts) {
  for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
    draft.add_table(
        {cells.front(), cells[i], cells.back()},
        [&](std::span<const std::int64_t> values) {
          return values.size() < 3 || accepts(values[0], values[1], values[2]);
        },
        SIZE_MAX);
  }
}

void lower_between(Draft& draft, const Constraint& constraint) {
  add_with_ends(draft, constraint.cells, [](std::int64_t a, std::int64_t middle, std::int64_t b) {
    return std::min(a, b) < middle && middle < std::max(a, b);
  });
}

void lower_lockout(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell>& cells = constraint.cells;
  const std::int64_t least = value_of(draft.shape(), constraint);
  const auto apart = [=](std::int64_t a, std::int64_t b) { return std::abs(a - b) >= least; };
  draft.add_pair(cells.front(), cells.back(), apart);
  add_with_ends(draft, cells, [=](std::int64_t a, std::int64_t middle, std::int64_t b) {
    return apart(a, b) && (middle < std::min(a, b) || middle > std::max(a, b));
  });
}

void look_at_ends(BrokenParts& parts) {
  const std::vector<Cell>& cells = parts.it().cells;
  for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
    parts.try_part({cells.front(), cells[i], cells.back()});
  }
}

constexpr KindRow kBetweenRows[] = {
    {.kind = ConstraintKind::between,
     .name = "between",
     .extent = Extent::line,
     .form = {3, kAnyNumber, 0, 0},
     .lower = lower_between,
     .look = look_at_ends},
    {.kind = ConstraintKind::lockout,
     .name = "lockout",
     .extent = Extent::line,
     .form = {2, kAnyNumber, 0, 1},
     .usual_value = 4,
     .lower = lower_lockout,
     .look = look_at_ends},
};

}  // namespace

std::span<const KindRow> between_rows() { return kBetweenRows; }

}  // namespace quadrille::sudoku::rules
