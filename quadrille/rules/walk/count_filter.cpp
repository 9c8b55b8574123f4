#include "quadrille/rules/walk/count_filter.h"

#include <algorithm>
#include <array>

#include "quadrille/base/sort.h"
#include "quadrille/rules/walk/filling.h"

namespace quadrille::sudoku::rules {

CountedCells::CountedCells(const std::vector<Cell>& cells, const Peers& peers) {
  for (const std::vector<Cell>& part : peers.parts_of(cells)) {
    cells_.insert(cells_.end(), part.begin(), part.end());
    ends_.push_back(cells_.size());
  }
}

CountedCells::Range CountedCells::range(const Candidates& candidates, Mask digit) const {
  Range range;
  std::size_t at = 0;
  for (const std::size_t end : ends_) {
    std::uint32_t fixed = 0;
    Mask any = 0;
    for (; at < end; ++at) {
      const Mask here = candidates.at(cells_[at]);
      any |= here;
      fixed += static_cast<std::uint32_t>(here == digit);
    }
    range.fixed += fixed;
    range.possible += std::max(fixed, (any & digit) != 0 ? 1U : 0U);
  }
  return range;
}

bool CountedCells::keep(Candidates& candidates, Mask digit, const Range& range, std::uint32_t least,
                        std::uint32_t most) const {
  if (range.possible < least || range.fixed > most) return false;
  if (range.fixed == most) {
    return std::ranges::all_of(cells_, [&](Cell cell) {
      return candidates.at(cell) == digit || candidates.keep(cell, ~digit);
    });
  }
  if (range.possible > least) return true;
  std::size_t at = 0;
  for (const std::size_t end : ends_) {
    Cell only = kNoCell;
    std::size_t places = 0;
    for (; at < end; ++at) {
      if ((candidates.at(cells_[at]) & digit) == 0) continue;
      only = cells_[at];
      ++places;
    }
    if (places == 1) candidates.keep(only, digit);
  }
  return true;
}

CountFilter::CountFilter(const Counted& counted, const Peers& peers)
    : cells_(counted.cells, peers),
      digit_(Mask{1} << (counted.digit - 1U)),
      least_(counted.least),
      most_(counted.most) {}

bool CountFilter::apply(Candidates& candidates) {
  return cells_.keep(candidates, digit_, cells_.range(candidates, digit_), least_, most_);
}

CirclesFilter::CirclesFilter(const Circles& circles, const Peers& peers, std::uint32_t digits)
    : cells_(circles.cells, peers), digits_(digits), first_value_(circles.first_value) {}

// Sums are bits, the sum s at place s: those that the digits up to one can have, and those from
// which the digits behind it can reach the whole.
bool CirclesFilter::apply(Candidates& candidates) {
  std::array<CountedCells::Range, kMostMasked> ranges;
  std::array<std::uint64_t, kMostMasked + 1> leads{};
  const auto value_of = [&](std::uint32_t digit) { return digit + first_value_; };
  const auto may_be = [&](std::uint32_t digit) {
    const std::uint32_t value = value_of(digit);
    return value > 0 && ranges[digit].fixed <= value && value <= ranges[digit].possible;
  };
  leads[digits_] = std::uint64_t{1} << cells().size();
  for (std::uint32_t digit = digits_; digit-- > 0;) {
    ranges[digit] = cells_.range(candidates, Mask{1} << digit);
    const std::uint64_t behind = leads[digit + 1];
    if (ranges[digit].fixed == 0) leads[digit] = behind;
    if (may_be(digit)) leads[digit] |= behind >> value_of(digit);
  }
  std::uint64_t sums = 1;
  for (std::uint32_t digit = 0; digit < digits_; ++digit) {
    const std::uint32_t value = value_of(digit);
    const std::uint64_t with = may_be(digit) ? sums << value : 0;
    const std::uint64_t without = ranges[digit].fixed == 0 ? sums : 0;
    const bool in = (with & leads[digit + 1]) != 0;
    const bool out = (without & leads[digit + 1]) != 0;
    if (!in && !out) return false;
    sums = with | without;
    if (in && out) continue;
    const std::uint32_t count = in ? value : 0;
    // Others may have changed the cells meanwhile: then it is asked again.
    if (!cells_.keep(candidates, Mask{1} << digit, ranges[digit], count, count)) return false;
  }
  return true;
}

EqualCountsFilter::EqualCountsFilter(const EqualCounts& equal, const Peers& peers,
                                     std::uint32_t digits)
    : ranges_(equal.groups.size()), digits_(digits) {
  for (const std::vector<Cell>& group : equal.groups) {
    groups_.emplace_back(group, peers);
    for (const Cell cell : group) number_of(cells_, cell);
  }
}

bool EqualCountsFilter::apply(Candidates& candidates) {
  for (std::uint32_t i = 0; i < digits_; ++i) {
    const Mask digit = Mask{1} << i;
    std::uint32_t least = 0;
    std::uint32_t most = UINT32_MAX;
    for (std::size_t at = 0; at < groups_.size(); ++at) {
      ranges_[at] = groups_[at].range(candidates, digit);
      least = std::max(least, ranges_[at].fixed);
      most = std::min(most, ranges_[at].possible);
    }
    if (least > most) return false;
    for (std::size_t at = 0; at < groups_.size(); ++at) {
      if (!groups_[at].keep(candidates, digit, ranges_[at], least, most)) return false;
    }
  }
  return true;
}

}  // namespace quadrille::sudoku::rules
