// WarpRun: what a warp does when it is told to: passes of propagation until many boards wait, then
// a round that serves them, over and over; as kernel.h of the batch engine does it with registers.
//   WarpRun<WarpOfCard>(order, warp, memory).run();
//
// The source is compiled twice: for the card, where each thread of the warp has its part of every
// word and all of them go the same way through this code; and for the processor, where a word has
// the parts of all threads (warp_simulated.h). What a thread does on its own stands in
// W::for_each_thread.
//
// Between two runs all boards of a warp lie in its pool: so a run can end at any time, and whoever
// gave the order looks at the clock, makes the pools larger, deals the boards out anew
// (warp_dealing.h), and gives it again.
#pragma once

#include <cstdint>

#include "quadrille/solve/batch/boards.h"
#include "quadrille/solve/batch/branch.h"
#include "quadrille/solve/batch/lanes_pairs.h"
#include "quadrille/solve/batch/propagate.h"
#include "quadrille/solve/batch/round.h"
#include "quadrille/solve/card/order.h"
#include "quadrille/solve/card/warp_answers.h"
#include "quadrille/solve/card/warp_boards.h"
#include "quadrille/solve/card/warp_handover.h"
#include "quadrille/solve/card/warp_intake.h"
#include "quadrille/solve/card/warp_pool.h"

namespace quadrille::sudoku::card {

// Where the boards of a warp are while it works on them.
template <class W>
struct WarpMemory {
  typename W::Word* rows;  // one for each cell
  batch::Scratch<batch::LanesPairs<W>>* scratch;
  // Both may lie where the scratch is: what a pass leaves there is not needed by then.
  batch::Branching<batch::LanesPairs<W>>* branching;
  std::uint32_t* texts;  // kTextWords of them
};

template <class W>
class WarpRun {
  using L = batch::LanesPairs<W>;
  using Word = typename L::Word;
  using Ranks = LaneRanks<W>;

 public:
  WarpRun(const Order& order, std::uint32_t warp, const WarpMemory<W>& memory)
      : order_(order),
        warp_(warp),
        memory_(memory),
        boards_{.rows = memory.rows},
        pool_(order, warp),
        intake_(order, warp, memory.texts),
        answers_(order) {}

  [[gnu::always_inline]] void run() {
    begin();
    for (;;) {
      fill();
      const std::uint32_t active = size(boards_.active);
      if (active == 0) break;
      propagate_until_many_wait(active);
      if (!serve() || is_late()) break;
    }
    end();
  }

 private:
  // A round is due when this many boards wait, or have waited for this many passes in sum. A round
  // is dearer here than on the processor.
  static constexpr std::uint32_t kManyWaiting = 48;
  static constexpr std::uint32_t kMuchWaiting = 104;
  static constexpr std::uint32_t kGathered = 256;  // boards in the pool

  static std::uint32_t size(Word lanes) {
    return static_cast<std::uint32_t>(__builtin_popcountll(L::bits(lanes)));
  }

  [[gnu::always_inline]] void begin() {
    began_ = W::same(W::clock());
#pragma GCC unroll 9
    for (std::uint32_t row = 0; row < batch::kCells; ++row) {
      boards_.rows[row] = L::all(batch::kAnyDigit);
    }
  }

  // What the warp still has to do is in its pool and its hand, and in what nobody has taken.
  [[gnu::always_inline]] void end() {
    pool_.put_away(boards_);
    W::once([&] {
      order_.pool_sizes[warp_] = pool_.size();
      order_.hands[warp_] = intake_.own();
      if (pool_.size() != 0 || intake_.own().count != 0 || !intake_.is_drained()) {
        order_.progress->unfinished = 1;
      }
      W::add(&order_.progress->splits, splits_);
      W::add(&order_.progress->passes, passes_);
    });
  }

  // Once all puzzles are taken there is not much time left: boards may be dealt out again soon, to
  // warps that have none.
  [[gnu::always_inline]] bool is_late() {
    const std::uint32_t now = W::same(W::clock());
    if (!intake_.is_drained()) {
      intake_.look_whether_drained();
      if (intake_.is_drained()) began_ = now;
    }
    return now - began_ >= (intake_.is_drained() ? order_.cycles_at_end : order_.cycles);
  }

  // From the pool first, unless it is gathering, then new puzzles.
  [[gnu::always_inline]] void fill() {
    for (;;) {
      const Ranks rank = Ranks::among(~boards_.active);
      if (rank.total == 0) return;
      if (pool_.size() != 0 && !gathering_) {
        pool_.take(boards_, rank);
      } else if (intake_.refill()) {
        begun_ += intake_.move_to(boards_, rank);
      } else if (pool_.size() != 0) {
        gathering_ = false;
      } else {
        return;
      }
    }
  }

  // Where puzzles often reach the limit, work on the second half of a board is often wasted, since
  // the first half may have enough solutions. Then new puzzles come first, and the pool is touched
  // only when it has grown, until it is empty again.
  [[gnu::always_inline]] void update_gathering() {
    if (pool_.size() >= kGathered) {
      gathering_ = false;
    } else if (pool_.size() == 0) {
      gathering_ = !intake_.is_drained() && finished_ > begun_ / 16;
    }
  }

  [[gnu::always_inline]] void propagate_until_many_wait(std::uint32_t active) {
    std::uint32_t waited = 0;
    for (;;) {
      const batch::Outcome<L> outcome = batch::propagate<L>(boards_.rows, *memory_.scratch);
      const batch::Judgement<L> found = batch::judge<L>(outcome, boards_.last_sum);
      boards_.last_sum = outcome.sum;
      const Word waiting = (found.dead | found.filled | found.unchanged) & boards_.active;
      solved_ = L::without(found.filled, found.dead) & waiting;
      stuck_ = L::without(found.unchanged, found.dead, found.filled) & waiting;
      dead_ = found.dead & waiting;
      ++passes_;
      const std::uint32_t count = size(waiting);
      waited += count;
      if (count >= kManyWaiting || waited >= kMuchWaiting || count == active) return;
    }
  }

  // False where the pool has no room for the halves of boards that are to be split: they are left
  // as they are.
  [[gnu::always_inline]] bool serve() {
    // All numbers are on their way at once, and while solutions are checked: to ask for them where
    // a lane needs them would take longer.
    const Word of_finished = of_finished_puzzles();
    if (W::any(solved_)) {
      const Word right = solved_ & batch::has_all_digits<L>(boards_.rows);
      dead_ = dead_ | L::without(solved_, right);
      solved_ = right;
      finished_ += answers_.count(boards_, solved_);
    }
    const Word finished = of_finished & stuck_;
    stuck_ = L::without(stuck_, finished);
    boards_.active = boards_.active & ~(dead_ | solved_ | finished);
    boards_.last_sum = L::without(boards_.last_sum, stuck_);
    const Ranks stuck = Ranks::among(stuck_);
    if (stuck.total == 0) return true;
    // A run ends by putting up to 64 boards there.
    if (!pool_.has_room_for(stuck.total + kBlock)) {
      W::once([&] { order_.progress->full = 1; });
      return false;
    }
    update_gathering();
    split(stuck);
    splits_ += stuck.total;
    return true;
  }

  // The lanes whose puzzle needs no more solutions; also of those that have no board.
  [[gnu::always_inline]] Word of_finished_puzzles() const {
    Word lanes = L::zero();
    W::for_each_thread([&](std::uint32_t thread) {
      const std::uint64_t low = W::read(order_.solutions + W::get(boards_.puzzle[0], thread));
      const std::uint64_t high = W::read(order_.solutions + W::get(boards_.puzzle[1], thread));
      W::set(lanes, thread,
             (low >= order_.limit ? half_mask(0) : 0) | (high >= order_.limit ? half_mask(1) : 0));
    });
    return lanes;
  }

  // The first half of a board that is stuck stays. The second one goes to a free lane, or else to
  // the pool.
  [[gnu::always_inline]] void split(const Ranks& stuck) {
    batch::Branching<L>& branching = *memory_.branching;
    batch::choose_branches<L>(boards_.rows, *memory_.scratch, stuck_, branching);
    const Ranks free = Ranks::among(~boards_.active);
    const std::uint32_t both = stuck.total < free.total ? stuck.total : free.total;
    const std::uint32_t given = gathering_ ? 0 : both;
    const WarpHandover<W> handover(stuck, free, given);
    std::size_t places[2][W::kThreadsHere];  // in the pool
    Word wait = L::zero();                   // the lanes whose second half goes there
    W::for_each_thread([&](std::uint32_t thread) {
#pragma GCC unroll 2
      for (std::uint32_t half = 0; half < 2; ++half) {
        const std::uint32_t number = W::get(stuck.of[half], thread);
        if ((W::get(stuck_, thread) & half_mask(half)) == 0 || number < given) continue;
        W::set(wait, thread, W::get(wait, thread) | half_mask(half));
        places[half][thread % W::kThreadsHere] =
            pool_.place(number - given, W::get(boards_.puzzle[half], thread));
      }
    });
    handover.move_puzzles(boards_);
    branching.split(boards_.rows, [&](std::uint32_t row, Word first, Word second) {
      boards_.rows[row] = handover.move(second, L::select(stuck_, first, boards_.rows[row]));
      W::for_each_thread([&](std::uint32_t thread) {
        const std::uint32_t own = W::get(wait, thread);
        const std::uint32_t cells = W::get(second, thread);
        const std::uint32_t here = thread % W::kThreadsHere;
        if ((own & 0xFFFF) != 0) pool_.put(places[0][here], row, cells);
        if (own >> 16 != 0) pool_.put(places[1][here], row, cells >> 16);
      });
    });
    boards_.active = boards_.active | handover.lanes();
    boards_.last_sum = L::without(boards_.last_sum, handover.lanes());
    pool_.add(stuck.total - given);
  }

  const Order& order_;
  const std::uint32_t warp_;
  const WarpMemory<W> memory_;
  WarpBoards<W> boards_;
  WarpPool<W> pool_;
  WarpIntake<W> intake_;
  const WarpAnswers<W> answers_;
  Word dead_ = L::zero();    // of those that wait to be served,
  Word solved_ = L::zero();  // each is one of these
  Word stuck_ = L::zero();
  bool gathering_ = false;
  std::uint32_t began_ = 0;     // the clock, then
  std::uint32_t begun_ = 0;     // puzzles
  std::uint32_t finished_ = 0;  // of them, those that have as many solutions as the limit
  std::uint64_t splits_ = 0;
  std::uint32_t passes_ = 0;
};

}  // namespace quadrille::sudoku::card
