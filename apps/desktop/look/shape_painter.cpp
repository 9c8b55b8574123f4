#include "apps/desktop/look/shape_painter.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace quadrille::desktop {
namespace {

using render::DrawnShape;

constexpr double kArrow = 6.5;         // how long the sides of a head are
constexpr double kArrowSpread = 0.45;  // between its middle and either side, in radians
constexpr double kLeastLetters = 6;

QPointF point_of(const render::Point& at) { return {at.x, at.y}; }

QPainterPath path_of(const render::Path& path) {
  QPainterPath made;
  const render::Point* next = path.points.data();
  for (const render::Path::Verb verb : path.verbs) {
    switch (verb) {
      case render::Path::Verb::move:
        made.moveTo(point_of(*next++));
        break;
      case render::Path::Verb::line:
        made.lineTo(point_of(*next++));
        break;
      case render::Path::Verb::curve:
        made.cubicTo(point_of(next[0]), point_of(next[1]), point_of(next[2]));
        next += 3;
        break;
      case render::Path::Verb::close:
        made.closeSubpath();
        break;
    }
  }
  return made;
}

class ShapePainter {
 public:
  ShapePainter(QPainter& painter, const Palette& palette, const ShapeNames& names)
      : painter_(painter), palette_(palette), names_(names) {}

  void paint(const DrawnShape& shape) {
    painter_.setOpacity(shape.opacity);
    if (shape.form == DrawnShape::Form::text) {
      write(shape);
      return;
    }
    painter_.setPen(pen_of(shape));
    painter_.setBrush(brush_of(shape));
    if (shape.form == DrawnShape::Form::box) {
      const QRectF box(shape.at.x - shape.size, shape.at.y - shape.size, 2 * shape.size,
                       2 * shape.size);
      painter_.drawRoundedRect(box, shape.corner, shape.corner);
      return;
    }
    const QPainterPath path = path_of(shape.path);
    painter_.drawPath(path);
    if (shape.arrow) paint_head(path, painter_.pen().color());
  }

 private:
  [[nodiscard]] QBrush brush_of(const DrawnShape& shape) const {
    if (!shape.fill) return {Qt::NoBrush};
    QColor colour = palette_.of(*shape.fill);
    colour.setAlphaF(static_cast<float>(shape.wash));
    return {colour};
  }
  [[nodiscard]] QPen pen_of(const DrawnShape& shape) const {
    if (!shape.stroke) return {Qt::NoPen};
    // A pixel at least, however small the picture is.
    const double width = std::max(shape.width, 1 / painter_.worldTransform().m11());
    QPen pen(palette_.of(*shape.stroke), width);
    const auto& [ink, gap] = shape.dashes;
    // Qt counts dashes in widths of the pen.
    if (gap > 0) {
      pen.setDashPattern({ink / width, gap / width});
      pen.setCapStyle(Qt::FlatCap);
    }
    return pen;
  }

  // At the end of a way, pointing where it leads.
  void paint_head(const QPainterPath& path, const QColor& colour) {
    const QPointF tip = path.pointAtPercent(1);
    const QPointF before = path.pointAtPercent(0.9);
    const double angle = std::atan2(tip.y() - before.y(), tip.x() - before.x());
    const auto at = [&](double by) {
      return tip - QPointF(std::cos(angle + by), std::sin(angle + by)) * kArrow;
    };
    const QPointF head[] = {tip, at(kArrowSpread), at(-kArrowSpread)};
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(colour);
    painter_.drawPolygon(head, 3);
  }

  void write(const DrawnShape& shape) {
    const DrawnShape::Text& text = shape.text;
    QFont font = painter_.font();
    font.setPixelSize(qRound(std::max(kLeastLetters, shape.size)));
    font.setBold(text.bold);
    font.setItalic(text.italic);
    painter_.setFont(font);
    painter_.setPen(shape.fill ? palette_.of(*shape.fill) : palette_.ink);
    QString words =
        text.of == DrawnShape::Text::Of::words ? QString::fromStdString(text.words) : names_(text);
    const QFontMetricsF metrics(font);
    if (text.room > 0) words = metrics.elidedText(words, Qt::ElideRight, text.room);
    const double long_as = metrics.horizontalAdvance(words) + 2;
    const double high_as = metrics.height();
    if (text.turned == 0) {
      painter_.drawText(
          QRectF(shape.at.x - long_as / 2, shape.at.y - high_as / 2, long_as, high_as),
          Qt::AlignCenter, words);
      return;
    }
    painter_.save();
    painter_.translate(point_of(shape.at));
    painter_.rotate(text.turned);
    painter_.drawText(QRectF(0, -high_as / 2, long_as, high_as), Qt::AlignLeft | Qt::AlignVCenter,
                      words);
    painter_.restore();
  }

  QPainter& painter_;
  const Palette& palette_;
  const ShapeNames& names_;
};

}  // namespace

void paint_shapes(QPainter& painter, std::span<const render::DrawnShape> shapes,
                  const Palette& palette, const ShapeNames& names) {
  painter.save();
  ShapePainter pen(painter, palette, names);
  for (const DrawnShape& shape : shapes) pen.paint(shape);
  painter.restore();
}

}  // namespace quadrille::desktop
