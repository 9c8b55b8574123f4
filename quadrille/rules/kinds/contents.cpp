// How often digits come: mostly chains whose state is the count so far.
#include <algorithm>

#include "quadrille/base/sort.h"
#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

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

// Each of the values so often as it is listed, or that often at least.
void add_contents(Draft& draft, const Constraint& constraint, bool exactly) {
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
      draft.add_counted({.cells = cells,
                         .digit = static_cast<Digit>(digit),
                         .least = static_cast<std::uint32_t>(wanted),
                         .most = static_cast<std::uint32_t>(exactly ? wanted : all)});
    } else if (exactly) {
      add_count(draft, cells, value, wanted, [=](std::int64_t count) { return count == wanted; });
    } else {
      add_count(draft, cells, value, all, [=](std::int64_t count) { return count >= wanted; });
    }
  }
}

// Few cells, each of them named once, for no more digits than that.
bool is_small_quadruple(const Draft& draft, const Constraint& constraint) {
  constexpr std::size_t kFewCells = 4;
  return constraint.cells.size() <= kFewCells &&
         constraint.values.size() <= constraint.cells.size() &&
         merged(constraint.cells).cells.size() == constraint.cells.size() &&
         std::ranges::all_of(constraint.values, [&](std::int64_t value) {
           return draft.least() <= value && value <= draft.most();
         });
}

// For each digit a chain that counts how often it has come.
void lower_quadruple(Draft& draft, const Constraint& constraint) {
  if (draft.for_walk() && is_small_quadruple(draft, constraint)) {
    std::vector<Digit> digits;
    for (const std::uint32_t value : constraint.values) {
      digits.push_back(static_cast<Digit>(std::int64_t{value} + 1 - draft.least()));
    }
    draft.add_required(constraint.cells, std::move(digits));
    return;
  }
  for (const std::uint32_t value : constraint.values) {
    const std::int64_t wanted = std::ranges::count(constraint.values, value);
    draft.add_chain(
        constraint.cells,
        [=](std::size_t /*place*/, std::int64_t state,
            std::int64_t found) -> std::optional<std::int64_t> {
          return std::min<std::int64_t>(state + (found == std::int64_t{value} ? 1 : 0), wanted);
        },
        [=](std::int64_t state) { return state == wanted; });
  }
}

void lower_contents(Draft& draft, const Constraint& constraint) {
  add_contents(draft, constraint, false);
}
void lower_exact_contents(Draft& draft, const Constraint& constraint) {
  add_contents(draft, constraint, true);
}

void lower_circles(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell> cells = merged(constraint.cells).cells;
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

constexpr KindRow kContentRows[] = {
    {.kind = ConstraintKind::quadruple,
     .name = "quadruple",
     .form = {1, 4, 1, 4},
     .values = ValueKind::digits,
     .lower = lower_quadruple},
    {.kind = ConstraintKind::contains,
     .name = "contains",
     .form = {1, kAnyNumber, 1, kAnyNumber},
     .values = ValueKind::digits,
     .lower = lower_contents},
    {.kind = ConstraintKind::contains_exactly,
     .name = "contains-exactly",
     .form = {1, kAnyNumber, 1, kAnyNumber},
     .values = ValueKind::digits,
     .lower = lower_exact_contents},
    {.kind = ConstraintKind::counting_circles,
     .name = "counting-circles",
     .form = {1, kAnyNumber, 0, 0},
     .lower = lower_circles},
};

}  // namespace

std::span<const KindRow> content_rows() { return kContentRows; }

}  // namespace quadrille::sudoku::rules
