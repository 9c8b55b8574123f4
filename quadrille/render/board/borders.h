// Borders: where the lines of a board run, the same for boxes, regions and boards without either.
//   Borders borders(shape, Line::light);
//   borders.above(3, 0)              // heavy on a 9x9: a box ends over r4c1
//   stroke(borders.crossing(3, 3))   // "╋"
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>

#include "quadrille/sudoku/shape.h"

namespace quadrille::render {

enum class Line : std::uint8_t { none, light, heavy };

// The four lines that meet at a point.
struct Crossing {
  Line up = Line::none;
  Line right = Line::none;
  Line down = Line::none;
  Line left = Line::none;
};

class Borders {
 public:
  // Heavy lines run round the board and between boxes or regions, `between_cells` everywhere else.
  explicit Borders(sudoku::Shape shape, Line between_cells = Line::none)
      : shape_(std::move(shape)), between_cells_(between_cells) {}

  // The line over a cell; `row` may be the size, for the lower edge of the board.
  [[nodiscard]] Line above(std::uint32_t row, std::uint32_t column) const;
  // The line to the left of a cell; `column` may be the size, for the right edge of the board.
  [[nodiscard]] Line left_of(std::uint32_t row, std::uint32_t column) const;
  // What meets at the upper left corner of a cell; both may be the size.
  [[nodiscard]] Crossing crossing(std::uint32_t row, std::uint32_t column) const;

 private:
  [[nodiscard]] Line between(sudoku::Cell a, sudoku::Cell b) const;

  sudoku::Shape shape_;
  Line between_cells_;
};

// The box-drawing character for a crossing, or for a piece of line that goes straight on; a blank
// where nothing meets.
std::string_view stroke(const Crossing& crossing);
// The same with + - and |. Light lines are left out, since ASCII has but one weight.
std::string_view ascii_stroke(const Crossing& crossing);

}  // namespace quadrille::render
