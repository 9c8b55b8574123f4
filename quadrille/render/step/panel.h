// Panel: the board of one step, or the caption below it, as a part of an SVG picture.
//   Panel panel = draw_panel({puzzle, position, scene}, {0, 0}, pen);
//   Panel words = draw_caption(caption, {0, panel.height}, 400);
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/boards/grid.h"
#include "quadrille/boards/shape.h"
#include "quadrille/logic/position.h"
#include "quadrille/render/board/drawing.h"
#include "quadrille/render/mark_layout.h"
#include "quadrille/render/outline.h"
#include "quadrille/render/step.h"
#include "quadrille/render/svg_pen.h"
#include "quadrille/rules/encode.h"

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
      : size_(shape.size()), places_(shape.size()) {
    const std::uint32_t mark = size_ > 9 ? kWideMark : kMark;
    place_.cell =
        std::max(kLeastCell, mark * std::max(places_.columns(), places_.rows()) + 2 * kPadding);
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
    const PlacedMark mark = places_.middle(candidate.digit);
    const Point from = corner(candidate.cell);
    return {from.x + mark.x * place_.cell, from.y + mark.y * place_.cell};
  }

 private:
  // The upper left one.
  [[nodiscard]] Point corner(sudoku::Cell cell) const {
    const std::uint32_t row = cell / size_;
    const std::uint32_t column = cell % size_;
    return at({1.0 * column, 1.0 * row});
  }

  std::uint32_t size_;
  CandidatePlaces places_;
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

// The style of the pen belongs into the picture.
Panel draw_panel(const PanelContent& content, PanelCorner corner, SvgPen& pen);

// Cut into lines that fit into the width, with room below them.
Panel draw_caption(const StepCaption& caption, PanelCorner corner, std::uint32_t width);

// The style sheet of these pictures without what the pen has, for light paper and dark: a whole
// <style> element.
std::string_view step_style();

}  // namespace quadrille::render
