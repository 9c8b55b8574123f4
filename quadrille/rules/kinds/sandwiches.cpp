// Sandwiches and X-sums. Where the line holds every digit, a sandwich is a choice of two places and
// what stands between them, and an X-sum one of a digit and what stands behind it; otherwise both
// are chains.
#include <optional>

#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/kinds/families.h"

namespace quadrille::sudoku::rules {
namespace {

using SumState = std::optional<std::int64_t>;

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

  [[nodiscard]] SumState after(std::int64_t state, std::int64_t value) const {
    const bool crust = value == least || value == most;
    if (state == 0) return crust ? 2 + (value == most ? 1 : 0) : 0;
    if (state == 1) return crust ? std::nullopt : SumState(1);
    const std::int64_t inside = (state - 2) / 2;
    const bool high = state % 2 == 1;
    if (crust) return (value == least) == high && inside == sum ? SumState(1) : std::nullopt;
    return inside + value <= sum ? SumState(state + 2 * value) : std::nullopt;
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
      [=](std::size_t place, std::int64_t state, std::int64_t value) -> SumState {
        if (place > 0 && state == 1) return 1;
        const std::int64_t left = place == 0 ? value : (state - 2) / base;
        const std::int64_t total = (place == 0 ? 0 : (state - 2) % base) + value;
        if (left < 1 || left > length || total > sum) return std::nullopt;
        if (left == 1) return total == sum ? SumState(1) : std::nullopt;
        return 2 + (left - 1) * base + total;
      },
      [](std::int64_t state) { return state == 1; });
}

bool is_choice(const Draft& draft, const std::vector<Cell>& line) {
  return draft.quick() && holds_every_digit(draft, line);
}

void lower_sandwich(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell>& line = constraint.cells;
  const std::uint32_t sum = value_of(draft.shape(), constraint);
  is_choice(draft, line) ? add_sandwich_choice(draft, line, sum)
                         : add_sandwich_chain(draft, line, sum);
}

void lower_x_sum(Draft& draft, const Constraint& constraint) {
  const std::vector<Cell>& line = constraint.cells;
  const std::uint32_t sum = value_of(draft.shape(), constraint);
  is_choice(draft, line) ? add_x_sum_choice(draft, line, sum) : add_x_sum_chain(draft, line, sum);
}

constexpr KindRow kSandwichRows[] = {
    {.kind = ConstraintKind::sandwich,
     .name = "sandwich",
     .extent = Extent::outside,
     .form = {1, kAnyNumber, 1, 1},
     .lower = lower_sandwich},
    {.kind = ConstraintKind::x_sum,
     .name = "x-sum",
     .extent = Extent::outside,
     .form = {1, kAnyNumber, 1, 1},
     .lower = lower_x_sum},
};

}  // namespace

std::span<const KindRow> sandwich_rows() { return kSandwichRows; }

}  // namespace quadrille::sudoku::rules
