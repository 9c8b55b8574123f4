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

#include "quadrille/sudoku/batch/boards.h"
#include "quadrille/sudoku/batch/branch.h"
#include "quadrille/sudoku/batch/lanes.h"
#include "quadrille/sudoku/batch/machine.h"
#include "quadrille/sudoku/batch/pool.h"
#include "quadrille/sudoku/batch/propagate.h"
#include "quadrille/sudoku/batch/task.h"
#include "quadrille/sudoku/batch/transpose.h"

namespace quadrille::sudoku::batch {

template <Lanes L>
class Kernel final : public Machine {
  using Word = typename L::Word;
  using Bits = typename L::Bits;

 public:
  void start(const Task& task) override {
    task_ = task;
    next_ = 0;
    input_left_ = 0;
    finished_ = 0;
    gathering_ = false;
    pool_.clear();
    splits_ = 0;
    solved_count_ = 0;
    for (Word& row : boards_.row) row = L::all(kAnyDigit);
    boards_.row[kPuzzleRow] = L::zero();
    last_sum_ = L::zero();
    active_ = 0;
    waiting_ = dead_ = kAllLanes;
    solved_ = stuck_ = 0;
    std::memset(task_.solutions, 0, task_.count * sizeof *task_.solutions);
  }

  bool run() override {
    for (std::uint32_t round = 0; round < kRoundsPerRun; ++round) {
      serve();
      if (active_ == 0) {
        write_solutions();
        return true;
      }
      propagate_until_many_wait();
    }
    return false;
  }

  void give_up(std::uint8_t* open) override {
    write_solutions();
    mark(boards_, active_, open);
    for (std::uint32_t i = 0; i < pool_.block_count(); ++i) {
      mark(pool_.block(i).boards, pool_.block(i).live, open);
    }
    mark(input_, input_left_, open);
    std::memset(open + next_, 1, task_.count - next_);
    for (std::uint32_t puzzle = 0; puzzle < next_; ++puzzle) {
      if (task_.solutions[puzzle] >= task_.limit) open[puzzle] = 0;
    }
  }

  [[nodiscard]] std::uint64_t splits() const override { return splits_; }

 private:
  static constexpr Bits kAllLanes = static_cast<Bits>((std::uint64_t{1} << L::kCount) - 1);
  static constexpr std::uint32_t kSolvedSum = 9 * (1 + 2 + 4 + 8 + 16 + 32 + 64 + 128 + 256);
  static constexpr std::uint32_t kRoundsPerRun = 1024;
  static constexpr std::uint32_t kGathered = 256 / L::kCount;  // blocks in the pool
  // A round is due when this many boards wait, or have waited for this many passes in sum.
  static constexpr std::uint32_t kManyWaiting = L::kCount * 7 / 16;
  static constexpr std::uint32_t kMuchWaiting = L::kCount * 7 / 8;

  static std::uint32_t size(Bits bits) {
    return static_cast<std::uint32_t>(__builtin_popcountll(bits));
  }

  template <class Use>
  static void for_each_lane(Bits bits, Use use) {
    for (; bits != 0; bits &= bits - 1) use(static_cast<std::uint32_t>(__builtin_ctzll(bits)));
  }

  static void move(const Boards<L>& from, Bits lanes, Boards<L>& into, Bits to) {
    const auto route = L::route(lanes, to);
#pragma GCC unroll 1
    for (std::uint32_t row = 0; row < kRows; ++row) {
      into.row[row] = L::move(route, from.row[row], into.row[row]);
    }
  }

  void propagate_until_many_wait() {
    std::uint32_t waited = 0;
    for (;;) {
      const Outcome<L> outcome = propagate<L>(boards_, scratch_);
      const Bits unchanged = L::bits(L::equal(outcome.sum, last_sum_));
      last_sum_ = outcome.sum;
      dead_ = L::bits(L::equal(outcome.least, L::zero())) |
              (kAllLanes & ~L::bits(L::equal(outcome.held, L::all(kAnyDigit))));
      solved_ = L::bits(L::equal(outcome.sum, L::all(kSolvedSum))) & ~dead_;
      stuck_ = unchanged & ~dead_ & ~solved_;
      waiting_ = (unchanged | dead_ | solved_) & active_;
      const std::uint32_t count = size(waiting_);
      waited += count;
      if (count >= kManyWaiting || waited >= kMuchWaiting || waiting_ == active_) return;
    }
  }

  void serve() {
    Bits solved = solved_ & waiting_;
    if (solved != 0) {
      const Bits right = really_solved();
      dead_ |= solved & ~right;
      solved &= right;
    }
    Bits free = (dead_ & waiting_) | (kAllLanes & ~active_) | solved;
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
    active_ = kAllLanes & ~fill(free);
  }

  // The lanes of boards whose 27 units all have all digits.
  [[nodiscard]] Bits really_solved() const {
    Word all = L::all(kAnyDigit);
    const Word* x = boards_.row;
    const auto nine = [&](std::uint32_t first, std::uint32_t inner, std::uint32_t outer) {
      const auto three = [&](const Word* y) { return L::or3(y[0], y[inner], y[2 * inner]); };
      return L::or3(three(x + first), three(x + first + outer), three(x + first + 2 * outer));
    };
#pragma GCC unroll 1
    for (std::uint32_t i = 0; i < 9; ++i) {
      const Word box = nine(i * 9, 1, 3);
      const Word line = nine(i / 3 * 27 + i % 3 * 3, 1, 9);
      const Word column = nine(i / 3 * 9 + i % 3, 3, 27);
      all = L::and3(all, box, line) & column;
    }
    return L::bits(L::equal(all, L::all(kAnyDigit)));
  }

  void count_solutions(Bits solved) {
    Bits kept = 0;
    std::uint32_t waiting = solved_count_;
    if (solved_count_ + size(solved) > L::kCount) {
      write_solutions();
      waiting = 0;
    }
    for_each_lane(solved, [&](std::uint32_t lane) {
      const std::uint16_t puzzle = puzzle_[lane];
      std::uint64_t& count = task_.solutions[puzzle];
      if (count >= task_.limit) return;
      if (count < task_.kept) {
        targets_[waiting++] = target(puzzle, count);
        kept |= Bits{1} << lane;
      }
      if (++count == task_.limit) ++finished_;
    });
    if (kept == 0) return;
    move(boards_, kept, solutions_,
         L::lowest(kAllLanes & ~L::lowest(kAllLanes, solved_count_), size(kept)));
    solved_count_ = waiting;
  }

  void write_solutions() {
    write_texts<L>(solutions_, targets_, solved_count_);
    solved_count_ = 0;
  }

  // Those of `lanes` whose puzzle needs no more solutions.
  [[nodiscard]] Bits of_finished_puzzles(Bits lanes, const std::uint16_t* puzzle) const {
    Bits finished = 0;
    for_each_lane(lanes, [&](std::uint32_t lane) {
      if (task_.solutions[puzzle[lane]] >= task_.limit) finished |= Bits{1} << lane;
    });
    return finished;
  }

  // Splits the boards of the lanes `stuck`: the second halves go to free lanes, or else to the
  // pool. Returns the lanes that are still free.
  Bits branch(Bits stuck, Bits free) {
    const Branching<L> branching = choose_branches<L>(scratch_, L::mask(stuck));
    const std::uint32_t count = size(stuck);
    splits_ += count;
    update_gathering();
    const std::uint32_t direct = gathering_ ? 0 : count < size(free) ? count : size(free);
    const Bits from = L::lowest(stuck, direct);
    const Bits to = L::lowest(free, direct);
    const auto here = L::route(from, to);
    if (direct == count) {
      branching.split(boards_, [&](std::uint32_t row, Word first, Word second) {
        boards_.row[row] = L::move(here, second, first);
      });
    } else {
      const Bits rest = stuck & ~from;
      auto& block = pool_.block_for(count - direct);
      const Bits places = L::lowest(kAllLanes & ~block.live, count - direct);
      const auto aside = L::route(rest, places);
      branching.split(boards_, [&](std::uint32_t row, Word first, Word second) {
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

  // Where puzzles often reach the limit, work on the second half of a board is often for nothing:
  // its first half may have solutions enough. Then new puzzles come first, and the pool is touched
  // only when it has grown, until it is empty again (1.3 times as fast on puzzles with many
  // solutions; on others it would cost 5%).
  void update_gathering() {
    if (pool_.block_count() >= kGathered || !more_to_read()) {
      gathering_ = false;
    } else if (pool_.empty()) {
      gathering_ = finished_ > next_ / 16;
    }
  }

  [[nodiscard]] bool more_to_read() const { return input_left_ != 0 || next_ < task_.count; }

  // Gives work to the lanes `free`: from the pool first, unless it is gathering, then new puzzles.
  // Returns those that are left without.
  Bits fill(Bits free) {
    while (free != 0 && !pool_.empty() && !gathering_) free = fill_from_pool(free);
    free = fill_from_input(free);
    while (free != 0 && !pool_.empty()) free = fill_from_pool(free);
    return free;
  }

  Bits fill_from_input(Bits free) {
    while (free != 0 && read_more()) {
      const std::uint32_t count = size(free) < size(input_left_) ? size(free) : size(input_left_);
      const Bits to = L::lowest(free, count);
      const Bits from = L::lowest(input_left_, count);
      move(input_, from, boards_, to);
      input_left_ &= ~from;
      free &= ~to;
    }
    return free;
  }

  Bits fill_from_pool(Bits free) {
    auto& block = pool_.top();
    if (finished_ != 0) {
      std::uint16_t puzzle[L::kCount];
      std::memcpy(puzzle, &block.boards.row[kPuzzleRow], sizeof puzzle);
      block.live &= ~of_finished_puzzles(block.live, puzzle);
    }
    const std::uint32_t count = size(free) < size(block.live) ? size(free) : size(block.live);
    if (count != 0) {
      const Bits to = L::lowest(free, count);
      // The boards that came last: they are closest to a solution.
      const Bits from = block.live & ~L::lowest(block.live, size(block.live) - count);
      move(block.boards, from, boards_, to);
      block.live &= ~from;
      free &= ~to;
    }
    if (block.live == 0) pool_.pop();
    return free;
  }

  // Makes sure that there are puzzles in the input boards; false where none is left.
  bool read_more() {
    if (input_left_ != 0) return true;
    const auto left = static_cast<std::uint32_t>(task_.count) - next_;
    if (left == 0) return false;
    const std::uint32_t count = left < L::kCount ? left : L::kCount;
    const char* texts[L::kCount];
    std::uint16_t numbers[L::kCount];
    for (std::uint32_t lane = 0; lane < L::kCount; ++lane) {
      const std::uint32_t puzzle = next_ + (lane < count ? lane : 0);
      numbers[lane] = static_cast<std::uint16_t>(puzzle);
      texts[lane] = task_.puzzles[puzzle] != nullptr ? task_.puzzles[puzzle] : kEmpty;
      if (task_.kept != 0)
        __builtin_prefetch(target(puzzle, 0), 1), __builtin_prefetch(target(puzzle, 0) + 80, 1);
    }
    read_texts<L>(texts, input_);
    input_.row[kPuzzleRow] = L::load(numbers);
    if (task_.candidates != nullptr) read_candidates(count);
    next_ += count;
    input_left_ = L::lowest(kAllLanes, count);
    return true;
  }

  void read_candidates(std::uint32_t count) {
    for (std::uint32_t lane = 0; lane < count; ++lane) {
      if (task_.puzzles[next_ + lane] != nullptr) continue;
      const std::uint16_t* cells = task_.candidates[next_ + lane];
      for (std::uint32_t cell = 0; cell < kCells; ++cell) {
        std::memcpy(reinterpret_cast<char*>(&input_.row[kRowOfCell.row[cell]]) + 2 * lane,
                    cells + cell, 2);
      }
    }
  }

  [[nodiscard]] char* target(std::size_t puzzle, std::uint64_t solution) const {
    return task_.texts + (puzzle * task_.kept + solution) * task_.stride;
  }

  static constexpr char kEmpty[kCells + 1] =
      ".................................................................................";

  static void mark(const Boards<L>& boards, Bits lanes, std::uint8_t* open) {
    std::uint16_t puzzle[L::kCount];
    std::memcpy(puzzle, &boards.row[kPuzzleRow], sizeof puzzle);
    for_each_lane(lanes, [&](std::uint32_t lane) { open[puzzle[lane]] = 1; });
  }

  Boards<L> boards_;
  Scratch<L> scratch_;
  Word last_sum_;
  Boards<L> input_;
  Boards<L> solutions_;
  char* targets_[L::kCount];
  std::uint16_t puzzle_[L::kCount];
  std::uint32_t solved_count_;
  std::uint32_t next_;      // the first puzzle of the task that has not been read
  std::uint32_t finished_;  // puzzles that have as many solutions as the limit
  bool gathering_;
  Bits input_left_;
  Bits active_, waiting_, dead_, solved_, stuck_;
  std::uint64_t splits_;
  Pool<L> pool_;
  Task task_;
};

}  // namespace quadrille::sudoku::batch
