// Photo: the board in a picture of one, as it is printed in a newspaper or shown on a screen.
//   const Result<Reading> reading = read_photo(pixels);
//   if (reading) draw(reading->grid());
// What was read may be wrong; doubt.h says how far it is to be trusted, and asks the rules of
// Sudoku.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"
#include "quadrille/photo/pixels.h"
#include "quadrille/photo/point.h"

namespace quadrille::photo {

// A chance is given in parts of so many.
inline constexpr std::uint32_t kCertain = 65'536;

// Boards of 16x16 are the largest that are read, with numbers of two figures.
inline constexpr std::size_t kMostSize = 16;

struct CellReading {
  sudoku::Digit digit = 0;  // the most likely one; 0: nothing is printed there
  // Of nothing and of each digit, and in the last place of what is neither: a blot, a note, a
  // letter.
  std::array<std::uint32_t, kMostSize + 2> chances = {};

  // How likely it is that the digit is printed there. What is none of the digits is not printed, as
  // far as the puzzle goes, so it speaks for nothing (0); but weakly, since the network has seen
  // far more of it than there is on boards.
  [[nodiscard]] std::uint32_t chance_of(sudoku::Digit other) const {
    return chances[other] + (other == 0 ? chances.back() / 8 : 0);
  }
  // Where there seems to be something that is no digit, it is not certain that there is nothing.
  [[nodiscard]] std::uint32_t certainty() const { return chances[digit]; }
  // Of nothing and the digits up to this one.
  void take_likeliest(sudoku::Digit most) {
    for (sudoku::Digit other = 1; other <= most; ++other) {
      if (chance_of(other) > chance_of(digit)) digit = other;
    }
  }
};

// The board as it would look from the front, upright.
struct FrontView {
  std::uint32_t side = 0;          // pixels
  std::vector<std::uint8_t> grey;  // row by row
};

struct Reading {
  sudoku::Shape shape;
  std::vector<CellReading> cells = {};  // row by row
  // In the picture: the corner that is the top left one where the digits are upright, then
  // clockwise.
  std::array<Point, 4> corners = {};
  std::uint32_t quarter_turns = 0;  // clockwise, by which the board lies in the picture
  std::uint32_t other_boards = 0;   // that were seen besides
  FrontView front = {};

  // The digits, doubtful or not.
  [[nodiscard]] sudoku::Grid grid() const;
};

// The board that is largest and nearest to the middle. An error where the picture is none, or has
// no board.
Result<Reading> read_photo(const Pixels& pixels);

// Where a board lies in a picture.
struct Outline {
  std::uint32_t size = 0;  // cells in a row
  // Clockwise from the corner that is at the top left of the picture: what is up on the board, only
  // its digits tell.
  std::array<Point, 4> corners = {};
};

// The board that read_photo() would read, without a look at its digits: for the pictures of a
// camera, one after the other. An error where that would give one.
Result<Outline> find_board(const Pixels& pixels);

}  // namespace quadrille::photo
