// Bounded set: what the walk with bounds and costs asks of a set of rows. Where there are costs,
// they are one more word of each row, behind the others.
//   const std::uint32_t left = filter_bounded<L, W, kCosts>(rows, cut, budget, out, planes);
#pragma once

#include <cstdint>

#include "quadrille/cover/rows/row_set.h"

namespace quadrille::cover::rows {

template <class L>
typename L::Lanes lanes_from(std::uint32_t first, std::uint32_t count) {
  return first + L::kCount <= count ? L::every() : L::first(count - first);
}

// Writes the rows that have no bit of `cut`, and are not too dear, to `out`; tells how
// many, and finds their planes.
template <class L, std::uint32_t W, bool kCosts>
std::uint32_t filter_bounded(const RowSet<L, W>& rows, const Bits<L, W>& cut, std::int64_t budget,
                             const RowSet<L, W>& out, Planes<L, W>& planes) {
  constexpr std::uint32_t kColumns = W + (kCosts ? 1 : 0);
  L wide_cut[W];
  Counter<L> counters[W];
  for (std::uint32_t w = 0; w < W; ++w) wide_cut[w] = L::all(cut.word[w]);
  const L most = L::all(static_cast<std::uint64_t>(budget));
  std::uint32_t left = 0;
  for (std::uint32_t i = 0; i < rows.count; i += L::kCount) {
    L row[kColumns];
    typename L::Lanes kept = lanes_from<L>(i, rows.count);
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
    for (std::uint32_t w = 0; w < kColumns; ++w) {
      L::pack(row[w], bits).store(out.base + w * out.stride + left);
    }
    left += static_cast<std::uint32_t>(__builtin_popcount(bits));
  }
  planes.set(counters);
  return left;
}

// Writes the rows without the bit anew, and behind them those that have it from the last to the
// first. How many are without it.
template <class L, std::uint32_t W, std::uint32_t kColumns>
std::uint32_t part_rows(const RowSet<L, W>& rows, std::uint32_t bit, const RowSet<L, W>& parted) {
  const L item = L::all(std::uint64_t{1} << bit % 64);
  const std::uint64_t* const column = rows.base + bit / 64 * rows.stride;
  std::uint32_t others = 0;
  for (std::uint32_t i = 0; i < rows.count; i += L::kCount) {
    const std::uint32_t bits =
        L::bits(L::apart(L::load(column + i), item, lanes_from<L>(i, rows.count)));
    for (std::uint32_t w = 0; w < kColumns; ++w) {
      L::pack(L::load(rows.base + w * rows.stride + i), bits)
          .store(parted.base + w * parted.stride + others);
    }
    others += static_cast<std::uint32_t>(__builtin_popcount(bits));
  }
  std::uint32_t at = rows.count;
  for (std::uint32_t row = 0; at > others; ++row) {
    if ((column[row] >> bit % 64 & 1U) == 0) continue;
    --at;
    for (std::uint32_t w = 0; w < kColumns; ++w)
      parted.base[w * parted.stride + at] = rows.word(row, w);
  }
  return others;
}

template <class L, std::uint32_t W>
std::uint32_t count_rows_with(const RowSet<L, W>& rows, std::uint32_t bit) {
  const L item = L::all(std::uint64_t{1} << bit % 64);
  const std::uint64_t* const column = rows.base + bit / 64 * rows.stride;
  std::uint32_t without = 0;
  for (std::uint32_t i = 0; i < rows.count; i += L::kCount) {
    without += static_cast<std::uint32_t>(__builtin_popcount(
        L::bits(L::apart(L::load(column + i), item, lanes_from<L>(i, rows.count)))));
  }
  return rows.count - without;
}

}  // namespace quadrille::cover::rows
