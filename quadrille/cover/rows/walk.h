// RowWalker: exact cover by filtering rows of bits.
//
// The state of the search is nothing but the rows that are still possible, side by side. To take
// one keeps those that have no bit in common with what it forbids: a register full of rows at a
// time, and the same pass finds out which items occur in at least one, two and three of them. So
// dead ends, forced options and the item to branch on are known at no cost, and nothing is undone:
// the rows of the level above still stand where they were.
//
// - All options that are forced at a node are taken in one pass.
// - Where the bits that still matter fit into fewer words, the rows are packed anew: frames.h.
// - With at most 64 rows left, the problem is turned by 90 degrees: small.h.
// - Where an option excludes few others, the search uses columns until then: wide.h.
// - Once the search has taken some time, the rows at the root that would leave an item without any
//   are dropped: a fifth of the time on pentominoes.
#pragma once

#include <cstdint>

#include "quadrille/cover/engine/widths.h"
#include "quadrille/cover/rows/fewest.h"
#include "quadrille/cover/rows/frames.h"
#include "quadrille/cover/rows/row_set.h"
#include "quadrille/cover/rows/small.h"
#include "quadrille/cover/rows/walker.h"
#include "quadrille/cover/rows/wide.h"

namespace quadrille::cover::rows {

template <class L, bool kColoured>
class RowWalker final : public Walker {
 public:
  explicit RowWalker(Workspace& space)
      : space_(space),
        path_(space.path),
        levels_(space.levels),
        small_(space),
        wide_(space, small_) {}

  End run(std::uint64_t solutions, std::uint64_t nodes, std::uint64_t work) override;

 private:
  // Nodes that a small problem is walked for before the limits are looked at.
  static constexpr std::uint64_t kNodesInSmall = 1U << 12U;
  // The root is reduced once the search has done so many times the work that reducing takes. As
  // that grows with the square of the number of rows, it is not done where there are too many.
  static constexpr std::uint64_t kPatience = 2;
  static constexpr std::uint32_t kMostRowsReduced = 1U << 12U;

  using WordCounts = Widths<L, 1, 2, 3, 4, 6, 8, 12, kMostWords>;
  template <std::uint32_t W>
  using Set = RowSet<L, W>;

  End run_small(std::uint64_t solutions, std::uint64_t nodes, std::uint64_t work);
  Entered step();
  template <std::uint32_t W>
  Entered begin();
  template <std::uint32_t W>
  Entered try_next(Branching& level);
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
  void set_rest_apart(Branching& level);
  template <std::uint32_t W>
  void reduce(Branching& level);

  Workspace& space_;
  OptionId* path_;
  Branching* levels_;
  bool begun_ = false;
  bool in_small_ = false;
  Arena::Mark before_small_{};
  std::uint64_t reduce_at_ = UINT64_MAX;  // the work after which the root is reduced
  Frame frames_[kMostWords + 1]{};  // by the words of a row: on the way down they only get fewer
  Small<L, kColoured> small_;
  Wide<L, kColoured> wide_;
};

template <class L, bool kColoured>
Walker::End RowWalker<L, kColoured>::run(std::uint64_t solutions, std::uint64_t nodes,
                                         std::uint64_t work) {
  for (;;) {
    if (in_small_) {
      const End end = run_small(solutions, nodes, work);
      if (end != End::exhausted) return end;
    }
    if (begun_ && space_.open_levels == 0) return End::exhausted;
    if (begun_ && (space_.nodes >= nodes || space_.work >= work)) return End::pause;
    const Arena::Mark before = mark(space_.arena);
    const Entered entered = step();
    if (entered == Entered::small) {
      in_small_ = true;
      before_small_ = before;
    }
    if (entered != Entered::solution) continue;
    if (space_.batch.depths != nullptr) add_solution<L>(space_.batch, path_, space_.depth);
    if (++space_.solutions == solutions || space_.batch.count > 0) return End::solution;
  }
}

// Goes on in the small problem. Exhausted: there is no other solution in it.
template <class L, bool kColoured>
Walker::End RowWalker<L, kColoured>::run_small(std::uint64_t solutions, std::uint64_t nodes,
                                               std::uint64_t work) {
  for (;;) {
    const std::uint64_t before = space_.nodes;
    const End end =
        small_.run(solutions, nodes - before < kNodesInSmall ? nodes : before + kNodesInSmall);
    space_.work += 4 * (space_.nodes - before);
    if (end == End::exhausted) {
      in_small_ = false;
      rewind(space_.arena, before_small_);
    }
    if (space_.batch.count > 0) return End::solution;
    if (end != End::pause || space_.nodes >= nodes || space_.work >= work) return end;
  }
}

// One node more, or back from a level that has been tried to its end.
template <class L, bool kColoured>
Entered RowWalker<L, kColoured>::step() {
  if (!begun_) {
    begun_ = true;
    if (space_.columns.words > 0) return wide_.begin();
    return WordCounts::call(WordCounts::fitting(space_.words),
                            [&]<std::uint32_t W>() { return begin<W>(); });
  }
  if (space_.work >= reduce_at_) {
    reduce_at_ = UINT64_MAX;
    space_.may_reduce = false;
    WordCounts::call(levels_[0].words, [&]<std::uint32_t W>() { reduce<W>(levels_[0]); });
  }
  Branching& level = levels_[space_.open_levels - 1];
  if (level.tried == level.own_count) {
    rewind(space_.arena, level.before);
    --space_.open_levels;
    return Entered::open;
  }
  if (level.words == 0) return wide_.try_next(level);
  return WordCounts::call(level.words, [&]<std::uint32_t W>() { return try_next<W>(level); });
}

// Puts the matrix into the arena.
template <class L, bool kColoured>
template <std::uint32_t W>
Entered RowWalker<L, kColoured>::begin() {
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
    Bits<L, W> bits{};
    for (std::uint32_t w = 0; w < words; ++w) {
      const std::size_t at = std::size_t{row} * words + w;
      bits.word[w] = space_.marks[at];
      if constexpr (kColoured) forbids[std::size_t{row} * W + w] = space_.forbids[at];
    }
    if constexpr (kColoured) {
      for (std::uint32_t w = words; w < W; ++w) forbids[std::size_t{row} * W + w] = 0;
    }
    planes.add(bits);
    bits.word[W - 1] |= std::uint64_t{row} << shift;
    for (std::uint32_t w = 0; w < W; ++w) rows.base[w * stride + row] = bits.word[w];
  }
  write_end<L, W>(rows);
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
Entered RowWalker<L, kColoured>::try_next(Branching& level) {
  const Set<W> rows{level.rows, level.stride, 0};
  const Set<W> rest{level.rest, level.rest_stride, level.rest_count};
  const auto row = static_cast<std::uint32_t>(level.own[level.tried++]);
  ++space_.nodes;
  space_.work += 4 + rest.count * W / 16;
  path_[level.depth] = option_of<L, W>(rows, row, *level.frame);
  Bits<L, W> need;
  for (std::uint32_t w = 0; w < W; ++w) need.word[w] = level.need[w] & ~rows.word(row, w);
  if (!need.any()) {
    space_.depth = level.depth + 1;
    return Entered::solution;
  }
  Planes<L, W> planes;
  const std::uint32_t left =
      filter<L, W>(rest, forbidden_by<L, kColoured, W>(rows, row, *level.frame), level.out,
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
Entered RowWalker<L, kColoured>::enter(Set<W> rows, Bits<L, W> need, Planes<L, W> planes,
                                       const Frame& frame, std::uint32_t depth,
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
  if (rows.count <= 64 && (W == 1 || need.count() <= 64)) {
    const Entered entered = small_.template begin<W>(rows, need, frame, depth);
    in_small_ = entered == Entered::open;
    if (in_small_) {
      before_small_ = before;
    } else {
      rewind(space_.arena, before);
    }
    return entered;
  }
  if constexpr (W > 1) {
    const auto width_of = [&](const Bits<L, W>& live) {
      return WordCounts::fitting((live.count() + bits_for_number(rows.count) + 63) / 64);
    };
    if (width_of(need) < W) {
      const Bits<L, W> live = live_bits<L, kColoured, W>(rows, need, planes, frame);
      const std::uint32_t width = width_of(live);
      if (width < W) {
        space_.work += rows.count * W / 2;
        return WordCounts::call(width, [&]<std::uint32_t V>() {
          if constexpr (V < W) {
            const PackedRows<L, V> packed =
                pack_rows<L, kColoured, W, V>(rows, need, live, frame, space_.arena, frames_[V]);
            return enter<V>(packed.rows, packed.need, packed.planes, frames_[V], depth, before);
          } else {
            return Entered::dead;  // never: the width is less than W
          }
        });
      }
    }
  }
  open<W>(rows, need, fewest<L, W>(rows, need, planes), frame, depth, before);
  return Entered::open;
}

// Takes every row that is the only one of an item. False: two of them are in each other's way.
template <class L, bool kColoured>
template <std::uint32_t W>
bool RowWalker<L, kColoured>::take_forced(const Set<W>& rows, const Bits<L, W>& single,
                                          const Frame& frame, Bits<L, W>& need, Bits<L, W>& cut,
                                          std::uint32_t& depth) {
  L wide[W];
  for (std::uint32_t w = 0; w < W; ++w) wide[w] = L::all(single.word[w]);
  for (std::uint32_t i = 0; i < rows.count; i += L::kCount) {
    typename L::Lanes without = L::every();
    for (std::uint32_t w = 0; w < W; ++w) {
      without = L::apart(L::load(rows.base + w * rows.stride + i), wide[w], without);
    }
    for (std::uint32_t left = ~L::bits(without) & lanes_in_use<L>(i, rows.count); left != 0;
         left &= left - 1) {
      const std::uint32_t row = i + static_cast<std::uint32_t>(__builtin_ctz(left));
      std::uint64_t clash = 0;
      for (std::uint32_t w = 0; w < W; ++w) clash |= rows.word(row, w) & cut.word[w];
      if (clash != 0) return false;
      const Bits<L, W> forbidden = forbidden_by<L, kColoured, W>(rows, row, frame);
      for (std::uint32_t w = 0; w < W; ++w) {
        cut.word[w] |= forbidden.word[w];
        need.word[w] &= ~rows.word(row, w);
      }
      path_[depth++] = option_of<L, W>(rows, row, frame);
      ++space_.forced;
    }
  }
  return true;
}

// Finds the rows that have the item to branch on. What is in the way of one of them is also what
// the others are: so the rows need not be parted, unless there are many of them.
template <class L, bool kColoured>
template <std::uint32_t W>
void RowWalker<L, kColoured>::open(const Set<W>& rows, const Bits<L, W>& need, std::uint32_t bit,
                                   const Frame& frame, std::uint32_t depth, Arena::Mark before) {
  const bool is_root = space_.open_levels == 0;
  Branching& level = levels_[space_.open_levels++];
  std::uint64_t* const memory = take(space_.arena, rows.count + W);
  level = {.words = W,
           .depth = depth,
           .count = rows.count,
           .own_count = 0,
           .rest_count = rows.count,
           .tried = 0,
           .ways = 0,
           .stride = rows.stride,
           .rest_stride = rows.stride,
           .out_stride = 0,
           .rows = rows.base,
           .own = memory + W,
           .rest = rows.base,
           .out = nullptr,
           .need = memory,
           .bit = bit,
           .frame = &frame,
           .before = before};
  for (std::uint32_t w = 0; w < W; ++w) level.need[w] = need.word[w];
  level.own_count = find_rows_with<L, W>(rows, bit, level.own);
  level.ways = level.own_count;
  space_.work += 4 + rows.count * W / 16;
  const std::uint64_t own_count = level.own_count;
  if (is_root || own_count * own_count > 4 * std::uint64_t{rows.count}) set_rest_apart<W>(level);
  if (is_root) space_.may_reduce = space_.may_reduce && rows.count <= kMostRowsReduced;
  if (is_root && space_.may_reduce) {
    const std::uint64_t count = level.rest_count;
    reduce_at_ = space_.work + kPatience * count * (4 + count * W / 16);
  }
  level.out_stride = stride_for<L>(level.rest_count);
  level.out = take(space_.arena, W * level.out_stride);
}

template <class L, bool kColoured>
template <std::uint32_t W>
void RowWalker<L, kColoured>::set_rest_apart(Branching& level) {
  level.rest_stride = stride_for<L>(level.rest_count);
  std::uint64_t* const rest = take(space_.arena, W * level.rest_stride);
  Bits<L, W> item{};
  item.word[level.bit / 64] = std::uint64_t{1} << level.bit % 64;
  Planes<L, W> planes;
  level.rest_count =
      filter<L, W>({level.rows, level.stride, level.count}, item, rest, level.rest_stride, planes);
  level.rest = rest;
  space_.work += 4 + level.rest_count * W / 16;
}

// Drops each row of the rest after which an item would have none.
// requires: the rest is apart
template <class L, bool kColoured>
template <std::uint32_t W>
void RowWalker<L, kColoured>::reduce(Branching& level) {
  const Set<W> rows{level.rows, level.stride, level.count};
  const Set<W> rest{level.rest, level.rest_stride, level.rest_count};
  const Arena::Mark before = mark(space_.arena);
  const std::size_t stride = stride_for<L>(rows.count);
  std::uint64_t* const out = take(space_.arena, W * stride);
  std::uint64_t* const hopeless = take(space_.arena, rest.count);
  for (std::uint32_t row = 0; row < rest.count; ++row) {
    Bits<L, W> need;
    for (std::uint32_t w = 0; w < W; ++w) need.word[w] = level.need[w] & ~rest.word(row, w);
    Planes<L, W> planes;
    filter<L, W>(rows, forbidden_by<L, kColoured, W>(rest, row, *level.frame), out, stride, planes);
    hopeless[row] = need.without(planes.one).any() ? 1 : 0;
  }
  level.rest_count = 0;
  for (std::uint32_t row = 0; row < rest.count; ++row) {
    if (hopeless[row] != 0) continue;
    for (std::uint32_t w = 0; w < W; ++w) {
      rest.base[w * rest.stride + level.rest_count] = rest.word(row, w);
    }
    ++level.rest_count;
  }
  write_end<L, W>({rest.base, rest.stride, level.rest_count});
  space_.work += rest.count * (4 + std::uint64_t{rows.count} * W / 16);
  rewind(space_.arena, before);
}

}  // namespace quadrille::cover::rows
