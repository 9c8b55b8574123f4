// Plain: 9x9 boards one below the other, each 81 digits and points and nothing else: what files of
// millions of puzzles look like. They need no reading, and their answers no grids.
//   PlainSolver solver;                                  // one for each thread
//   const PlainBoards boards{.text = text.data(), .count = text.size() / 82};
//   std::vector<std::uint64_t> counts(boards.count);
//   std::string solved(boards.count * 82, '\n');
//   solver.solve(boards, {.counts = counts, .solutions = solved.data(), .stride = 82});
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/sudoku/engines.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::sudoku {

constexpr std::size_t kPlainBoard = 81;  // characters

// Whether there are 81 digits and points, and nothing else. 0 stands for an empty cell, as . does.
bool is_plain_board(std::string_view text);

// requires: is_plain_board(text)
Grid plain_grid(std::string_view text);

// Where such boards stand: not their owner.
struct PlainBoards {
  const char* text = nullptr;
  std::size_t count = 0;
  std::size_t stride = kPlainBoard + 1;  // from board to board

  [[nodiscard]] std::string_view board(std::size_t index) const {
    return {text + index * stride, kPlainBoard};
  }
};

// Lines of a file, as RecordSplitter cuts them out.
struct PlainLines {
  std::string text = {};
  std::size_t count = 0;
  std::size_t stride = kPlainBoard + 1;  // from board to board
  std::size_t line = 1;                  // the number of the first line in the input

  [[nodiscard]] PlainBoards boards() const { return {text.data(), count, stride}; }
  [[nodiscard]] std::string_view board(std::size_t index) const { return boards().board(index); }

  friend bool operator==(const PlainLines&, const PlainLines&) = default;
};

// How many lines at the start of the text, `most` at the most, are plain boards and end with a
// line break, the same as the first.
struct PlainCount {
  std::size_t lines = 0;
  std::size_t stride = kPlainBoard + 1;
};
PlainCount count_plain_lines(std::string_view text, std::size_t most);

// What is asked about boards, and where the answers go.
struct PlainQuestion {
  std::span<std::uint64_t> counts;  // of the solutions of each board, up to the limit
  std::uint64_t limit = 2;          // requires: at least 1; no more solutions are looked for
  // If it is there: the first solution of each board as 81 digits, `stride` characters after one
  // another. Where a board has none, nothing is written.
  char* solutions = nullptr;
  std::size_t stride = kPlainBoard;
  const Stop* stop = nullptr;  // looked at every millisecond or two
};

struct PlainReport {
  std::uint64_t splits = 0;  // of a board into two that were searched on their own
  // Where a stop came first: for each board, whether its count is not final. Else empty.
  std::vector<std::uint8_t> open;
};

// The batch engine on plain boards, with nothing between. It keeps its memory from call to call.
// There may be any number of them side by side; one is for one thread at a time.
class PlainSolver {
 public:
  // requires: automatic or a batch engine that is available
  explicit PlainSolver(EngineName engine = EngineName::automatic);
  ~PlainSolver();
  PlainSolver(PlainSolver&&) noexcept;
  PlainSolver& operator=(PlainSolver&&) noexcept;

  // requires: room for as many counts as there are boards
  PlainReport solve(const PlainBoards& boards, const PlainQuestion& question);
  // Who answers: batch_128, batch_avx2 or batch_avx512.
  [[nodiscard]] EngineName engine() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace quadrille::sudoku
