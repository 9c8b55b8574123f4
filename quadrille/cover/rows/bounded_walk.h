// Bounded walk: exact cover by filtering rows of bits, as in walk.h, where items are to be covered
// a number of times and options have costs.
//
// An item that may be covered again is in nobody's way: its bit joins what a row forbids only when
// the row is the last that it allows. An item that lacks r rows and has n branches n - r + 1 ways:
// the first of its rows to be taken is number 1, 2, …, and those before it are dropped, so that no
// set of rows comes twice. If nothing is lacking, but rows are left, the item of some row branches
// n + 1 ways, the last of them being to take none.
//
// With costs, the same pass drops the rows that are dearer than what is left of the budget. Rows
// stand in ascending order of their share, which filtering keeps: so the first row of an item is
// its cheapest share, and the sum of these is a lower bound for what has to be paid.
#pragma once

#include <cstdint>

#include "quadrille/cover/rows/bounded.h"
#include "quadrille/cover/rows/fewest.h"
#include "quadrille/cover/rows/row_set.h"

namespace quadrille::cover::rows {

constexpr std::uint32_t kBoundedWidths[] = {1, 2, 3, 4, 8, 16};

template <class L, bool kCosts>
class BoundedWalk final : public Walker {
 public:
  explicit BoundedWalk(BoundedSpace& space)
      : space_(space), shift_(64 - space.number_bits), width_(width_for(space.words)) {}

  End run(std::uint64_t solutions, std::uint64_t nodes, std::uint64_t work) override;

 private:
  template <std::uint32_t W>
  using Set = RowSet<L, W>;  // with a word behind the others where there are costs
  template <std::uint32_t W>
  static constexpr std::uint32_t kColumns = W + (kCosts ? 1 : 0);

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

  static std::uint32_t width_for(std::uint32_t words) {
    for (const std::uint32_t width : kBoundedWidths) {
      if (width >= words) return width;
    }
    return 0;
  }
  // Calls function.operator()<W>() with the width of the rows.
  template <class Function>
  Entered with_width(Function function) const;

  template <std::uint32_t W>
  Entered begin();
  template <std::uint32_t W>
  Entered try_next(BoundedLevel& level);
  template <std::uint32_t W>
  Entered take_row(BoundedLevel& level, std::uint32_t row);
  template <std::uint32_t W>
  Entered enter(const Set<W>& rows, const State<W>& state);
  template <std::uint32_t W>
  Branch choose(const Set<W>& rows, const State<W>& state) const;
  template <std::uint32_t W>
  void open(const Set<W>& rows, const State<W>& state, const Branch& branch);
  template <std::uint32_t W>
  std::uint32_t part(const Set<W>& rows, std::uint32_t bit, const Set<W>& parted) const;
  template <std::uint32_t W>
  std::uint32_t filter(const Set<W>& rows, const Bits<L, W>& cut, std::int64_t budget,
                       std::uint64_t* out, Planes<L, W>& planes) const;
  template <std::uint32_t W>
  std::int64_t least_cost(const Set<W>& rows, const State<W>& state) const;
  template <std::uint32_t W>
  static std::uint32_t count(const Set<W>& rows, std::uint32_t bit);
  static typename L::Lanes lanes_from(std::uint32_t first, std::uint32_t count) {
    return first + L::kCount <= count ? L::every() : L::first(count - first);
  }
  Room take_room();

  BoundedSpace& space_;
  std::uint32_t shift_;  // of the number of a row in its last word
  std::uint32_t width_;
  bool begun_ = false;
};

template <class L, bool kCosts>
template <class Function>
Entered BoundedWalk<L, kCosts>::with_width(Function function) const {
  switch (width_) {
    case 1:
      return function.template operator()<1>();
    case 2:
      return function.template operator()<2>();
    case 3:
      return function.template operator()<3>();
    case 4:
      return function.template operator()<4>();
    case 8:
      return function.template operator()<8>();
    default:
      return function.template operator()<16>();
  }
}

template <class L, bool kCosts>
Walker::End BoundedWalk<L, kCosts>::run(std::uint64_t solutions, std::uint64_t nodes,
                                        std::uint64_t work) {
  for (;;) {
    Entered entered = Entered::open;
    if (!begun_) {
      begun_ = true;
      entered = with_width([&]<std::uint32_t W>() { return begin<W>(); });
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
      entered = with_width([&]<std::uint32_t W>() { return try_next<W>(level); });
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
  space_.work += 4 + (level.others + level.own) * W / 16;
  if (way < level.own) return take_row<W>(level, level.others + level.own - 1 - way);
  // None of them.
  State<W> state{
      .need = {}, .planes = {}, .room = level.room, .spent = level.spent, .depth = level.depth};
  const std::uint32_t left = filter<W>({level.rows, level.stride, level.others}, {},
                                       space_.budget - level.spent, level.out, state.planes);
  return enter<W>({level.out, level.stride, left}, state);
}

// Takes the row; of the others those before it are left.
template <class L, bool kCosts>
template <std::uint32_t W>
Entered BoundedWalk<L, kCosts>::take_row(BoundedLevel& level, std::uint32_t row) {
  const Set<W> rows{level.rows, level.stride, row};
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
  Bits<L, W> cut{};
  for (std::uint32_t w = 0; w < W; ++w) state.need.word[w] = level.need[w];
  for (std::uint32_t w = 0; w < space_.words; ++w) {
    const std::uint64_t marks = space_.marks[number * space_.words + w];
    cut.word[w] = space_.forbids[number * space_.words + w];
    state.need.word[w] &= ~(marks & ~space_.several[w]);
    for (std::uint64_t left = marks & space_.several[w]; left != 0; left &= left - 1) {
      const std::uint64_t bit = left & (0 - left);
      const std::uint32_t at =
          space_.numbers[64 * w + static_cast<std::uint32_t>(__builtin_ctzll(left))];
      if (state.room.lacking[at] > 0 && --state.room.lacking[at] == 0) state.need.word[w] &= ~bit;
      if (--state.room.allowed[at] == 0) cut.word[w] |= bit;
    }
  }
  const std::uint32_t left =
      filter<W>(rows, cut, space_.budget - state.spent, level.out, state.planes);
  if (state.need.without(state.planes.one).any()) return Entered::dead;
  return enter<W>({level.out, level.stride, left}, state);
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
    Bits<L, W> first{};
    for (std::uint32_t w = 0; w < space_.words; ++w) {
      first.word[w] = rows.word(0, w) & space_.items[w];
    }
    const std::uint32_t bit = first.lowest();
    return {bit, 0, count<W>(rows, bit) + 1};
  }
  Branch best{.ways = UINT32_MAX};
  Bits<L, W> once = state.need;  // those that lack one row
  for (std::uint32_t w = 0; w < space_.words; ++w) {
    for (std::uint64_t left = state.need.word[w] & space_.several[w]; left != 0; left &= left - 1) {
      const std::uint32_t bit = 64 * w + static_cast<std::uint32_t>(__builtin_ctzll(left));
      const auto lacking = static_cast<std::uint32_t>(state.room.lacking[space_.numbers[bit]]);
      if (lacking < 2) continue;
      once.word[w] &= ~(left & (0 - left));
      const std::uint32_t here = count<W>(rows, bit);
      if (here < lacking) return {};
      if (here - lacking + 1 < best.ways) best = {bit, lacking, here - lacking + 1};
    }
  }
  if (best.ways == 1 || !once.any()) return best;
  if (const Bits<L, W> single = once.without(state.planes.two); single.any()) {
    return {single.lowest(), 1, 1};
  }
  const std::uint32_t bit = fewest<L, W>(rows, once, state.planes);
  const std::uint32_t ways = count<W>(rows, bit);
  return ways <= best.ways ? Branch{bit, 1, ways} : best;
}

template <class L, bool kCosts>
template <std::uint32_t W>
void BoundedWalk<L, kCosts>::open(const Set<W>& rows, const State<W>& state, const Branch& branch) {
  const Arena::Mark before = mark(space_.arena);
  const std::size_t stride = stride_for<L>(rows.count);
  std::uint64_t* const parted = take(space_.arena, kColumns<W> * stride);
  BoundedLevel& level = space_.levels[space_.open_levels++];
  level = {.depth = state.depth,
           .others = part<W>(rows, branch.bit, {parted, stride, rows.count}),
           .own = 0,
           .ways = branch.ways,
           .tried = 0,
           .stride = stride,
           .rows = parted,
           .out = take(space_.arena, kColumns<W> * stride),
           .need = take(space_.arena, W),
           .room = state.room,
           .room_after = take_room(),
           .spent = state.spent,
           .before = before};
  level.own = rows.count - level.others;
  for (std::uint32_t w = 0; w < W; ++w) level.need[w] = state.need.word[w];
  space_.work += 4 + rows.count * W / 8;
}

// Writes the rows without the bit, and behind them those that have it from the last to the first.
// How many do not have it.
template <class L, bool kCosts>
template <std::uint32_t W>
std::uint32_t BoundedWalk<L, kCosts>::part(const Set<W>& rows, std::uint32_t bit,
                                           const Set<W>& parted) const {
  const L item = L::all(std::uint64_t{1} << bit % 64);
  const std::uint64_t* const column = rows.base + bit / 64 * rows.stride;
  std::uint32_t others = 0;
  for (std::uint32_t i = 0; i < rows.count; i += L::kCount) {
    const std::uint32_t bits =
        L::bits(L::apart(L::load(column + i), item, lanes_from(i, rows.count)));
    for (std::uint32_t w = 0; w < kColumns<W>; ++w) {
      L::pack(L::load(rows.base + w * rows.stride + i), bits)
          .store(parted.base + w * parted.stride + others);
    }
    others += static_cast<std::uint32_t>(__builtin_popcount(bits));
  }
  std::uint32_t at = rows.count;
  for (std::uint32_t row = 0; at > others; ++row) {
    if ((column[row] >> bit % 64 & 1U) == 0) continue;
    --at;
    for (std::uint32_t w = 0; w < kColumns<W>; ++w) {
      parted.base[w * parted.stride + at] = rows.word(row, w);
    }
  }
  return others;
}

// Writes the rows that have no bit of `cut`, and are not too dear, to `out`, which has the stride
// of the rows; tells how many, and finds their planes.
template <class L, bool kCosts>
template <std::uint32_t W>
std::uint32_t BoundedWalk<L, kCosts>::filter(const Set<W>& rows, const Bits<L, W>& cut,
                                             std::int64_t budget, std::uint64_t* out,
                                             Planes<L, W>& planes) const {
  L wide_cut[W];
  Counter<L> counters[W];
  for (std::uint32_t w = 0; w < W; ++w) wide_cut[w] = L::all(cut.word[w]);
  const L most = L::all(static_cast<std::uint64_t>(budget));
  std::uint32_t left = 0;
  for (std::uint32_t i = 0; i < rows.count; i += L::kCount) {
    L row[kColumns<W>];
    typename L::Lanes kept = lanes_from(i, rows.count);
    for (std::uint32_t w = 0; w < W; ++w) {
      row[w] = L::load(rows.base + w * rows.stride + i);
      kept = L::apart(row[w], wide_cut[w], kept);
    }
    if constexpr (kCosts) {
      row[W] = L::load(rows.base + W * rows.stride + i);
      kept = L::at_most(row[W], most, kept);
    }
    const std::uint32_t bits = L::bits(kept);
    for (std::uint32_t w = 0; w < W; ++w) counters[w].add(row[w], kept);
    for (std::uint32_t w = 0; w < kColumns<W>; ++w) {
      L::pack(row[w], bits).store(out + w * rows.stride + left);
    }
    left += static_cast<std::uint32_t>(__builtin_popcount(bits));
  }
  for (std::uint32_t w = 0; w < W; ++w) {
    counters[w].sum();
    planes.one.word[w] = counters[w].one.word();
    planes.two.word[w] = counters[w].two.word();
    planes.three.word[w] = counters[w].three.word();
  }
  return left;
}

// What the items that lack something cost at least.
template <class L, bool kCosts>
template <std::uint32_t W>
std::int64_t BoundedWalk<L, kCosts>::least_cost(const Set<W>& rows, const State<W>& state) const {
  std::int64_t sum = 0;
  Bits<L, W> need = state.need;
  for (std::uint32_t row = 0; row < rows.count && need.any(); ++row) {
    std::uint64_t times = 0;
    for (std::uint32_t w = 0; w < space_.words; ++w) {
      const std::uint64_t first = rows.word(row, w) & need.word[w];
      if (first == 0) continue;
      need.word[w] &= ~first;
      times += static_cast<std::uint64_t>(__builtin_popcountll(first & ~space_.several[w]));
      for (std::uint64_t left = first & space_.several[w]; left != 0; left &= left - 1) {
        const std::uint32_t bit = 64 * w + static_cast<std::uint32_t>(__builtin_ctzll(left));
        times += state.room.lacking[space_.numbers[bit]];
      }
    }
    if (times == 0) continue;
    const std::int64_t share = space_.shares[rows.word(row, W - 1) >> shift_];
    if (share > (INT64_MAX / 4) / static_cast<std::int64_t>(times)) return INT64_MAX / 4;
    sum += static_cast<std::int64_t>(times) * share;
  }
  return sum;
}

template <class L, bool kCosts>
template <std::uint32_t W>
std::uint32_t BoundedWalk<L, kCosts>::count(const Set<W>& rows, std::uint32_t bit) {
  const L item = L::all(std::uint64_t{1} << bit % 64);
  const std::uint64_t* const column = rows.base + bit / 64 * rows.stride;
  std::uint32_t without = 0;
  for (std::uint32_t i = 0; i < rows.count; i += L::kCount) {
    without += static_cast<std::uint32_t>(__builtin_popcount(
        L::bits(L::apart(L::load(column + i), item, lanes_from(i, rows.count)))));
  }
  return rows.count - without;
}

}  // namespace quadrille::cover::rows
