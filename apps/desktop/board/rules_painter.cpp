#include "apps/desktop/board/rules_painter.h"

#include <algorithm>

#include "quadrille/rules/constraints.h"

namespace quadrille::desktop {
namespace {

using render::RuleInk;
using render::RuleShape;

constexpr double kClueRoom = 0.85;  // of a cell, on each side
constexpr double kSumRoom = 0.19;   // of a cell, above its marks
constexpr double kLeastRuleText = 5;
constexpr float kAreaWash = 0.22F;
constexpr float kContrastWash = 0.45F;
constexpr float kRingPaper = 0.65F;  // so that the paper of the cell is seen through it

QColor with_alpha(QColor colour, float alpha) {
  colour.setAlphaF(alpha);
  return colour;
}

}  // namespace

RulesRoom room_for_rules(const sudoku::Grid& grid, bool clues_wanted) {
  RulesRoom room;
  if (clues_wanted || render::has_clues_outside(grid)) room.beside = kClueRoom;
  if (!grid.constraints()) return room;
  for (const sudoku::Constraint& rule : grid.constraints()->all()) {
    const bool sum =
        rule.kind == sudoku::ConstraintKind::cage || rule.kind == sudoku::ConstraintKind::sum;
    if (sum && !rule.values.empty()) room.above_marks = kSumRoom;
  }
  return room;
}

bool RulesPainter::is_broken(const RuleShape& shape) const {
  return std::ranges::find(broken_, shape.constraint) != broken_.end();
}

void RulesPainter::paint(QPainter& painter, std::span<const RuleShape> shapes, Layer layer) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (const RuleShape& shape : shapes) {
    if (shape.below == (layer == Layer::below)) paint_shape(painter, shape);
  }
  painter.restore();
}

QPainterPath RulesPainter::path_of(const RuleShape& shape) const {
  QPainterPath path;
  for (const render::Walk& walk : shape.walks) {
    path.moveTo(at_.at(walk.front()));
    for (const render::Point& point : walk) path.lineTo(at_.at(point));
    if (shape.closed) path.closeSubpath();
  }
  return path;
}

void RulesPainter::use_ink(QPainter& painter, const RuleShape& shape) const {
  const bool broken = is_broken(shape);
  const double cell = at_.cell_width();
  const double more = palette_.contrast ? 1 : 0;
  const auto pen = [&](const QColor& colour, double width) {
    return QPen(broken ? palette_.bad : colour, std::max(1.0, width * cell) + more, Qt::SolidLine,
                Qt::RoundCap, Qt::RoundJoin);
  };
  const float wash = palette_.contrast ? kContrastWash : kAreaWash;
  painter.setBrush(Qt::NoBrush);
  switch (shape.ink) {
    case RuleInk::area:
    case RuleInk::index: {
      const QColor colour(shape.ink == RuleInk::area ? 0x8a94a6U : 0xd1477aU);
      painter.setPen(Qt::NoPen);
      painter.setBrush(with_alpha(broken ? palette_.bad : colour, wash));
      return;
    }
    case RuleInk::cage: {
      QPen dashes = pen(palette_.ink_soft, render::kRuleLine);
      if (!broken)
        dashes.setDashPattern({4 * cell / 48 / dashes.widthF(), 3 * cell / 48 / dashes.widthF()});
      dashes.setCapStyle(Qt::FlatCap);
      dashes.setJoinStyle(Qt::MiterJoin);
      painter.setPen(dashes);
      return;
    }
    case RuleInk::ring:
      painter.setPen(pen(palette_.ink_soft, render::kRulePen));
      painter.setBrush(with_alpha(palette_.paper, kRingPaper));
      return;
    case RuleInk::dot:
      painter.setPen(pen(palette_.dot_black, render::kRuleLine));
      painter.setBrush(palette_.dot_white);
      return;
    case RuleInk::full:
      painter.setPen(pen(palette_.ink, render::kRuleLine));
      painter.setBrush(palette_.dot_black);
      return;
    case RuleInk::paper:
      painter.setPen(Qt::NoPen);
      painter.setBrush(palette_.paper);
      return;
    case RuleInk::diagonal:
      painter.setPen(pen(palette_.dark ? QColor(0x8a939dU) : QColor(0x9aa3adU), render::kRuleLine));
      return;
    default:
      painter.setPen(pen(palette_.ink_soft, render::kRulePen));
      return;
  }
}

void RulesPainter::paint_shape(QPainter& painter, const RuleShape& shape) const {
  if (shape.form == RuleShape::Form::text) {
    paint_text(painter, shape);
    return;
  }
  if (shape.form == RuleShape::Form::line) {
    paint_line(painter, shape);
    return;
  }
  use_ink(painter, shape);
  const double size = shape.size * at_.cell_width();
  const QPointF middle = at_.at(shape.at());
  switch (shape.form) {
    case RuleShape::Form::circle:
      painter.drawEllipse(middle, size, size);
      return;
    case RuleShape::Form::square:
      painter.drawRect(QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size));
      return;
    default:
      painter.drawPath(path_of(shape));
      return;
  }
}

// As one figure, so that nothing shows where its parts lie over each other.
void RulesPainter::paint_line(QPainter& painter, const RuleShape& shape) const {
  QPainterPathStroker stroker;
  stroker.setWidth(shape.size * at_.cell_width());
  stroker.setCapStyle(Qt::RoundCap);
  stroker.setJoinStyle(Qt::RoundJoin);
  QPainterPath figure = stroker.createStroke(path_of(shape));
  figure.setFillRule(Qt::WindingFill);
  if (shape.bulb > 0) {
    const double radius = shape.bulb * at_.cell_width();
    QPainterPath bulb;
    bulb.addEllipse(at_.at(shape.at()), radius, radius);
    figure = figure.united(bulb);
    figure.setFillRule(Qt::WindingFill);
  }
  QColor colour = palette_.ink_soft;
  if (shape.ink == RuleInk::pill) {
    colour = palette_.paper;
  } else if (is_broken(shape)) {
    colour = with_alpha(palette_.bad, static_cast<float>(render::kRuleSeenThrough));
  } else if (shape.ink == RuleInk::colour) {
    colour = with_alpha(QColor(shape.colour), static_cast<float>(render::kRuleSeenThrough));
  }
  painter.fillPath(figure, colour);
}

void RulesPainter::paint_text(QPainter& painter, const RuleShape& shape) const {
  const double letters =
      (shape.ink == RuleInk::clue ? render::kRuleClue : render::kRuleLabel) * at_.cell_width();
  if (letters < kLeastRuleText) return;
  QFont font = painter.font();
  font.setPixelSize(std::max(1, qRound(letters)));
  font.setWeight(QFont::Normal);
  painter.setFont(font);
  painter.setPen(shape.ink == RuleInk::on_full  ? palette_.dot_white
                 : shape.ink == RuleInk::on_dot ? palette_.dot_black
                 : is_broken(shape)             ? palette_.bad
                                                : palette_.ink);
  QRectF room(0, 0, 4 * at_.cell_width(), 2 * letters);
  room.moveCenter(at_.at(shape.at()));
  painter.drawText(room, Qt::AlignCenter, QString::fromStdString(shape.text));
}

}  // namespace quadrille::desktop
