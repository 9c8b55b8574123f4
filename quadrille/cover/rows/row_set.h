// RowSet: the rows that are still possible, word by word, and what is asked of them all at once.
//   const std::uint32_t left = filter<L, W>(rows, cut, out, stride, planes);
//
// W is the number of words in a row. Word w of row i is at base[w * stride + i]. Behind the last
// row stands a register full of ones: rows that clash with everything, so that a filter need not
// check where the last row is. The number of a row is in the upper bits of its last word.
#pragma once

#include <cstddef>
#include <cstdint>

#include "quadrille/cover/rows/lanes.h"

namespace quadrille::cover::rows {

template <class L, std::uint32_t W>
struct Bits {
  std::uint64_t word[W];

  [[nodiscard]] bool any() const {
    std::uint64_t all = 0;
    for (std::uint32_t w = 0; w < W; ++w) all |= word[w];
    return all != 0;
  }
  [[nodiscard]] std::uint32_t count() const {
    std::uint32_t bits = 0;
    for (std::uint32_t w = 0; w < W; ++w) {
      bits += static_cast<std::uint32_t>(__builtin_popcountll(word[w]));
    }
    return bits;
  }
  // requires: any()
  [[nodiscard]] std::uint32_t lowest() const {
    std::uint32_t w = 0;
    while (word[w] == 0) ++w;
    return 64 * w + static_cast<std::uint32_t>(__builtin_ctzll(word[w]));
  }
  [[nodiscard]] Bits without(const Bits& other) const {
    Bits rest;
    for (std::uint32_t w = 0; w < W; ++w) rest.word[w] = word[w] & ~other.word[w];
    return rest;
  }
};

// The bits that are set in at least one, two, three rows.
template <class L, std::uint32_t W>
struct Planes {
  Bits<L, W> one;
  Bits<L, W> two;
  Bits<L, W> three;

  // What counters have seen in all lanes.
  void set(Counter<L> (&counters)[W]) {
    for (std::uint32_t w = 0; w < W; ++w) {
      counters[w].sum();
      one.word[w] = counters[w].one.word();
      two.word[w] = counters[w].two.word();
      three.word[w] = counters[w].three.word();
    }
  }

  void add(const Bits<L, W>& row) {
    for (std::uint32_t w = 0; w < W; ++w) {
      three.word[w] |= two.word[w] & row.word[w];
      two.word[w] |= one.word[w] & row.word[w];
      one.word[w] |= row.word[w];
    }
  }
};

template <class L, std::uint32_t W>
struct RowSet {
  std::uint64_t* base;
  std::size_t stride;
  std::uint32_t count;

  [[nodiscard]] std::uint64_t word(std::uint32_t row, std::uint32_t w) const {
    return base[w * stride + row];
  }
};

// The stride of a set of so many rows: whole registers, and one more.
template <class L>
constexpr std::size_t stride_for(std::uint32_t count) {
  return (std::size_t{count} + 2 * L::kCount - 1) / L::kCount * L::kCount;
}

template <class L, std::uint32_t W>
void write_end(const RowSet<L, W>& rows) {
  for (std::uint32_t w = 0; w < W; ++w) {
    L::all(~std::uint64_t{0}).store(rows.base + w * rows.stride + rows.count);
  }
}

// Writes where the rows are that have a bit; tells how many.
template <class L, std::uint32_t W>
std::uint32_t find_rows_with(const RowSet<L, W>& rows, std::uint32_t bit, std::uint64_t* places) {
  const L item = L::all(std::uint64_t{1} << bit % 64);
  const std::uint64_t* const column = rows.base + bit / 64 * rows.stride;
  std::uint32_t found = 0;
  for (std::uint32_t i = 0; i < rows.count; i += L::kCount) {
    const typename L::Lanes without = L::apart(L::load(column + i), item, L::every());
    for (std::uint32_t left = ~L::bits(without) & lanes_in_use<L>(i, rows.count); left != 0;
         left &= left - 1) {
      places[found++] = i + static_cast<std::uint32_t>(__builtin_ctz(left));
    }
  }
  return found;
}

// Writes the rows that have no bit of `cut` to `out`; tells how many, and finds their planes.
//   requires: some bit is cut
template <class L, std::uint32_t W>
std::uint32_t filter(const RowSet<L, W>& rows, const Bits<L, W>& cut, std::uint64_t* out,
                     std::size_t stride, Planes<L, W>& planes) {
  L wide_cut[W];
  Counter<L> counters[W];
  for (std::uint32_t w = 0; w < W; ++w) wide_cut[w] = L::all(cut.word[w]);
  std::uint32_t left = 0;
  for (std::uint32_t i = 0; i < rows.count; i += L::kCount) {
    L row[W];
    typename L::Lanes kept = L::every();
    for (std::uint32_t w = 0; w < W; ++w) {
      row[w] = L::load(rows.base + w * rows.stride + i);
      kept = L::apart(row[w], wide_cut[w], kept);
    }
    const std::uint32_t bits = L::bits(kept);
    if (W > 2 && bits == 0) continue;
    for (std::uint32_t w = 0; w < W; ++w) {
      counters[w].add(row[w], kept);
      L::pack(row[w], bits).store(out + w * stride + left);
    }
    left += static_cast<std::uint32_t>(__builtin_popcount(bits));
  }
  write_end<L, W>({out, stride, left});
  planes.set(counters);
  return left;
}

}  // namespace quadrille::cover::rows
