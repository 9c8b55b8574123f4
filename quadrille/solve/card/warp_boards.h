// WarpBoards: the 64 boards that a warp works on, one in each lane, and which lanes are which.
//   const LaneRanks<W> rank = LaneRanks<W>::of(~boards.active);   // free lanes, in their order
//   boards.put(row, thread, mask, cells);
//
// Lane t is the lower half of the words of thread t, lane 32 + t the upper half.
#pragma once

#include <cstdint>

#include "quadrille/solve/batch/boards.h"
#include "quadrille/solve/batch/lanes_pairs.h"

namespace quadrille::sudoku::card {

constexpr std::uint32_t half_mask(std::uint32_t half) { return half == 0 ? 0xFFFFU : 0xFFFF0000U; }

// The number of each lane among those of a set, in their order.
template <class W>
struct LaneRanks {
  using L = batch::LanesPairs<W>;
  using Word = typename L::Word;

  Word of[2];  // of the lanes of each half
  std::uint32_t total;
  std::uint64_t lanes;

  static LaneRanks among(Word set) {
    const std::uint64_t lanes = L::bits(set);
    const auto low = static_cast<std::uint32_t>(lanes);
    const auto high = static_cast<std::uint32_t>(lanes >> 32);
    const auto low_size = static_cast<std::uint32_t>(__builtin_popcount(low));
    const auto high_size = static_cast<std::uint32_t>(__builtin_popcount(high));
    return {{W::count_below(low), W::count_below(high) + low_size}, low_size + high_size, lanes};
  }
  // The lane with a number.
  // requires: number < total
  [[nodiscard]] std::uint32_t lane(std::uint32_t number) const {
    const auto low = static_cast<std::uint32_t>(lanes);
    const auto low_size = static_cast<std::uint32_t>(__builtin_popcount(low));
    const bool is_high = number >= low_size;
    std::uint32_t rest = is_high ? static_cast<std::uint32_t>(lanes >> 32) : low;
    std::uint32_t place = is_high ? 32 : 0;
    number -= is_high ? low_size : 0;
#pragma GCC unroll 5
    for (std::uint32_t width = 16; width != 0; width /= 2) {
      const auto below = static_cast<std::uint32_t>(__builtin_popcount(rest & ((1U << width) - 1)));
      const bool is_above = number >= below;
      number -= is_above ? below : 0;
      rest >>= is_above ? width : 0;
      place += is_above ? width : 0;
    }
    return place;
  }
};

template <class W>
struct WarpBoards {
  using L = batch::LanesPairs<W>;
  using Word = typename L::Word;

  Word* rows;                               // one for each cell
  Word puzzle[2] = {L::zero(), L::zero()};  // the number of that of each lane, half by half
  Word active = L::zero();                  // lanes with a board that is worked on
  Word last_sum = L::zero();                // of the pass before

  // Those halves of a word that a mask has.
  [[gnu::always_inline]] void put(std::uint32_t row, std::uint32_t thread, std::uint32_t mask,
                                  std::uint32_t cells) {
    W::set(rows[row], thread, (W::get(rows[row], thread) & ~mask) | (cells & mask));
  }
  // A lane gets a board to work on.
  [[gnu::always_inline]] void activate(std::uint32_t thread, std::uint32_t half,
                                       std::uint32_t number) {
    const std::uint32_t mask = half_mask(half);
    W::set(puzzle[half], thread, number);
    W::set(active, thread, W::get(active, thread) | mask);
    W::set(last_sum, thread, W::get(last_sum, thread) & ~mask);
  }
  [[nodiscard]] std::uint32_t puzzle_of(std::uint32_t thread, std::uint32_t half) const {
    const std::uint32_t low = W::get(puzzle[0], thread);
    const std::uint32_t high = W::get(puzzle[1], thread);
    return half == 0 ? low : high;
  }
};

}  // namespace quadrille::sudoku::card
