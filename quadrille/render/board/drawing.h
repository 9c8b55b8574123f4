// What the drawings of a board share: what stands in its cells, where its lines run, and the frame
// of characters or the strokes of an SVG path that are made of them.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "quadrille/boards/grid.h"
#include "quadrille/boards/shape.h"
#include "quadrille/render/board/borders.h"

namespace quadrille::render {

struct CellContent {
  sudoku::Digit digit;  // 0 if empty
  bool is_given;
  bool is_in_conflict;
};

// What a picture of a board shows in each cell, whatever it is drawn with.
class BoardCells {
 public:
  // The grids outlive this.
  // requires: a solution has the shape of the puzzle; conflicts are cells of the board
  BoardCells(const sudoku::Grid& puzzle, const sudoku::Grid* solution,
             std::span<const sudoku::Cell> conflicts);

  // The given of the puzzle, or else the digit that the solution has there.
  [[nodiscard]] CellContent at(sudoku::Cell cell) const;

 private:
  const sudoku::Grid& puzzle_;
  const sudoku::Grid* solution_;
  std::vector<bool> in_conflict_;
};

// The colour of what stands in a cell, for the terminal.
std::string_view cell_ink(const CellContent& content);

// 1-9, A-Z, a-z on boards up to 61x61, numbers on larger ones; "." for 0, an empty cell.
std::string symbol(sudoku::Digit digit, std::uint32_t board_size);
// The width of the widest symbol.
std::uint32_t symbol_width(std::uint32_t board_size);

// The box-drawing character for a crossing, or for a piece of line that goes straight on; a blank
// where nothing meets.
std::string_view stroke(const Crossing& crossing);
// The same with + - and |. Light lines are left out, since ASCII has but one weight.
std::string_view ascii_stroke(const Crossing& crossing);

struct FrameStyle {
  bool ascii = false;       // + - | instead of box-drawing characters
  bool cell_lines = false;  // light lines between all cells; none in ASCII
};

// Adds what stands in a cell to the text, exactly as wide as its column is.
using PutCell = std::function<void(std::string& out, sudoku::Cell cell)>;

// The lines of a board round whatever stands in its cells, each with its newline.
//   draw_board(shape, {.ascii = true}, widths, [](std::string& out, Cell cell) { … });
// requires: a width for each column
std::string draw_board(const sudoku::Shape& shape, const FrameStyle& style,
                       std::span<const std::uint32_t> widths, const PutCell& put_cell);

// In units of the picture.
struct SvgPlace {
  std::uint32_t left;  // of the board
  std::uint32_t top;
  std::uint32_t cell;  // its width and height
};

// The lines of a board as the strokes of an SVG path: "M12 12h432M12 12v432…". What goes straight
// on is drawn in one stroke.
std::string svg_lines(const Borders& borders, Line weight, const SvgPlace& place);

}  // namespace quadrille::render
