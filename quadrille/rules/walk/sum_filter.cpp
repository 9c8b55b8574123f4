#include "quadrille/rules/walk/sum_filter.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "quadrille/base/sort.h"

namespace quadrille::sudoku::rules {
namespace {

using Number = std::int64_t;

Number place_of(Mask bit) { return std::countr_zero(bit); }
Mask least_of(Mask mask) { return mask & (~mask + 1); }
Mask greatest_of(Mask mask) { return std::bit_floor(mask); }

constexpr std::size_t kNone = SIZE_MAX;
constexpr Number kImpossible = std::numeric_limits<Number>::min();

// The least sum of different digits, none of them below the least of its cell: each takes the first
// that is free, and in whichever order they do, the same are taken in the end.
Number least_sum(std::span<const Mask> cells, Mask all, std::size_t without) {
  Number sum = 0;
  Mask free = all;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i == without) continue;
    const Mask bit = least_of(free & ~(least_of(cells[i]) - 1));
    if (bit == 0) return kImpossible;
    free ^= bit;
    sum += place_of(bit);
  }
  return sum;
}

Number greatest_sum(std::span<const Mask> cells, Mask all, std::size_t without) {
  Number sum = 0;
  Mask free = all;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i == without) continue;
    const Mask top = greatest_of(cells[i]);
    const Mask bit = greatest_of(free & (top | (top - 1)));
    if (bit == 0) return kImpossible;
    free ^= bit;
    sum += place_of(bit);
  }
  return sum;
}

Mask all_of(std::span<const Mask> cells) {
  Mask all = 0;
  for (const Mask mask : cells) all |= mask;
  return all;
}

// The digits from one place to another.
Mask between(Number least, Number most) {
  const auto bits = static_cast<std::uint32_t>(most);
  const Mask up_to = most >= 31 ? ~Mask{0} : most < 0 ? 0 : (Mask{2} << bits) - 1;
  const auto below = static_cast<std::uint32_t>(least);
  return least <= 0 ? up_to : least > 31 ? 0 : up_to & ~((Mask{1} << below) - 1);
}

}  // namespace

SumFilter::SumFilter(const Sum& sum, const Peers& peers) : total_(sum.total) {
  std::vector<Number> weights = sum.weights;
  quadrille::sort(weights);
  weights.erase(std::ranges::unique(weights).begin(), weights.end());
  for (const Number weight : weights) {
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      if (sum.weights[i] == weight) cells.push_back(sum.cells[i]);
    }
    for (const std::vector<Cell>& part : peers.parts_of(std::move(cells))) {
      parts_.push_back({cells_.size(), cells_.size() + part.size(), weight});
      cells_.insert(cells_.end(), part.begin(), part.end());
      weights_.resize(cells_.size(), weight);
      total_ -= weight * static_cast<Number>(part.size());
    }
  }
  seen_.resize(cells_.size(), 0);
  for (std::size_t i = 0; i < std::min<std::size_t>(cells_.size(), 64); ++i) {
    for (std::size_t j = 0; j < std::min<std::size_t>(cells_.size(), 64); ++j) {
      if (peers.sees(cells_[i], cells_[j])) seen_[i] |= std::uint64_t{1} << j;
    }
  }
  left_.resize(cells_.size());
  ranges_.resize(parts_.size());
}

bool SumFilter::apply(Candidates& candidates) {
  bool settled = true;
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    const Mask here = candidates.at(cells_[i]);
    settled = settled && here == left_[i];
    left_[i] = here;
  }
  if (settled) return true;
  Number low = 0;
  Number high = 0;
  std::size_t open = 0;
  std::size_t ways = 1;
  std::size_t most_ways = 1;
  for (std::size_t at = 0; at < parts_.size(); ++at) {
    const Part& part = parts_[at];
    const std::span<const Mask> cells(left_.data() + part.first, part.end - part.first);
    const Mask all = all_of(cells);
    const Range range{least_sum(cells, all, kNone), greatest_sum(cells, all, kNone)};
    if (range.least == kImpossible || range.most == kImpossible) return fail();
    ranges_[at] = range;
    low += part.weight * (part.weight > 0 ? range.least : range.most);
    high += part.weight * (part.weight > 0 ? range.most : range.least);
    for (const Mask here : cells) {
      if (is_single(here)) continue;
      const auto count = static_cast<std::size_t>(std::popcount(here));
      ++open;
      most_ways = std::max(most_ways, count);
      ways = std::min<std::size_t>(ways * count, 4096);
    }
  }
  if (total_ < low || total_ > high) return fail();
  if (open == 0) return low == high || fail();
  const bool few = open <= kMostOpen && ways / most_ways <= kMostWays;
  if (few ? keep_ways(candidates) : keep_bounds(candidates, total_ - low, high - total_))
    return true;
  return fail();
}

bool SumFilter::fail() {
  left_.front() = 0;
  return false;
}

// `up` is the room above the least sum, `down` that below the greatest.
bool SumFilter::keep_bounds(Candidates& candidates, Number up, Number down) {
  bool changed = false;
  for (std::size_t at = 0; at < parts_.size(); ++at) {
    const Part& part = parts_[at];
    const Number rise = (part.weight > 0 ? up : down) / std::abs(part.weight);
    const Number fall = (part.weight > 0 ? down : up) / std::abs(part.weight);
    const std::span<const Mask> cells(left_.data() + part.first, part.end - part.first);
    const Mask all = all_of(cells);
    const Number width = place_of(greatest_of(all)) - place_of(least_of(all));
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (is_single(cells[i])) continue;
      Mask kept = cells[i];
      // What the others have at least, and what that leaves.
      if (rise < width) {
        const Number others = least_sum(cells, all, i);
        kept &= between(0, ranges_[at].least - others + rise);
      }
      if (fall < width) {
        const Number others = greatest_sum(cells, all, i);
        kept &= between(ranges_[at].most - others - fall, 31);
      }
      changed = changed || kept != cells[i];
      if (!candidates.keep(cells_[part.first + i], kept)) return false;
    }
  }
  if (changed) left_.front() = 0;  // there may be more
  return true;
}

bool SumFilter::clashes(const Open& open, std::size_t depth, Number digit) const {
  const std::uint64_t seen = seen_[open.places[depth]];
  for (std::size_t i = 0; i < depth; ++i) {
    if (open.at[i] != digit || open.places[i] >= 64) continue;
    if ((seen >> open.places[i] & 1U) != 0) return true;
  }
  return false;
}

// What is left over for the last cell, if it can have that.
bool SumFilter::try_last(Open& open, Number rest) const {
  const std::size_t last = open.count - 1;
  const Number weight = weights_[open.places[last]];
  const Number digit = weight == 1 ? rest : weight == -1 ? -rest : rest / weight;
  if (digit < 0 || digit > 31 || (open.left[last] >> digit & 1U) == 0) return false;
  if (weight * digit != rest || clashes(open, last, digit)) return false;
  open.used[last] |= Mask{1} << digit;
  return true;
}

bool SumFilter::try_from(Open& open, std::size_t depth, Number rest) const {
  const Number weight = weights_[open.places[depth]];
  const bool is_next_last = depth + 2 == open.count;
  bool any = false;
  for (Mask left = open.left[depth]; left != 0; left &= left - 1) {
    const Number digit = place_of(left);
    if (clashes(open, depth, digit)) continue;
    open.at[depth] = digit;
    const Number next = rest - weight * digit;
    if (!(is_next_last ? try_last(open, next) : try_from(open, depth + 1, next))) continue;
    open.used[depth] |= least_of(left);
    any = true;
  }
  return any;
}

// The cell with the most digits comes last, where what is left over is one digit.
bool SumFilter::keep_ways(Candidates& candidates) {
  Open open;
  Number rest = total_;
  std::size_t widest = 0;
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    if (is_single(left_[i])) {
      rest -= weights_[i] * place_of(left_[i]);
      continue;
    }
    open.places[open.count] = static_cast<std::uint32_t>(i);
    open.left[open.count] = left_[i];
    if (std::popcount(left_[i]) > std::popcount(open.left[widest])) widest = open.count;
    ++open.count;
  }
  std::swap(open.places[widest], open.places[open.count - 1]);
  std::swap(open.left[widest], open.left[open.count - 1]);
  if (!(open.count == 1 ? try_last(open, rest) : try_from(open, 0, rest))) return false;
  for (std::size_t i = 0; i < open.count; ++i) {
    if (!candidates.keep(cells_[open.places[i]], open.used[i])) return false;
    left_[open.places[i]] = open.used[i];
  }
  return true;
}

RequiredFilter::RequiredFilter(const Required& required) : cells_(required.cells) {
  for (const Digit digit : required.digits) digits_.push_back(Mask{1} << (digit - 1U));
}

void RequiredFilter::place(Ways& ways, std::size_t next, std::uint32_t taken) const {
  if (next == digits_.size()) {
    ways.any = true;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      ways.kept[i] |= (taken >> i & 1U) != 0 ? ways.now[i] : ways.left[i];
    }
    return;
  }
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    if ((taken >> i & 1U) != 0 || (ways.left[i] & digits_[next]) == 0) continue;
    ways.now[i] = digits_[next];
    place(ways, next + 1, taken | 1U << i);
  }
}

bool RequiredFilter::apply(Candidates& candidates) {
  Ways ways;
  for (std::size_t i = 0; i < cells_.size(); ++i) ways.left[i] = candidates.at(cells_[i]);
  place(ways, 0, 0);
  if (!ways.any) return false;
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    if (!candidates.keep(cells_[i], ways.kept[i])) return false;
  }
  return true;
}

}  // namespace quadrille::sudoku::rules
