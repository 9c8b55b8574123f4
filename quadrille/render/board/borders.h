// Borders: where the lines of a board run, for any painter.
//   const render::Borders borders(shape, render::Line::light);
//   use(borders.above(3, 0));   // heavy on a 9x9: a box ends over r4c1
//   for (const render::BoardLine& line : render::lines_of(borders, render::Line::heavy)) {
//     draw(line.from.x, line.from.y, line.to.x, line.to.y);
//   }
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "quadrille/boards/mosaic.h"
#include "quadrille/boards/shape.h"
#include "quadrille/render/outline.h"

namespace quadrille::render {

enum class Line : std::uint8_t { none, light, heavy };

// The four lines that meet at a point.
struct Crossing {
  Line up = Line::none;
  Line right = Line::none;
  Line down = Line::none;
  Line left = Line::none;
};

// Where the lines of a board run, the same for boxes, regions and boards without either, and for
// mosaics.
class Borders {
 public:
  // Heavy lines run round the board and between boxes or regions, `between_cells` everywhere else.
  explicit Borders(sudoku::Shape shape, Line between_cells = Line::none)
      : shape_(std::move(shape)), between_cells_(between_cells) {}

  // The line over a cell; `row` may be the number of rows, for the lower edge of the board.
  [[nodiscard]] Line above(std::uint32_t row, std::uint32_t column) const;
  // The line to the left of a cell; `column` may be the number of columns, for the right edge.
  [[nodiscard]] Line left_of(std::uint32_t row, std::uint32_t column) const;
  // What meets at the upper left corner of a cell; both may be past the last.
  [[nodiscard]] Crossing crossing(std::uint32_t row, std::uint32_t column) const;
  // Of the board or, of a mosaic, of the whole picture.
  [[nodiscard]] std::uint32_t rows() const;
  [[nodiscard]] std::uint32_t columns() const;
  // The cell at a place of it; sudoku::kNoCell where there is none.
  [[nodiscard]] sudoku::Cell cell_at(std::uint32_t row, std::uint32_t column) const;

 private:
  [[nodiscard]] Line between(sudoku::Cell a, sudoku::Cell b) const;
  [[nodiscard]] Line between(const sudoku::Mosaic& mosaic, sudoku::Cell a, sudoku::Cell b) const;

  sudoku::Shape shape_;
  Line between_cells_;
};

// In units of a cell, from the upper left corner of the board.
struct BoardLine {
  Point from;
  Point to;

  friend bool operator==(const BoardLine&, const BoardLine&) = default;
};

// The lines of one weight. What goes straight on is one line.
std::vector<BoardLine> lines_of(const Borders& borders, Line weight);

}  // namespace quadrille::render
