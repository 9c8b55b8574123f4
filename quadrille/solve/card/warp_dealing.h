// WarpDealing: deals the boards of all pools out anew, so that no warp is without while others have
// many. It works between two runs: a warp reads what others have too many of, and writes where it
// has too few, so that no two of them meet.
//   WarpDealing<WarpOfCard>(order, warp).run();
#pragma once

#include <cstdint>

#include "quadrille/solve/batch/boards.h"
#include "quadrille/solve/card/order.h"

namespace quadrille::sudoku::card {

template <class W>
class WarpDealing {
 public:
  WarpDealing(const Order& order, std::uint32_t warp) : order_(order), warp_(warp) {
    std::uint64_t total = 0;
    for (std::uint32_t i = 0; i < order.warps; ++i) total += order.pool_sizes[i];
    each_ = static_cast<std::uint32_t>(total / order.warps);
    rest_ = static_cast<std::uint32_t>(total % order.warps);
  }

  void run() {
    const std::uint32_t wanted = share(warp_);
    W::once([&] { order_.dealt_sizes[warp_] = wanted; });
    std::uint32_t board = order_.pool_sizes[warp_];
    if (board >= wanted) return;
    // Boards that others have too many of, and warps before this one get.
    std::uint64_t before = 0;
    for (std::uint32_t i = 0; i < warp_; ++i) {
      const std::uint32_t size = order_.pool_sizes[i];
      if (size < share(i)) before += share(i) - size;
    }
    for (std::uint32_t i = 0; i < order_.warps && board < wanted; ++i) {
      const std::uint32_t size = order_.pool_sizes[i];
      const std::uint32_t left = size > share(i) ? size - share(i) : 0;
      if (before >= left) {
        before -= left;
        continue;
      }
      const std::uint32_t first = share(i) + static_cast<std::uint32_t>(before);
      const std::uint32_t count = size - first < wanted - board ? size - first : wanted - board;
      copy(i, first, board, count);
      board += count;
      before = 0;
    }
  }

 private:
  // How many boards a warp is to have.
  [[nodiscard]] std::uint32_t share(std::uint32_t warp) const {
    return each_ + (warp < rest_ ? 1 : 0);
  }

  void copy(std::uint32_t giver, std::uint32_t from, std::uint32_t to, std::uint32_t count) const {
    W::for_each_thread([&](std::uint32_t thread) {
      for (std::uint32_t i = thread; i < count; i += kThreads) {
        order_.pool_puzzles[puzzle_place(order_, warp_, to + i)] =
            order_.pool_puzzles[puzzle_place(order_, giver, from + i)];
        const std::uint16_t* const source =
            order_.pool_boards + board_place(order_, giver, from + i);
        std::uint16_t* const target = order_.pool_boards + board_place(order_, warp_, to + i);
#pragma GCC unroll 9
        for (std::uint32_t row = 0; row < batch::kCells; ++row) {
          target[row * kBlock] = source[row * kBlock];
        }
      }
    });
  }

  const Order& order_;
  const std::uint32_t warp_;
  std::uint32_t each_;  // boards that every warp is to have
  std::uint32_t rest_;  // warps that are to have one more
};

}  // namespace quadrille::sudoku::card
