// Machine: the batch engine compiled for one instruction set, or on a graphics card.
//   std::unique_ptr<Machine> machine(make_machine(best_instruction_set()));
//   machine->start(task);
//   while (!machine->run()) look_at_the_clock();
#pragma once

#include <cstddef>
#include <cstdint>

namespace quadrille {

struct Error;

}  // namespace quadrille

namespace quadrille::sudoku::batch {

// Task: a piece of work for the batch engine: puzzles, and where their answers go.

constexpr std::size_t kMostPuzzles = 0xFFFF;  // in a task for a machine of the processor

struct Task {
  // The givens of each puzzle as 81 characters: digits, and a point or 0 for an empty cell.
  const char* const* puzzles = nullptr;
  // If it is there: the candidates of each cell of those puzzles that have no text.
  const std::uint16_t* const* candidates = nullptr;
  std::size_t count = 0;
  std::uint64_t limit = 2;             // requires: at least 1; no more solutions are looked for
  std::uint64_t* solutions = nullptr;  // how many each puzzle has, up to the limit

  // The first `kept` solutions of each puzzle are written as 81 digits, `stride` characters after
  // one another.
  std::uint32_t kept = 0;
  char* texts = nullptr;
  std::size_t stride = 81;
};

// Where a solution of a puzzle is to be written. (Static: see boards.h.)
static inline char* target_of(const Task& task, std::size_t puzzle, std::uint64_t solution) {
  return task.texts + (puzzle * task.kept + solution) * task.stride;
}

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
  // In a task.
  [[nodiscard]] virtual std::size_t most_puzzles() const;
  // Why the machine can do no more, if so: a processor always can. Nothing of the task is answered
  // then, and run() is true.
  [[nodiscard]] virtual const Error* failure() const;
};

// Machines: who makes the machine of each instruction set. Each is defined in the one file that is
// compiled for that set, and may be called only where the processor has it.

Machine* make_machine_128();
Machine* make_machine_avx2();
Machine* make_machine_avx512();

}  // namespace quadrille::sudoku::batch
