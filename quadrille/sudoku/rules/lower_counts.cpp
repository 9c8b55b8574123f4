// What is counted, what groups of cells have in common, and what all blocks of two by two cells
// have: mostly chains whose state is the count so far.
#include <algorithm>
#include <bit>
#include <cstdlib>

#include "quadrille/base/sort.h"
#include "quadrille/sudoku/mosaic.h"
#include "quadrille/sudoku/rules/lower_parts.h"

namespace quadrille::sudoku::rules {
namespace {

constexpr std::int64_t kBlockClasses = 3;

// The value comes so often that the test accepts it, and never more than `most` times.
void add_count(Draft& draft, const std::vector<Cell>& cells, std::int64_t value, std::int64_t most,
               const std::function<bool(std::int64_t)>& ends) {
  draft.add_chain(
      cells,
      [=](std::size_t /*place*/, std::int64_t state,
          std::int64_t found) -> std::optional<std::int64_t> {
        const std::int64_t count = state + (found == value ? 1 : 0);
        return count <= most ? std::optional(count) : std::nullopt;
      },
      ends);
}

void add_contents(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell> cells = merged(constraint.cells).cells;
  const auto all = static_cast<std::int64_t>(cells.size());
  const bool differ = draft.peers().all_differ(cells);
  std::vector<std::uint32_t> values = constraint.values;
  quadrille::sort(values);
  values.erase(std::ranges::unique(values).begin(), values.end());
  for (const std::uint32_t value : values) {
    const std::int64_t wanted = std::ranges::count(constraint.values, value);
    const std::int64_t digit = std::int64_t{value} - draft.least() + 1;
    if (digit < 1 || digit > std::int64_t{draft.size()} || wanted > all) {
      draft.make_impossible();
    } else if (differ && wanted == 1) {
      std::vector<Placement> places;
      for (const Cell cell : cells) places.push_back({cell, static_cast<Digit>(digit)});
      draft.add_several(std::move(places), true);
    } else if (draft.for_walk()) {
      const bool exactly = constraint.kind == ConstraintKind::contains_exactly;
      draft.add_counted({.cells = cells,
                         .digit = static_cast<Digit>(digit),
                         .least = static_cast<std::uint32_t>(wanted),
                         .most = static_cast<std::uint32_t>(exactly ? wanted : all)});
    } else if (constraint.kind == ConstraintKind::contains_exactly) {
      add_count(draft, cells, value, wanted, [=](std::int64_t count) { return count == wanted; });
    } else {
      add_count(draft, cells, value, all, [=](std::int64_t count) { return count >= wanted; });
    }
  }
}

void add_circles(Draft& draft, const std::vector<Cell>& circles) {
  const std::vector<Cell> cells = merged(circles).cells;
  const auto all = static_cast<std::int64_t>(cells.size());
  for (const Cell cell : cells) {
    draft.restrict(cell, [=](std::int64_t value) { return 1 <= value && value <= all; });
  }
  if (draft.for_walk() && cells.size() <= Circles::kMostCells) {
    draft.add_circles(cells);
    return;
  }
  for (std::int64_t value = std::max<std::int64_t>(draft.least(), 1);
       value <= std::min(all, draft.most()); ++value) {
    add_count(draft, cells, value, value,
              [=](std::int64_t count) { return count == 0 || count == value; });
  }
}

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

void add_rellik(Draft& draft, const Constraint& constraint) {
  const std::uint32_t sum = value_of(draft.shape(), constraint);
  // All digits together have less.
  if (sum > draft.most() * std::int64_t{draft.size()}) return;
  add_tested_sets(draft, constraint.cells,
                  [&](const Digits& set) { return !has_part_with_sum(draft, set, sum); });
}

void add_equality(Draft& draft, const Constraint& constraint) {
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

std::vector<std::vector<Cell>> copies_of_groups(const Constraint& constraint) {
  std::vector<std::vector<Cell>> groups;
  for (const auto group : groups_of(constraint)) groups.emplace_back(group.begin(), group.end());
  return groups;
}

// Every block of two by two cells has digits of all three classes.
void add_blocks(Draft& draft, const std::function<std::int64_t(std::int64_t)>& class_of) {
  constexpr std::int64_t kAll = (1 << kBlockClasses) - 1;
  const Shape& shape = draft.shape();
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const std::vector<Cell> block = block_from(shape, cell);
    if (block.empty()) continue;
    draft.add_chain(
        block,
        [&](std::size_t place, std::int64_t state,
            std::int64_t value) -> std::optional<std::int64_t> {
          const std::int64_t met = state | std::int64_t{1} << class_of(value);
          // One of them comes twice, and no other.
          const int repeated =
              static_cast<int>(place) + 1 - std::popcount(static_cast<std::uint64_t>(met));
          return repeated <= 1 ? std::optional(met) : std::nullopt;
        },
        [](std::int64_t state) { return state == kAll; });
  }
}

// No two d that are d steps from each other.
void add_distances(Draft& draft) {
  const Cell all = draft.shape().cell_count();
  for (Cell a = 0; a < all && !draft.stopped(); ++a) {
    for (Cell b = a + 1; b < all; ++b) {
      const std::int64_t away = steps_between(draft.shape(), a, b);
      if (away < draft.least() || away > draft.most() || draft.peers().sees(a, b)) continue;
      const auto digit = static_cast<Digit>(away - draft.least() + 1);
      draft.add_several({{a, digit}, {b, digit}}, false);
    }
  }
}

bool lower_everywhere(Draft& draft, const Constraint& constraint) {
  switch (constraint.kind) {
    case ConstraintKind::global_entropy:
      add_blocks(draft, [&](std::int64_t value) {
        return (value - draft.least()) * kBlockClasses / std::int64_t{draft.size()};
      });
      return true;
    case ConstraintKind::global_modular:
      add_blocks(draft, [](std::int64_t value) { return value % kBlockClasses; });
      return true;
    case ConstraintKind::anti_taxicab:
      add_distances(draft);
      return true;
    default:
      return false;
  }
}

}  // namespace

bool lower_counted(Draft& draft, const Constraint& constraint) {
  switch (constraint.kind) {
    case ConstraintKind::equal_sums:
      draft.add_equal_sums(copies_of_groups(constraint));
      return true;
    case ConstraintKind::same_digits:
      draft.add_equal_counts(copies_of_groups(constraint));
      return true;
    case ConstraintKind::contains:
    case ConstraintKind::contains_exactly:
      add_contents(draft, constraint);
      return true;
    case ConstraintKind::counting_circles:
      add_circles(draft, constraint.cells);
      return true;
    case ConstraintKind::rellik:
      add_rellik(draft, constraint);
      return true;
    case ConstraintKind::equality:
      add_equality(draft, constraint);
      return true;
    default:
      return lower_everywhere(draft, constraint);
  }
}

}  // namespace quadrille::sudoku::rules
