// SudokuPad: boards in links: words behind sudokupad.app/ and ?load= of f-puzzles.
//   Result<Grid> grid = read_link("https://sudokupad.app/fpuzzlesN4Ig…");
// `scf` is a plain 9x9, `fpuz` a board of f-puzzles, `scl` and `ctc` the program's own JSON with
// short names, whose lines and overlays are pictures: they are left out, by name and number, as is
// every other member that may be about rules.
#pragma once

#include <string>
#include <string_view>

#include "quadrille/base/json_tree.h"
#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"

namespace quadrille::sudoku {

// Whether the text is a link to either program, or the code of one.
bool is_link(std::string_view text);
Result<Grid> read_link(std::string_view text);

// SudokuPad's JSON, with long names or short.
Result<Grid> read_sudokupad(JsonView board);

// A word packed behind `scl`: quotes may be missing or single, and values may be short.
std::string unzip_sudokupad(std::string_view zipped);

}  // namespace quadrille::sudoku
