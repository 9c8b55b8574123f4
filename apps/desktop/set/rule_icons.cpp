#include "apps/desktop/set/rule_icons.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>

#include "apps/desktop/board/rules_painter.h"
#include "quadrille/rules/constraint_stroke.h"

namespace quadrille::desktop {
namespace {

using sudoku::Constraint;
using sudoku::ConstraintKind;
using sudoku::Gesture;

// A constraint on a board of three by three, and the part of it that is the picture, in cells.
struct Sample {
  Constraint rule;
  QRectF part;
};

Sample sample_of(ConstraintKind kind) {
  Sample sample{{.kind = kind}, QRectF(-0.1, -0.1, 3.2, 3.2)};
  Constraint& rule = sample.rule;
  if (sudoku::form_of(kind).least_values > 0 || kind == ConstraintKind::cage) rule.values = {8};
  switch (sudoku::gesture_of(kind)) {
    case Gesture::cells:
      rule.cells = {4};
      sample.part = QRectF(0.75, 0.75, 1.5, 1.5);
      break;
    case Gesture::pairs:
      rule.cells = {3, 4};
      if (kind == ConstraintKind::pair_sum) rule.values = {10};
      sample.part = QRectF(0.45, 0.95, 1.1, 1.1);
      break;
    case Gesture::block:
      rule.cells = {0, 1, 3, 4};
      rule.values = {1, 2};
      sample.part = QRectF(0.4, 0.4, 1.2, 1.2);
      break;
    case Gesture::area:
      rule.cells = {0, 1, 3};
      sample.part = QRectF(-0.05, -0.05, 2.1, 2.1);
      break;
    case Gesture::copies:
      rule.cells = {0};
      rule.head = {4};
      sample.part = QRectF(-0.1, -0.1, 2.2, 2.2);
      break;
    case Gesture::line:
      rule.cells = {3, 1, 5};
      sample.part = QRectF(0, -0.5, 3, 3);
      if (kind == ConstraintKind::arrow) {
        sample.part = QRectF(0, 0, 3, 3);
        rule.cells = {4, 2};
        rule.head = {6};
      }
      break;
    case Gesture::outside:
      rule.cells = kind == ConstraintKind::little_killer ? std::vector<sudoku::Cell>{3, 7}
                                                         : std::vector<sudoku::Cell>{3, 4, 5};
      sample.part = QRectF(-0.8, 0.4, 1.6, 1.6);
      break;
    case Gesture::board:
      break;
  }
  return sample;
}

}  // namespace

QIcon rule_icon(ConstraintKind kind, const Palette& palette) {
  const Sample sample = sample_of(kind);
  const sudoku::Shape shape = *sudoku::Shape::latin(3);
  const BoardGeometry at(shape, kRuleIconSize / sample.part.width(), false);
  const double ratio = qGuiApp->devicePixelRatio();
  QPixmap picture(QSize(kRuleIconSize, kRuleIconSize) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(-at.at({sample.part.x(), sample.part.y()}));
  const bool cells = sudoku::gesture_of(kind) != Gesture::line;
  painter.setPen(QPen(palette.line, 1));
  for (int i = 0; cells && i <= 3; ++i) {
    painter.drawLine(at.at({0, 1.0 * i}), at.at({3, 1.0 * i}));
    painter.drawLine(at.at({1.0 * i, 0}), at.at({1.0 * i, 3}));
  }
  const auto shapes = render::rule_shapes(shape, std::span(&sample.rule, 1));
  const RulesPainter rules(at, palette, {});
  rules.paint(painter, shapes, RulesPainter::Layer::below);
  rules.paint(painter, shapes, RulesPainter::Layer::above);
  return {picture};
}

}  // namespace quadrille::desktop
