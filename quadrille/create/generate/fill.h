// Filler: fills an empty board cell by cell with random digits.
//   Filler filler(shape);
//   while (!(grid = filler.fill(random))) {}
// The cell with the fewest digits left comes first; a dead end is undone, and too many of them end
// the attempt.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::create {

class Filler {
 public:
  // Above this size, filling runs into too many dead ends.
  static constexpr std::uint32_t kMostSize = 12;

  // requires: a size up to that
  explicit Filler(const sudoku::Shape& shape);

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

}  // namespace quadrille::create
