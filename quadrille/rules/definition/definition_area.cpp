// Areas: cells that differ, their sums, what groups of them have in common, what they hold how
// often.
#include <algorithm>
#include <functional>

#include "quadrille/base/sort.h"
#include "quadrille/rules/definition/definition_parts.h"

namespace quadrille::sudoku::rules {
namespace {

// Whether that comes to the same for the values of each group.
template <class What>
bool groups_agree(const Reading& reading, const What& what) {
  const auto groups = groups_of(reading.constraint);
  const auto first = what(reading.at_all(groups.front()));
  return std::ranges::all_of(
      groups, [&](const auto& group) { return what(reading.at_all(group)) == first; });
}

// Whether each value that is listed is found as often as the test wants it.
template <class Test>
bool listed_are_found(const Reading& reading, const Values& values, const Test& test) {
  const auto& listed = reading.constraint.values;
  return std::ranges::all_of(listed, [&](std::int64_t value) {
    return test(std::ranges::count(values, value), std::ranges::count(listed, value));
  });
}

// Whether one or more of the values have the sum. They differ, so they are no more than there are
// digits, which are few.
bool some_have_sum(const Values& values, std::int64_t wanted) {
  for (std::uint32_t some = 1; some < 1U << values.size(); ++some) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i) sum += (some >> i & 1U) != 0 ? values[i] : 0;
    if (sum == wanted) return true;
  }
  return false;
}

// As many odd as even ones, and as many low as high ones.
bool are_balanced(const Reading& reading, const Values& values) {
  std::int64_t odd = 0;
  std::int64_t low = 0;
  std::int64_t high = 0;
  const std::int64_t middle =
      2 * std::int64_t{reading.list.first_value} + reading.size - 1;  // twice
  for (const std::int64_t value : values) {
    odd += value % 2;
    low += 2 * value < middle ? 1 : 0;
    high += 2 * value > middle ? 1 : 0;
  }
  return 2 * odd == std::ssize(values) && low == high;
}

}  // namespace

bool holds_in_area(const Reading& reading) {
  const Values once = reading.once();
  const auto& listed = reading.constraint.values;
  switch (reading.constraint.kind) {
    case ConstraintKind::region:
      return are_different(once);
    case ConstraintKind::cage:
      return are_different(once) &&
             (listed.empty() || std::ranges::count(listed, sum_of(once)) > 0);
    case ConstraintKind::sum:
      return sum_of(reading.values) == reading.value;
    case ConstraintKind::clone:
      return reading.values == reading.at_all(reading.constraint.head);
    case ConstraintKind::quadruple:
      return listed_are_found(reading, reading.values, std::greater_equal<>{});
    case ConstraintKind::equal_sums:
      return groups_agree(reading, [](const Values& values) { return sum_of(values); });
    case ConstraintKind::same_digits:
      return groups_agree(reading, [](Values values) {
        quadrille::sort(values);
        return values;
      });
    case ConstraintKind::contains:
      return listed_are_found(reading, once, std::greater_equal<>{});
    case ConstraintKind::contains_exactly:
      return listed_are_found(reading, once, std::equal_to<>{});
    case ConstraintKind::counting_circles:
      return std::ranges::all_of(
          once, [&](std::int64_t value) { return std::ranges::count(once, value) == value; });
    case ConstraintKind::rellik:
      return are_different(once) && !some_have_sum(once, reading.value);
    default:  // equality
      return are_different(once) && are_balanced(reading, once);
  }
}

}  // namespace quadrille::sudoku::rules
