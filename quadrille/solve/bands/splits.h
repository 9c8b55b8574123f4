// Splits: the 1,680 ways to part nine digits into three threes, as the columns or the rows of a
// box of 3x3 do it.
//   const Splits splits;
//   const std::uint16_t columns = splits.number({0007, 0070, 0700});
//   for (const std::uint16_t rows : splits.crossing(columns)) …    // with one digit in each cell
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/solve/bands/field.h"

namespace quadrille::sudoku::bands {

using Split = std::uint16_t;
using Threes = std::array<Digits, 3>;

class Splits {
 public:
  static constexpr std::uint32_t kCount = 1680;
  static constexpr std::uint32_t kBeside = 56;
  static constexpr std::uint32_t kCrossing = 216;

  Splits();

  [[nodiscard]] const Threes& threes(Split split) const { return threes_[split]; }
  // requires: three threes of nine digits
  [[nodiscard]] Split number(const Threes& threes) const {
    return numbers_[threes[0] | std::uint32_t{threes[1]} << 9U];
  }

  struct Pair {
    Split one;
    Split other;
  };
  // The two splits that go with one where three boxes stand side by side: each line has each digit
  // once.
  [[nodiscard]] std::span<const Pair> beside(Split split) const {
    return std::span(beside_).subspan(std::size_t{split} * kBeside, kBeside);
  }
  // Those that have one digit in common with each of its threes.
  [[nodiscard]] std::span<const Split> crossing(Split split) const {
    return std::span(crossing_).subspan(std::size_t{split} * kCrossing, kCrossing);
  }

 private:
  void list_beside(const Threes& split);
  void list_crossing(const Threes& split);

  std::vector<Threes> threes_;
  std::vector<Split> numbers_;  // by the first two threes
  std::vector<Pair> beside_;
  std::vector<Split> crossing_;
};

}  // namespace quadrille::sudoku::bands
