// WarpAnswers: counts the solutions that a warp has found, and writes those that are kept.
//   WarpAnswers<W> answers(order);
//   finished += answers.count(boards, solved);
#pragma once

#include <cstddef>
#include <cstdint>

#include "quadrille/solve/card/order.h"
#include "quadrille/solve/card/warp_boards.h"

namespace quadrille::sudoku::card {

template <class W>
class WarpAnswers {
  using L = batch::LanesPairs<W>;
  using Word = typename L::Word;

 public:
  explicit WarpAnswers(const Order& order) : order_(order) {}

  // Returns how many puzzles have as many as the limit now.
  [[gnu::always_inline]] std::uint32_t count(const WarpBoards<W>& boards, Word solved) const {
    const std::uint64_t wanted = order_.kept < order_.limit ? order_.kept : order_.limit;
    Word reached = L::zero();
    W::for_each_thread([&](std::uint32_t thread) {
      const std::uint32_t own = W::get(solved, thread);
      std::uint64_t before[2] = {UINT64_MAX, UINT64_MAX};
#pragma GCC unroll 2
      for (std::uint32_t half = 0; half < 2; ++half) {
        if ((own & half_mask(half)) == 0) continue;
        before[half] = W::add(order_.solutions + W::get(boards.puzzle[half], thread), 1);
      }
      W::set(reached, thread,
             (before[0] == order_.limit - 1 ? half_mask(0) : 0) |
                 (before[1] == order_.limit - 1 ? half_mask(1) : 0));
#pragma GCC unroll 1
      for (std::uint32_t half = 0; half < 2; ++half) {
        const std::uint64_t solution = half == 0 ? before[0] : before[1];
        if (solution >= wanted) continue;
        const std::size_t number =
            std::size_t{boards.puzzle_of(thread, half)} * order_.kept + solution;
        write(boards, order_.kept_texts + number * kKeptStride, thread, half);
      }
    });
    return static_cast<std::uint32_t>(__builtin_popcountll(L::bits(reached)));
  }

 private:
  // Word by word; the last one of each band has a character too many.
  [[gnu::always_inline]] void write(const WarpBoards<W>& boards, char* text, std::uint32_t thread,
                                    std::uint32_t half) const {
#pragma GCC unroll 1
    for (std::uint32_t band = 0; band < 3; ++band) {
#pragma GCC unroll 7
      for (std::uint32_t first = 0; first < kBandStride; first += 4) {
        std::uint32_t word = 0;
#pragma GCC unroll 4
        for (std::uint32_t i = 0; i < 4; ++i) {
          const std::uint32_t cell = first + i;
          if (cell >= kBandCells) break;
          const std::uint32_t row = cell % 9 / 3 * 9 + cell / 9 * 3 + cell % 3 + band * kBandCells;
          const std::uint32_t digit =
              W::get(boards.rows[row], thread) >> (16 * half) & batch::kAnyDigit;
          // The number of zeros at the top is one instruction, that at the bottom two.
          word |= ('1' + 31 - static_cast<std::uint32_t>(__builtin_clz(digit))) << (8 * i);
        }
        char* const place = text + band * kBandStride + first;
        __builtin_memcpy(__builtin_assume_aligned(place, 4), &word, sizeof word);
      }
    }
  }

  const Order& order_;
};

}  // namespace quadrille::sudoku::card
