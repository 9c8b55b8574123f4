// BenchSet: what `bench` solves: well-known puzzles of rising difficulty, seen by thousands of
// random symmetries.
//   const Result<BenchSet> set = make_bench_set(bench_levels().front());
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/sudoku/grid.h"
#include "quadrille/sudoku/plain.h"

namespace quadrille::cli {

inline constexpr std::size_t kBenchPuzzles = 5;  // of each level

struct BenchLevel {
  std::string_view name;
  std::array<std::string_view, kBenchPuzzles> puzzles;
};

// Each puzzle has one solution.
std::span<const BenchLevel> bench_levels();

// The puzzles of the level come by turns: any five boards that follow one another are one of each.
struct BenchSet {
  std::vector<sudoku::Grid> boards;
  // Of each board, 81 characters one after the other: the board itself, and its only solution.
  std::string texts;
  std::string solutions;

  [[nodiscard]] std::size_t size() const { return boards.size(); }
  [[nodiscard]] std::string_view text(std::size_t board) const {
    return std::string_view(texts).substr(board * sudoku::kPlainBoard, sudoku::kPlainBoard);
  }
  [[nodiscard]] std::string_view solution(std::size_t board) const {
    return std::string_view(solutions).substr(board * sudoku::kPlainBoard, sudoku::kPlainBoard);
  }
};

// The same boards in every run; every solution is checked.
Result<BenchSet> make_bench_set(const BenchLevel& level);

}  // namespace quadrille::cli
