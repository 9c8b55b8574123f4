// The board is solved anew, from the constraints as people name them: nothing is taken from the
// book by which steps are found.
#include "quadrille/logic/verify/by_rules.h"

#include <algorithm>
#include <utility>

#include "quadrille/rules/rule_book.h"
#include "quadrille/solve/solve.h"

namespace quadrille::logic {

std::vector<std::uint32_t> constraints_of(const Layout& layout, std::span<const RuleId> rules) {
  std::vector<std::uint32_t> constraints;
  for (const RuleId rule : rules) {
    if (layout.is_cell(rule) || layout.unit(rule) < layout.first_named()) continue;
    const std::uint32_t number =
        layout.book().parts()[layout.unit(rule) - layout.first_named()].constraint;
    if (std::ranges::find(constraints, number) == constraints.end()) constraints.push_back(number);
  }
  return constraints;
}

bool leave_no_way(const Position& position, std::span<const std::uint32_t> constraints,
                  std::optional<Placement> option) {
  const Layout& layout = position.layout();
  sudoku::ConstraintList list{.first_value = layout.constraints()->first_value()};
  for (std::uint32_t number = 0; number < layout.constraints()->all().size(); ++number) {
    const bool differ = std::ranges::any_of(
        layout.book().groups(), [&](const auto& group) { return group.constraint == number; });
    const bool named = std::ranges::find(constraints, number) != constraints.end();
    sudoku::Constraint constraint = layout.constraints()->all()[number];
    // A cage that is not named only says that its cells differ.
    if (constraint.kind == sudoku::ConstraintKind::cage && !named) constraint.values.clear();
    if (constraint.kind != sudoku::ConstraintKind::cage && !named && !is_global(constraint.kind)) {
      if (!differ) continue;
      constraint = {.kind = sudoku::ConstraintKind::region, .cells = constraint.cells};
    }
    if (named || differ) list.constraints.push_back(std::move(constraint));
  }
  sudoku::Grid grid = position.grid();
  auto some = sudoku::Constraints::of(grid.shape(), std::move(list));
  if (!some) return false;
  grid.set_constraints(*std::move(some));
  if (option) grid.set(option->cell, option->digit);
  return solve(grid).verdict == sudoku::Verdict::none;
}

}  // namespace quadrille::logic
