// Single cells, areas, and marks between cells.
#include <algorithm>
#include <cstdlib>

#include "quadrille/sudoku/mosaic.h"
#include "quadrille/sudoku/rules/lower_parts.h"

namespace quadrille::sudoku::rules {
namespace {

// Less than its neighbours, or greater, but for those that are so themselves.
void add_extreme(Draft& draft, const Constraints& all, const Constraint& constraint) {
  const Cell cell = constraint.cells.front();
  const bool least = constraint.kind == ConstraintKind::minimum;
  for (const Cell neighbour : neighbours_of(draft.shape(), cell)) {
    const bool alike = std::ranges::any_of(all.all(), [&](const Constraint& other) {
      return other.kind == constraint.kind && other.cells.front() == neighbour;
    });
    if (alike) continue;
    draft.add_pair(cell, neighbour,
                   [=](std::int64_t a, std::int64_t b) { return least ? a < b : a > b; });
  }
}

// The digit of the cell at `place` says where the number of the place stands on the line.
void add_index(Draft& draft, std::span<const Cell> line, std::size_t place) {
  const auto number = static_cast<Digit>(place + 1);
  if (line.size() < draft.size()) {
    const std::int64_t first = draft.least();
    draft.restrict(line[place],
                   [=](std::int64_t value) { return value - first < std::ssize(line); });
  }
  for (std::uint32_t digit = 1; digit <= line.size(); ++digit) {
    if (digit == number) continue;
    std::vector<Placement> says = {{line[place], static_cast<Digit>(digit)}};
    std::vector<Placement> is_there = {{line[digit - 1], number}};
    for (std::uint32_t other = 1; other <= draft.size(); ++other) {
      if (other != number) says.push_back({line[digit - 1], static_cast<Digit>(other)});
      if (other != digit) is_there.push_back({line[place], static_cast<Digit>(other)});
    }
    draft.add_several(std::move(says), false);
    draft.add_several(std::move(is_there), false);
  }
}

void add_index(Draft& draft, const Constraint& constraint, Family family) {
  const Cell cell = constraint.cells.front();
  const std::vector<Cell> line = line_of(draft.shape(), cell, family);
  add_index(draft, line, static_cast<std::size_t>(std::ranges::find(line, cell) - line.begin()));
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
void add_quadruple(Draft& draft, const Constraint& constraint) {
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

bool lower_mark(Draft& draft, const Constraint& constraint) {
  const std::int64_t value = value_of(draft.shape(), constraint);
  const auto pair = [&](const Relation& accepts) {
    draft.add_pair(constraint.cells[0], constraint.cells[1], accepts);
    return true;
  };
  switch (constraint.kind) {
    case ConstraintKind::difference:
      return pair([=](std::int64_t a, std::int64_t b) { return std::abs(a - b) == value; });
    case ConstraintKind::ratio:
      return pair([=](std::int64_t a, std::int64_t b) { return a == value * b || b == value * a; });
    case ConstraintKind::pair_sum:
      return pair([=](std::int64_t a, std::int64_t b) { return a + b == value; });
    case ConstraintKind::greater:
      return pair([](std::int64_t a, std::int64_t b) { return a > b; });
    default:
      return false;
  }
}

}  // namespace

void lower_cell(Draft& draft, const Constraints& all, const Constraint& constraint) {
  switch (constraint.kind) {
    case ConstraintKind::odd:
      draft.restrict(constraint.cells[0], [](auto value) { return value % 2 == 1; });
      return;
    case ConstraintKind::even:
      draft.restrict(constraint.cells[0], [](auto value) { return value % 2 == 0; });
      return;
    case ConstraintKind::minimum:
    case ConstraintKind::maximum:
      add_extreme(draft, all, constraint);
      return;
    case ConstraintKind::row_index:
      add_index(draft, constraint, Family::row);
      return;
    case ConstraintKind::column_index:
      add_index(draft, constraint, Family::column);
      return;
    case ConstraintKind::box_index:
      add_index(draft, constraint, Family::box);
      return;
    default:
      return;
  }
}

bool lower_area(Draft& draft, const Constraint& constraint) {
  switch (constraint.kind) {
    case ConstraintKind::cage:
      draft.add_cage(constraint.cells, constraint.values);
      return true;
    case ConstraintKind::sum:
      draft.add_sum(merged(constraint.cells), value_of(draft.shape(), constraint));
      return true;
    case ConstraintKind::clone:
      for (std::size_t i = 0; i < constraint.cells.size(); ++i) {
        draft.add_pair(constraint.cells[i], constraint.head[i],
                       [](std::int64_t a, std::int64_t b) { return a == b; });
      }
      return true;
    case ConstraintKind::quadruple:
      add_quadruple(draft, constraint);
      return true;
    default:
      return lower_mark(draft, constraint);
  }
}

}  // namespace quadrille::sudoku::rules
