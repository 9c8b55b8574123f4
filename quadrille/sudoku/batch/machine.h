// Machine: the batch engine compiled for one instruction set.
//   std::unique_ptr<Machine> machine(make_machine(best_instruction_set()));
//   machine->start(task);
//   while (!machine->run()) look_at_the_clock();
#pragma once

#include <cstdint>

#include "quadrille/sudoku/batch/task.h"

namespace quadrille::sudoku::batch {

class Machine {
 public:
  Machine() = default;
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;
  virtual ~Machine();

  // Begins a task, giving up the one before. What the task points to outlives the work on it.
  virtual void start(const Task& task) = 0;
  // Works for a short while, some milliseconds at most; true when the task is done.
  virtual bool run() = 0;
  // Ends a task that is not done: sets the bytes of the puzzles whose count might have grown.
  virtual void give_up(std::uint8_t* open) = 0;
  // How many boards of the task were split in two.
  [[nodiscard]] virtual std::uint64_t splits() const = 0;
};

}  // namespace quadrille::sudoku::batch
