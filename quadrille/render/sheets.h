// Sheets: how puzzles and their solutions lie on printed pages.
//   const auto sheets = render::lay_out_sheets({.puzzles = 10, .per_page = 4},
//                                              {.width = 210, .height = 297, .margin = 15});
//   for (const render::SheetFigure& figure : sheets.front().figures) {
//     draw(figure.puzzle, figure.board.left, figure.board.top, figure.board.width);
//   }
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::render {

// Rows and columns of boards on a page.
struct SheetGrid {
  std::uint32_t rows = 1;
  std::uint32_t columns = 1;

  friend bool operator==(const SheetGrid&, const SheetGrid&) = default;
};

// On an upright page there are at least as many rows as columns, on a wide one the other way round;
// room may be left where the number is no product of two near ones.
// requires: per_page of at least 1
SheetGrid sheet_grid(std::uint32_t per_page, bool wide = false);

// In any unit, the same for all.
struct SheetPaper {
  double width = 210;
  double height = 297;
  double margin = 15;  // on each side
  double gap = 8;      // between boards
  double caption = 8;  // the height of the text over a board
};

struct SheetBox {
  double left = 0;
  double top = 0;
  double width = 0;
  double height = 0;

  friend bool operator==(const SheetBox&, const SheetBox&) = default;
};

struct SheetFigure {
  std::size_t puzzle = 0;  // which one, from 0
  SheetBox caption = {};
  SheetBox board = {};  // a square, in the middle of its place

  friend bool operator==(const SheetFigure&, const SheetFigure&) = default;
};

struct Sheet {
  bool solutions = false;  // the figures are not the puzzles but their solutions
  std::vector<SheetFigure> figures = {};
};

struct SheetOrder {
  std::size_t puzzles = 1;
  std::uint32_t per_page = 1;
  // The puzzles whose solutions follow, on pages of their own.
  std::vector<std::size_t> solutions = {};
  std::uint32_t solutions_per_page = 6;
};

// In the order in which they are printed; the last page of a kind may be emptier.
// requires: paper that is larger than its margins, gaps and captions
std::vector<Sheet> lay_out_sheets(const SheetOrder& order, const SheetPaper& paper);

}  // namespace quadrille::render
