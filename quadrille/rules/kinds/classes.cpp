// Lines on which so many cells in a row have different classes.
#include <algorithm>

#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/broken_parts.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

// Of any `window` cells in a row no two are of one class.
void add_classes(Draft& draft, const std::vector<Cell>& cells, std::size_t window,
                 std::size_t class_count, const std::function<std::size_t(Digit)>& class_of) {
  const std::size_t length = std::min(window, cells.size());
  for (std::size_t first = 0; first + length <= cells.size(); ++first) {
    const std::vector<Cell> here =
        merged({cells.data() + first, length}).cells;  // a loop may come back
    std::vector<std::vector<Placement>> classes(class_count);
    for (const Cell cell : here) {
      for (std::uint32_t digit = 1; digit <= draft.size(); ++digit) {
        const auto placed = static_cast<Digit>(digit);
        classes[class_of(placed)].push_back({cell, placed});
      }
    }
    const auto there = std::ranges::count_if(classes, [](const auto& all) { return !all.empty(); });
    if (static_cast<std::size_t>(there) < here.size()) draft.make_impossible();
    for (auto& placements : classes) {
      if (placements.empty()) continue;
      draft.add_several(std::move(placements), static_cast<std::size_t>(there) == here.size());
    }
  }
}

void lower_entropic(Draft& draft, const Constraint& constraint) {
  add_classes(draft, constraint.cells, 3, 3,
              [&](Digit digit) { return (digit - 1U) * 3 / draft.size(); });
}

void lower_modular(Draft& draft, const Constraint& constraint) {
  const std::int64_t value = value_of(draft.shape(), constraint);
  add_classes(draft, constraint.cells, static_cast<std::size_t>(value),
              static_cast<std::size_t>(std::min(value, draft.most() + 1)),
              [&](Digit digit) { return static_cast<std::size_t>(draft.value(digit) % value); });
}

void look_at_three(BrokenParts& parts) { parts.try_pairs(2); }

void look_at_as_many(BrokenParts& parts) {
  parts.try_pairs(static_cast<std::size_t>(parts.value() - 1));
}

constexpr KindRow kClassRows[] = {
    {.kind = ConstraintKind::entropic,
     .name = "entropic",
     .extent = Extent::line,
     .form = {2, kAnyNumber, 0, 0},
     .lower = lower_entropic,
     .look = look_at_three,
     .may_close = true},
    {.kind = ConstraintKind::modular,
     .name = "modular",
     .extent = Extent::line,
     .form = {2, kAnyNumber, 0, 1},
     .values = ValueKind::positive,
     .usual_value = 3,
     .lower = lower_modular,
     .look = look_at_as_many,
     .may_close = true},
};

}  // namespace

std::span<const KindRow> class_rows() { return kClassRows; }

}  // namespace quadrille::sudoku::rules
