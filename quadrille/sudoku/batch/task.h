// Task: a piece of work for the batch engine: puzzles, and where their answers go.
#pragma once

#include <cstddef>
#include <cstdint>

namespace quadrille::sudoku::batch {

constexpr std::size_t kMostPuzzles = 0xFFFF;  // in a task for one machine

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

}  // namespace quadrille::sudoku::batch
