// BoardCells: what a picture of a board shows in each cell, whatever it is drawn with.
//   BoardCells cells(puzzle, &solution, conflicts);
//   cells.at(40).digit, cells.at(40).is_given
//   symbol(12, 16) == "C", symbol(12, 100) == "12"
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "quadrille/sudoku/grid.h"

namespace quadrille::render {

struct CellContent {
  sudoku::Digit digit;  // 0 if empty
  bool is_given;
  bool is_in_conflict;
};

class BoardCells {
 public:
  // The grids outlive this.
  // requires: a solution has the shape of the puzzle; conflicts are cells of the board
  BoardCells(const sudoku::Grid& puzzle, const sudoku::Grid* solution,
             std::span<const sudoku::Cell> conflicts);

  // The given of the puzzle, or else the digit that the solution has there.
  [[nodiscard]] CellContent at(sudoku::Cell cell) const;

 private:
  const sudoku::Grid& puzzle_;
  const sudoku::Grid* solution_;
  std::vector<bool> in_conflict_;
};

// 1-9, A-Z, a-z on boards up to 61x61, numbers on larger ones; "." for 0, an empty cell.
std::string symbol(sudoku::Digit digit, std::uint32_t board_size);
// The width of the widest symbol.
std::uint32_t symbol_width(std::uint32_t board_size);

}  // namespace quadrille::render
