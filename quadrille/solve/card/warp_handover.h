// WarpHandover: boards on their way from some lanes of a warp to others.
//   WarpHandover<W> handover(stuck, free, 20);   // of the first 20 of each set, in their order
//   handover.move_puzzles(boards);
//   rows[row] = handover.move(second, rows[row]);
#pragma once

#include <cstdint>

#include "quadrille/solve/card/order.h"
#include "quadrille/solve/card/warp_boards.h"

namespace quadrille::sudoku::card {

template <class W>
class WarpHandover {
  using L = batch::LanesPairs<W>;
  using Word = typename L::Word;

 public:
  // requires: lanes to give, and no more of them wanted than there are in either set
  [[gnu::always_inline]] WarpHandover(const LaneRanks<W>& giving, const LaneRanks<W>& taking,
                                      std::uint32_t count) {
    W::for_each_thread([&](std::uint32_t thread) {
      std::uint32_t mask = 0;
#pragma GCC unroll 2
      for (std::uint32_t half = 0; half < 2; ++half) {
        const std::uint32_t number = W::get(taking.of[half], thread);
        const bool takes = (taking.lanes >> (thread + half * kThreads) & 1) != 0 && number < count;
        const std::uint32_t lane = giving.lane(takes ? number : 0);
        W::set(thread_[half], thread, lane % kThreads);
        W::set(half_[half], thread, lane / kThreads);
        mask |= takes ? half_mask(half) : 0;
      }
      W::set(lanes_, thread, mask);
    });
    choice_ = W::choice(half_[0], half_[1]);
  }

  // Those that get a board.
  [[nodiscard]] Word lanes() const { return lanes_; }

  // A row of the boards that are given; the other lanes keep what they have.
  [[nodiscard, gnu::always_inline]] Word move(Word given, Word kept) const {
    const Word moved = W::pick(W::from(given, thread_[0]), W::from(given, thread_[1]), choice_);
    return L::select(lanes_, moved, kept);
  }

  [[gnu::always_inline]] void move_puzzles(WarpBoards<W>& boards) const {
    const Word lower[2] = {W::from(boards.puzzle[0], thread_[0]),
                           W::from(boards.puzzle[0], thread_[1])};
    const Word upper[2] = {W::from(boards.puzzle[1], thread_[0]),
                           W::from(boards.puzzle[1], thread_[1])};
    W::for_each_thread([&](std::uint32_t thread) {
#pragma GCC unroll 2
      for (std::uint32_t half = 0; half < 2; ++half) {
        if ((W::get(lanes_, thread) & half_mask(half)) == 0) continue;
        const bool is_upper = W::get(half_[half], thread) != 0;
        W::set(boards.puzzle[half], thread,
               is_upper ? W::get(upper[half], thread) : W::get(lower[half], thread));
      }
    });
  }

 private:
  Word lanes_ = L::zero();
  // Of the board that each half gets: the thread, and the half there.
  Word thread_[2] = {L::zero(), L::zero()};
  Word half_[2] = {L::zero(), L::zero()};
  Word choice_ = L::zero();
};

}  // namespace quadrille::sudoku::card
