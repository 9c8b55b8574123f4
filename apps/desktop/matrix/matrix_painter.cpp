#include "apps/desktop/matrix/matrix_painter.h"

#include <unordered_set>

namespace quadrille::desktop {
namespace {

using cover::ItemId;
using cover::OptionId;
using render::RowState;

// Families as pale bands, covered items and options taken as strips on them.
void paint_bands(QPainter& painter, const MatrixScene& scene) {
  const QRectF whole = scene.whole();
  for (const render::Band& band : scene.source.bands()) {
    painter.fillRect(QRectF(QPointF(scene.x(band.first), whole.top()),
                            QPointF(scene.x(band.first + band.count), whole.bottom())),
                     scene.palette.family_pale[band.family % scene.palette.family_pale.size()]);
  }
  if (scene.marks == nullptr) return;
  QColor veil = scene.palette.paper;
  veil.setAlphaF(0.75F);
  // Neighbours that are covered share a strip: from far away there are very many.
  for (std::uint32_t item = scene.first_item(); item < scene.end_item(); ++item) {
    if (!scene.covered(ItemId{item})) continue;
    const std::uint32_t first = item;
    while (item + 1 < scene.end_item() && scene.covered(ItemId{item + 1})) ++item;
    painter.fillRect(
        QRectF(QPointF(scene.x(first), whole.top()), QPointF(scene.x(item + 1), whole.bottom())),
        veil);
  }
  if (scene.scale.y >= 1) {
    for (std::uint32_t option = scene.first_option(); option < scene.end_option(); ++option) {
      if (scene.row(OptionId{option}) != RowState::taken) continue;
      painter.fillRect(QRectF(whole.left(), scene.y(option), whole.width(), scene.scale.y),
                       scene.palette.accent_soft);
    }
  }
  if (scene.marks->chosen) {
    QColor strip = scene.ink(*scene.marks->chosen);
    strip.setAlphaF(0.22F);
    painter.fillRect(QRectF(scene.x(index(*scene.marks->chosen)), whole.top(),
                            std::max(2.0, scene.scale.x), whole.height()),
                     strip);
  }
}

QRectF place_of(const MatrixScene& scene, const render::MatrixWindow& part) {
  return {QPointF(scene.x(part.item), scene.y(part.option)),
          QPointF(scene.x(part.item + part.items), scene.y(part.option + part.options))};
}

// The last picture that was made, where its part of the matrix is now; over it the strips of the
// next one that are ready.
void paint_far(QPainter& painter, const MatrixScene& scene) {
  const auto draw = [&](const QRectF& place, const QImage& image) {
    painter.drawImage(place, image);
    // Twice as strong where faint colours do not do.
    if (scene.palette.contrast) painter.drawImage(place, image);
  };
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
  QRectF below = scene.room();
  if (!scene.far.strips().empty()) {
    QRectF place = place_of(scene, scene.far.wanted()->window);
    const double row = place.height() / scene.far.wanted()->size.height();
    for (const QImage& strip : scene.far.strips()) {
      place.setHeight(row * strip.height());
      draw(place, strip);
      place.moveTop(place.bottom());
    }
    below.setTop(place.top());
  }
  painter.setClipRect(below, Qt::IntersectClip);
  if (!scene.far.picture().isNull()) {
    draw(place_of(scene, scene.far.made().window), scene.far.picture());
  }
  painter.restore();
}

void paint_lines(QPainter& painter, const MatrixScene& scene) {
  if (std::min(scene.scale.x, scene.scale.y) < 9) return;
  QColor line = scene.palette.line;
  line.setAlphaF(0.55F);
  painter.setPen(QPen(line, 1));
  const QRectF seen = scene.whole().intersected(scene.room());
  for (std::uint32_t item = scene.first_item(); item <= scene.end_item(); ++item) {
    const double x = std::round(scene.x(item)) + 0.5;
    painter.drawLine(QPointF(x, seen.top()), QPointF(x, seen.bottom()));
  }
  for (std::uint32_t option = scene.first_option(); option <= scene.end_option(); ++option) {
    const double y = std::round(scene.y(option)) + 0.5;
    painter.drawLine(QPointF(seen.left(), y), QPointF(seen.right(), y));
  }
}

void paint_squares(QPainter& painter, const MatrixScene& scene) {
  const cover::Problem& problem = scene.source.problem();
  const double gap = std::min({scene.scale.x, scene.scale.y, 30.0}) < 6
                         ? 0.5
                         : std::min(scene.scale.x, scene.scale.y) * 0.14;
  const QSizeF size(scene.scale.x - 2 * gap, scene.scale.y - 2 * gap);
  painter.setPen(Qt::NoPen);
  const bool rounded = size.width() >= 9;
  painter.setRenderHint(QPainter::Antialiasing, rounded);
  for (std::uint32_t option = scene.first_option(); option < scene.end_option(); ++option) {
    const RowState state = scene.row(OptionId{option});
    for (const cover::Entry& entry : problem.entries(OptionId{option})) {
      const std::uint32_t item = index(entry.item);
      if (item < scene.first_item() || item >= scene.end_item()) continue;
      const bool pale = scene.covered(entry.item) && state != RowState::taken;
      painter.setOpacity(state == RowState::gone ? 0.16 : pale ? 0.4 : 1);
      const QRectF square(QPointF(scene.x(item) + gap, scene.y(option) + gap), size);
      if (rounded) {
        painter.setBrush(scene.ink(entry.item));
        painter.drawRoundedRect(square, 2.5, 2.5);
      } else {
        painter.fillRect(square, scene.ink(entry.item));
      }
      if (entry.colour != cover::kNoColour && size.width() >= 14) {
        painter.setOpacity(1);
        painter.setPen(scene.palette.paper);
        painter.drawText(square, Qt::AlignCenter, to_qt(problem.colour_name(entry.colour)).left(2));
        painter.setPen(Qt::NoPen);
      }
    }
  }
  painter.setOpacity(1);
  painter.setRenderHint(QPainter::Antialiasing, false);
}

// Over all: rows and columns with light on them, and the ones where they meet.
void paint_light(QPainter& painter, const MatrixScene& scene) {
  const QRectF whole = scene.whole();
  for (const ItemId item : scene.light.items) {
    QColor strip = scene.ink(item);
    strip.setAlphaF(0.25F);
    painter.fillRect(
        QRectF(scene.x(index(item)), whole.top(), std::max(2.0, scene.scale.x), whole.height()),
        strip);
  }
  // An item lights many options, whose strips would hide all else.
  if (scene.light.options.size() <= std::max<std::size_t>(1, scene.light.items.size())) {
    QColor strip = scene.palette.accent;
    strip.setAlphaF(0.25F);
    for (const OptionId option : scene.light.options) {
      painter.fillRect(
          QRectF(whole.left(), scene.y(index(option)), whole.width(), std::max(2.0, scene.scale.y)),
          strip);
    }
  }
  std::unordered_set<std::uint32_t> lit;
  for (const ItemId item : scene.light.items) lit.insert(index(item));
  const double side = std::max(5.0, std::min(scene.scale.x, scene.scale.y) * 0.72);
  const QRectF room = scene.room().adjusted(-side, -side, side, side);
  for (const OptionId option : scene.light.options) {
    for (const cover::Entry& entry : scene.source.problem().entries(option)) {
      if (!lit.empty() && !lit.contains(index(entry.item))) continue;
      const QPointF middle(scene.x(index(entry.item) + 0.5), scene.y(index(option) + 0.5));
      if (!room.contains(middle)) continue;
      painter.setOpacity(scene.row(option) == RowState::gone ? 0.4 : 1);
      painter.fillRect(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side),
                       scene.ink(entry.item));
    }
  }
  painter.setOpacity(1);
}

}  // namespace

void paint_matrix(QPainter& painter, const MatrixScene& scene) {
  painter.fillRect(QRectF(0, 0, scene.left + scene.extent.width, scene.top + scene.extent.height),
                   scene.palette.paper);
  painter.save();
  painter.setClipRect(scene.room());
  paint_bands(painter, scene);
  if (scene.is_far()) {
    paint_far(painter, scene);
  } else {
    paint_lines(painter, scene);
    paint_squares(painter, scene);
  }
  paint_light(painter, scene);
  painter.restore();
  paint_gutters(painter, scene);
}

}  // namespace quadrille::desktop
