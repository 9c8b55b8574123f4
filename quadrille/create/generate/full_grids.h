// FullGrids: full grids of one shape, at random. Small boards are filled cell by cell; large ones
// begin with some grid that keeps the rules. Either is then shuffled.
//   FullGrids grids(*sudoku::Shape::boxes(3, 3));
//   const std::optional<sudoku::Grid> grid = grids.next(random);
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"

namespace quadrille::create {

// Fills an empty board cell by cell with random digits. The cell with the fewest digits left comes
// first; a dead end is undone, and too many of them end the attempt.
class RandomFill {
 public:
  // Above this size, filling runs into too many dead ends.
  static constexpr std::uint32_t kMostSize = 12;

  // requires: a size up to that
  explicit RandomFill(const sudoku::Shape& shape);

  // Nothing where the attempt was given up.
  std::optional<sudoku::Grid> fill(Random& random);

 private:
  using Digits = std::uint32_t;  // a bit for each, that of 1 first
  struct Spot {
    std::uint32_t units[3];  // the numbers of its row, column and box in `left_`
  };

  [[nodiscard]] Digits left(sudoku::Cell cell) const {
    const auto& units = spots_[cell].units;
    return left_[units[0]] & left_[units[1]] & left_[units[2]];
  }
  bool go_on(Random& random);
  void choose();

  sudoku::Shape shape_;
  std::vector<Spot> spots_;
  std::vector<Digits> left_;         // that each unit still lacks; the last one stands for no box
  std::vector<sudoku::Cell> empty_;  // cells still to be filled, in no order
  std::vector<sudoku::Digit> digits_;
  std::uint32_t steps_left_ = 0;
};

// Changes full grids at random, a little at a time, into others that keep the rules. Each move
// swaps two digits, or the digits of two rows or columns, on a closed chain of cells, as small as
// can be. A move and its way back are equally likely, so that no grid is preferred.
class GridShuffler {
 public:
  explicit GridShuffler(const sudoku::Shape& shape);

  // After a stop fewer moves are made. requires: a full grid of the shape that breaks no rule
  void shuffle(sudoku::Grid& grid, std::uint64_t moves, Random& random, const Stop* stop = nullptr);

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

class FullGrids {
 public:
  explicit FullGrids(const sudoku::Shape& shape);

  // Nothing where there is no such grid, which only regions can bring about, or where a stop came
  // first.
  std::optional<sudoku::Grid> next(Random& random, const Stop* stop = nullptr);

 private:
  sudoku::Shape shape_;
  std::optional<RandomFill> fill_;  // for small boards
  GridShuffler shuffler_;
};

}  // namespace quadrille::create
