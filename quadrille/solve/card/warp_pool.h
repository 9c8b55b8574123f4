// WarpPool: the boards of a warp that wait in the memory of the card, last in, first out.
//   WarpPool<W> pool(order, warp);
//   if (pool.has_room_for(64)) pool.put_away(boards);
//   pool.take(boards, LaneRanks<W>::among(~boards.active));
#pragma once

#include <cstddef>
#include <cstdint>

#include "quadrille/solve/card/order.h"
#include "quadrille/solve/card/warp_boards.h"

namespace quadrille::sudoku::card {

template <class W>
class WarpPool {
  using L = batch::LanesPairs<W>;
  using Word = typename L::Word;

 public:
  WarpPool(const Order& order, std::uint32_t warp)
      : order_(order), warp_(warp), size_(order.pool_sizes[warp]) {}

  [[nodiscard]] std::uint32_t size() const { return size_; }
  [[nodiscard]] bool has_room_for(std::uint32_t boards) const {
    return size_ + boards <= order_.blocks * kBlock;
  }

  // The place of a board with a number from 0 on, once add() is told of it.
  [[gnu::always_inline]] std::size_t place(std::uint32_t number, std::uint32_t puzzle) const {
    order_.pool_puzzles[puzzle_place(order_, warp_, size_ + number)] = puzzle;
    return board_place(order_, warp_, size_ + number);
  }
  [[gnu::always_inline]] void put(std::size_t place, std::uint32_t row, std::uint32_t cells) const {
    order_.pool_boards[place + row * kBlock] = static_cast<std::uint16_t>(cells);
  }
  [[gnu::always_inline]] void add(std::uint32_t boards) {
    size_ += boards;
    W::sync();
  }

  // All boards that are worked on. (That is rare, so its code is to be short: what there is less
  // of, more warps find close by.)
  [[gnu::always_inline]] void put_away(const WarpBoards<W>& boards) {
    const LaneRanks<W> rank = LaneRanks<W>::among(boards.active);
    W::for_each_thread([&](std::uint32_t thread) {
#pragma GCC unroll 1
      for (std::uint32_t half = 0; half < 2; ++half) {
        if ((W::get(boards.active, thread) & half_mask(half)) == 0) continue;
        const std::uint32_t low = W::get(rank.of[0], thread);
        const std::uint32_t high = W::get(rank.of[1], thread);
        const std::size_t to = place(half == 0 ? low : high, boards.puzzle_of(thread, half));
#pragma GCC unroll 1
        for (std::uint32_t row = 0; row < batch::kCells; ++row) {
          put(to, row, W::get(boards.rows[row], thread) >> (16 * half));
        }
      }
    });
    add(rank.total);
  }

  // Gives those that came last to free lanes: they are closest to a solution. Those of puzzles that
  // need no more solutions are dropped.
  // requires: a board in the pool, and a free lane
  [[gnu::always_inline]] void take(WarpBoards<W>& boards, const LaneRanks<W>& rank) {
    const std::uint32_t taken = rank.total < size_ ? rank.total : size_;
    W::for_each_thread([&](std::uint32_t thread) {
      const std::uint32_t busy = W::get(boards.active, thread);
      std::size_t place[2];
      std::uint32_t puzzle[2];
      bool takes[2];
      // What both halves ask for is on its way at the same time.
#pragma GCC unroll 2
      for (std::uint32_t half = 0; half < 2; ++half) {
        const std::uint32_t number = W::get(rank.of[half], thread);
        takes[half] = (busy & half_mask(half)) == 0 && number < taken;
        const std::uint32_t board = size_ - 1 - (takes[half] ? number : 0);
        place[half] = board_place(order_, warp_, board);
        puzzle[half] = order_.pool_puzzles[puzzle_place(order_, warp_, board)];
      }
      const bool finished[2] = {is_finished(puzzle[0]), is_finished(puzzle[1])};
      std::uint32_t mask = 0;
#pragma GCC unroll 2
      for (std::uint32_t half = 0; half < 2; ++half) {
        if (!takes[half] || finished[half]) continue;
        boards.activate(thread, half, puzzle[half]);
        mask |= half_mask(half);
      }
      if (mask == 0) return;
#pragma GCC unroll 9
      for (std::uint32_t row = 0; row < batch::kCells; ++row) {
        const std::uint32_t low = order_.pool_boards[place[0] + row * kBlock];
        const std::uint32_t high = order_.pool_boards[place[1] + row * kBlock];
        boards.put(row, thread, mask, low | high << 16);
      }
    });
    size_ -= taken;
    W::sync();
  }

 private:
  [[nodiscard]] bool is_finished(std::uint32_t puzzle) const {
    return W::read(order_.solutions + puzzle) >= order_.limit;
  }

  const Order& order_;
  const std::uint32_t warp_;
  std::uint32_t size_;
};

}  // namespace quadrille::sudoku::card
