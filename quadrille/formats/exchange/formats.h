// The formats that need no more than a function or three each: whether a text is in it, the board
// in it, and a board written in it. fpuzzles.h and sudokupad.h have the larger ones.
//   if (is_solo(text)) return read_solo(text);
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "quadrille/base/json_tree.h"
#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"
#include "quadrille/formats/read.h"

namespace quadrille::sudoku {

// OpenSudoku: <game data="…"/>, 81 figures or value|notes|editable| for each cell. What is editable
// is the player's.
bool is_open_sudoku(std::string_view text);
Result<Grid> read_open_sudoku(std::string_view text);
Result<std::string> write_open_sudoku(const Grid& grid);

// Simple Sudoku: a drawn grid, then lines such as I388 (an entry of the player's: 8 in the cell 38)
// and E78007 (no 7 in the cell 78), with cells from 00 to 80.
bool is_simple_sudoku(std::string_view text);
bool is_simple_sudoku_note(std::string_view line);
Result<Grid> read_simple_sudoku(std::string_view text);
Result<std::string> write_simple_sudoku(const Grid& grid);

// A line of HoDoKu's library, a position: ":0000:x:" and 81 places, + before an entry; then what is
// ruled out, as digit, row and column. As a board, entries are digits like any others.
bool is_hodoku(std::string_view text);
Result<Grid> read_hodoku(std::string_view text);
Result<Position> read_hodoku_position(std::string_view text);

// A drawn grid with the candidates of each cell, under a ruler: a cell with one digit is filled.
bool is_candidate_grid(std::string_view text);
Result<Grid> read_candidate_grid(std::string_view text);
Result<std::string> write_candidate_grid(const Grid& grid);

// Its lines, one after the other, as they come.
class CandidateLines {
 public:
  enum class Look : std::uint8_t { part, no_part };

  // requires: no blanks around it, and not blank
  Look add(std::string_view line);
  // Every row has been there, and some cell has several candidates: others are grids of digits.
  [[nodiscard]] bool is_whole() const { return size_ > 0 && rows_ == size_ && several_; }
  [[nodiscard]] bool has_all_rows() const { return size_ > 0 && rows_ == size_; }
  static bool is_ruler(std::string_view line);

 private:
  std::uint32_t size_ = 0;
  std::uint32_t rows_ = 0;
  std::uint32_t rulers_ = 0;
  bool several_ = false;
};

// GNOME Sudoku: {"cells":[{"position":[0,1],"value":7,"fixed":true},…]}. What is not fixed is the
// player's.
Result<Grid> read_gnome_sudoku(JsonView game);

// KSudoku: a graph with its groups, cages and values.
bool is_ksudoku(std::string_view text);
Result<Grid> read_ksudoku(std::string_view text);
// The same, where it has boards that overlap.
Result<Grid> read_ksudoku_boards(std::string_view text);

// Killer in 81 characters: the sum of a cage in one cell (0-9, A-Z, a-j for 36 to 45), and < > ^ v
// in the others, towards it.
bool is_killer_line(std::string_view text);
Result<Grid> read_killer_line(std::string_view text);
Result<std::string> write_killer_line(const Grid& grid);

// SumoCue: "3x3::k:" and for each cell its cage and 256 times the sum; "d" for diagonals.
bool is_sumocue(std::string_view text);
Result<Grid> read_sumocue(std::string_view text);

// Solo of Simon Tatham's collection: "3x3xk:" and letters for runs of empty cells, then regions and
// cages by the lines between cells, then the sums.
bool is_solo(std::string_view text);
Result<Grid> read_solo(std::string_view text);
Result<std::string> write_solo(const Grid& grid);

}  // namespace quadrille::sudoku
