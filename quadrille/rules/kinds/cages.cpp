// Areas of different digits, and sums.
#include <algorithm>
#include <bit>

#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/broken_parts.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

constexpr std::uint32_t kMostSizeOfSets = 12;  // for every set of digits

// Different digits, in sets that the test accepts.
void add_tested_sets(Draft& draft, const std::vector<Cell>& area,
                     const std::function<bool(const Digits&)>& accepts) {
  const std::vector<Cell> cells = merged(area).cells;
  if (cells.size() > draft.size()) return;  // impossible already
  const Digits among = draft.domain_of(cells);
  std::vector<Digits> sets;
  for (std::uint32_t bits = 0; bits < 1U << draft.size(); ++bits) {
    if (std::popcount(bits) != std::ssize(cells)) continue;
    const Digits set(bits);
    if ((set & ~among).none() && accepts(set)) sets.push_back(set);
  }
  draft.add_sets(cells, std::move(sets));
}

bool has_part_with_sum(const Draft& draft, const Digits& set, std::uint32_t sum) {
  std::vector<bool> reached(std::size_t{sum} + 1, false);
  for (const Digit digit : list_of(set)) {
    const auto value = static_cast<std::size_t>(draft.value(digit));
    if (value > sum) continue;
    for (std::size_t before = sum - value; before > 0; --before) {
      if (reached[before]) reached[before + value] = true;
    }
    reached[value] = true;
  }
  return reached[sum];
}

void lower_cage(Draft& draft, const Constraint& constraint) {
  draft.add_cage(constraint.cells, constraint.values);
}

void lower_sum(Draft& draft, const Constraint& constraint) {
  draft.add_sum(merged(constraint.cells), value_of(draft.shape(), constraint));
}

void lower_rellik(Draft& draft, const Constraint& constraint) {
  const std::uint32_t sum = value_of(draft.shape(), constraint);
  // All digits together have less.
  if (sum > draft.most() * std::int64_t{draft.size()}) return;
  add_tested_sets(draft, constraint.cells,
                  [&](const Digits& set) { return !has_part_with_sum(draft, set, sum); });
}

void lower_equality(Draft& draft, const Constraint& constraint) {
  add_tested_sets(draft, constraint.cells, [&](const Digits& set) {
    std::int64_t odd = 0;
    std::int64_t high = 0;
    for (const Digit digit : list_of(set)) {
      odd += draft.value(digit) % 2 == 1 ? 1 : -1;
      const std::int64_t beyond = 2 * std::int64_t{digit} - draft.size() - 1;
      high += beyond > 0 ? 1 : beyond < 0 ? -1 : 0;
    }
    return odd == 0 && high == 0;
  });
}

std::optional<std::int64_t> greatest_sum(const BrokenParts& parts) {
  if (parts.it().values.empty()) return std::nullopt;
  return std::ranges::max(parts.it().values);
}

std::optional<std::int64_t> own_sum(const BrokenParts& parts) { return parts.value(); }

constexpr KindRow kCageRows[] = {
    {.kind = ConstraintKind::region,
     .name = "region",
     .other_name = "extra-region",
     .form = {1, kAnyNumber, 0, 0},
     .most_size = kMaxSize,
     .differ = differ_in_area,
     .look = look_for_equals},
    {.kind = ConstraintKind::cage,
     .name = "cage",
     .other_name = "killer",
     .form = {1, kAnyNumber, 0, kAnyNumber},
     .differ = differ_in_area,
     .lower = lower_cage,
     .look = look_for_equals,
     .most_sum = greatest_sum,
     .has_total = true},
    {.kind = ConstraintKind::sum,
     .name = "sum",
     .form = {1, kAnyNumber, 1, 1},
     .lower = lower_sum,
     .most_sum = own_sum,
     .has_total = true},
    {.kind = ConstraintKind::rellik,
     .name = "rellik",
     .other_name = "rellik-cage",
     .form = {1, kAnyNumber, 1, 1},
     .most_size = kMostSizeOfSets,
     .differ = differ_in_area,
     .lower = lower_rellik,
     .look = look_for_equals},
    {.kind = ConstraintKind::equality,
     .name = "equality",
     .other_name = "equality-cage",
     .form = {1, kAnyNumber, 0, 0},
     .most_size = kMostSizeOfSets,
     .differ = differ_in_area,
     .lower = lower_equality,
     .look = look_for_equals},
    {.kind = ConstraintKind::little_killer,
     .name = "little-killer",
     .extent = Extent::outside,
     .form = {1, kAnyNumber, 1, 1},
     .lower = lower_sum,
     .most_sum = own_sum,
     .has_total = true},
};

}  // namespace

std::span<const KindRow> cage_rows() { return kCageRows; }

}  // namespace quadrille::sudoku::rules
