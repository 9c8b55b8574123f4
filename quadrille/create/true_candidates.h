// TrueCandidates: the digits that stand in a cell in some solution, and in how many.
//   create::TrueCandidates candidates(puzzle, {.limit = 100});
//   while (candidates.advance()) draw(candidates.progress());
//   use(candidates.count(28, 7));   // solutions with 7 in r4c2, 100 standing for 100 or more
// For those who set puzzles: what is gained by a given, and where a board is still open. The work
// is done in parts, so that what is known so far can be shown, and stopped at any time. Where a
// file had more than the constraints of the board stand for, they are those with its constraints
// alone.
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"

namespace quadrille::create {

struct TrueCandidatesOptions {
  std::uint64_t limit = 1;     // no more solutions of a candidate are counted; at least 1
  const Stop* stop = nullptr;  // outlives the work
  std::uint32_t threads = 1;
};

class TrueCandidates {
 public:
  explicit TrueCandidates(const sudoku::Grid& grid, const TrueCandidatesOptions& options = {});

  // Does a part of what is left; false when that was the last, or a stop came first.
  bool advance();
  // All of it; whether it came to the end.
  bool run() {
    while (advance()) {
    }
    return complete();
  }

  // The solutions in which the cell holds the digit, up to the limit. Where it is not known yet,
  // those that were seen so far.
  [[nodiscard]] std::uint64_t count(sudoku::Cell cell, sudoku::Digit digit) const {
    return counts_[number(cell, digit)];
  }
  // Whether that number is final.
  [[nodiscard]] bool known(sudoku::Cell cell, sudoku::Digit digit) const {
    return known_[number(cell, digit)];
  }
  // The solutions of the board, up to the limit; final as soon as advance() was called, unless a
  // stop came first.
  [[nodiscard]] std::uint64_t solutions() const { return solutions_; }
  [[nodiscard]] bool complete() const { return open_.empty() && begun_; }
  // The part of the candidates that are known, from 0 to 1.
  [[nodiscard]] double progress() const;
  // The board with the candidates that were found true as its pencil marks.
  [[nodiscard]] sudoku::Grid marked() const;

 private:
  [[nodiscard]] std::size_t number(sudoku::Cell cell, sudoku::Digit digit) const {
    return std::size_t{cell} * grid_.size() + digit - 1;
  }
  [[nodiscard]] bool stopped() const {
    return options_.stop != nullptr && options_.stop->requested();
  }
  void list_candidates();
  void walk();
  void ask_for_one(const std::vector<sudoku::Grid>& boards);
  void ask_for_counts(const std::vector<sudoku::Grid>& boards);
  void see(const sudoku::Grid& solution);
  void settle(std::size_t candidate, std::uint64_t count);

  sudoku::Grid grid_;
  sudoku::Grid read_;  // the same without what was left out when it was read
  TrueCandidatesOptions options_;
  std::vector<std::uint64_t> counts_;
  std::vector<bool> known_;
  std::vector<std::size_t> open_;   // candidates that are not known, the next last
  std::vector<std::size_t> asked_;  // those that a part is about
  std::size_t all_ = 0;             // candidates to begin with
  std::uint64_t solutions_ = 0;
  bool begun_ = false;
};

}  // namespace quadrille::create
