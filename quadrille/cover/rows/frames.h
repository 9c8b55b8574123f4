// Frames: what the bits of a row mean, and the way into a narrower frame.
//   const Bits<L, W> live = live_bits<L, kColoured, W>(rows, need, planes, frame);
//   const auto narrow = pack_rows<L, kColoured, W, V>(rows, need, live, frame, arena,
//   narrow_frame);
#pragma once

#include <cstddef>
#include <cstdint>

#include "quadrille/cover/rows/arena.h"
#include "quadrille/cover/rows/row_set.h"
#include "quadrille/cover/rows/walker.h"

namespace quadrille::cover::rows {

static inline std::uint64_t lowest_bits(std::uint32_t count) {
  return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

// Of the lowest bit that is set in a word, among the bits of all words.
static inline std::uint32_t number_in(std::uint32_t word, std::uint64_t bits) {
  return 64 * word + static_cast<std::uint32_t>(__builtin_ctzll(bits));
}

static inline std::uint32_t bits_for_number(std::uint32_t rows) {
  return 32 - static_cast<std::uint32_t>(__builtin_clz(rows));
}

template <class L, std::uint32_t W>
std::uint64_t number_of(const RowSet<L, W>& rows, std::uint32_t row, const Frame& frame) {
  return rows.word(row, W - 1) >> frame.shift;
}

template <class L, std::uint32_t W>
OptionId option_of(const RowSet<L, W>& rows, std::uint32_t row, const Frame& frame) {
  return OptionId{static_cast<std::uint32_t>(frame.options[number_of<L, W>(rows, row, frame)])};
}

template <class L, bool kColoured, std::uint32_t W>
Bits<L, W> forbidden_by(const RowSet<L, W>& rows, std::uint32_t row, const Frame& frame) {
  Bits<L, W> bits;
  if constexpr (kColoured) {
    const std::uint64_t* const forbids = frame.forbids + number_of<L, W>(rows, row, frame) * W;
    for (std::uint32_t w = 0; w < W; ++w) bits.word[w] = forbids[w];
  } else {
    for (std::uint32_t w = 0; w < W; ++w) bits.word[w] = rows.word(row, w);
    bits.word[W - 1] &= frame.last;
  }
  return bits;
}

// The bits that still matter: those of items to be covered, and those by which two rows may exclude
// each other.
template <class L, bool kColoured, std::uint32_t W>
Bits<L, W> live_bits(const RowSet<L, W>& rows, const Bits<L, W>& need, const Planes<L, W>& planes,
                     const Frame& frame) {
  Bits<L, W> live;
  if constexpr (kColoured) {
    Bits<L, W> forbidden{};
    for (std::uint32_t row = 0; row < rows.count; ++row) {
      const std::uint64_t* const forbids = frame.forbids + number_of<L, W>(rows, row, frame) * W;
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

// From W words to V: the bits `kept` of a row, moved together.
template <class L, std::uint32_t W, std::uint32_t V>
class Packing {
 public:
  explicit Packing(const Bits<L, W>& kept) : kept_(kept) {}

  template <class WordOf>
  Bits<L, V> operator()(WordOf word_of) const {
    Bits<L, V> packed{};
    std::uint32_t at = 0;
    for (std::uint32_t w = 0; w < W; ++w) {
      if (kept_.word[w] == 0) continue;
      const std::uint64_t bits = L::extract(word_of(w), kept_.word[w]);
      packed.word[at / 64] |= bits << at % 64;
      if (at % 64 != 0 && at / 64 + 1 < V) packed.word[at / 64 + 1] |= bits >> (64 - at % 64);
      at += static_cast<std::uint32_t>(__builtin_popcountll(kept_.word[w]));
    }
    return packed;
  }

 private:
  const Bits<L, W>& kept_;
};

template <class L, std::uint32_t V>
struct PackedRows {
  RowSet<L, V> rows;
  Bits<L, V> need;
  Planes<L, V> planes;
};

template <class L, bool kColoured, std::uint32_t W, std::uint32_t V>
PackedRows<L, V> pack_rows(const RowSet<L, W>& rows, const Bits<L, W>& need, const Bits<L, W>& live,
                           const Frame& frame, Arena& arena, Frame& narrow) {
  const std::size_t stride = stride_for<L>(rows.count);
  const std::size_t forbid_words = kColoured ? std::size_t{V} * rows.count : 0;
  std::uint64_t* const memory = take(arena, V * stride + forbid_words + rows.count);
  std::uint64_t* const forbids = memory + V * stride;
  std::uint64_t* const options = forbids + forbid_words;
  const std::uint32_t number_bits = bits_for_number(rows.count);
  narrow = {64 - number_bits, ~std::uint64_t{0} >> number_bits, options, forbids};
  const Packing<L, W, V> packing(live);
  PackedRows<L, V> packed{{memory, stride, rows.count}, {}, {}};
  for (std::uint32_t row = 0; row < rows.count; ++row) {
    const std::uint64_t number = number_of<L, W>(rows, row, frame);
    options[row] = frame.options[number];
    Bits<L, V> bits = packing([&](std::uint32_t w) { return rows.word(row, w); });
    packed.planes.add(bits);
    bits.word[V - 1] |= std::uint64_t{row} << narrow.shift;
    for (std::uint32_t v = 0; v < V; ++v) packed.rows.base[v * stride + row] = bits.word[v];
    if constexpr (kColoured) {
      const Bits<L, V> cut =
          packing([&](std::uint32_t w) { return frame.forbids[number * W + w]; });
      for (std::uint32_t v = 0; v < V; ++v) forbids[std::size_t{row} * V + v] = cut.word[v];
    }
  }
  write_end<L, V>(packed.rows);
  packed.need = packing([&](std::uint32_t w) { return need.word[w]; });
  return packed;
}

}  // namespace quadrille::cover::rows
