// GridBatch: the batch engine for grids, and its answers as grids.
//   GridBatch batch(EngineName::automatic);
//   batch.run(grids, {.limit = 2, .kept = 1});
//   if (batch.solutions(0) == 1) use(batch.solution(0, 0));
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/solve/batch/engine.h"
#include "quadrille/solve/card.h"
#include "quadrille/solve/engines.h"

namespace quadrille::sudoku {

// The instructions of automatic or a batch engine of the processor, and the name of the engine that
// has them.
InstructionSet instruction_set(EngineName engine);
EngineName engine_of(InstructionSet set);

class GridBatch {
 public:
  // requires: automatic or a batch engine that is available; for gpu, a card
  explicit GridBatch(EngineName engine, const Card* card = nullptr);

  struct Question {
    std::uint64_t limit = 2;     // requires: at least 1
    std::uint32_t kept = 0;      // solutions of each grid that can be asked for
    const Stop* stop = nullptr;  // looked at every millisecond or two
  };
  // Keeps its answers until the next run.
  // requires: batch::fits() the shape of each grid
  void run(std::span<const Grid> grids, const Question& question);

  [[nodiscard]] std::uint64_t solutions(std::size_t grid) const { return counts_[grid]; }
  // Whether that number is final.
  [[nodiscard]] bool complete(std::size_t grid) const {
    return report_.open.empty() || report_.open[grid] == 0;
  }
  // requires: number below solutions(grid) and below what was kept
  [[nodiscard]] Grid solution(std::size_t grid, std::uint32_t number) const;
  // How many boards were split in two, of all grids together.
  [[nodiscard]] std::uint64_t splits() const { return report_.splits; }
  // Why the card could not go on, if so.
  [[nodiscard]] const std::optional<Error>& failure() const { return report_.failure; }

 private:
  batch::Engine engine_;
  batch::Report report_;
  std::uint32_t kept_ = 0;
  std::vector<batch::Puzzle> puzzles_;
  std::vector<const char*> givens_;
  std::vector<const std::uint16_t*> candidates_;
  std::vector<std::uint64_t> counts_;
  std::string texts_;
};

}  // namespace quadrille::sudoku
