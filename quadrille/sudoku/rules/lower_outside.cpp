// Clues outside. Where the line holds every digit, a sandwich is a choice of two places and what
// stands between them, and an X-sum one of a digit and what stands behind it; otherwise both are
// chains, as skyscrapers and numbered rooms are.
#include <algorithm>

#include "quadrille/sudoku/rules/lower_parts.h"

namespace quadrille::sudoku::rules {
namespace {

using State = std::optional<std::int64_t>;

// None of these digits in a cell.
void rule_out(std::vector<Placement>& ruled_out, Cell cell, const Digits& digits,
              std::size_t size) {
  for (std::size_t digit = 0; digit < size; ++digit) {
    if (digits.test(digit)) ruled_out.push_back({cell, static_cast<Digit>(digit + 1)});
  }
}

// Rules out the digits of the set outside of the places from `first` to `last`, and others inside.
void keep_inside(std::vector<Placement>& ruled_out, std::span<const Cell> line, const Digits& set,
                 const Digits& others, std::size_t first, std::size_t last) {
  for (std::size_t place = 0; place < line.size(); ++place) {
    const bool inside = first <= place && place < last;
    rule_out(ruled_out, line[place], inside ? others : set, line.size());
  }
}

bool holds_every_digit(const Draft& draft, const std::vector<Cell>& line) {
  return line.size() == draft.size() && draft.size() <= 16 && draft.peers().share_group(line);
}

Digits all_digits(const Draft& draft) {
  Digits all;
  for (std::size_t digit = 0; digit < draft.size(); ++digit) all.set(digit);
  return all;
}

// The crusts at these two places, and nowhere else on the line but between them, where the filling
// has ruled out all but its set.
void keep_crusts(std::vector<Placement>& ruled_out, const std::vector<Cell>& line,
                 const Digits& crusts, const Digits& set, std::size_t first, std::size_t last) {
  for (std::size_t place = 0; place < line.size(); ++place) {
    if (first < place && place < last) continue;
    const bool crust = place == first || place == last;
    for (std::size_t digit = 0; digit < line.size(); ++digit) {
      // What the set has is out there already.
      if (crusts.test(digit) == crust || set.test(digit)) continue;
      ruled_out.push_back({line[place], static_cast<Digit>(digit + 1)});
    }
  }
}

void add_sandwich_choice(Draft& draft, const std::vector<Cell>& line, std::uint32_t sum) {
  const std::size_t size = line.size();
  Digits crusts;
  crusts.set(0).set(size - 1);
  const Digits all = all_digits(draft);
  std::vector<std::vector<Placement>> choices;
  for (std::size_t filling = 0; filling + 2 <= size; ++filling) {
    if (draft.stopped()) return;
    for (const Digits& set : draft.sets_with_sum(filling, {&sum, 1}, all & ~crusts)) {
      for (std::size_t first = 0; first + filling + 1 < size; ++first) {
        std::vector<Placement> ruled_out;
        keep_inside(ruled_out, line, set, all & ~set, first + 1, first + 1 + filling);
        keep_crusts(ruled_out, line, crusts, set, first, first + filling + 1);
        choices.push_back(std::move(ruled_out));
      }
    }
  }
  draft.add_choice(std::move(choices));
}

// The states of a line with a sandwich. Before the first crust: 0. Behind the second: 1. Between
// them: the sum so far, twice over, and one more where the first crust is the greatest; two are
// added to tell them from the others.
struct SandwichSteps {
  std::int64_t least;
  std::int64_t most;
  std::int64_t sum;

  [[nodiscard]] State after(std::int64_t state, std::int64_t value) const {
    const bool crust = value == least || value == most;
    if (state == 0) return crust ? 2 + (value == most ? 1 : 0) : 0;
    if (state == 1) return crust ? std::nullopt : State(1);
    const std::int64_t inside = (state - 2) / 2;
    const bool high = state % 2 == 1;
    if (crust) return (value == least) == high && inside == sum ? State(1) : std::nullopt;
    return inside + value <= sum ? State(state + 2 * value) : std::nullopt;
  }
};

void add_sandwich_chain(Draft& draft, const std::vector<Cell>& line, std::int64_t sum) {
  const SandwichSteps steps{.least = draft.least(), .most = draft.most(), .sum = sum};
  draft.add_chain(
      line,
      [=](std::size_t /*place*/, std::int64_t state, std::int64_t value) {
        return steps.after(state, value);
      },
      [](std::int64_t state) { return state == 1; });
}

void add_x_sum_choice(Draft& draft, const std::vector<Cell>& line, std::uint32_t sum) {
  const Digits all = all_digits(draft);
  std::vector<std::vector<Placement>> choices;
  for (std::size_t first = 1; first <= line.size(); ++first) {
    const std::int64_t value = draft.value(static_cast<Digit>(first));
    if (value > std::int64_t{sum} || value < 1 || value > std::int64_t(line.size())) continue;
    Digits head;
    head.set(first - 1);
    const auto rest = sum - static_cast<std::uint32_t>(value);
    const auto count = static_cast<std::size_t>(value);
    for (const Digits& set : draft.sets_with_sum(count - 1, {&rest, 1}, all & ~head)) {
      std::vector<Placement> ruled_out;
      rule_out(ruled_out, line[0], ~head, line.size());
      for (std::size_t place = 1; place < line.size(); ++place) {
        rule_out(ruled_out, line[place], place < count ? all & ~set : set, line.size());
      }
      choices.push_back(std::move(ruled_out));
    }
  }
  draft.add_choice(std::move(choices));
}

void add_x_sum_chain(Draft& draft, const std::vector<Cell>& line, std::int64_t sum) {
  // How many cells are still to be added, and the sum so far; behind them: 1.
  const std::int64_t base = sum + 1;
  const auto length = static_cast<std::int64_t>(line.size());
  draft.add_chain(
      line,
      [=](std::size_t place, std::int64_t state, std::int64_t value) -> State {
        if (place > 0 && state == 1) return 1;
        const std::int64_t left = place == 0 ? value : (state - 2) / base;
        const std::int64_t total = (place == 0 ? 0 : (state - 2) % base) + value;
        if (left < 1 || left > length || total > sum) return std::nullopt;
        if (left == 1) return total == sum ? State(1) : std::nullopt;
        return 2 + (left - 1) * base + total;
      },
      [](std::int64_t state) { return state == 1; });
}

// Where a walk can take a line as it stands.
bool is_short_line(const Draft& draft, const std::vector<Cell>& line) {
  return draft.for_walk() && line.size() <= draft.size() &&
         merged(line).cells.size() == line.size();
}

void add_skyscraper(Draft& draft, const std::vector<Cell>& line, std::int64_t seen) {
  if (is_short_line(draft, line) && seen >= 1 && seen <= std::int64_t(line.size())) {
    draft.add_skyline(line, static_cast<std::uint32_t>(seen));
    return;
  }
  // The highest so far (one more than that, as values may begin with 0) and how many were seen.
  const std::int64_t base = static_cast<std::int64_t>(line.size()) + 1;
  draft.add_chain(
      line,
      [=](std::size_t /*place*/, std::int64_t state, std::int64_t value) -> State {
        const std::int64_t highest = state / base - 1;
        const std::int64_t count = state % base + (value > highest ? 1 : 0);
        if (count > seen) return std::nullopt;
        return (std::max(highest, value) + 1) * base + count;
      },
      [=](std::int64_t state) { return state % base == seen; });
}

void add_hidden_skyscraper(Draft& draft, const std::vector<Cell>& line, std::int64_t wanted) {
  // One more than the highest so far; behind the one that is hidden: -1.
  draft.add_chain(
      line,
      [=](std::size_t /*place*/, std::int64_t state, std::int64_t value) -> State {
        if (state < 0) return state;
        if (value + 1 > state) return value + 1;
        return value == wanted ? State(-1) : std::nullopt;
      },
      [](std::int64_t state) { return state < 0; });
}

void add_numbered_room(Draft& draft, const std::vector<Cell>& line, std::int64_t wanted) {
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
      [=](std::size_t place, std::int64_t state, std::int64_t value) -> State {
        if (place == 0) state = value >= 1 && value <= length ? value : -1;
        if (state < 0) return std::nullopt;
        if (state != static_cast<std::int64_t>(place) + 1) return state;
        return value == wanted ? State(0) : std::nullopt;
      },
      [](std::int64_t state) { return state == 0; });
}

}  // namespace

bool lower_outside(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell>& line = constraint.cells;
  const std::uint32_t value = value_of(draft.shape(), constraint);
  const bool choice = draft.quick() && holds_every_digit(draft, line);
  switch (constraint.kind) {
    case ConstraintKind::little_killer:
      draft.add_sum(merged(line), value);
      return true;
    case ConstraintKind::sandwich:
      choice ? add_sandwich_choice(draft, line, value) : add_sandwich_chain(draft, line, value);
      return true;
    case ConstraintKind::x_sum:
      choice ? add_x_sum_choice(draft, line, value) : add_x_sum_chain(draft, line, value);
      return true;
    case ConstraintKind::skyscraper:
      add_skyscraper(draft, line, value);
      return true;
    case ConstraintKind::hidden_skyscraper:
      add_hidden_skyscraper(draft, line, value);
      return true;
    case ConstraintKind::numbered_room:
      add_numbered_room(draft, line, value);
      return true;
    default:
      return false;
  }
}

}  // namespace quadrille::sudoku::rules
