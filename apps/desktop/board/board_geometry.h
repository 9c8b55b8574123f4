// BoardGeometry: where the cells and candidates of a board are in its widget, in pixels.
//   const BoardGeometry at(shape, 48);
//   at.cell(40)                        // the square of r5c5
//   at.place(QPointF(230, 120)).cell   // what lies there
// Above and to the left there is room for the numbers of columns and rows, if they are wanted.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <algorithm>
#include <cmath>
#include <optional>

#include "quadrille/boards/layout.h"
#include "quadrille/render/mark_layout.h"
#include "quadrille/render/outline.h"

namespace quadrille::desktop {

// The room that constraints need, in cells.
struct RulesRoom {
  double beside = 0;       // on each side of the board, for clues
  double above_marks = 0;  // in each cell, for sums

  friend bool operator==(const RulesRoom&, const RulesRoom&) = default;
};

class BoardGeometry {
 public:
  BoardGeometry(const sudoku::Shape& shape, double cell_width, bool heads = true,
                const RulesRoom& rules = {})
      : size_(shape.size()),
        places_(shape.size()),
        cell_(cell_width),
        head_(heads ? head_for(cell_width) : 0),
        rules_(rules) {}

  // The widest cells with which the whole board fits.
  static double fitting_cell(std::uint32_t size, const QSizeF& room, const RulesRoom& rules = {}) {
    const double side = std::min(room.width(), room.height());
    const double cells = size + 2 * rules.beside;
    double cell = std::floor((side - 2 * kMargin) / cells);
    // The numbers of rows and columns need room, too, which depends on the cells.
    while (cell > kLeastCell && cells * cell + head_for(cell) + 2 * kMargin > side) cell -= 1;
    return std::max(cell, kLeastCell);
  }

  [[nodiscard]] std::uint32_t size() const { return size_; }
  [[nodiscard]] double cell_width() const { return cell_; }
  [[nodiscard]] double head() const { return head_; }  // room for the numbers of rows and columns
  [[nodiscard]] double beside() const { return rules_.beside * cell_; }  // room for clues
  [[nodiscard]] double left() const { return kMargin + head_ + beside(); }
  [[nodiscard]] double board_width() const { return size_ * cell_; }
  [[nodiscard]] QSizeF whole() const {
    const double side = board_width() + head_ + 2 * (kMargin + beside());
    return {side, side};
  }
  [[nodiscard]] const render::CandidatePlaces& places() const { return places_; }

  [[nodiscard]] QRectF board() const { return {left(), left(), board_width(), board_width()}; }
  [[nodiscard]] QRectF cell(sudoku::Cell cell) const {
    const std::uint32_t row = cell / size_;
    const std::uint32_t column = cell % size_;
    return {left() + column * cell_, left() + row * cell_, cell_, cell_};
  }
  [[nodiscard]] QPointF at(render::Point in_cells) const {
    return {left() + in_cells.x * cell_, left() + in_cells.y * cell_};
  }
  [[nodiscard]] render::Point in_cells(const QPointF& point) const {
    return {(point.x() - left()) / cell_, (point.y() - left()) / cell_};
  }
  [[nodiscard]] QPointF middle(sudoku::Placement option) const {
    const render::PlacedMark mark = places_.middle(option.digit);
    return cell(option.cell).topLeft() + QPointF(mark.x, height_of_mark(mark.y)) * cell_;
  }
  [[nodiscard]] QRectF option(sudoku::Placement option) const {
    QRectF rect(0, 0, places_.width() * cell_, places_.height() * cell_ * marks_part());
    rect.moveCenter(middle(option));
    return rect;
  }

  // A cell, and the candidate that has its place there; 0 for none.
  [[nodiscard]] std::optional<sudoku::Placement> place(const QPointF& point) const {
    const auto [x, y] = in_cells(point);
    if (x < 0 || y < 0 || x >= size_ || y >= size_) return std::nullopt;
    const auto column = static_cast<std::uint32_t>(x);
    const auto row = static_cast<std::uint32_t>(y);
    const double above = rules_.above_marks;
    const double in_marks = std::max(0.0, (y - row - above) / marks_part());
    return sudoku::Placement{row * size_ + column, places_.digit_at(x - column, in_marks)};
  }

  [[nodiscard]] const RulesRoom& rules() const { return rules_; }

  // The part of a cell that its marks may take, and where a mark stands in the cell.
  [[nodiscard]] double marks_part() const { return 1 - rules_.above_marks * 1.25; }
  [[nodiscard]] double height_of_mark(double in_marks) const {
    return rules_.above_marks + in_marks * marks_part();
  }
  // Rows and columns, from the first to the one after the last, that a rectangle touches.
  struct Span {
    std::uint32_t first;
    std::uint32_t end;
  };
  [[nodiscard]] Span span(double from, double to) const {
    const auto bounded = [this](double cells) {
      return static_cast<std::uint32_t>(std::clamp(cells, 0.0, static_cast<double>(size_)));
    };
    return {bounded((from - left()) / cell_), bounded(std::ceil((to - left()) / cell_))};
  }

 private:
  static constexpr double kMargin = 8;
  static constexpr double kLeastCell = 4;

  static double head_for(double cell_width) {
    return cell_width < 14 ? 0 : std::clamp(cell_width * 0.36, 12.0, 22.0);
  }

  std::uint32_t size_;
  render::CandidatePlaces places_;
  double cell_;
  double head_;
  RulesRoom rules_;
};

}  // namespace quadrille::desktop
