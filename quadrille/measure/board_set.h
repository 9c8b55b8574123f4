// BoardSet: boards to measure engines by, each with its only solution: some puzzles, seen by many
// random symmetries.
//   const Result<measure::BoardSet> set = measure::set_of(measure::puzzle_levels().front());
//   const Result<measure::BoardSet> own = measure::set_of(std::span(&grid, 1));
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/formats/plain_lines.h"

namespace quadrille::measure {

inline constexpr std::size_t kLevelPuzzles = 5;

// Well-known puzzles of 9x9; each has one solution.
struct PuzzleLevel {
  std::string_view name;
  std::array<std::string_view, kLevelPuzzles> puzzles;
};

// From easy to the hardest.
std::span<const PuzzleLevel> puzzle_levels();

// The puzzles come by turns: as many boards as there are puzzles, one after the other, are one of
// each.
struct BoardSet {
  std::size_t puzzles = 0;
  std::vector<sudoku::Grid> boards = {};
  std::vector<sudoku::Grid> solutions = {};  // of each, the only one
  // Where all are 9x9 with boxes and without pencil marks, both as 81 characters each.
  std::string texts = {};
  std::string solution_texts = {};

  [[nodiscard]] std::size_t size() const { return boards.size(); }
  [[nodiscard]] bool is_plain() const { return !texts.empty(); }
  // requires: is_plain()
  [[nodiscard]] std::string_view text(std::size_t board) const {
    return std::string_view(texts).substr(board * sudoku::kPlainBoard, sudoku::kPlainBoard);
  }
  [[nodiscard]] std::string_view solution_text(std::size_t board) const {
    return std::string_view(solution_texts)
        .substr(board * sudoku::kPlainBoard, sudoku::kPlainBoard);
  }
};

// The same boards every time, several thousand where they are small; every solution is checked. An
// error where a puzzle has not one solution, or the stop came first.
// requires: at least one puzzle
Result<BoardSet> set_of(std::span<const sudoku::Grid> puzzles, const Stop* stop = nullptr);
Result<BoardSet> set_of(const PuzzleLevel& level, const Stop* stop = nullptr);

}  // namespace quadrille::measure
