// Lines whose digits follow each other in any order, and lines of which no two do.
#include <cstdlib>

#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/broken_parts.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

void lower_renban(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell> cells = merged(constraint.cells).cells;
  if (cells.size() > draft.size()) return;
  std::vector<Digits> sets;
  for (std::size_t first = 0; first + cells.size() <= draft.size(); ++first) {
    Digits set;
    for (std::size_t i = 0; i < cells.size(); ++i) set.set(first + i);
    sets.push_back(set);
  }
  draft.add_sets(cells, std::move(sets));
}

void lower_nabner(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell> cells = merged(constraint.cells).cells;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      draft.add_never(cells[i], cells[j],
                      [](std::int64_t a, std::int64_t b) { return std::abs(a - b) <= 1; });
    }
  }
}

constexpr KindRow kRenbanRows[] = {
    {.kind = ConstraintKind::renban,
     .name = "renban",
     .extent = Extent::line,
     .form = {2, kAnyNumber, 0, 0},
     .differ = differ_in_area,
     .lower = lower_renban,
     .look = look_for_equals},
    {.kind = ConstraintKind::nabner,
     .name = "nabner",
     .extent = Extent::line,
     .form = {2, kAnyNumber, 0, 0},
     .differ = differ_in_area,
     .lower = lower_nabner,
     .look = look_at_any_two},
};

}  // namespace

std::span<const KindRow> renban_rows() { return kRenbanRows; }

}  // namespace quadrille::sudoku::rules
