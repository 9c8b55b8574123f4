// CanonBoard: a board as the searches for its canon read it, and the symmetry that they find.
//   const CanonBoard<3, 3> board(grid);
//   board.line(0, 4)    // the fifth row
//   board.line(1, 4)    // the fifth column, that is a row of the board turned about the diagonal
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "quadrille/boards/grid.h"
#include "quadrille/boards/symmetry.h"

namespace quadrille::sudoku {

// requires: boxes of so many rows and columns
template <std::uint8_t kHeight, std::uint8_t kWidth>
class CanonBoard {
 public:
  using Number = std::uint8_t;

  static constexpr Number kSize = kHeight * kWidth;
  static constexpr Number kStacks = kHeight;
  static constexpr Number kViews = kHeight == kWidth ? 2 : 1;  // as it is, and turned

  using Line = std::array<Number, kSize>;
  using Names = std::array<Number, kSize + 1>;  // of the digits; 0: none

  explicit CanonBoard(const Grid& grid) {
    for (Cell cell = 0; cell < kSize * kSize; ++cell) {
      const auto digit = static_cast<Number>(grid.at(cell));
      lines_[0][cell / kSize][cell % kSize] = digit;
      lines_[1][cell % kSize][cell / kSize] = digit;
    }
  }

  [[nodiscard]] const Line& line(Number view, Number row) const { return lines_[view][row]; }

  // Which leads to a view with these rows and columns at each place, and these names. Digits that
  // stand nowhere take the names that are left.
  // requires: names from 1 on without a gap
  static Symmetry symmetry(Number view, const Line& rows, const Line& columns, const Names& names) {
    Symmetry symmetry;
    symmetry.transposed = view == 1;
    symmetry.rows = places_of(symmetry.transposed ? columns : rows);
    symmetry.columns = places_of(symmetry.transposed ? rows : columns);
    Number named = std::ranges::max(names);
    for (Number digit = 1; digit <= kSize; ++digit) {
      symmetry.digits.push_back(names[digit] != 0 ? names[digit] : ++named);
    }
    return symmetry;
  }

 private:
  static std::vector<std::uint32_t> places_of(const Line& order) {
    std::vector<std::uint32_t> places(kSize);
    for (Number place = 0; place < kSize; ++place) places[order[place]] = place;
    return places;
  }

  std::array<std::array<Line, kSize>, 2> lines_{};
};

}  // namespace quadrille::sudoku
