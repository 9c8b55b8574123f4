// Walk: exact cover by filtering rows of bits.
//
// The state of the search is nothing but the rows that are still possible, side by side. To take
// one keeps those that have no bit in common with what it forbids: a register full of rows at a
// time, and the same pass finds out which items occur in at least one, two and three of them. So
// dead ends, forced options and the item to branch on come for free, and nothing is ever undone:
// the rows of the level above still stand where they were.
//
// - All options that are forced at a node are taken in one pass.
// - Where the bits that still matter fit into fewer words, the rows are packed anew.
// - With at most 64 rows left, the problem is turned by 90 degrees: small.h.
#pragma once

#include <cstdint>

#include "quadrille/cover/rows/row_set.h"
#include "quadrille/cover/rows/small.h"
#include "quadrille/cover/rows/walker.h"

namespace quadrille::cover::rows {

// The widths that there is code for.
template <class L>
constexpr std::uint32_t width_for(std::uint32_t words) {
  return words <= 4 ? words : words <= 6 ? 6 : words <= 8 ? 8 : words <= 12 ? 12 : 16;
}

template <class L, bool kColoured>
class Walk final : public Walker {
 public:
  explicit Walk(Workspace& space) : space_(space), path_(space.path), levels_(space.levels) {}

  End run(std::uint64_t solutions, std::uint64_t nodes, std::uint64_t work) override;

 private:
  // Nodes that a small problem is walked for before the limits are looked at.
  static constexpr std::uint64_t kNodesInSmall = 1U << 12U;

  enum class Entered : std::uint8_t { dead, solution, open };
  template <std::uint32_t W>
  using Set = RowSet<L, W>;

  template <std::uint32_t W>
  Entered begin();
  template <std::uint32_t W>
  Entered try_next(Level& level);
  template <std::uint32_t W>
  Entered enter(Set<W> rows, Bits<L, W> need, Planes<L, W> planes, const Frame& frame,
                std::uint32_t depth, Arena::Mark before);
  template <std::uint32_t W>
  bool take_forced(const Set<W>& rows, const Bits<L, W>& single, const Frame& frame,
                   Bits<L, W>& need, Bits<L, W>& cut, std::uint32_t& depth);
  template <std::uint32_t W>
  void open(const Set<W>& rows, const Bits<L, W>& need, std::uint32_t bit, const Frame& frame,
            std::uint32_t depth, Arena::Mark before);
  template <std::uint32_t W>
  Bits<L, W> live_bits(const Set<W>& rows, const Bits<L, W>& need, const Planes<L, W>& planes,
                       const Frame& frame) const;
  template <std::uint32_t W, std::uint32_t V>
  Entered narrow(const Set<W>& rows, const Bits<L, W>& need, const Bits<L, W>& live,
                 const Frame& frame, std::uint32_t depth, Arena::Mark before);
  template <std::uint32_t W>
  Entered narrow_to(std::uint32_t width, const Set<W>& rows, const Bits<L, W>& need,
                    const Bits<L, W>& live, const Frame& frame, std::uint32_t depth,
                    Arena::Mark before);

  template <std::uint32_t W>
  static std::uint64_t number_of(const Set<W>& rows, std::uint32_t row, const Frame& frame) {
    return rows.word(row, W - 1) >> frame.shift;
  }
  template <std::uint32_t W>
  static OptionId option_of(const Set<W>& rows, std::uint32_t row, const Frame& frame) {
    return OptionId{static_cast<std::uint32_t>(frame.options[number_of<W>(rows, row, frame)])};
  }
  template <std::uint32_t W>
  static Bits<L, W> forbidden_by(const Set<W>& rows, std::uint32_t row, const Frame& frame) {
    Bits<L, W> bits;
    if constexpr (kColoured) {
      const std::uint64_t* const forbids = frame.forbids + number_of<W>(rows, row, frame) * W;
      for (std::uint32_t w = 0; w < W; ++w) bits.word[w] = forbids[w];
    } else {
      for (std::uint32_t w = 0; w < W; ++w) bits.word[w] = rows.word(row, w);
      bits.word[W - 1] &= frame.last;
    }
    return bits;
  }
  // Calls function.operator()<W>() with the width that there is code for.
  template <class Function>
  static Entered with_width(std::uint32_t width, Function function);

  Workspace& space_;
  OptionId* path_;
  Level* levels_;
  bool begun_ = false;
  bool in_small_ = false;
  Arena::Mark before_small_{};
  Frame frames_[kMostWords + 1]{};  // by the words of a row: on the way down they only get fewer
  Small<L, kColoured> small_;
};

template <class L, bool kColoured>
template <class Function>
typename Walk<L, kColoured>::Entered Walk<L, kColoured>::with_width(std::uint32_t width,
                                                                    Function function) {
  switch (width) {
    case 1:
      return function.template operator()<1>();
    case 2:
      return function.template operator()<2>();
    case 3:
      return function.template operator()<3>();
    case 4:
      return function.template operator()<4>();
    case 6:
      return function.template operator()<6>();
    case 8:
      return function.template operator()<8>();
    case 12:
      return function.template operator()<12>();
    default:
      return function.template operator()<16>();
  }
}

template <class L, bool kColoured>
Walker::End Walk<L, kColoured>::run(std::uint64_t solutions, std::uint64_t nodes,
                                    std::uint64_t work) {
  for (;;) {
    Entered entered = Entered::open;
    if (in_small_) {
      const std::uint64_t before = space_.nodes;
      const End end =
          small_.run(solutions, nodes - before < kNodesInSmall ? nodes : before + kNodesInSmall,
                     space_, path_);
      space_.work += 4 * (space_.nodes - before);
      if (end == End::pause && space_.nodes < nodes && space_.work < work) continue;
      if (end != End::exhausted) return end;
      in_small_ = false;
      rewind(space_.arena, before_small_);
    } else if (!begun_) {
      begun_ = true;
      entered =
          with_width(width_for<L>(space_.words), [&]<std::uint32_t W>() { return begin<W>(); });
    } else if (space_.open_levels == 0) {
      return End::exhausted;
    } else {
      if (space_.nodes >= nodes || space_.work >= work) return End::pause;
      Level& level = levels_[space_.open_levels - 1];
      if (level.tried == level.own_count) {
        rewind(space_.arena, level.before);
        --space_.open_levels;
        continue;
      }
      entered = with_width(level.words, [&]<std::uint32_t W>() { return try_next<W>(level); });
    }
    if (entered == Entered::solution && ++space_.solutions == solutions) return End::solution;
  }
}

// Puts the matrix into the arena.
template <class L, bool kColoured>
template <std::uint32_t W>
typename Walk<L, kColoured>::Entered Walk<L, kColoured>::begin() {
  const std::uint32_t count = space_.row_count;
  const std::uint32_t words = space_.words;
  const std::size_t stride = stride_for<L>(count);
  const Arena::Mark before = mark(space_.arena);
  const Set<W> rows{take(space_.arena, W * stride), stride, count};
  std::uint64_t* const forbids = take(space_.arena, kColoured ? std::size_t{W} * count : 0);
  Bits<L, W> need{};
  for (std::uint32_t w = 0; w < words; ++w) need.word[w] = space_.needed[w];
  const std::uint32_t shift = 64 - space_.number_bits;
  Planes<L, W> planes{};
  for (std::uint32_t row = 0; row < count; ++row) {
    for (std::uint32_t w = 0; w < W; ++w) {
      const std::size_t at = std::size_t{row} * words + w;
      const std::uint64_t word = w < words ? space_.marks[at] : 0;
      planes.three.word[w] |= planes.two.word[w] & word;
      planes.two.word[w] |= planes.one.word[w] & word;
      planes.one.word[w] |= word;
      rows.base[w * stride + row] = word;
      if constexpr (kColoured) {
        forbids[std::size_t{row} * W + w] = w < words ? space_.forbids[at] : 0;
      }
    }
    rows.base[(W - 1) * stride + row] |= std::uint64_t{row} << shift;
  }
  frames_[W] = {shift, ~std::uint64_t{0} >> space_.number_bits, space_.options, forbids};
  if (!need.any()) {
    space_.depth = 0;
    return Entered::solution;
  }
  if (need.without(planes.one).any()) return Entered::dead;
  return enter<W>(rows, need, planes, frames_[W], 0, before);
}

// Takes the next of the rows that a level has to try.
template <class L, bool kColoured>
template <std::uint32_t W>
typename Walk<L, kColoured>::Entered Walk<L, kColoured>::try_next(Level& level) {
  const Set<W> own{level.own, level.stride, level.own_count};
  const Set<W> rest{level.rest, level.stride, level.rest_count};
  const std::uint32_t row = level.tried++;
  ++space_.nodes;
  space_.work += 4 + rest.count * W / 16;
  path_[level.depth] = option_of<W>(own, row, *level.frame);
  Bits<L, W> need;
  for (std::uint32_t w = 0; w < W; ++w) need.word[w] = level.need[w] & ~own.word(row, w);
  if (!need.any()) {
    space_.depth = level.depth + 1;
    return Entered::solution;
  }
  Planes<L, W> planes;
  const std::uint32_t left = filter<L, W>(rest, forbidden_by<W>(own, row, *level.frame), level.out,
                                          level.out_stride, planes);
  if (need.without(planes.one).any()) {
    ++space_.dead;
    return Entered::dead;
  }
  return enter<W>({level.out, level.out_stride, left}, need, planes, *level.frame, level.depth + 1,
                  mark(space_.arena));
}

// A new node: every item that is needed has some row.
template <class L, bool kColoured>
template <std::uint32_t W>
typename Walk<L, kColoured>::Entered Walk<L, kColoured>::enter(Set<W> rows, Bits<L, W> need,
                                                               Planes<L, W> planes,
                                                               const Frame& frame,
                                                               std::uint32_t depth,
                                                               Arena::Mark before) {
  for (Bits<L, W> single = need.without(planes.two); single.any();
       single = need.without(planes.two)) {
    Bits<L, W> cut{};
    if (!take_forced<W>(rows, single, frame, need, cut, depth)) {
      ++space_.dead;
      rewind(space_.arena, before);
      return Entered::dead;
    }
    if (!need.any()) {
      space_.depth = depth;
      rewind(space_.arena, before);
      return Entered::solution;
    }
    const std::size_t stride = stride_for<L>(rows.count);
    std::uint64_t* const out = take(space_.arena, W * stride);
    space_.work += 4 + rows.count * W / 16;
    const std::uint32_t left = filter<L, W>(rows, cut, out, stride, planes);
    if (need.without(planes.one).any()) {
      ++space_.dead;
      rewind(space_.arena, before);
      return Entered::dead;
    }
    rows = {out, stride, left};
  }
  if constexpr (W > 1) {
    constexpr std::uint32_t kFewRows = 16;  // not worth packing
    if (rows.count >= kFewRows) {
      const Bits<L, W> live = live_bits<W>(rows, need, planes, frame);
      const auto number_bits = 32 - static_cast<std::uint32_t>(__builtin_clz(rows.count));
      const std::uint32_t width = width_for<L>((live.count() + number_bits + 63) / 64);
      if (width < W) return narrow_to<W>(width, rows, need, live, frame, depth, before);
    }
  } else if (rows.count <= 64) {
    const auto end = small_.begin(rows, need.word[0], frame, depth, space_, path_);
    if (end == Small<L, kColoured>::End::open) {
      in_small_ = true;
      before_small_ = before;
      return Entered::open;
    }
    rewind(space_.arena, before);
    return end == Small<L, kColoured>::End::solution ? Entered::solution : Entered::dead;
  }
  open<W>(rows, need, fewest<L, W>(rows, need, planes), frame, depth, before);
  return Entered::open;
}

// Takes every row that is the only one of an item. False: two of them are in each other's way.
template <class L, bool kColoured>
template <std::uint32_t W>
bool Walk<L, kColoured>::take_forced(const Set<W>& rows, const Bits<L, W>& single,
                                     const Frame& frame, Bits<L, W>& need, Bits<L, W>& cut,
                                     std::uint32_t& depth) {
  L wide[W];
  for (std::uint32_t w = 0; w < W; ++w) wide[w] = L::all(single.word[w]);
  for (std::uint32_t i = 0; i < rows.count; i += L::kCount) {
    const typename L::Mask in_use = lanes_in_use<L>(i, rows.count);
    typename L::Mask without = in_use;
    for (std::uint32_t w = 0; w < W; ++w) {
      without = L::apart(L::load(rows.base + w * rows.stride + i), wide[w], without);
    }
    for (auto left = static_cast<std::uint32_t>(in_use & ~without); left != 0; left &= left - 1) {
      const std::uint32_t row = i + static_cast<std::uint32_t>(__builtin_ctz(left));
      std::uint64_t clash = 0;
      for (std::uint32_t w = 0; w < W; ++w) clash |= rows.word(row, w) & cut.word[w];
      if (clash != 0) return false;
      const Bits<L, W> forbidden = forbidden_by<W>(rows, row, frame);
      for (std::uint32_t w = 0; w < W; ++w) {
        cut.word[w] |= forbidden.word[w];
        need.word[w] &= ~rows.word(row, w);
      }
      path_[depth++] = option_of<W>(rows, row, frame);
      ++space_.forced;
    }
  }
  return true;
}

// Parts the rows into those that have the item to branch on, and the rest.
template <class L, bool kColoured>
template <std::uint32_t W>
void Walk<L, kColoured>::open(const Set<W>& rows, const Bits<L, W>& need, std::uint32_t bit,
                              const Frame& frame, std::uint32_t depth, Arena::Mark before) {
  Level& level = levels_[space_.open_levels++];
  const std::size_t stride = stride_for<L>(rows.count);
  std::uint64_t* const memory = take(space_.arena, 2 * W * stride + W);
  level = {.words = W,
           .depth = depth,
           .own_count = 0,
           .rest_count = 0,
           .tried = 0,
           .stride = stride,
           .out_stride = 0,
           .own = memory,
           .rest = memory + W * stride,
           .out = nullptr,
           .need = memory + 2 * W * stride,
           .frame = &frame,
           .before = before};
  for (std::uint32_t w = 0; w < W; ++w) level.need[w] = need.word[w];
  const L item = L::all(std::uint64_t{1} << bit % 64);
  const std::uint64_t* const column = rows.base + bit / 64 * rows.stride;
  for (std::uint32_t i = 0; i < rows.count; i += L::kCount) {
    const typename L::Mask in_use = lanes_in_use<L>(i, rows.count);
    const typename L::Mask rest = L::apart(L::load(column + i), item, in_use);
    const auto own = static_cast<typename L::Mask>(in_use & ~rest);
    for (std::uint32_t w = 0; w < W; ++w) {
      const L row = L::load(rows.base + w * rows.stride + i);
      L::pack(row, own).store(level.own + w * stride + level.own_count);
      L::pack(row, rest).store(level.rest + w * stride + level.rest_count);
    }
    level.own_count += count_lanes<L>(own);
    level.rest_count += count_lanes<L>(rest);
  }
  level.out_stride = stride_for<L>(level.rest_count);
  level.out = take(space_.arena, W * level.out_stride);
  space_.work += 8 + rows.count * W / 8;
}

// The bits that can still decide anything: items to be covered, and those that two rows might
// quarrel about.
template <class L, bool kColoured>
template <std::uint32_t W>
Bits<L, W> Walk<L, kColoured>::live_bits(const Set<W>& rows, const Bits<L, W>& need,
                                         const Planes<L, W>& planes, const Frame& frame) const {
  Bits<L, W> live;
  if constexpr (kColoured) {
    Bits<L, W> forbidden{};
    for (std::uint32_t row = 0; row < rows.count; ++row) {
      const std::uint64_t* const forbids = frame.forbids + number_of<W>(rows, row, frame) * W;
      for (std::uint32_t w = 0; w < W; ++w) forbidden.word[w] |= forbids[w];
    }
    for (std::uint32_t w = 0; w < W; ++w) {
      live.word[w] = need.word[w] | (planes.one.word[w] & forbidden.word[w]);
    }
  } else {
    for (std::uint32_t w = 0; w < W; ++w) live.word[w] = need.word[w] | planes.two.word[w];
  }
  live.word[W - 1] &= frame.last;
  return live;
}

template <class L, bool kColoured>
template <std::uint32_t W>
typename Walk<L, kColoured>::Entered Walk<L, kColoured>::narrow_to(
    std::uint32_t width, const Set<W>& rows, const Bits<L, W>& need, const Bits<L, W>& live,
    const Frame& frame, std::uint32_t depth, Arena::Mark before) {
  return with_width(width, [&]<std::uint32_t V>() {
    if constexpr (V < W) {
      return narrow<W, V>(rows, need, live, frame, depth, before);
    } else {
      return Entered::dead;  // never: the width is less than W
    }
  });
}

// Goes on in a frame of V words, into which the live bits are packed.
template <class L, bool kColoured>
template <std::uint32_t W, std::uint32_t V>
typename Walk<L, kColoured>::Entered Walk<L, kColoured>::narrow(
    const Set<W>& rows, const Bits<L, W>& need, const Bits<L, W>& live, const Frame& frame,
    std::uint32_t depth, Arena::Mark before) {
  const auto pack = [&live](auto word_of) {
    Bits<L, V> packed{};
    std::uint32_t at = 0;
    for (std::uint32_t w = 0; w < W; ++w) {
      if (live.word[w] == 0) continue;
      const std::uint64_t bits = L::extract(word_of(w), live.word[w]);
      packed.word[at / 64] |= bits << at % 64;
      if (at % 64 != 0 && at / 64 + 1 < V) packed.word[at / 64 + 1] |= bits >> (64 - at % 64);
      at += static_cast<std::uint32_t>(__builtin_popcountll(live.word[w]));
    }
    return packed;
  };
  const std::size_t stride = stride_for<L>(rows.count);
  const std::size_t forbid_words = kColoured ? std::size_t{V} * rows.count : 0;
  std::uint64_t* const memory = take(space_.arena, V * stride + forbid_words + rows.count);
  const Set<V> packed{memory, stride, rows.count};
  std::uint64_t* const forbids = memory + V * stride;
  std::uint64_t* const options = forbids + forbid_words;
  const std::uint32_t number_bits = 32 - static_cast<std::uint32_t>(__builtin_clz(rows.count));
  frames_[V] = {64 - number_bits, ~std::uint64_t{0} >> number_bits, options, forbids};
  Planes<L, V> planes{};
  for (std::uint32_t row = 0; row < rows.count; ++row) {
    const std::uint64_t number = number_of<W>(rows, row, frame);
    options[row] = frame.options[number];
    Bits<L, V> bits = pack([&](std::uint32_t w) { return rows.word(row, w); });
    for (std::uint32_t v = 0; v < V; ++v) {
      planes.three.word[v] |= planes.two.word[v] & bits.word[v];
      planes.two.word[v] |= planes.one.word[v] & bits.word[v];
      planes.one.word[v] |= bits.word[v];
    }
    bits.word[V - 1] |= std::uint64_t{row} << frames_[V].shift;
    for (std::uint32_t v = 0; v < V; ++v) packed.base[v * stride + row] = bits.word[v];
    if constexpr (kColoured) {
      const Bits<L, V> cut = pack([&](std::uint32_t w) { return frame.forbids[number * W + w]; });
      for (std::uint32_t v = 0; v < V; ++v) forbids[std::size_t{row} * V + v] = cut.word[v];
    }
  }
  space_.work += rows.count * W / 2;
  const Bits<L, V> left = pack([&](std::uint32_t w) { return need.word[w]; });
  return enter<V>(packed, left, planes, frames_[V], depth, before);
}

}  // namespace quadrille::cover::rows
