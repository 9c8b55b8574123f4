// Write: a board as text, in the formats that read.h reads.
//   std::string line = write(grid, Format::line);   // "53..7....6..195....98....6.8…"
//   Result<Format> format = parse_format("grid");
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"

namespace quadrille::sudoku {

enum class Format : std::uint8_t {
  line,     // one symbol a cell, '.' for empty; numbers separated by blanks on boards over 61
  grid,     // rows with rulers between boxes; numbers on boards over 35
  numbers,  // one line of numbers separated by blanks, 0 for empty
  sdk,      // a heading [Puzzle], then the rows
  sdm,      // as line, but 0 for empty
  csv,      // as line: a field under the header "puzzle", which the caller writes
  marks,    // the digits that each cell may take: N³ symbols, or numbers on boards over 61
  json,     // {"puzzle":"..."}, and shape and rules where they are not the usual ones
  // Formats of other programs, which cannot hold every board: try_write() says so.
  fpuzzles,       // the JSON of f-puzzles
  fpuzzles_link,  // the same in an address
  sudokupad,      // the same in an address of SudokuPad
  killer,         // cages of a 9x9 board in 81 characters
  solo,           // a game of Solo
  ss,             // Simple Sudoku
  hodoku,         // a drawn grid with the candidates of each cell, as HoDoKu has it
  opensudoku,     // OpenSudoku
};

// No line break at the end. Of our own formats only marks and json keep the pencil marks of a
// board, only json its constraints. requires: a format of our own, or one that try_write() can
// write the board in; of a mosaic, one that holds_mosaics()
std::string write(const Grid& grid, Format format);
// Whether a format has a place for mosaics (mosaic.h): line and grid, which are a picture of
// several lines for boards that overlap, and json.
bool holds_mosaics(Format format);
// The same in any format. An error says what on the board a format of another program has no place
// for, if there is something.
Result<std::string> try_write(const Grid& grid, Format format);

// By the name it has above.
Result<Format> parse_format(std::string_view name);

// The constraints of a board as members of its JSON: `"rules":["antiknight"],"first_value":0`.
// Nothing for a board without them.
std::string write_rules(const Grid& grid);

// The region of each cell as read_regions() reads it, on one line: "AAABACBBCCDBCDDD".
// requires: shape.has_boxes()
std::string write_regions(const Shape& shape);

}  // namespace quadrille::sudoku
