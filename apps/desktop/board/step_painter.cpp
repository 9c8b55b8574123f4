#include "apps/desktop/board/step_painter.h"

#include <QPolygonF>

#include "apps/desktop/look/shape_painter.h"
#include "quadrille/render/step_picture.h"

namespace quadrille::desktop {

void paint_step(QPainter& painter, const BoardGeometry& at, const Palette& palette,
                const render::StepScene& scene, const std::vector<std::string>& symbols) {
  painter.save();
  painter.translate(at.at({0, 0}));
  painter.scale(at.cell_width() / render::kCellUnits, at.cell_width() / render::kCellUnits);
  paint_shapes(painter, render::step_picture(scene, at.rules().above_marks), palette,
               [&symbols](const render::DrawnShape::Text& text) {
                 return QString::fromStdString(symbols[text.number - 1]);
               });
  painter.restore();
}

void paint_outline(QPainter& painter, const BoardGeometry& at, std::span<const sudoku::Cell> cells,
                   double inset) {
  for (const render::Walk& walk : render::outline(cells, at.size(), inset)) {
    QPolygonF corners;
    for (const render::Point& point : walk) corners.append(at.at(point));
    painter.drawPolygon(corners);
  }
}

}  // namespace quadrille::desktop
