// Filters are held against all the ways to fill their cells: they take away nothing that one of
// these has, and tell on full cells whether the rule is satisfied.
#include "quadrille/rules/walk/filters.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <utility>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/rules/draft/digit_sets.h"
#include "quadrille/rules/walk/count_filter.h"
#include "quadrille/rules/walk/skyline_filter.h"
#include "quadrille/rules/walk/sum_filter.h"

namespace quadrille::sudoku::rules {
namespace {

constexpr std::uint32_t kDigits = 6;

std::vector<Cell> some_cells(const Shape& shape, std::size_t least, std::size_t most) {
  std::vector<Cell> cells(shape.cell_count());
  std::iota(cells.begin(), cells.end(), Cell{0});
  const auto count = *rc::gen::inRange(least, most + 1);
  for (std::size_t i = 0; i < count; ++i) {
    std::swap(cells[i], cells[*rc::gen::inRange(i, cells.size())]);
  }
  cells.resize(count);
  return cells;
}

std::vector<Mask> some_masks(const Shape& shape) {
  return *rc::gen::container<std::vector<Mask>>(shape.cell_count(),
                                                rc::gen::inRange<Mask>(1, Mask{1} << kDigits));
}

using Holds = std::function<bool(std::span<const std::uint32_t>)>;

// The digits, from 1, that each cell has in some way to fill all of them; nothing in no way.
std::vector<Mask> digits_in_ways(std::span<const Cell> cells, const Candidates& candidates,
                                 const Peers& peers, const Holds& holds) {
  std::vector<Mask> found(cells.size(), 0);
  std::vector<std::uint32_t> digits;
  const auto extend = [&](const auto& self) -> void {
    const std::size_t place = digits.size();
    if (place == cells.size()) {
      if (!holds(digits)) return;
      for (std::size_t i = 0; i < place; ++i) found[i] |= Mask{1} << (digits[i] - 1);
      return;
    }
    for (std::uint32_t digit = 1; digit <= kDigits; ++digit) {
      if ((candidates.at(cells[place]) >> (digit - 1) & 1U) == 0) continue;
      bool differs = true;
      for (std::size_t i = 0; i < place; ++i) {
        differs = differs && (digits[i] != digit || !peers.sees(cells[i], cells[place]));
      }
      if (!differs) continue;
      digits.push_back(digit);
      self(self);
      digits.pop_back();
    }
  };
  extend(extend);
  return found;
}

// Asks the filter until nothing changes.
template <class Filter>
void expect_sound(Filter& filter, std::span<const Cell> cells, const std::vector<Mask>& masks,
                  const Peers& peers, const Holds& holds) {
  Candidates candidates(masks);
  const std::vector<Mask> wanted = digits_in_ways(cells, candidates, peers, holds);
  for (int turn = 0; turn < 3; ++turn) {
    if (!filter.apply(candidates)) {
      RC_ASSERT(wanted.front() == 0U);
      return;
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
      RC_ASSERT((wanted[i] & ~candidates.at(cells[i])) == 0U);
    }
  }
  // With one digit for each cell it knows.
  std::vector<Mask> full = masks;
  bool differ = true;
  std::vector<std::uint32_t> digits;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Mask bit = std::bit_floor(candidates.at(cells[i]));
    full[cells[i]] = bit;
    digits.push_back(static_cast<std::uint32_t>(std::countr_zero(bit)) + 1);
    for (std::size_t j = 0; j < i; ++j) {
      differ = differ && (digits[i] != digits[j] || !peers.sees(cells[i], cells[j]));
    }
  }
  if (!differ) return;
  Candidates settled(full);
  RC_ASSERT(filter.apply(settled) == holds(digits));
}

RC_GTEST_PROP(SumFilter, TakesAwayNothingThatAWayHas, ()) {
  const Shape shape = *Shape::boxes(2, 3);
  const Peers peers(shape);
  Sum sum{.cells = some_cells(shape, 1, 6), .weights = {}, .total = 0};
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    sum.weights.push_back(*rc::gen::element<std::int64_t>(1, 1, 1, 1, -1, -1, 2, -10));
    sum.total += sum.weights[i] * *rc::gen::inRange<std::int64_t>(1, kDigits + 1);
  }
  SumFilter filter(sum, peers);
  expect_sound(filter, sum.cells, some_masks(shape), peers, [&](auto digits) {
    std::int64_t total = 0;
    for (std::size_t i = 0; i < digits.size(); ++i) total += sum.weights[i] * digits[i];
    return total == sum.total;
  });
}

// More cells than it tries one by one, with few digits each.
RC_GTEST_PROP(SumFilter, BoundsTakeAwayNothingThatAWayHas, ()) {
  const Shape shape = *Shape::boxes(2, 3);
  const Peers peers(shape);
  Sum sum{.cells = some_cells(shape, 7, 9), .weights = {}, .total = 0};
  sum.weights.resize(sum.cells.size(), 1);
  std::vector<Mask> masks = some_masks(shape);
  for (Mask& mask : masks) {
    while (std::popcount(mask) > 3) mask &= mask - 1;
  }
  const bool low = *rc::gen::arbitrary<bool>();
  for (const Cell cell : sum.cells) {
    const Mask mask = masks[cell];
    sum.total += low ? std::countr_zero(mask) + 1 : std::bit_width(mask);
  }
  sum.total += *rc::gen::inRange<std::int64_t>(-3, 4);
  SumFilter filter(sum, peers);
  expect_sound(filter, sum.cells, masks, peers, [&](auto digits) {
    std::int64_t total = 0;
    for (const std::uint32_t digit : digits) total += digit;
    return total == sum.total;
  });
}

RC_GTEST_PROP(RequiredFilter, TakesAwayNothingThatAWayHas, ()) {
  const Shape shape = *Shape::boxes(2, 3);
  const Peers peers(shape);
  const std::vector<Cell> cells = some_cells(shape, 1, 4);
  const auto count = *rc::gen::inRange<std::size_t>(1, cells.size() + 1);
  const Required required{.cells = cells,
                          .digits = *rc::gen::container<std::vector<Digit>>(
                              count, rc::gen::inRange<Digit>(1, kDigits + 1))};
  RequiredFilter filter(required);
  expect_sound(filter, cells, some_masks(shape), peers, [&](auto digits) {
    return std::ranges::all_of(required.digits, [&](std::uint32_t digit) {
      return std::ranges::count(digits, digit) >= std::ranges::count(required.digits, digit);
    });
  });
}

RC_GTEST_PROP(SkylineFilter, TakesAwayNothingThatAWayHas, ()) {
  const Shape shape = *Shape::boxes(2, 3);
  const Peers peers(shape);
  const bool differ = *rc::gen::arbitrary<bool>();
  const std::vector<Cell> cells =
      differ ? *rc::gen::elementOf(peers.groups()) : some_cells(shape, 1, 6);
  const Skyline skyline{
      .cells = cells,
      .seen = *rc::gen::inRange<std::uint32_t>(1, static_cast<std::uint32_t>(cells.size()) + 1)};
  SkylineFilter filter(skyline, kDigits, peers);
  expect_sound(filter, cells, some_masks(shape), peers, [&](auto digits) {
    std::uint32_t highest = 0;
    std::uint32_t seen = 0;
    for (const std::uint32_t digit : digits) {
      seen += digit > highest ? 1 : 0;
      highest = std::max(highest, digit);
    }
    return seen == skyline.seen;
  });
}

RC_GTEST_PROP(SetsFilter, TakesAwayNothingThatAWayHas, ()) {
  const Shape shape = *Shape::boxes(2, 3);
  const Peers peers(shape);
  const auto unit = *rc::gen::elementOf(peers.groups());
  const auto count = *rc::gen::inRange<std::size_t>(2, 6);
  const std::vector<Cell> cells(unit.begin(), unit.begin() + static_cast<std::ptrdiff_t>(count));
  std::vector<Mask> sets =
      *rc::gen::container<std::vector<Mask>>(rc::gen::inRange<Mask>(1, Mask{1} << kDigits));
  std::erase_if(sets, [&](Mask set) { return std::popcount(set) != static_cast<int>(count); });
  SetsFilter filter(cells, sets, {});
  expect_sound(filter, cells, some_masks(shape), peers, [&](auto digits) {
    Mask together = 0;
    for (const std::uint32_t digit : digits) together |= Mask{1} << (digit - 1);
    return std::ranges::find(sets, together) != sets.end();
  });
}

std::uint32_t times(std::span<const std::uint32_t> digits, std::uint32_t digit) {
  return static_cast<std::uint32_t>(std::ranges::count(digits, digit));
}

RC_GTEST_PROP(CountFilter, TakesAwayNothingThatAWayHas, ()) {
  const Shape shape = *Shape::boxes(2, 3);
  const Peers peers(shape);
  Counted counted{.cells = some_cells(shape, 1, 6)};
  counted.digit = *rc::gen::inRange<Digit>(1, kDigits + 1);
  counted.least = *rc::gen::inRange<std::uint32_t>(0, 4);
  counted.most = counted.least + *rc::gen::inRange<std::uint32_t>(0, 2);
  CountFilter filter(counted, peers);
  expect_sound(filter, counted.cells, some_masks(shape), peers, [&](auto digits) {
    const std::uint32_t count = times(digits, counted.digit);
    return counted.least <= count && count <= counted.most;
  });
}

RC_GTEST_PROP(CirclesFilter, TakesAwayNothingThatAWayHas, ()) {
  const Shape shape = *Shape::boxes(2, 3);
  const Peers peers(shape);
  const Circles circles{.cells = some_cells(shape, 1, 6),
                        .first_value = *rc::gen::inRange<std::uint32_t>(0, 2)};
  CirclesFilter filter(circles, peers, kDigits);
  expect_sound(filter, circles.cells, some_masks(shape), peers, [&](auto digits) {
    return std::ranges::all_of(digits, [&](std::uint32_t digit) {
      return times(digits, digit) == digit - 1 + circles.first_value;
    });
  });
}

RC_GTEST_PROP(EqualCountsFilter, TakesAwayNothingThatAWayHas, ()) {
  const Shape shape = *Shape::boxes(2, 3);
  const Peers peers(shape);
  std::vector<Cell> cells = some_cells(shape, 6, 6);
  EqualCounts equal;
  const auto each = static_cast<std::ptrdiff_t>(*rc::gen::inRange(2, 4));
  for (auto at = cells.begin(); at != cells.end(); at += each) {
    equal.groups.emplace_back(at, at + each);
  }
  EqualCountsFilter filter(equal, peers, kDigits);
  expect_sound(filter, cells, some_masks(shape), peers, [&](auto digits) {
    for (std::size_t first = 0; first < digits.size(); first += static_cast<std::size_t>(each)) {
      const auto group = digits.subspan(first, static_cast<std::size_t>(each));
      const auto before = digits.first(static_cast<std::size_t>(each));
      for (std::uint32_t digit = 1; digit <= kDigits; ++digit) {
        if (times(group, digit) != times(before, digit)) return false;
      }
    }
    return true;
  });
}

RC_GTEST_PROP(DigitSets, AreThoseWithTheSums, ()) {
  const Digits among(*rc::gen::inRange<std::uint32_t>(0, 1U << 9U));
  const auto count = *rc::gen::inRange<std::size_t>(0, 6);
  const auto sums = *rc::gen::container<std::vector<std::int64_t>>(
      *rc::gen::inRange<std::size_t>(0, 3), rc::gen::inRange<std::int64_t>(0, 40));
  std::vector<Digits> expected;
  for (std::uint32_t bits = 0; bits < 1U << 9U; ++bits) {
    const Digits set(bits);
    if (set.count() != count || (set & ~among).any()) continue;
    std::int64_t sum = 0;
    for (const Digit digit : list_of(set)) sum += digit;
    if (sums.empty() || std::ranges::find(sums, sum) != sums.end()) expected.push_back(set);
  }
  std::vector<Digits> found = sets_of_sum(count, sums, among, 1000);
  RC_ASSERT(found.size() == expected.size());
  RC_ASSERT(std::ranges::is_permutation(found, expected));
  if (expected.size() > 2) RC_ASSERT(sets_of_sum(count, sums, among, 1).size() == 2U);
}

}  // namespace
}  // namespace quadrille::sudoku::rules
