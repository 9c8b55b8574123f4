// Boards: as many boards as a register has lanes, one in each lane, and where their cells are.
//   boards.row[kRowOfCell.row[cell]]   // the candidates of one cell, of every board
//
// A row is one register. The rows of cells hold candidates, bit d - 1 for the digit d; cells are
// numbered box by box, nine places in each, from left to right and from top to bottom.
//
// What is compiled for different instruction sets must not share a function: a function of these
// headers is a template over the lanes, or static.
#pragma once

#include <cstdint>

namespace quadrille::sudoku::batch {

constexpr std::uint32_t kCells = 81;
constexpr std::uint32_t kPuzzleRow = kCells;  // the number of the puzzle that the board belongs to
constexpr std::uint32_t kRows = kCells + 1;
constexpr std::uint16_t kAnyDigit = 0x1FF;

template <class L>
struct Boards {
  typename L::Word row[kRows];
};

// From the number of a cell line by line, as in a text, to its row.
struct RowOfCell {
  std::uint8_t row[kCells] = {};

  constexpr RowOfCell() {
    for (std::uint32_t cell = 0; cell < kCells; ++cell) {
      const std::uint32_t line = cell / 9;
      const std::uint32_t column = cell % 9;
      row[cell] =
          static_cast<std::uint8_t>((line / 3 * 3 + column / 3) * 9 + line % 3 * 3 + column % 3);
    }
  }
};
constexpr RowOfCell kRowOfCell;

// Three boxes side by side are a band, three on top of each other a stack. Both are made of nine
// triads: the three cells that a line has in common with a box. Triad 3 * line + box, seen from
// the first row of the band or stack.
enum class Direction : std::uint8_t { bands, stacks };

static constexpr std::uint32_t triad_cell(Direction direction, std::uint32_t triad,
                                          std::uint32_t place) {
  const std::uint32_t line = triad / 3;
  const std::uint32_t box = triad % 3;
  return direction == Direction::bands ? box * 9 + line * 3 + place : box * 27 + line + place * 3;
}

// A digit stands once in each line and each box of a band: its three triads form one of six
// configurations, the permutations of three lines over three boxes.
constexpr std::uint32_t kConfigurations = 6;
constexpr std::uint8_t kTriadsOf[kConfigurations][3] = {{0, 4, 8}, {1, 5, 6}, {2, 3, 7},
                                                        {0, 5, 7}, {1, 3, 8}, {2, 4, 6}};
// The two configurations that use a triad.
constexpr std::uint8_t kConfigurationsOf[9][2] = {{0, 3}, {1, 4}, {2, 5}, {2, 4}, {0, 5},
                                                  {1, 3}, {1, 5}, {2, 3}, {0, 4}};

}  // namespace quadrille::sudoku::batch
