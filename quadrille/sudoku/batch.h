// Batch: any number of 9x9 boards at full speed, each with its own answer, in their order.
//   Batch batch;
//   batch.add("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
//   batch.add(grid);
//   for (const BatchAnswer& answer : batch.solve()) use(answer.solution);
// batch/engine.h is the way for those who have the texts in memory and count nanoseconds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/sudoku/batch/engine.h"
#include "quadrille/sudoku/batch/puzzle.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::sudoku {

struct BatchOptions {
  batch::InstructionSet instruction_set = batch::best_instruction_set();
  std::uint64_t limit = 2;     // solutions are counted up to this many; at least 1
  const Stop* stop = nullptr;  // outlives the batch
};

struct BatchAnswer {
  std::optional<Error> error =
      {};                       // set where the puzzle is no 9x9 board; then the rest says nothing
  std::uint64_t solutions = 0;  // up to the limit
  bool complete = true;         // false: a stop came before the limit and before the end
  std::string solution = {};    // the first that was found, as 81 digits; empty: none
};

class Batch {
 public:
  explicit Batch(const BatchOptions& options = {});

  // A board in any format of docs/formats.md, with or without pencil marks.
  void add(std::string_view text);
  void add(const Grid& grid);
  // The answers to the puzzles that were added since the last time.
  std::vector<BatchAnswer> solve();

 private:
  BatchOptions options_;
  batch::Engine engine_;
  std::vector<batch::Puzzle> puzzles_;
  std::vector<BatchAnswer> answers_;  // one for each that was added, so far only with its error
};

}  // namespace quadrille::sudoku
