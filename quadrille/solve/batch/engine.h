// Engine: answers tasks with the machine of an instruction set, or another one.
//   Engine engine;
//   engine.run({.puzzles = texts, .count = 3, .solutions = counts});
// An engine keeps its memory from task to task. There may be any number of engines, each used by
// one thread at a time.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "quadrille/base/error.h"
#include "quadrille/base/instruction_set.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/solve/batch/machine.h"

namespace quadrille::sudoku::batch {

struct Report {
  std::uint64_t splits = 0;  // of a board into two that were searched on their own
  // Where the work was stopped, or the machine has failed: for each puzzle, whether its count is
  // not final. Else empty.
  std::vector<std::uint8_t> open;
  std::optional<Error> failure;
};

class Engine {
 public:
  // requires: is_available(set)
  explicit Engine(InstructionSet set = best_instruction_set());
  explicit Engine(std::unique_ptr<Machine> machine) : machine_(std::move(machine)) {}

  // Answers a task of any length. `stop` is looked at every millisecond or two.
  Report run(const Task& task, const Stop* stop = nullptr);

 private:
  std::unique_ptr<Machine> machine_;
};

// Puzzle: a board as the batch engine reads it.
//   const Puzzle puzzle(grid);
//   const char* text = puzzle.text();
//   engine.run({.puzzles = &text, .count = 1, .solutions = &count});

// Whether the engine can take a board: 9x9 with boxes of 3x3. It may have pencil marks.
bool fits(const Shape& shape);

class Puzzle {
 public:
  // requires: fits(grid.shape())
  explicit Puzzle(const Grid& grid);
  // requires: 81 characters, digits and points
  explicit Puzzle(std::string_view text);

  // As a Task wants it: nothing where there are pencil marks.
  [[nodiscard]] const char* text() const { return has_marks_ ? nullptr : text_.data(); }
  [[nodiscard]] const std::uint16_t* candidates() const { return candidates_.data(); }

 private:
  bool has_marks_ = false;
  std::array<char, 81> text_;
  std::array<std::uint16_t, 81> candidates_;  // only where there are pencil marks
};

}  // namespace quadrille::sudoku::batch
