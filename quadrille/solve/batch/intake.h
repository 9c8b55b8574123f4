// Intake: the puzzles of a task, read as many at a time as there are lanes.
//   while (free != 0 && intake.refill()) free = intake.move_to(boards, free);
#pragma once

#include <cstdint>
#include <cstring>

#include "quadrille/solve/batch/boards.h"
#include "quadrille/solve/batch/lanes.h"
#include "quadrille/solve/batch/machine.h"
#include "quadrille/solve/batch/transpose.h"

namespace quadrille::sudoku::batch {

template <class L>
class Intake {
  using Bits = typename L::Bits;
  using Sets = LaneSets<L>;

 public:
  void start(const Task& task) {
    task_ = task;
    next_ = 0;
    left_ = 0;
  }

  // The number of puzzles that have been read; those behind it have not.
  [[nodiscard]] std::uint32_t read_count() const { return next_; }
  [[nodiscard]] bool is_empty() const { return left_ == 0 && next_ == task_.count; }
  // What has been read and not moved.
  [[nodiscard]] const Boards<L>& boards() const { return boards_; }
  [[nodiscard]] Bits left() const { return left_; }

  // Makes sure that there are puzzles to move; false at the end of the task.
  bool refill() {
    if (left_ != 0) return true;
    const auto remaining = static_cast<std::uint32_t>(task_.count) - next_;
    if (remaining == 0) return false;
    read(remaining < L::kCount ? remaining : L::kCount);
    return true;
  }

  // Moves puzzles to the lanes `free`, and returns those that got none.
  // requires: refill() was true
  Bits move_to(Boards<L>& boards, Bits free) {
    const std::uint32_t count = Sets::smaller_size(free, left_);
    const Bits from = L::lowest(left_, count);
    const Bits to = L::lowest(free, count);
    Sets::move(boards_, from, boards, to);
    left_ &= ~from;
    return free & ~to;
  }

 private:
  static constexpr char kEmpty[kCells + 1] =
      ".................................................................................";

  void read(std::uint32_t count) {
    const char* texts[L::kCount];
    std::uint16_t numbers[L::kCount];
    for (std::uint32_t lane = 0; lane < L::kCount; ++lane) {
      const std::uint32_t puzzle = next_ + (lane < count ? lane : 0);
      const char* text = task_.puzzles[puzzle];
      texts[lane] = text != nullptr ? text : kEmpty;
      numbers[lane] = static_cast<std::uint16_t>(puzzle);
      prefetch_target(puzzle);
    }
    read_texts<L>(texts, boards_);
    boards_.row[kPuzzleRow] = L::load(numbers);
    if (task_.candidates != nullptr) read_candidates(count);
    next_ += count;
    left_ = L::lowest(Sets::kAll, count);
  }

  // The solution will soon be written there (4% faster on easy puzzles).
  void prefetch_target(std::uint32_t puzzle) const {
    if (task_.kept == 0) return;
    const char* target = target_of(task_, puzzle, 0);
    __builtin_prefetch(target, 1);
    __builtin_prefetch(target + kCells - 1, 1);
  }

  void read_candidates(std::uint32_t count) {
    for (std::uint32_t lane = 0; lane < count; ++lane) {
      if (task_.puzzles[next_ + lane] != nullptr) continue;
      const std::uint16_t* cells = task_.candidates[next_ + lane];
      for (std::uint32_t cell = 0; cell < kCells; ++cell) {
        auto* row = reinterpret_cast<char*>(&boards_.row[kRowOfCell.row[cell]]);
        std::memcpy(row + lane * sizeof *cells, cells + cell, sizeof *cells);
      }
    }
  }

  Boards<L> boards_;
  Bits left_;           // the lanes of puzzles that have not been moved
  std::uint32_t next_;  // the first puzzle that has not been read
  Task task_;
};

}  // namespace quadrille::sudoku::batch
