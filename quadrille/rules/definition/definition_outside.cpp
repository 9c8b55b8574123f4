// Clues outside: the line is read from the clue on.
#include <algorithm>

#include "quadrille/rules/definition/definition_parts.h"

namespace quadrille::sudoku::rules {
namespace {

bool is_sandwich(const Reading& reading) {
  const Values& values = reading.values;
  const std::int64_t least = reading.list.first_value;
  const std::int64_t most = least + reading.size - 1;
  if (std::ranges::count(values, least) != 1 || std::ranges::count(values, most) != 1) return false;
  const auto low = std::ranges::find(values, least);
  const auto high = std::ranges::find(values, most);
  const auto [from, to] = std::minmax(low, high);
  // On a board of one digit there is nothing for two ends.
  return from != to && sum_of({from + 1, to}) == reading.value;
}

// How many are greater than all before them.
std::int64_t count_seen(const Values& values) {
  std::int64_t seen = 0;
  std::int64_t highest = -1;
  for (const std::int64_t value : values) {
    seen += value > highest ? 1 : 0;
    highest = std::max(highest, value);
  }
  return seen;
}

// The first that is not greater than all before it; -1 where there is none.
std::int64_t first_hidden(const Values& values) {
  std::int64_t highest = -1;
  for (const std::int64_t value : values) {
    if (value <= highest) return value;
    highest = value;
  }
  return -1;
}

}  // namespace

bool holds_from_outside(const Reading& reading) {
  const std::span<const std::int64_t> values = reading.values;
  const std::int64_t first = values.front();
  const bool points_inside = first >= 1 && first <= std::ssize(values);
  switch (reading.constraint.kind) {
    case ConstraintKind::little_killer:
      return sum_of(values) == reading.value;
    case ConstraintKind::sandwich:
      return is_sandwich(reading);
    case ConstraintKind::x_sum:
      return points_inside &&
             sum_of(values.first(static_cast<std::size_t>(first))) == reading.value;
    case ConstraintKind::skyscraper:
      return count_seen(reading.values) == reading.value;
    case ConstraintKind::hidden_skyscraper:
      return first_hidden(reading.values) == reading.value;
    default:  // numbered_room
      return points_inside && values[static_cast<std::size_t>(first - 1)] == reading.value;
  }
}

}  // namespace quadrille::sudoku::rules
