// Small boards for tests, as they are drawn: a digit or a point for each cell, and nothing else.
//   const Grid grid = board_of(*Shape::boxes(2, 2), "12.. .... ..3. ...4");
//   EXPECT_EQ(drawn(grid), "12........3....4");
#pragma once

#include <cassert>
#include <string>
#include <string_view>

#include "quadrille/boards/grid.h"

namespace quadrille::sudoku {

// requires: as many digits and points as the board has cells; blanks between them do not count
inline Grid board_of(const Shape& shape, std::string_view drawn) {
  Grid grid(shape);
  Cell cell = 0;
  for (const char character : drawn) {
    if (character == ' ') continue;
    grid.set(cell++, static_cast<Digit>(character == '.' ? 0 : character - '0'));
  }
  assert(cell == shape.cell_count());
  return grid;
}

// requires: digits up to 9
inline std::string drawn(const Grid& grid) {
  std::string line;
  for (const Digit digit : grid.cells()) line += static_cast<char>(digit == 0 ? '.' : '0' + digit);
  return line;
}

}  // namespace quadrille::sudoku
