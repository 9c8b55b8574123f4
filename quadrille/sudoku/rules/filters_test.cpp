// Filters are held against all the ways to fill their cells: they take away nothing that one of
// these has, and tell on full cells whether the rule is satisfied.
#include "quadrille/sudoku/rules/filters.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <utility>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/sudoku/rules/skyline_filter.h"
#include "quadrille/sudoku/rules/sum_filter.h"

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

}  // namespace
}  // namespace quadrille::sudoku::rules
