// Stirrer: changes full grids at random, a little at a time, into others that keep the rules.
//   Stirrer stirrer(shape);
//   stirrer.stir(grid, 1000, random);
// Each move swaps two digits, or the digits of two rows or columns, on a closed chain of cells, as
// small as can be. A move and its way back are equally likely, so that no grid is preferred.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::create {

class Stirrer {
 public:
  explicit Stirrer(const sudoku::Shape& shape);

  // requires: a full grid of the shape that breaks no rule
  void stir(sudoku::Grid& grid, std::uint64_t moves, Random& random);

 private:
  using Cell = sudoku::Cell;
  using Digit = sudoku::Digit;
  enum class Line : std::uint8_t { row, column };

  void put(Cell cell, Digit digit);
  Cell& where(std::size_t family, Cell cell, Digit digit);
  void swap_digits(Random& random);
  void swap_lines(std::uint32_t group, Line line, Random& random);

  std::uint32_t size_;
  std::uint32_t band_;    // rows that may change places; 1: none
  std::uint32_t stack_;   // the same for columns
  std::size_t families_;  // of units: rows, columns and, where there are any, boxes
  std::vector<std::array<std::uint32_t, 3>> units_;  // of each cell: where their digits begin
  std::vector<Cell> where_;                          // the cell of every digit in every unit
  std::vector<Digit> digits_;
  std::vector<Cell> chain_;
  std::vector<std::uint8_t> in_chain_;
};

}  // namespace quadrille::create
