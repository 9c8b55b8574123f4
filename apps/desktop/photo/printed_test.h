// A board as it is printed, for tests of pictures.
//   QApplication::clipboard()->setImage(printed("53..7...."…));
#pragma once

#include <QFont>
#include <QImage>
#include <QPainter>
#include <string_view>

namespace quadrille::desktop {

inline constexpr int kDrawnCell = 60;

// A point leaves its cell empty; # is a cell that somebody has scribbled over.
inline QImage printed(std::string_view digits, int size = 9, int box = 3) {
  QImage image((size + 1) * kDrawnCell, (size + 1) * kDrawnCell, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  const int from = kDrawnCell / 2;
  for (int line = 0; line <= size; ++line) {
    painter.setPen(QPen(Qt::black, line % box == 0 ? 5 : 2));
    const int at = from + line * kDrawnCell;
    painter.drawLine(at, from, at, from + size * kDrawnCell);
    painter.drawLine(from, at, from + size * kDrawnCell, at);
  }
  QFont font(QStringLiteral("DejaVu Sans"));
  font.setPixelSize(kDrawnCell * 3 / 5);
  painter.setFont(font);
  for (int cell = 0; cell < size * size; ++cell) {
    const char digit = digits[static_cast<std::size_t>(cell)];
    const QRect place(from + cell % size * kDrawnCell, from + cell / size * kDrawnCell, kDrawnCell,
                      kDrawnCell);
    if (digit == '#') {
      painter.setPen(QPen(Qt::black, 4));
      for (int stroke = 0; stroke < 5; ++stroke) {
        const int across = place.left() + 12 + 7 * stroke;
        painter.drawLine(across, place.top() + 14, across + 8, place.bottom() - 14);
        painter.drawLine(across + 8, place.top() + 14, across, place.bottom() - 14);
      }
    } else if (digit != '.') {
      painter.drawText(place, Qt::AlignCenter, QString(QLatin1Char(digit)));
    }
  }
  return image;
}

}  // namespace quadrille::desktop
