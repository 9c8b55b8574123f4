// Cells, or groups of cells, that hold the same digits or have the same sum.
#include <algorithm>

#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/broken_parts.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

bool are_equal(std::int64_t a, std::int64_t b) { return a == b; }

std::vector<std::vector<Cell>> copies_of_groups(const Constraint& constraint) {
  std::vector<std::vector<Cell>> groups;
  for (const auto group : groups_of(constraint)) groups.emplace_back(group.begin(), group.end());
  return groups;
}

void lower_clone(Draft& draft, const Constraint& constraint) {
  for (std::size_t i = 0; i < constraint.cells.size(); ++i) {
    draft.add_pair(constraint.cells[i], constraint.head[i], are_equal);
  }
}

void lower_palindrome(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell>& cells = constraint.cells;
  for (std::size_t i = 0; i < cells.size() / 2; ++i) {
    draft.add_pair(cells[i], cells[cells.size() - 1 - i], are_equal);
  }
}

void lower_same_digits(Draft& draft, const Constraint& constraint) {
  draft.add_equal_counts(copies_of_groups(constraint));
}

void lower_equal_sums(Draft& draft, const Constraint& constraint) {
  draft.add_equal_sums(copies_of_groups(constraint));
}

void look_at_copies(BrokenParts& parts) {
  const Constraint& it = parts.it();
  for (std::size_t i = 0; i < it.cells.size(); ++i) parts.try_equal(it.cells[i], it.head[i], true);
}

void look_at_mirrored(BrokenParts& parts) {
  const std::vector<Cell>& cells = parts.it().cells;
  for (std::size_t i = 0; i < cells.size() / 2; ++i) {
    parts.try_equal(cells[i], cells[cells.size() - 1 - i], true);
  }
}

constexpr KindRow kCopyRows[] = {
    {.kind = ConstraintKind::clone,
     .name = "clone",
     .form = {1, kAnyNumber, 0, 0},
     .head = Head::copy,
     .lower = lower_clone,
     .look = look_at_copies},
    {.kind = ConstraintKind::palindrome,
     .name = "palindrome",
     .extent = Extent::line,
     .form = {2, kAnyNumber, 0, 0},
     .lower = lower_palindrome,
     .look = look_at_mirrored},
    {.kind = ConstraintKind::equal_sums,
     .name = "equal-sums",
     .form = {2, kAnyNumber, 2, kAnyNumber},
     .values = ValueKind::groups,
     .lower = lower_equal_sums},
    {.kind = ConstraintKind::same_digits,
     .name = "same-digits",
     .other_name = "same-values",
     .form = {2, kAnyNumber, 2, kAnyNumber},
     .values = ValueKind::groups,
     .lower = lower_same_digits},
};

}  // namespace

std::span<const KindRow> copy_rows() { return kCopyRows; }

}  // namespace quadrille::sudoku::rules
