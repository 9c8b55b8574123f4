// Three rounds, as the table says: what makes cells differ, what single cells can hold, the rest.
#include "quadrille/rules/kinds/lower.h"

#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/implied_sums.h"
#include "quadrille/rules/kinds/kind_row.h"

namespace quadrille::sudoku::rules {

RuleSet lower(const Grid& grid, Lowering lowering) { return *lower(grid, lowering, nullptr); }

std::optional<RuleSet> lower(const Grid& grid, Lowering lowering, const Stop* stop) {
  Draft draft(grid, lowering, stop);
  const std::vector<Constraint>& all = draft.constraints();
  for (const auto round : {&KindRow::differ, &KindRow::restrict_cell, &KindRow::lower}) {
    for (std::uint32_t number = 0; number < all.size() && !draft.stopped(); ++number) {
      const LowerKind add = row_of(all[number].kind).*round;
      draft.set_constraint(number);
      if (add != nullptr) add(draft, all[number]);
    }
  }
  draft.set_constraint(kNoConstraint);
  if (draft.quick()) add_implied_sums(draft);
  if (draft.stopped()) return std::nullopt;
  return draft.take();
}

}  // namespace quadrille::sudoku::rules
