// Panel: the board of one step, or the caption below it, as a part of an SVG picture.
//   Panel panel = draw_panel({puzzle, position, scene}, {0, 0});
//   Panel words = draw_caption(caption, {0, panel.height}, 400);
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/logic/position.h"
#include "quadrille/render/board/drawing.h"
#include "quadrille/render/mark_layout.h"
#include "quadrille/render/outline.h"
#include "quadrille/render/step.h"
#include "quadrille/sudoku/encode.h"
#include "quadrille/sudoku/grid.h"
#include "quadrille/sudoku/shape.h"

namespace quadrille::render {

// Where a panel begins, in units of the picture.
struct PanelCorner {
  std::uint32_t left;
  std::uint32_t top;
};

// Where the cells and candidates of a board are in the picture of a step. All in units of the
// picture. Each candidate has a place of its own in its cell.
//   StepGeometry at(shape, {0, 0}, false);
//   at.centre(Placement{28, 7})   // of the 7 among the candidates of r4c2
class StepGeometry {
 public:
  static constexpr std::uint32_t kMark = 18;  // room for a candidate of one figure, and of two
  static constexpr std::uint32_t kWideMark = 21;
  static constexpr std::uint32_t kPadding = 4;  // round the candidates of a cell
  static constexpr std::uint32_t kMargin = 30;  // at the sides, with the numbers of the rows
  static constexpr std::uint32_t kLeastCell = 48;
  static constexpr std::uint32_t kLeastWidth = 400;  // a caption needs it

  // Clues outside of the board need room round it.
  StepGeometry(const sudoku::Shape& shape, PanelCorner corner, bool clues_outside)
      : size_(shape.size()),
        columns_(candidate_columns(shape.size())),
        rows_((size_ + columns_ - 1) / columns_) {
    const std::uint32_t mark = size_ > 9 ? kWideMark : kMark;
    place_.cell = std::max(kLeastCell, mark * std::max(columns_, rows_) + 2 * kPadding);
    if (clues_outside) margin_ += place_.cell * 3 / 4;
    place_.left = corner.left + (width() - board()) / 2;
    place_.top = corner.top + margin_;
  }

  [[nodiscard]] const SvgPlace& place() const { return place_; }
  [[nodiscard]] std::uint32_t cell() const { return place_.cell; }
  [[nodiscard]] std::uint32_t board() const { return size_ * place_.cell; }
  [[nodiscard]] std::uint32_t margin() const { return margin_; }
  [[nodiscard]] std::uint32_t width() const { return std::max(board() + 2 * margin_, kLeastWidth); }
  [[nodiscard]] std::uint32_t bottom() const { return place_.top + board() + margin_ - kMargin; }

  [[nodiscard]] Point at(Point in_cells) const {
    return {place_.left + in_cells.x * place_.cell, place_.top + in_cells.y * place_.cell};
  }
  [[nodiscard]] Point centre(sudoku::Cell cell) const {
    const Point from = corner(cell);
    return {from.x + 0.5 * place_.cell, from.y + 0.5 * place_.cell};
  }
  [[nodiscard]] Point centre(sudoku::Placement candidate) const {
    const std::uint32_t number = candidate.digit - 1U;
    const std::uint32_t row = number / columns_;
    const std::uint32_t column = number % columns_;
    const double inside = place_.cell - 2.0 * kPadding;
    const Point from = corner(candidate.cell);
    return {from.x + kPadding + (column + 0.5) * inside / columns_,
            from.y + kPadding + (row + 0.5) * inside / rows_};
  }

 private:
  // The upper left one.
  [[nodiscard]] Point corner(sudoku::Cell cell) const {
    const std::uint32_t row = cell / size_;
    const std::uint32_t column = cell % size_;
    return at({1.0 * column, 1.0 * row});
  }

  std::uint32_t size_;
  std::uint32_t columns_;  // of candidates in a cell
  std::uint32_t rows_;
  std::uint32_t margin_ = kMargin;
  SvgPlace place_{};
};

struct PanelContent {
  const sudoku::Grid& puzzle;  // tells givens from other digits
  const logic::Position& position;
  const StepScene& scene;
  std::string_view label = {};  // which of the scenes of a step it is
};

struct Panel {
  std::string svg;       // whole elements
  std::uint32_t height;  // in units of the picture
};

Panel draw_panel(const PanelContent& content, PanelCorner corner);

// Cut into lines that fit into the width, with room below them.
Panel draw_caption(const StepCaption& caption, PanelCorner corner, std::uint32_t width);

// The style sheet of these pictures, for light paper and dark: a whole <style> element.
std::string_view step_style();

}  // namespace quadrille::render
