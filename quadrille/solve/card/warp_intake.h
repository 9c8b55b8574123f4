// WarpIntake: the puzzles that a warp begins. It takes 64 of them for itself at a time; those that
// it has not begun when its run ends wait for the next run.
//   WarpIntake<W> intake(order, warp, texts);
//   while (intake.refill()) intake.move_to(boards, LaneRanks<W>::among(~boards.active));
#pragma once

#include <cstddef>
#include <cstdint>

#include "quadrille/solve/card/order.h"
#include "quadrille/solve/card/warp_boards.h"

namespace quadrille::sudoku::card {

template <class W>
class WarpIntake {
  using L = batch::LanesPairs<W>;

 public:
  WarpIntake(const Order& order, std::uint32_t warp, std::uint32_t* texts)
      : order_(order), texts_(texts), own_(order.hands[warp]), is_drained_(order.is_drained) {}

  // Makes sure that there are puzzles to be begun; false where all have been.
  [[gnu::always_inline]] bool refill() {
    if (own_.count != 0) return true;
    if (is_drained_) return false;
    const std::uint32_t first = W::take(&order_.progress->next, kBlock);
    if (first >= order_.count) {
      is_drained_ = true;
      return false;
    }
    const std::uint32_t rest = order_.count - first;
    own_ = {.first = first, .count = kBlock < rest ? kBlock : rest};
    // Until they are begun, their texts are brought closer.
    if (order_.texts != nullptr) {
      W::prefetch(order_.texts + std::size_t{first} * order_.stride, own_.count * order_.stride);
    }
    return true;
  }
  // All puzzles have been taken by some warp, as far as this one knows.
  [[nodiscard]] bool is_drained() const { return is_drained_; }
  [[gnu::always_inline]] void look_whether_drained() {
    if (!is_drained_) is_drained_ = W::same(W::read(&order_.progress->next)) >= order_.count;
  }
  // Those that have not been begun.
  [[nodiscard]] const Hand& own() const { return own_; }

  // Returns how many.
  // requires: refill() was true, and a free lane
  [[gnu::always_inline]] std::uint32_t move_to(WarpBoards<W>& boards, const LaneRanks<W>& rank) {
    const std::uint32_t count = rank.total < own_.count ? rank.total : own_.count;
    const std::uint32_t lead = order_.texts != nullptr ? read_texts(count) : 0;
    W::for_each_thread([&](std::uint32_t thread) {
      std::uint32_t number[2];
      std::uint32_t mask = 0;
#pragma GCC unroll 2
      for (std::uint32_t half = 0; half < 2; ++half) {
        number[half] = W::get(rank.of[half], thread);
        const bool is_busy = (W::get(boards.active, thread) & half_mask(half)) != 0;
        if (is_busy || number[half] >= count) continue;
        boards.activate(thread, half, own_.first + number[half]);
        mask |= half_mask(half);
      }
      if (mask == 0) return;
      // A half that gets none reads the same as the other, for nothing.
      if ((mask & 0xFFFF) == 0) number[0] = number[1];
      if ((mask >> 16) == 0) number[1] = number[0];
      if (order_.texts != nullptr) {
        put_texts(boards, thread, mask, lead + number[0] * order_.stride,
                  lead + number[1] * order_.stride);
      } else {
        put_candidates(boards, thread, mask, candidates_at(own_.first + number[0]),
                       candidates_at(own_.first + number[1]));
      }
    });
    own_ = {.first = own_.first + count, .count = own_.count - count};
    W::sync();
    return count;
  }

 private:
  // The texts lie one after another: all threads read them together, word by word, into half a byte
  // for each character; from there each takes its own. Returns where the first one begins.
  [[gnu::always_inline]] std::uint32_t read_texts(std::uint32_t count) const {
    const std::size_t begin = std::size_t{own_.first} * order_.stride;
    const auto lead = static_cast<std::uint32_t>(begin % 8);
    W::sync();
    W::read_digits(texts_, order_.texts + (begin - lead), lead + count * order_.stride);
    W::sync();
    return lead;
  }
  [[gnu::always_inline]] void put_texts(WarpBoards<W>& boards, std::uint32_t thread,
                                        std::uint32_t mask, std::uint32_t low,
                                        std::uint32_t high) const {
#pragma GCC unroll 1
    for (std::uint32_t line = 0; line < 9; ++line, low += 9, high += 9) {
      const std::uint32_t row = line / 3 * 27 + line % 3 * 3;
      const Line lower = line_at(low);
      const Line upper = line_at(high);
#pragma GCC unroll 9
      for (std::uint32_t column = 0; column < 9; ++column) {
        boards.put(row + column / 3 * 9 + column % 3, thread, mask,
                   candidates_of(lower.digit(column), upper.digit(column)));
      }
    }
  }

  // The digits of nine cells, in half a byte each.
  struct Line {
    std::uint32_t eight;
    std::uint32_t last;

    [[nodiscard]] std::uint32_t digit(std::uint32_t column) const {
      return (column < 8 ? eight >> (4 * column) : last) & 15;
    }
  };
  [[gnu::always_inline]] Line line_at(std::uint32_t place) const {
    const std::uint32_t* const words = texts_ + place / 8;
    const std::uint32_t shift = place % 8 * 4;
    const auto from = [&](std::uint32_t word) {
      const std::uint64_t both = std::uint64_t{words[word + 1]} << 32 | words[word];
      return static_cast<std::uint32_t>(both >> shift);
    };
    return {from(0), from(1)};
  }

  // Of two cells. Any digit, where it is none.
  static std::uint32_t candidates_of(std::uint32_t low, std::uint32_t high) {
    const std::uint32_t cells = ((1U << low | 0x10000U << high) >> 1) & 0x01FF01FFU;
    const std::uint32_t none = ((cells + 0x7FFF7FFFU) >> 15 & 0x00010001U) ^ 0x00010001U;
    return cells + none * batch::kAnyDigit;
  }

  [[nodiscard]] const std::uint16_t* candidates_at(std::uint32_t puzzle) const {
    return order_.candidates + std::size_t{puzzle} * batch::kCells;
  }
  [[gnu::always_inline]] void put_candidates(WarpBoards<W>& boards, std::uint32_t thread,
                                             std::uint32_t mask, const std::uint16_t* low,
                                             const std::uint16_t* high) const {
#pragma GCC unroll 1
    for (std::uint32_t line = 0; line < 9; ++line) {
#pragma GCC unroll 1
      for (std::uint32_t column = 0; column < 9; ++column) {
        boards.put(line / 3 * 27 + line % 3 * 3 + column / 3 * 9 + column % 3, thread, mask,
                   *low++ | static_cast<std::uint32_t>(*high++) << 16);
      }
    }
  }

  const Order& order_;
  std::uint32_t* const texts_;
  Hand own_;
  bool is_drained_;  // no puzzle is left to be taken
};

}  // namespace quadrille::sudoku::card
