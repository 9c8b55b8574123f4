// BoardPainter: draws a board: papers, digits, marks, lines, and what a step sets off.
//   BoardPainter painter(geometry, palette, texts);
//   painter.paint(on, exposed, {shape, look, overlay, pointed});
// It draws what it is told, for the screen, for pictures and for the clipboard alike.
#pragma once

#include <QPainter>
#include <QRectF>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "apps/desktop/board/board_geometry.h"
#include "apps/desktop/board/board_look.h"
#include "apps/desktop/board/symbol_texts.h"
#include "apps/desktop/look/palette.h"
#include "apps/desktop/workspace/overlay.h"

namespace quadrille::desktop {

struct BoardPicture {
  const sudoku::Layout& layout;
  const std::vector<std::string>& symbols;
  const BoardLook& look;
  const Overlay* overlay = nullptr;
  Pointed pointed = {};
  bool focused = false;         // the keyboard is at the cursor
  bool number_colours = false;  // colours show their number
};

class BoardPainter {
 public:
  // All outlive it.
  BoardPainter(const BoardGeometry& geometry, const Palette& palette, SymbolTexts& texts)
      : at_(geometry), palette_(palette), texts_(texts) {}

  void paint(QPainter& painter, const QRectF& exposed, const BoardPicture& picture);

 private:
  void paint_papers(QPainter& painter, const BoardPicture& picture);
  void paint_colours(QPainter& painter, const BoardPicture& picture, sudoku::Cell cell);
  void paint_contents(QPainter& painter, const BoardPicture& picture);
  void paint_digit(QPainter& painter, const BoardPicture& picture, sudoku::Cell cell);
  void paint_marks(QPainter& painter, const BoardPicture& picture, sudoku::Cell cell);
  void paint_slip(QPainter& painter, const QPointF& middle, double letters,
                  const std::vector<std::string>& symbols);
  void paint_candidates(QPainter& painter, const BoardPicture& picture, sudoku::Cell cell);
  void paint_dots(QPainter& painter, const BoardPicture& picture, sudoku::Cell cell);
  void paint_lines(QPainter& painter, const BoardPicture& picture);
  void paint_heads(QPainter& painter, const BoardPicture& picture);
  void paint_selection(QPainter& painter, const BoardPicture& picture);
  void paint_doubt(QPainter& painter, const BoardPicture& picture);
  void paint_pointed(QPainter& painter, const BoardPicture& picture);
  [[nodiscard]] QColor paper_of(const CellLook& look) const;
  [[nodiscard]] bool in_sight(sudoku::Cell cell) const;

  const BoardGeometry& at_;
  const Palette& palette_;
  SymbolTexts& texts_;
  BoardGeometry::Span rows_{0, 0};  // in sight
  BoardGeometry::Span columns_{0, 0};
};

// The stretches of 0 … size - 1 over which something holds, each as its first place and the one
// behind its last.
template <class Holds>
std::vector<std::pair<std::uint32_t, std::uint32_t>> stretches(std::uint32_t size,
                                                               const Holds& holds) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> found;
  bool open = false;
  for (std::uint32_t place = 0; place < size; ++place) {
    const bool was_open = open;
    open = holds(place);
    if (open && !was_open) found.emplace_back(place, place);
    if (open) found.back().second = place + 1;
  }
  return found;
}

// Lines along all borders between regions, for any division of a board. What goes straight on is
// one line.
//   for (const QLineF& line : region_lines(geometry, [&](Cell cell) { return shape.box_of(cell);
//   }))
template <class RegionOf>
std::vector<QLineF> region_lines(const BoardGeometry& at, const RegionOf& region_of) {
  std::vector<QLineF> lines;
  const std::uint32_t size = at.size();
  const auto cell_at = [size](std::uint32_t row, std::uint32_t column) {
    return sudoku::Cell{row * size + column};
  };
  for (std::uint32_t border = 1; border < size; ++border) {
    const double across = border;
    const auto parts_rows = [&](std::uint32_t column) {
      return region_of(cell_at(border - 1, column)) != region_of(cell_at(border, column));
    };
    for (const auto& [from, to] : stretches(size, parts_rows)) {
      lines.emplace_back(at.at({1.0 * from, across}), at.at({1.0 * to, across}));
    }
    const auto parts_columns = [&](std::uint32_t row) {
      return region_of(cell_at(row, border - 1)) != region_of(cell_at(row, border));
    };
    for (const auto& [from, to] : stretches(size, parts_columns)) {
      lines.emplace_back(at.at({across, 1.0 * from}), at.at({across, 1.0 * to}));
    }
  }
  return lines;
}

}  // namespace quadrille::desktop
