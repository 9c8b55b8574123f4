// BenchSet: what `bench` solves: the puzzles of a level, seen by thousands of random symmetries.
//   const Result<BenchSet> set = make_bench_set(level);
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/bench/puzzles.h"
#include "quadrille/base/result.h"
#include "quadrille/sudoku/grid.h"
#include "quadrille/sudoku/plain.h"

namespace quadrille::cli {

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
