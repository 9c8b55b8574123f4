// ClueRemoval: takes clues away from a board, as many as can go while it keeps its one solution.
//   std::vector<ClueRemoval> removals;
//   removals.emplace_back(grid, groups, 30);      // the clues of a group go together; 30 shall
//   stay remove_clues(removals, counter); removals[0].board()
// Groups are tried in their order, each once. That is enough: a clue that is needed now is needed
// all the more when there are fewer others.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/boards/grid.h"
#include "quadrille/create/generate/counter.h"

namespace quadrille::create {

using Groups = std::vector<std::vector<sudoku::Cell>>;

class ClueRemoval {
 public:
  // `board` has one solution; no fewer than `least` clues are left.
  ClueRemoval(sudoku::Grid board, Groups groups, std::uint32_t least);

  [[nodiscard]] const sudoku::Grid& board() const { return board_; }
  [[nodiscard]] std::uint32_t clues() const { return clues_; }
  // Whether some answer was not known: then there may be clues left that are not needed.
  [[nodiscard]] bool unsure() const { return unsure_; }

  // The part of the groups that is settled, from 0 to 1.
  [[nodiscard]] double progress() const;

  // The board with some more clues gone: how many solutions has it? Nothing at the end.
  const sudoku::Grid* question();
  // The answer: 1, more, or unknown.
  void answer(std::uint64_t solutions);

 private:
  // Some groups that follow each other. If they cannot go together, they are halved.
  struct Run {
    std::size_t begin;
    std::size_t end;
    bool first_half = false;  // the run beneath it is the other half
    bool needed = false;      // it is known that not all of them can go
    [[nodiscard]] std::size_t size() const { return end - begin; }
  };

  void start_run();
  [[nodiscard]] std::size_t run_length() const;
  void split(const Run& run);
  void take(const Run& run);
  void put_back(const Run& run);

  sudoku::Grid board_;
  sudoku::Grid full_;  // what is put back
  Groups groups_;
  std::vector<Run> runs_;  // still to be tried, the next one last
  std::size_t next_ = 0;   // group that belongs to no run so far
  std::uint32_t least_;
  std::uint32_t clues_;
  bool unsure_ = false;
};

// Takes all of them to their end, side by side; less far where the counter is stopped.
void remove_clues(std::span<ClueRemoval> removals, Counter& counter);

}  // namespace quadrille::create
