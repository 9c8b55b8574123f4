#include "apps/desktop/lab/drawing_view.h"

#include <QPainter>
#include <algorithm>

#include "apps/desktop/base/words.h"
#include "quadrille/render/pieces.h"

namespace quadrille::desktop {
namespace {

constexpr double kLargestSquare = 64;

}  // namespace

DrawingView::DrawingView(const Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
  connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void DrawingView::show_drawing(gallery::Drawing drawing, std::string_view picture) {
  drawing_ = std::move(drawing);
  chequered_ = picture == "queens";
  colours_ = drawing_.columns == 0
                 ? std::vector<int>()
                 : render::piece_colours(drawing_.pieces, drawing_.columns, play::kColours);
  update();
}

void DrawingView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Palette& palette = theme_.palette();
  painter.fillRect(rect(), palette.paper);
  if (colours_.empty()) return;
  const auto rows = static_cast<int>(drawing_.rows);
  const auto columns = static_cast<int>(drawing_.columns);
  const double side =
      std::min({(width() - 12.0) / columns, (height() - 12.0) / rows, kLargestSquare});
  painter.translate((width() - side * columns) / 2, (height() - side * rows) / 2);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(theme_.figures(side * 0.52));
  const auto square_at = [&](int row, int column) {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
           static_cast<std::size_t>(column);
  };
  const auto piece = [&](int row, int column) { return drawing_.pieces[square_at(row, column)]; };
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const std::size_t square = square_at(row, column);
      const QRectF place(column * side, row * side, side, side);
      const int colour = colours_[square];
      QColor paper = (row + column) % 2 == 0 || !chequered_ ? palette.paper : palette.accent_pale;
      if (colour >= 0 && !chequered_) paper = palette.colours[static_cast<std::size_t>(colour)];
      painter.fillRect(place, paper);
      painter.setPen(palette.ink);
      painter.drawText(place, Qt::AlignCenter, to_qt(drawing_.labels[square]));
    }
  }
  painter.setPen(QPen(palette.line_strong, 1.6));
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const QPointF corner((column + 1) * side, (row + 1) * side);
      if (column + 1 < columns && (chequered_ || piece(row, column) != piece(row, column + 1))) {
        painter.drawLine(corner - QPointF(0, side), corner);
      }
      if (row + 1 < rows && (chequered_ || piece(row, column) != piece(row + 1, column))) {
        painter.drawLine(corner - QPointF(side, 0), corner);
      }
    }
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.line_strong, 2.4));
  painter.drawRect(QRectF(0, 0, side * columns, side * rows));
}

}  // namespace quadrille::desktop
