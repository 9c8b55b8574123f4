// Engine: answers tasks with the machine of an instruction set.
//   Engine engine;
//   engine.run({.puzzles = texts, .count = 3, .solutions = counts});
// An engine keeps its memory from task to task. There may be any number of them side by side; one
// is for one thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/sudoku/batch/instruction_set.h"
#include "quadrille/sudoku/batch/machine.h"
#include "quadrille/sudoku/batch/task.h"

namespace quadrille::sudoku::batch {

struct Report {
  std::uint64_t splits = 0;  // of a board into two that were searched on their own
  // Where the work was stopped: for each puzzle, whether its count is not final. Else empty.
  std::vector<std::uint8_t> open;
};

class Engine {
 public:
  // requires: is_available(set)
  explicit Engine(InstructionSet set = best_instruction_set());

  // Answers a task of any length. `stop` is looked at every millisecond or two.
  Report run(const Task& task, const Stop* stop = nullptr);

 private:
  std::unique_ptr<Machine> machine_;
};

}  // namespace quadrille::sudoku::batch
