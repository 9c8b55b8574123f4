// Fewest: the item to branch on.
//   const std::uint32_t bit = fewest<L, W>(rows, need, planes);
//
// Where some item has two rows, the planes say so. Otherwise the rows of all items are counted at
// once, in binary digits that stand above each other, one register for each digit.
#pragma once

#include <cstdint>

#include "quadrille/cover/rows/row_set.h"

namespace quadrille::cover::rows {

// In how many rows each bit of a word is set: for each lane first, then the lanes are added up. K
// digits are enough for the rows of a lane.
template <class L, std::uint32_t K>
struct Adder {
  static constexpr std::uint32_t kSteps = L::kCount == 8 ? 3 : L::kCount == 4 ? 2 : 0;
  static constexpr std::uint32_t kDigits = K + kSteps;
  L digit[kDigits];

  // Adds 2^from for each bit of the word.
  template <std::uint32_t kFrom>
  void add(L word) {
    for (std::uint32_t d = kFrom; d < K; ++d) {
      const L carry = L::both(digit[d], word);
      digit[d] = L::differ(digit[d], word);
      word = carry;
    }
  }
  // Four at a time: the carries of the lowest digits meet before they go up. A third of the time of
  // one after another.
  void add(L a, L b, L c, L d) {
    const L two = L::most(digit[0], a, b);
    const L one = L::odd(digit[0], a, b);
    const L other_two = L::most(one, c, d);
    digit[0] = L::odd(one, c, d);
    const L four = L::most(digit[1], two, other_two);
    digit[1] = L::odd(digit[1], two, other_two);
    add<2>(four);
  }
  template <std::uint32_t kDistance>
  void add_exchanged(std::uint32_t digits) {
    L carry = L::zero();
    for (std::uint32_t d = 0; d < digits; ++d) {
      const L other = digit[d].template exchanged<kDistance>();
      const L up = L::most(digit[d], other, carry);
      digit[d] = L::odd(digit[d], other, carry);
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
    const std::uint64_t* const column = rows.base + w * rows.stride;
    std::uint32_t i = 0;
    for (; i + 4 * L::kCount <= rows.count; i += 4 * L::kCount) {
      adder.add(L::load(column + i), L::load(column + i + L::kCount),
                L::load(column + i + 2 * L::kCount), L::load(column + i + 3 * L::kCount));
    }
    for (; i < rows.count; i += L::kCount) {
      const std::uint32_t left = rows.count - i;
      adder.template add<0>(
          L::only(L::load(column + i), L::first(left < L::kCount ? left : L::kCount)));
    }
    adder.sum();
    for (std::uint32_t d = 0; d < Adder<L, K>::kDigits; ++d) digits[w][d] = adder.digit[d].word();
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
