// Puzzle: a board as the batch engine reads it.
//   const Puzzle puzzle(grid);
//   const char* text = puzzle.text();
//   engine.run({.puzzles = &text, .count = 1, .solutions = &count});
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "quadrille/sudoku/grid.h"

namespace quadrille::sudoku::batch {

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
