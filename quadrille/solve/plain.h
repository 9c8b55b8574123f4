// Plain: the solutions of 9x9 boards on plain lines (plain_lines.h), of which files have millions.
// They need no reading, and their answers no grids.
//   PlainSolver solver;                                  // one for each thread
//   const PlainBoards boards{.text = text.data(), .count = text.size() / 82};
//   std::vector<std::uint64_t> counts(boards.count);
//   std::string solved(boards.count * 82, '\n');
//   solver.solve(boards, {.counts = counts, .solutions = solved.data(), .stride = 82});
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/error.h"
#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/formats/plain_lines.h"
#include "quadrille/solve/card.h"
#include "quadrille/solve/engines.h"

namespace quadrille::sudoku {

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
  // Where a stop came first, or a card has failed: for each board, whether its count is not final.
  // Else empty.
  std::vector<std::uint8_t> open;
  std::optional<Error> failure = std::nullopt;  // why the card could not go on, if so
};

// The batch engine on plain boards, with nothing between. It keeps its memory from call to call.
// There may be any number of them side by side; one is for one thread at a time.
class PlainSolver {
 public:
  // requires: automatic or a batch engine of the processor that is available
  explicit PlainSolver(EngineName engine = EngineName::automatic);
  // With a card, hundreds of thousands of boards together keep it busy, and several solvers even
  // while they copy.
  explicit PlainSolver(const Card& card);
  ~PlainSolver();
  PlainSolver(PlainSolver&&) noexcept;
  PlainSolver& operator=(PlainSolver&&) noexcept;

  // requires: room for as many counts as there are boards
  PlainReport solve(const PlainBoards& boards, const PlainQuestion& question);
  // Who answers: batch_128, batch_avx2, batch_avx512 or gpu.
  [[nodiscard]] EngineName engine() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// Who answers plain boards that several threads share: what is opened once, and how much of the
// work a thread is best given at a time.
//   const Result<PlainEngine> engine = PlainEngine::open(EngineName::gpu);
//   if (!engine) return say(engine.error().text());
//   share_out(pieces, engine->threads(8), [&](const NextPiece& next) {
//     PlainSolver solver = engine->make_solver();
//     …
//   });
class PlainEngine {
 public:
  // Or why it cannot be had: the name is none of a batch engine, the processor cannot run it, or
  // there is no card.
  static Result<PlainEngine> open(EngineName engine = EngineName::automatic);

  [[nodiscard]] PlainSolver make_solver() const;
  // Boards that are given to a solver at a time.
  [[nodiscard]] std::size_t piece() const;
  // How many of so many threads are of use: each solver takes some of the card's memory.
  [[nodiscard]] std::uint32_t threads(std::uint32_t wanted) const;

 private:
  explicit PlainEngine(EngineName engine) : engine_(engine) {}

  EngineName engine_;
  std::optional<Card> card_;
};

}  // namespace quadrille::sudoku
