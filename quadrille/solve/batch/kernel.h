// Kernel: the loop of the batch engine over the lanes L: passes of propagation until enough boards
// wait, then one round that serves them all.
//   Machine* make_machine_avx2() { return new Kernel<Lanes256>; }
//
// Invariant between rounds: every solution of every puzzle that has been read and not finished is
// in exactly one place: in an active lane, in the pool, or counted. A board never changes its
// puzzle: what moves from lane to lane moves with its puzzle's number.
#pragma once

#include <cstdint>
#include <cstring>

#include "quadrille/solve/batch/boards.h"
#include "quadrille/solve/batch/branch.h"
#include "quadrille/solve/batch/intake.h"
#include "quadrille/solve/batch/lanes.h"
#include "quadrille/solve/batch/machine.h"
#include "quadrille/solve/batch/pool.h"
#include "quadrille/solve/batch/propagate.h"
#include "quadrille/solve/batch/round.h"
#include "quadrille/solve/batch/transpose.h"

namespace quadrille::sudoku::batch {

template <Lanes L>
class Kernel final : public Machine {
  using Word = typename L::Word;
  using Bits = typename L::Bits;
  using Sets = LaneSets<L>;

 public:
  void start(const Task& task) override {
    task_ = task;
    intake_.start(task);
    outlet_.start();
    pool_.clear();
    finished_ = 0;
    gathering_ = false;
    splits_ = 0;
    for (Word& row : boards_.row) row = L::all(kAnyDigit);
    boards_.row[kPuzzleRow] = L::zero();
    last_sum_ = L::zero();
    active_ = 0;
    waiting_ = dead_ = Sets::kAll;
    solved_ = stuck_ = 0;
    std::memset(task_.solutions, 0, task_.count * sizeof *task_.solutions);
  }

  bool run() override {
    for (std::uint32_t round = 0; round < kRoundsPerRun; ++round) {
      serve();
      if (active_ == 0) {
        outlet_.flush();
        return true;
      }
      propagate_until_many_wait();
    }
    return false;
  }

  void give_up(std::uint8_t* open) override {
    outlet_.flush();
    mark(boards_, active_, open);
    for (std::uint32_t i = 0; i < pool_.block_count(); ++i) {
      mark(pool_.block(i).boards, pool_.block(i).live, open);
    }
    mark(intake_.boards(), intake_.left(), open);
    const std::uint32_t read = intake_.read_count();
    std::memset(open + read, 1, task_.count - read);
    for (std::uint32_t puzzle = 0; puzzle < read; ++puzzle) {
      if (task_.solutions[puzzle] >= task_.limit) open[puzzle] = 0;
    }
  }

  [[nodiscard]] std::uint64_t splits() const override { return splits_; }

 private:
  static constexpr std::uint32_t kRoundsPerRun = 1024;
  static constexpr std::uint32_t kGathered = 256 / L::kCount;  // blocks in the pool
  // A round is due when this many boards wait, or have waited for this many passes in sum.
  static constexpr std::uint32_t kManyWaiting = L::kCount * 7 / 16;
  static constexpr std::uint32_t kMuchWaiting = L::kCount * 7 / 8;

  void propagate_until_many_wait() {
    std::uint32_t waited = 0;
    for (;;) {
      const Outcome<L> outcome = propagate<L>(boards_.row, scratch_);
      const Judgement<L> found = judge<L>(outcome, last_sum_);
      last_sum_ = outcome.sum;
      dead_ = L::bits(found.dead);
      solved_ = L::bits(found.filled) & ~dead_;
      const Bits unchanged = L::bits(found.unchanged);
      stuck_ = unchanged & ~dead_ & ~solved_;
      waiting_ = (unchanged | dead_ | solved_) & active_;
      const std::uint32_t count = Sets::size(waiting_);
      waited += count;
      if (count >= kManyWaiting || waited >= kMuchWaiting || waiting_ == active_) return;
    }
  }

  void serve() {
    Bits solved = solved_ & waiting_;
    if (solved != 0) {
      const Bits right = L::bits(has_all_digits<L>(boards_.row));
      dead_ |= solved & ~right;
      solved &= right;
    }
    Bits free = (dead_ & waiting_) | (Sets::kAll & ~active_) | solved;
    Bits stuck = stuck_ & waiting_;
    std::memcpy(puzzle_, &boards_.row[kPuzzleRow], sizeof puzzle_);
    if (solved != 0) count_solutions(solved);
    if (finished_ != 0) {
      const Bits finished = of_finished_puzzles(stuck, puzzle_);
      stuck &= ~finished;
      free |= finished;
    }
    last_sum_ = L::select(L::mask(waiting_ | free), L::zero(), last_sum_);
    if (stuck != 0) free = branch(stuck, free);
    active_ = Sets::kAll & ~fill(free);
  }

  void count_solutions(Bits solved) {
    Bits kept = 0;
    char* targets[L::kCount];
    std::uint32_t count = 0;
    Sets::for_each(solved, [&](std::uint32_t lane) {
      const std::uint16_t puzzle = puzzle_[lane];
      std::uint64_t& solutions = task_.solutions[puzzle];
      if (solutions >= task_.limit) return;
      if (solutions < task_.kept) {
        targets[count++] = target_of(task_, puzzle, solutions);
        kept |= Bits{1} << lane;
      }
      if (++solutions == task_.limit) ++finished_;
    });
    if (kept != 0) outlet_.add(boards_, kept, targets);
  }

  // Those of `lanes` whose puzzle needs no more solutions.
  [[nodiscard]] Bits of_finished_puzzles(Bits lanes, const std::uint16_t* puzzle) const {
    Bits finished = 0;
    Sets::for_each(lanes, [&](std::uint32_t lane) {
      if (task_.solutions[puzzle[lane]] >= task_.limit) finished |= Bits{1} << lane;
    });
    return finished;
  }

  // Splits the boards of the lanes `stuck`: the second halves go to free lanes, or else to the
  // pool. Returns the lanes that are still free.
  Bits branch(Bits stuck, Bits free) {
    Branching<L> branching;
    choose_branches<L>(boards_.row, scratch_, L::mask(stuck), branching);
    const std::uint32_t count = Sets::size(stuck);
    splits_ += count;
    update_gathering();
    const std::uint32_t direct = gathering_ ? 0 : Sets::smaller_size(stuck, free);
    const Bits from = L::lowest(stuck, direct);
    const Bits to = L::lowest(free, direct);
    const auto here = L::route(from, to);
    if (direct == count) {
      branching.split(boards_.row, [&](std::uint32_t row, Word first, Word second) {
        boards_.row[row] = L::move(here, second, first);
      });
    } else {
      const Bits rest = stuck & ~from;
      auto& block = pool_.block_for(count - direct);
      const Bits places = L::lowest(Sets::kAll & ~block.live, count - direct);
      const auto aside = L::route(rest, places);
      branching.split(boards_.row, [&](std::uint32_t row, Word first, Word second) {
        boards_.row[row] = L::move(here, second, first);
        block.boards.row[row] = L::move(aside, second, block.boards.row[row]);
      });
      const Word puzzles = boards_.row[kPuzzleRow];
      block.boards.row[kPuzzleRow] = L::move(aside, puzzles, block.boards.row[kPuzzleRow]);
      block.live |= places;
    }
    boards_.row[kPuzzleRow] = L::move(here, boards_.row[kPuzzleRow], boards_.row[kPuzzleRow]);
    return free & ~to;
  }

  // Where puzzles often reach the limit, work on the second half of a board is often wasted, since
  // the first half may have enough solutions. Then new puzzles come first, and the pool is touched
  // only when it has grown, until it is empty again (1.3 times as fast on puzzles with many
  // solutions; on others it would cost 5%).
  void update_gathering() {
    if (pool_.block_count() >= kGathered || intake_.is_empty()) {
      gathering_ = false;
    } else if (pool_.empty()) {
      gathering_ = finished_ > intake_.read_count() / 16;
    }
  }

  // Gives work to the lanes `free`: from the pool first, unless it is gathering, then new puzzles.
  // Returns those that are left without.
  Bits fill(Bits free) {
    while (free != 0 && !pool_.empty() && !gathering_) free = fill_from_pool(free);
    while (free != 0 && intake_.refill()) free = intake_.move_to(boards_, free);
    while (free != 0 && !pool_.empty()) free = fill_from_pool(free);
    return free;
  }

  Bits fill_from_pool(Bits free) {
    auto& block = pool_.top();
    if (finished_ != 0) {
      std::uint16_t puzzle[L::kCount];
      std::memcpy(puzzle, &block.boards.row[kPuzzleRow], sizeof puzzle);
      block.live &= ~of_finished_puzzles(block.live, puzzle);
    }
    const std::uint32_t count = Sets::smaller_size(free, block.live);
    if (count != 0) {
      const Bits to = L::lowest(free, count);
      // The boards that came last: they are closest to a solution.
      const Bits from = block.live & ~L::lowest(block.live, Sets::size(block.live) - count);
      Sets::move(block.boards, from, boards_, to);
      block.live &= ~from;
      free &= ~to;
    }
    if (block.live == 0) pool_.pop();
    return free;
  }

  static void mark(const Boards<L>& boards, Bits lanes, std::uint8_t* open) {
    std::uint16_t puzzle[L::kCount];
    std::memcpy(puzzle, &boards.row[kPuzzleRow], sizeof puzzle);
    Sets::for_each(lanes, [&](std::uint32_t lane) {
      const std::uint16_t number = puzzle[lane];
      open[number] = 1;
    });
  }

  Boards<L> boards_;
  Scratch<L> scratch_;
  Word last_sum_;  // of the pass before
  Intake<L> intake_;
  Outlet<L> outlet_;
  Pool<L> pool_;
  std::uint16_t puzzle_[L::kCount];  // of each lane, at the start of the round
  Bits active_;                      // lanes with a board that is worked on
  Bits waiting_;                     // those of them that need to be served: they are
  Bits dead_, solved_, stuck_;       // one of these
  bool gathering_;
  std::uint64_t finished_;  // puzzles that have as many solutions as the limit
  std::uint64_t splits_;
  Task task_;
};

}  // namespace quadrille::sudoku::batch
