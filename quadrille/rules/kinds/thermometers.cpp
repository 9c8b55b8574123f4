// Lines along which digits rise.
#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/broken_parts.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

// A table of more tuples is left to pairs of neighbours.
constexpr std::size_t kMostTuples = 600;

void add_thermometer(Draft& draft, const std::vector<Cell>& cells, bool slow) {
  const auto rises = [=](std::int64_t a, std::int64_t b) { return slow ? a <= b : a < b; };
  const auto accepts = [&](std::span<const std::int64_t> values) {
    return values.size() < 2 || rises(values[values.size() - 2], values.back());
  };
  if (draft.quick() && !draft.for_walk() && draft.add_table(cells, accepts, kMostTuples)) return;
  for (std::size_t i = 0; i + 1 < cells.size(); ++i) draft.add_pair(cells[i], cells[i + 1], rises);
}

void lower_thermometer(Draft& draft, const Constraint& constraint) {
  add_thermometer(draft, constraint.cells, false);
}

void lower_slow_thermometer(Draft& draft, const Constraint& constraint) {
  add_thermometer(draft, constraint.cells, true);
}

constexpr KindRow kThermometerRows[] = {
    {.kind = ConstraintKind::thermometer,
     .name = "thermo",
     .other_name = "thermometer",
     .extent = Extent::line,
     .form = {2, kAnyNumber, 0, 0},
     .lower = lower_thermometer,
     .look = look_at_any_two},
    {.kind = ConstraintKind::slow_thermometer,
     .name = "slow-thermo",
     .extent = Extent::line,
     .form = {2, kAnyNumber, 0, 0},
     .lower = lower_slow_thermometer,
     .look = look_at_any_two},
};

}  // namespace

std::span<const KindRow> thermometer_rows() { return kThermometerRows; }

}  // namespace quadrille::sudoku::rules
