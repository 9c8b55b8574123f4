// Read: one board from text, in any of the formats of docs/formats.md.
//   Result<Grid> grid = read_grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6…");
//   Result<Grid> latin = read_grid("1 2 3\n2 3 1\n3 1 .", {.shape = *Shape::latin(3)});
//   Result<Shape> shape = read_regions("AAAB\nACBB\nCCDB\nCDDD");
// records.h reads many.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"
#include "quadrille/boards/layout.h"
#include "quadrille/boards/rectangle.h"

namespace quadrille::sudoku {

struct ReadOptions {
  // Where there is none, the number of cells decides: Shape::of_size.
  std::optional<Shape> shape = std::nullopt;
  // Without it, boards with constraints are refused: for programs that would not keep to them.
  bool rules = true;
  // With it, mosaics (mosaic.h) are read, too: boards that overlap, as pictures of them, and boards
  // that are not square, where the shape or the text itself says so. Where the shape is one of
  // these, all others are refused.
  bool mosaics = false;
};

// An error where there is no board, or more than one.
Result<Grid> read_grid(std::string_view text, const ReadOptions& options = {});

// A puzzle that somebody has worked on.
struct Position {
  Grid puzzle;                            // the givens alone
  std::vector<Placement> entries = {};    // what was entered, in the order of the cells
  std::vector<Placement> ruled_out = {};  // candidates that are left out of the others
};

// The text as a position, where it is a single one in a format that tells entries from givens;
// nothing where it is not. read_grid() reads the same text as a board with all of its digits.
std::optional<Result<Position>> read_position(std::string_view text);

// The board with constraints as write_rules() has written them for one of its shape.
Result<Grid> read_rules(const Grid& grid, std::string_view members);

// The division of a board into regions: one letter or figure for every cell, the same for the cells
// of one region; N lines of N, or one line of N². Boards of more than 62 regions have numbers
// separated by blanks. Regions are numbered in the order in which they first appear. Blank lines
// and comments (#) are skipped, blanks and bars between letters ignored.
Result<Shape> read_regions(std::string_view text);
// The same of a board of any size: a line for each row, or one for all of them. Regions have no
// more cells than there are digits; a cell that is in none is a dot.
Result<Shape> read_regions(std::string_view text, const BoardSize& size);

}  // namespace quadrille::sudoku
