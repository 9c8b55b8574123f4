// Bounded walk: exact cover by filtering rows of bits, as in walk.h, where items are to be covered
// a number of times and options have costs.
//
// An item that may be covered again excludes nothing: its bit joins what a row forbids only when
// the row is the last that it allows. An item that lacks r rows and has n branches n - r + 1 ways:
// the first of its rows to be taken is number 1, 2, …, and those before it are dropped, so that no
// set of rows comes twice. If nothing is lacking, but rows are left, the item of some row branches
// n + 1 ways, the last of them being to take none.
//
// With costs, the same pass drops the rows that are dearer than what is left of the budget. The
// cheapest shares of all items that lack something, each as often as it lacks it, are a lower bound
// for what has to be paid. Rows are numbered in ascending order of their share, and stand in that
// order unless they were parted for an item with bounds: so the first row of an item, or the one of
// the least number, is its cheapest share.
#pragma once

#include <cstdint>

#include "quadrille/cover/engine/widths.h"
#include "quadrille/cover/rows/bounded.h"
#include "quadrille/cover/rows/bounded_set.h"
#include "quadrille/cover/rows/fewest.h"
#include "quadrille/cover/rows/row_set.h"

namespace quadrille::cover::rows {

template <class L, bool kCosts>
class BoundedWalk final : public Walker {
 public:
  explicit BoundedWalk(BoundedSpace& space)
      : space_(space), shift_(64 - space.number_bits), width_(WordCounts::fitting(space.words)) {
    for (std::uint32_t w = 0; w < space.words; ++w) {
      items_[w] = space.items[w];
      several_[w] = space.several[w];
    }
  }

  End run(std::uint64_t solutions, std::uint64_t nodes, std::uint64_t work) override;

 private:
  using WordCounts = Widths<L, 1, 2, 3, 4, 8, kMostWords>;
  template <std::uint32_t W>
  using Set = RowSet<L, W>;  // with a word behind the others where there are costs
  template <std::uint32_t W>
  static constexpr std::uint32_t kColumns = W + (kCosts ? 1 : 0);

  static constexpr std::int64_t kTooDear = INT64_MAX / 4;

  // The item to branch on. `ways` 0: some item lacks more rows than it has.
  struct Branch {
    std::uint32_t bit = 0;
    std::uint32_t lacking = 0;
    std::uint32_t ways = 0;
  };
  // A state of the search besides its rows.
  template <std::uint32_t W>
  struct State {
    Bits<L, W> need;
    Planes<L, W> planes;
    Room room;
    std::int64_t spent;
    std::uint32_t depth;
  };

  template <std::uint32_t W>
  Entered begin();
  template <std::uint32_t W>
  Entered try_next(BoundedLevel& level);
  template <std::uint32_t W>
  Entered take_row(BoundedLevel& level, std::uint32_t row, std::uint32_t companions);
  template <std::uint32_t W>
  Entered enter(const Set<W>& rows, const State<W>& state);
  template <std::uint32_t W>
  [[nodiscard]] Branch choose(const Set<W>& rows, const State<W>& state) const;
  template <std::uint32_t W>
  void open(const Set<W>& rows, const State<W>& state, const Branch& branch);
  template <std::uint32_t W>
  [[nodiscard]] std::int64_t least_cost(const Set<W>& rows, const State<W>& state) const;
  template <std::uint32_t W>
  [[nodiscard]] std::int64_t least_cost_in_any_order(const Set<W>& rows,
                                                     const State<W>& state) const;
  void add_cost(std::int64_t& sum, std::uint64_t times, std::uint64_t number) const;
  Room take_room();

  BoundedSpace& space_;
  // As many words as the code for the width of the rows looks at: a fifth of the time, as its loops
  // are of known length then.
  std::uint64_t items_[kMostWords]{};
  std::uint64_t several_[kMostWords]{};
  std::uint64_t* forbids_ = nullptr;
  std::uint32_t shift_;  // of the number of a row in its last word
  std::uint32_t width_;
  bool begun_ = false;
};

template <class L, bool kCosts>
Walker::End BoundedWalk<L, kCosts>::run(std::uint64_t solutions, std::uint64_t nodes,
                                        std::uint64_t work) {
  for (;;) {
    Entered entered = Entered::open;
    if (!begun_) {
      begun_ = true;
      entered = WordCounts::call(width_, [&]<std::uint32_t W>() { return begin<W>(); });
    } else if (space_.open_levels == 0) {
      return End::exhausted;
    } else {
      if (space_.nodes >= nodes || space_.work >= work) return End::pause;
      BoundedLevel& level = space_.levels[space_.open_levels - 1];
      if (level.tried == level.ways) {
        --space_.open_levels;
        rewind(space_.arena, level.before);
        continue;
      }
      entered = WordCounts::call(width_, [&]<std::uint32_t W>() { return try_next<W>(level); });
    }
    if (entered == Entered::dead) ++space_.dead;
    if (entered == Entered::solution && ++space_.solutions == solutions) return End::solution;
  }
}

template <class L, bool kCosts>
Room BoundedWalk<L, kCosts>::take_room() {
  std::uint64_t* const numbers = take(space_.arena, 2 * std::size_t{space_.several_count});
  return {numbers, numbers + space_.several_count};
}

// Puts the matrix into the arena.
template <class L, bool kCosts>
template <std::uint32_t W>
Entered BoundedWalk<L, kCosts>::begin() {
  const std::uint32_t words = space_.words;
  const std::size_t stride = stride_for<L>(space_.row_count);
  const Set<W> rows{take(space_.arena, kColumns<W> * stride), stride, space_.row_count};
  forbids_ = take(space_.arena, std::size_t{W} * space_.row_count);
  State<W> state{.need = {}, .planes = {}, .room = take_room(), .spent = 0, .depth = 0};
  for (std::uint32_t w = 0; w < words; ++w) state.need.word[w] = space_.needed[w];
  for (std::uint32_t i = 0; i < 2 * space_.several_count; ++i) {
    state.room.lacking[i] = space_.bounds[i];
  }
  for (std::uint32_t row = 0; row < rows.count; ++row) {
    Bits<L, W> bits{};
    for (std::uint32_t w = 0; w < words; ++w) {
      bits.word[w] = space_.marks[std::size_t{row} * words + w];
    }
    for (std::uint32_t w = 0; w < W; ++w) {
      forbids_[std::size_t{row} * W + w] =
          w < words ? space_.forbids[std::size_t{row} * words + w] : 0;
    }
    state.planes.add(bits);
    bits.word[W - 1] |= std::uint64_t{row} << shift_;
    for (std::uint32_t w = 0; w < W; ++w) rows.base[w * stride + row] = bits.word[w];
    if constexpr (kCosts) {
      rows.base[W * stride + row] = static_cast<std::uint64_t>(space_.costs[row]);
    }
  }
  if (state.need.without(state.planes.one).any()) return Entered::dead;
  return enter<W>(rows, state);
}

template <class L, bool kCosts>
template <std::uint32_t W>
Entered BoundedWalk<L, kCosts>::try_next(BoundedLevel& level) {
  const std::uint32_t way = level.tried++;
  ++space_.nodes;
  space_.work += 4 + level.count * W / 16;
  if (level.own != nullptr) {
    return take_row<W>(level, static_cast<std::uint32_t>(level.own[way]), level.count);
  }
  if (way < level.own_count) {
    return take_row<W>(level, level.count - 1 - way, level.count - 1 - way);
  }
  // None of them.
  State<W> state{
      .need = {}, .planes = {}, .room = level.room, .spent = level.spent, .depth = level.depth};
  const std::uint32_t left = filter_bounded<L, W, kCosts>(
      {level.rows, level.stride, level.count - level.own_count}, {}, space_.budget - level.spent,
      {level.out, level.out_stride, 0}, state.planes);
  return enter<W>({level.out, level.out_stride, left}, state);
}

// Takes the row; its companions are among so many of the first rows.
template <class L, bool kCosts>
template <std::uint32_t W>
Entered BoundedWalk<L, kCosts>::take_row(BoundedLevel& level, std::uint32_t row,
                                         std::uint32_t companions) {
  const Set<W> rows{level.rows, level.stride, companions};
  State<W> state{.need = {},
                 .planes = {},
                 .room = level.room_after,
                 .spent = level.spent,
                 .depth = level.depth + 1};
  if constexpr (kCosts) {
    state.spent += static_cast<std::int64_t>(rows.word(row, W));
    if (state.spent > space_.budget) return Entered::dead;
  }
  const std::uint64_t number = rows.word(row, W - 1) >> shift_;
  space_.path[level.depth] = space_.options[number];
  for (std::uint32_t i = 0; i < 2 * space_.several_count; ++i) {
    state.room.lacking[i] = level.room.lacking[i];
  }
  Bits<L, W> cut;
  for (std::uint32_t w = 0; w < W; ++w) {
    const std::uint64_t marks = rows.word(row, w);
    cut.word[w] = forbids_[number * W + w];
    state.need.word[w] = level.need[w] & ~(marks & ~several_[w]);
    for (std::uint64_t left = marks & several_[w]; left != 0; left &= left - 1) {
      const std::uint64_t bit = left & (0 - left);
      const std::uint32_t at =
          space_.numbers[64 * w + static_cast<std::uint32_t>(__builtin_ctzll(left))];
      std::uint64_t& lacking = state.room.lacking[at];
      if (lacking == 1) state.need.word[w] &= ~bit;
      if (lacking > 0) --lacking;
      --state.room.allowed[at];
      if (state.room.allowed[at] == 0) cut.word[w] |= bit;
    }
  }
  const std::uint32_t left = filter_bounded<L, W, kCosts>(
      rows, cut, space_.budget - state.spent, {level.out, level.out_stride, 0}, state.planes);
  if (state.need.without(state.planes.one).any()) return Entered::dead;
  return enter<W>({level.out, level.out_stride, left}, state);
}

// A new node: every item that lacks something has some row.
template <class L, bool kCosts>
template <std::uint32_t W>
Entered BoundedWalk<L, kCosts>::enter(const Set<W>& rows, const State<W>& state) {
  if (!state.need.any() && rows.count == 0) {
    space_.depth = state.depth;
    return Entered::solution;
  }
  if constexpr (kCosts) {
    if (state.spent + least_cost<W>(rows, state) > space_.budget) return Entered::dead;
  }
  const Branch branch = choose<W>(rows, state);
  if (branch.ways == 0) return Entered::dead;
  open<W>(rows, state, branch);
  return Entered::open;
}

template <class L, bool kCosts>
template <std::uint32_t W>
typename BoundedWalk<L, kCosts>::Branch BoundedWalk<L, kCosts>::choose(
    const Set<W>& rows, const State<W>& state) const {
  if (!state.need.any()) {
    Bits<L, W> first;
    for (std::uint32_t w = 0; w < W; ++w) first.word[w] = rows.word(0, w) & items_[w];
    const std::uint32_t bit = first.lowest();
    return {bit, 0, count_rows_with<L, W>(rows, bit) + 1};
  }
  Branch best{.ways = UINT32_MAX};
  Bits<L, W> once = state.need;  // those that lack one row
  for (std::uint32_t w = 0; w < W; ++w) {
    for (std::uint64_t left = state.need.word[w] & several_[w]; left != 0; left &= left - 1) {
      const std::uint32_t bit = 64 * w + static_cast<std::uint32_t>(__builtin_ctzll(left));
      const auto lacking = static_cast<std::uint32_t>(state.room.lacking[space_.numbers[bit]]);
      if (lacking < 2) continue;
      once.word[w] &= ~(left & (0 - left));
      const std::uint32_t here = count_rows_with<L, W>(rows, bit);
      if (here < lacking) return {};
      if (here - lacking + 1 < best.ways) best = {bit, lacking, here - lacking + 1};
    }
  }
  if (best.ways == 1 || !once.any()) return best;
  if (const Bits<L, W> single = once.without(state.planes.two); single.any()) {
    return {single.lowest(), 1, 1};
  }
  const std::uint32_t bit = fewest<L, W>(rows, once, state.planes);
  const std::uint32_t ways = count_rows_with<L, W>(rows, bit);
  return ways <= best.ways ? Branch{bit, 1, ways} : best;
}

template <class L, bool kCosts>
template <std::uint32_t W>
void BoundedWalk<L, kCosts>::open(const Set<W>& rows, const State<W>& state, const Branch& branch) {
  const Arena::Mark before = mark(space_.arena);
  const std::size_t stride = stride_for<L>(rows.count);
  BoundedLevel& level = space_.levels[space_.open_levels++];
  level = {.depth = state.depth,
           .count = rows.count,
           .own_count = 0,
           .ways = branch.ways,
           .tried = 0,
           .stride = rows.stride,
           .out_stride = stride,
           .rows = rows.base,
           .own = nullptr,
           .out = take(space_.arena, kColumns<W> * stride),
           .need = take(space_.arena, W),
           .room = state.room,
           .room_after = take_room(),
           .spent = state.spent,
           .before = before};
  for (std::uint32_t w = 0; w < W; ++w) level.need[w] = state.need.word[w];
  const std::uint64_t mask = std::uint64_t{1} << branch.bit % 64;
  if ((several_[branch.bit / 64] & mask) == 0 && state.need.any()) {
    level.own = take(space_.arena, level.count);
    level.own_count = find_rows_with<L, W>(rows, branch.bit, level.own);
  } else {
    const Set<W> parted{take(space_.arena, kColumns<W> * stride), stride, rows.count};
    level.own_count = rows.count - part_rows<L, W, kColumns<W>>(rows, branch.bit, parted);
    level.rows = parted.base;
    level.stride = parted.stride;
  }
  space_.work += 4 + rows.count * W / 16;
}

// What the items that lack something cost at least.
template <class L, bool kCosts>
template <std::uint32_t W>
std::int64_t BoundedWalk<L, kCosts>::least_cost(const Set<W>& rows, const State<W>& state) const {
  if (space_.several_count > 0) return least_cost_in_any_order<W>(rows, state);
  std::int64_t sum = 0;
  Bits<L, W> need = state.need;
  for (std::uint32_t row = 0; row < rows.count && need.any(); ++row) {
    std::uint32_t times = 0;
    for (std::uint32_t w = 0; w < W; ++w) {
      const std::uint64_t first = rows.word(row, w) & need.word[w];
      need.word[w] &= ~first;
      times += static_cast<std::uint32_t>(__builtin_popcountll(first));
    }
    add_cost(sum, times, rows.word(row, W - 1) >> shift_);
  }
  return sum;
}

// The same where rows may have been parted.
template <class L, bool kCosts>
template <std::uint32_t W>
std::int64_t BoundedWalk<L, kCosts>::least_cost_in_any_order(const Set<W>& rows,
                                                             const State<W>& state) const {
  std::uint64_t least[W * 64];  // by bit: the least number of a row that has it
  for (std::uint64_t& number : least) number = UINT64_MAX;
  for (std::uint32_t row = 0; row < rows.count; ++row) {
    const std::uint64_t number = rows.word(row, W - 1) >> shift_;
    for (std::uint32_t w = 0; w < W; ++w) {
      for (std::uint64_t left = rows.word(row, w) & state.need.word[w]; left != 0;
           left &= left - 1) {
        std::uint64_t& so_far = least[64 * w + static_cast<std::uint32_t>(__builtin_ctzll(left))];
        so_far = number < so_far ? number : so_far;
      }
    }
  }
  std::int64_t sum = 0;
  for (std::uint32_t w = 0; w < W; ++w) {
    for (std::uint64_t left = state.need.word[w]; left != 0; left &= left - 1) {
      const std::uint32_t bit = 64 * w + static_cast<std::uint32_t>(__builtin_ctzll(left));
      const bool several = (several_[w] & left & (0 - left)) != 0;
      add_cost(sum, several ? state.room.lacking[space_.numbers[bit]] : 1, least[bit]);
    }
  }
  return sum;
}

// Adds so many times the share of a row, but no more than kTooDear in all.
template <class L, bool kCosts>
void BoundedWalk<L, kCosts>::add_cost(std::int64_t& sum, std::uint64_t times,
                                      std::uint64_t number) const {
  if (times == 0) return;
  const std::int64_t share = space_.shares[number];
  const bool fits = share <= (kTooDear - sum) / static_cast<std::int64_t>(times);
  sum = fits ? sum + static_cast<std::int64_t>(times) * share : kTooDear;
}

}  // namespace quadrille::cover::rows
