// Skyscrapers and numbered rooms: mostly chains along the line, from the clue on.
#include <algorithm>
#include <optional>

#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

// Where a walk can take a line as it stands.
bool is_short_line(const Draft& draft, const std::vector<Cell>& line) {
  return draft.for_walk() && line.size() <= draft.size() &&
         merged(line).cells.size() == line.size();
}

void lower_skyscraper(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell>& line = constraint.cells;
  const std::int64_t seen = value_of(draft.shape(), constraint);
  if (is_short_line(draft, line) && seen >= 1 && seen <= std::int64_t(line.size())) {
    draft.add_skyline(line, static_cast<std::uint32_t>(seen));
    return;
  }
  // The highest so far (one more than that, as values may begin with 0) and how many were seen.
  const std::int64_t base = static_cast<std::int64_t>(line.size()) + 1;
  draft.add_chain(
      line,
      [=](std::size_t /*place*/, std::int64_t state,
          std::int64_t value) -> std::optional<std::int64_t> {
        const std::int64_t highest = state / base - 1;
        const std::int64_t count = state % base + (value > highest ? 1 : 0);
        if (count > seen) return std::nullopt;
        return (std::max(highest, value) + 1) * base + count;
      },
      [=](std::int64_t state) { return state % base == seen; });
}

void lower_hidden_skyscraper(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell>& line = constraint.cells;
  const std::int64_t wanted = value_of(draft.shape(), constraint);
  // One more than the highest so far; behind the one that is hidden: -1.
  draft.add_chain(
      line,
      [=](std::size_t /*place*/, std::int64_t state,
          std::int64_t value) -> std::optional<std::int64_t> {
        if (state < 0) return state;
        if (value + 1 > state) return value + 1;
        return value == wanted ? std::optional<std::int64_t>(-1) : std::nullopt;
      },
      [](std::int64_t state) { return state < 0; });
}

void lower_numbered_room(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell>& line = constraint.cells;
  const std::int64_t wanted = value_of(draft.shape(), constraint);
  if (is_short_line(draft, line)) {
    draft.restrict(line.front(), [&](std::int64_t value) {
      if (value == 1 && wanted != 1) return false;
      return value >= 1 && value <= std::int64_t(line.size());
    });
    for (std::size_t place = 1; place < line.size(); ++place) {
      const auto room = static_cast<std::int64_t>(place) + 1;
      draft.add_never(line.front(), line[place], [=](std::int64_t first, std::int64_t there) {
        return first == room && there != wanted;
      });
    }
    return;
  }
  // Which place is meant, from 1; behind it: 0, but for the first cell, before which it is 0 too.
  const auto length = static_cast<std::int64_t>(line.size());
  draft.add_chain(
      line,
      [=](std::size_t place, std::int64_t state,
          std::int64_t value) -> std::optional<std::int64_t> {
        if (place == 0) state = value >= 1 && value <= length ? value : -1;
        if (state < 0) return std::nullopt;
        if (state != static_cast<std::int64_t>(place) + 1) return state;
        return value == wanted ? std::optional<std::int64_t>(0) : std::nullopt;
      },
      [](std::int64_t state) { return state == 0; });
}

constexpr KindRow kSkylineRows[] = {
    {.kind = ConstraintKind::skyscraper,
     .name = "skyscraper",
     .extent = Extent::outside,
     .form = {1, kAnyNumber, 1, 1},
     .lower = lower_skyscraper},
    {.kind = ConstraintKind::hidden_skyscraper,
     .name = "hidden-skyscraper",
     .extent = Extent::outside,
     .form = {1, kAnyNumber, 1, 1},
     .lower = lower_hidden_skyscraper},
    {.kind = ConstraintKind::numbered_room,
     .name = "numbered-room",
     .extent = Extent::outside,
     .form = {1, kAnyNumber, 1, 1},
     .lower = lower_numbered_room},
};

}  // namespace

std::span<const KindRow> skyline_rows() { return kSkylineRows; }

}  // namespace quadrille::sudoku::rules
