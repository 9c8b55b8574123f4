// Boards drawn, for the terminal and as pictures.
//   render::board_text(puzzle);                                // ┏━━━━━━━┳━━━ …
//   render::board_text(puzzle, &solution, {.colour = true});   // givens bold, the rest cyan
//   render::board_svg(puzzle, &solution, {.marks = false});
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "quadrille/boards/grid.h"

namespace quadrille::render {

struct BoardStyle {
  bool colour = false;                       // without it there is no escape sequence in the text
  bool ascii = false;                        // + - | instead of box-drawing characters
  bool cell_lines = false;                   // light lines between all cells; none in ASCII
  std::vector<sudoku::Cell> conflicts = {};  // cells to be shown in red
};

// A board drawn with lines, for the terminal. Each line of text has its newline. A cell shows the
// given of `puzzle`, or else the digit that `solution` has there. requires: a solution has the
// shape of the puzzle
std::string board_text(const sudoku::Grid& puzzle, const sudoku::Grid* solution = nullptr,
                       const BoardStyle& style = {});

// The same with the constraints of the puzzle: cages, lines, dots and clues outside, as far as
// characters can draw them. A board without any is drawn as above.
std::string ruled_board_text(const sudoku::Grid& puzzle, const sudoku::Grid* solution = nullptr,
                             const BoardStyle& style = {});

// The constraints of a board, each on a line of its own that begins with a newline:
// "cage r1c1 r1c2 = 9". Nothing where there are none.
std::string rules_text(const sudoku::Grid& puzzle);

// Larger boards are drawn without pencil marks: nobody could read them.
inline constexpr std::uint32_t kMaxSizeWithMarks = 36;

struct BoardSvgStyle {
  bool marks = true;  // pencil marks as small digits in empty cells, if the puzzle has any
  std::vector<sudoku::Cell> conflicts = {};  // cells to be shown in red
};

// A standalone SVG picture, light or dark as the reader's screen is. A cell shows the same.
// requires: a solution has the shape of the puzzle
std::string board_svg(const sudoku::Grid& puzzle, const sudoku::Grid* solution = nullptr,
                      const BoardSvgStyle& style = {});

}  // namespace quadrille::render
