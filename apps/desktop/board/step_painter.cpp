#include "apps/desktop/board/step_painter.h"

#include <QLineF>
#include <QPainterPath>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

#include "quadrille/render/step_arrows.h"

namespace quadrille::desktop {
namespace {

using render::Role;
using render::StepScene;
using sudoku::Cell;
using sudoku::Digit;

}  // namespace

void StepPainter::outline(QPainter& painter, std::span<const Cell> cells, double inset) const {
  for (const render::Walk& walk : render::outline(cells, at_.size(), inset)) {
    QPolygonF corners;
    for (const render::Point& point : walk) corners.append(at_.at(point));
    painter.drawPolygon(corners);
  }
}

// From the edge of one candidate's place to that of the other.
void StepPainter::tie(QPainter& painter,
                      const std::pair<sudoku::Placement, sudoku::Placement>& ends) const {
  const QLineF line(at_.middle(ends.first), at_.middle(ends.second));
  const double rim = 0.45 * at_.places().width() * at_.cell_width();
  if (line.length() <= 2 * rim) return;
  const QPointF step = (line.p2() - line.p1()) * (rim / line.length());
  painter.drawLine(QLineF(line.p1() + step, line.p2() - step));
}

// Truths in full, links dashed, all heads in full.
void StepPainter::paint_arrows(QPainter& painter, const StepScene& scene, double width) const {
  const render::StepArrows arrows = render::arrows_of(scene);
  const auto draw = [&](const std::vector<render::Arrow>& ways, const QPen& pen) {
    QPainterPath curves;
    QPainterPath heads;
    for (const render::Arrow& arrow : ways) {
      curves.moveTo(at_.at(arrow.begin));
      curves.quadTo(at_.at(arrow.bend), at_.at(arrow.end));
      heads.moveTo(at_.at(arrow.left));
      heads.lineTo(at_.at(arrow.end));
      heads.lineTo(at_.at(arrow.right));
    }
    painter.setPen(pen);
    painter.drawPath(curves);
    painter.setPen(QPen(pen.color(), pen.widthF()));
    painter.drawPath(heads);
  };
  draw(arrows.truths, QPen(palette_.family[0], width));
  draw(arrows.links, QPen(palette_.family[2], width, Qt::DashLine));
}

void StepPainter::paint_ties(QPainter& painter, const StepScene& scene, double width) const {
  painter.setPen(QPen(palette_.family[0], width));
  for (const auto& pair : scene.pairs) tie(painter, pair);
  painter.setPen(QPen(palette_.family[2], width, Qt::DashLine));
  for (const auto& joint : scene.joints) tie(painter, joint);
}

// Frames keep between the lines of the board and its candidates: those are to be read.
void StepPainter::paint(QPainter& painter, const StepScene& scene) {
  const double width = std::clamp(at_.cell_width() * 0.045, 1.0, 3.0);
  painter.save();
  painter.setBrush(Qt::NoBrush);
  if (!scene.focus.empty()) {
    QColor paper = palette_.accent;
    paper.setAlphaF(0.16F);
    painter.setBrush(paper);
    painter.setPen(QPen(palette_.accent, width));
    outline(painter, scene.focus, 0.03);
    painter.setBrush(Qt::NoBrush);
  }
  painter.setPen(QPen(palette_.family[0], width));
  for (const StepScene::Cells& truth : scene.truths) outline(painter, truth, 0.025);
  painter.setPen(QPen(palette_.family[2], width, Qt::DashLine));
  for (const StepScene::Cells& link : scene.links) outline(painter, link, 0.065);
  painter.setPen(QPen(palette_.bad, width));
  if (!scene.dead.empty()) outline(painter, scene.dead, 0.045);
  if (!scene.loop.empty()) {
    painter.setPen(QPen(palette_.family[3], width));
    QPolygonF loop;
    for (const Cell cell : scene.loop) loop.append(at_.cell(cell).center());
    painter.drawPolygon(loop);
  }
  if (scene.directed) {
    paint_arrows(painter, scene, width * 0.8);
  } else {
    paint_ties(painter, scene, width);
  }
  painter.setPen(QPen(palette_.family[3], width));
  for (std::size_t i = 1; i < scene.way.size(); ++i) {
    tie(painter, {scene.way[i - 1], scene.way[i]});
  }
  paint_candidates(painter, scene);
  painter.restore();
}

void StepPainter::paint_candidates(QPainter& painter, const StepScene& scene) {
  const double wide = at_.cell_width();
  const double place = std::min(at_.places().width(), at_.places().height()) * wide;
  const double letters = std::min(place * 0.8, 0.27 * wide);
  for (std::size_t number = 0; number < scene.roles.size(); ++number) {
    const Role role = scene.roles[number];
    if (role == Role::none) continue;
    const sudoku::Placement option{static_cast<Cell>(number / scene.size),
                                   static_cast<Digit>(number % scene.size + 1)};
    if (role == Role::placed) {
      const QRectF cell = at_.cell(option.cell);
      const double inset = wide * 0.1;
      painter.setPen(QPen(palette_.good, std::clamp(wide * 0.045, 1.0, 3.0)));
      painter.setBrush(palette_.good_soft);
      painter.drawRoundedRect(cell.adjusted(inset, inset, -inset, -inset), 4, 4);
      painter.setPen(palette_.good);
      texts_.draw(painter, cell.center(), option.digit, wide * 0.56, SymbolTexts::Weight::strong);
      continue;
    }
    // Of a chain the second kind is what is not.
    const bool other_kind = role == Role::second && !scene.directed;
    const QColor paper = role == Role::pattern ? palette_.good_soft
                         : other_kind          ? palette_.family_pale[3]
                                               : palette_.bad_soft;
    const QColor ink = role == Role::pattern ? palette_.good
                       : other_kind          ? palette_.family[3]
                                             : palette_.bad;
    QRectF disc(0, 0, place * 0.98, place * 0.98);
    disc.moveCenter(at_.middle(option));
    painter.setPen(role == Role::ruled_out ? QPen(Qt::NoPen) : QPen(ink, 1));
    painter.setBrush(paper);
    painter.drawEllipse(disc);
    painter.setPen(ink);
    texts_.draw(painter, disc.center(), option.digit, letters, SymbolTexts::Weight::strong);
    if (role == Role::ruled_out) {
      painter.setPen(QPen(ink, std::max(1.0, place * 0.09)));
      const double inset = place * 0.14;
      const QRectF cross = disc.adjusted(inset, inset, -inset, -inset);
      painter.drawLine(cross.topLeft(), cross.bottomRight());
      painter.drawLine(cross.topRight(), cross.bottomLeft());
    }
  }
  painter.setPen(QPen(palette_.ink, std::clamp(wide * 0.035, 1.0, 2.5)));
  painter.setBrush(Qt::NoBrush);
  for (const render::Supposition& start : scene.starts) {
    painter.drawEllipse(at_.middle(start.option), place * 0.53, place * 0.53);
  }
}

}  // namespace quadrille::desktop
