// RowSet: the rows that are still possible, word by word, and what is asked of them all at once.
//   const std::uint32_t left = filter<L, W>(rows, cut, out, stride, planes);
//   const std::uint32_t bit = fewest<L, W>(rows, need, planes);
//
// W is the number of words in a row. Word w of row i is at base[w * stride + i]. Behind the last
// row there is room for a whole register, so that none has to be cut short when it is stored; what
// stands there means nothing. The number of a row is in the upper bits of its last word.
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

// Writes the rows that have no bit of `cut` to `out`; tells how many, and finds their planes.
template <class L, std::uint32_t W>
std::uint32_t filter(const RowSet<L, W>& rows, const Bits<L, W>& cut, std::uint64_t* out,
                     std::size_t stride, Planes<L, W>& planes) {
  L wide_cut[W];
  Counter<L> counters[W];
  for (std::uint32_t w = 0; w < W; ++w) wide_cut[w] = L::all(cut.word[w]);
  std::uint32_t left = 0;
  for (std::uint32_t i = 0; i < rows.count; i += L::kCount) {
    L row[W];
    typename L::Mask lanes = lanes_in_use<L>(i, rows.count);
    for (std::uint32_t w = 0; w < W; ++w) {
      row[w] = L::load(rows.base + w * rows.stride + i);
      lanes = L::apart(row[w], wide_cut[w], lanes);
    }
    if (W > 2 && lanes == 0) continue;
    for (std::uint32_t w = 0; w < W; ++w) {
      counters[w].add(row[w], lanes);
      L::pack(row[w], lanes).store(out + w * stride + left);
    }
    left += count_lanes<L>(lanes);
  }
  for (std::uint32_t w = 0; w < W; ++w) {
    counters[w].sum();
    planes.one.word[w] = counters[w].one.first();
    planes.two.word[w] = counters[w].two.first();
    planes.three.word[w] = counters[w].three.first();
  }
  return left;
}

// In how many rows each bit of a word is set, as binary digits: for each lane first, then the lanes
// are added up. K digits are enough for the rows of a lane.
template <class L, std::uint32_t K>
struct Adder {
  static constexpr std::uint32_t kSteps = L::kCount == 8 ? 3 : L::kCount == 4 ? 2 : 0;
  static constexpr std::uint32_t kDigits = K + kSteps;
  L digit[kDigits];

  void add(L word) {
    for (std::uint32_t d = 0; d < K; ++d) {
      const L carry = L::both(digit[d], word);
      digit[d] = L::differ(digit[d], word);
      word = carry;
    }
  }
  template <std::uint32_t kDistance>
  void add_exchanged(std::uint32_t digits) {
    L carry = L::zero();
    for (std::uint32_t d = 0; d < digits; ++d) {
      const L other = digit[d].template exchanged<kDistance>();
      const L sum = L::differ(digit[d], other);
      const L up = L::either(L::both(digit[d], other), L::both(sum, carry));
      digit[d] = L::differ(sum, carry);
      carry = up;
    }
    digit[digits] = carry;
  }
  void sum() {
    if constexpr (L::kCount == 8) add_exchanged<4>(K);
    if constexpr (L::kCount >= 4) add_exchanged<2>(kDigits - 2);
    if constexpr (L::kCount >= 4) add_exchanged<1>(kDigits - 1);
  }
};

// The lowest of the bits `among` that are set in the fewest rows, by counting them all. 2^K is more
// than the registers that the rows fill.
template <class L, std::uint32_t W, std::uint32_t K>
std::uint32_t fewest_by_counting(const RowSet<L, W>& rows, Bits<L, W> among) {
  std::uint64_t digits[W][Adder<L, K>::kDigits];
  for (std::uint32_t w = 0; w < W; ++w) {
    Adder<L, K> adder;
    for (L& digit : adder.digit) digit = L::zero();
    for (std::uint32_t i = 0; i < rows.count; i += L::kCount) {
      adder.add(L::only(L::load(rows.base + w * rows.stride + i), lanes_in_use<L>(i, rows.count)));
    }
    adder.sum();
    for (std::uint32_t d = 0; d < Adder<L, K>::kDigits; ++d) digits[w][d] = adder.digit[d].first();
  }
  for (std::uint32_t d = Adder<L, K>::kDigits; d-- > 0;) {
    Bits<L, W> less;
    for (std::uint32_t w = 0; w < W; ++w) less.word[w] = among.word[w] & ~digits[w][d];
    if (less.any()) among = less;
  }
  return among.lowest();
}

// The lowest of the needed bits that are set in the fewest rows.
// requires: each of them is set in some row
template <class L, std::uint32_t W>
std::uint32_t fewest(const RowSet<L, W>& rows, const Bits<L, W>& need, const Planes<L, W>& planes) {
  if (const Bits<L, W> two = need.without(planes.three); two.any()) return two.lowest();
  const std::uint32_t registers = (rows.count + L::kCount - 1) / L::kCount;
  if (registers < 16) return fewest_by_counting<L, W, 4>(rows, need);
  if (registers < 128) return fewest_by_counting<L, W, 7>(rows, need);
  return fewest_by_counting<L, W, 20>(rows, need);
}

}  // namespace quadrille::cover::rows
