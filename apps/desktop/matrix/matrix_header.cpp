#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <unordered_set>

#include "apps/desktop/matrix/matrix_painter.h"

namespace quadrille::desktop {
namespace {

using cover::ItemId;
using cover::OptionId;
using render::RowState;

constexpr double kFamilyBar = 5;   // height of the bar of a family
constexpr double kFamilyRow = 22;  // of its name
constexpr double kCountRow = 15;   // of the numbers of options left

QFont bold(const QPainter& painter) {
  QFont font = painter.font();
  font.setBold(true);
  return font;
}

QFont fitting(const QPainter& painter, double room) {
  QFont font = painter.font();
  font.setPixelSize(qRound(std::clamp(room * 0.62, 9.0, double{kLargestName})));
  return font;
}

// Where the matrix begins: in its room, or within it if the matrix is small.
QPointF corner_of(const MatrixScene& scene) {
  return {std::max(scene.left, scene.x(0)), std::max(scene.top, scene.y(0))};
}

// The header has room for them then.
bool names_items(const MatrixScene& scene) {
  return scene.top > kFamilyRow + kFamilyBar + kCountRow;
}

// Tags with the rules that have light on them stand beside the names of families.
bool has_item_tags(const MatrixScene& scene) {
  return !names_items(scene) && !scene.light.items.empty() && scene.light.items.size() <= 6;
}

// Each over its column, or as near to it as the others and the edges allow.
std::vector<QRectF> item_tags(const MatrixScene& scene, const QFontMetricsF& metrics) {
  std::vector<QRectF> tags;
  if (!has_item_tags(scene)) return tags;
  double free = scene.left;
  for (const ItemId item : scene.light.items) {
    const double width = metrics.horizontalAdvance(scene.names.item(item)) + 10;
    const double left = std::max(free, scene.x(index(item) + 0.5) - width / 2);
    tags.emplace_back(left, corner_of(scene).y() - kFamilyBar - kFamilyRow + 2, width, 18);
    free = tags.back().right() + 2;
  }
  double end = scene.left + scene.extent.width;
  for (std::size_t i = tags.size(); i > 0; --i) {
    tags[i - 1].moveRight(std::min(tags[i - 1].right(), end));
    end = tags[i - 1].left() - 2;
  }
  return tags;
}

void paint_families(QPainter& painter, const MatrixScene& scene) {
  const double top = corner_of(scene).y();
  const double right = scene.left + scene.extent.width;
  const double name_top = names_items(scene) ? top - scene.top : top - kFamilyBar - kFamilyRow;
  painter.setFont(bold(painter));
  const QFontMetricsF metrics(painter.font());
  const std::vector<QRectF> tags = item_tags(scene, metrics);
  for (const render::Band& band : scene.source.bands()) {
    const double from = std::max(scene.left, scene.x(band.first));
    const double to = std::min(right, scene.x(band.first + band.count));
    if (to <= from) continue;
    const QColor& ink = scene.palette.family[band.family % scene.palette.family.size()];
    painter.fillRect(
        QRectF(from + 0.5, top - kFamilyBar, std::max(1.0, to - from - 1), kFamilyBar - 1), ink);
    const QString name =
        metrics.elidedText(scene.names.family(band.family), Qt::ElideRight, to - from - 2);
    QRectF place(from, name_top, metrics.horizontalAdvance(name), kFamilyRow);
    place.moveCenter(QPointF((from + to) / 2, place.center().y()));
    const auto covers = [&place](const QRectF& tag) { return tag.intersects(place); };
    if (std::ranges::any_of(tags, covers)) continue;
    painter.setPen(ink);
    painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, name);
  }
}

// The rules, turned where they are long, and below each how many options it has left.
void paint_items(QPainter& painter, const MatrixScene& scene) {
  const double bottom = corner_of(scene).y() - kFamilyBar;
  const double top = corner_of(scene).y() - scene.top + kFamilyRow;
  painter.save();
  painter.setClipRect(QRectF(scene.left, top, scene.extent.width, bottom - top));
  const QFont names = fitting(painter, scene.scale.x);
  QFont counts = names;
  counts.setPixelSize(qRound(std::min(11.0, scene.scale.x * 0.42)));
  const QFontMetricsF metrics(names);
  std::unordered_set<std::uint32_t> lit;
  for (const ItemId item : scene.light.items) lit.insert(index(item));
  for (std::uint32_t item = scene.first_item(); item < scene.end_item(); ++item) {
    const bool covered = scene.covered(ItemId{item});
    const double left = scene.x(item);
    painter.setOpacity(1);
    if (lit.contains(item)) {
      QColor strip = scene.ink(ItemId{item});
      strip.setAlphaF(0.25F);
      painter.fillRect(QRectF(left, top, scene.scale.x, bottom - top), strip);
    }
    painter.setOpacity(covered ? 0.4 : 1);
    painter.setPen(scene.palette.ink);
    painter.setFont(names);
    const QString name = scene.names.item(ItemId{item});
    const double names_bottom = bottom - kCountRow;
    if (metrics.horizontalAdvance(name) < scene.scale.x - 4) {
      painter.drawText(QRectF(left, names_bottom - 16, scene.scale.x, 16), Qt::AlignCenter, name);
    } else {
      painter.save();
      painter.translate(left + scene.scale.x / 2, names_bottom - 3);
      painter.rotate(-90);
      const double length = names_bottom - 3 - top;
      painter.drawText(QRectF(0, -scene.scale.x / 2, length, scene.scale.x),
                       Qt::AlignLeft | Qt::AlignVCenter,
                       metrics.elidedText(name, Qt::ElideRight, length));
      painter.restore();
    }
    const auto options = scene.source.ones().options_of(ItemId{item});
    const auto left_over = std::ranges::count_if(
        options, [&](OptionId option) { return scene.row(option) != RowState::gone; });
    painter.setPen(scene.ink(ItemId{item}));
    painter.setFont(counts);
    painter.drawText(
        QRectF(left, names_bottom, scene.scale.x, kCountRow), Qt::AlignCenter,
        covered ? QStringLiteral("✓") : scene.names.number(static_cast<std::uint64_t>(left_over)));
  }
  painter.restore();
}

void beside(QPainter& painter, const MatrixScene& scene, const QString& text, double middle) {
  const QRectF place(2, middle - 9, corner_of(scene).x() - 9, 18);
  const QFontMetricsF metrics(painter.font());
  painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter,
                   metrics.elidedText(text, Qt::ElideRight, place.width()));
}

void paint_options(QPainter& painter, const MatrixScene& scene) {
  painter.setFont(fitting(painter, scene.scale.y));
  std::unordered_set<std::uint32_t> lit;
  for (const OptionId option : scene.light.options) lit.insert(index(option));
  for (std::uint32_t option = scene.first_option(); option < scene.end_option(); ++option) {
    const RowState state = scene.row(OptionId{option});
    painter.setOpacity(1);
    if (lit.contains(option) || state == RowState::taken) {
      QColor strip = scene.palette.accent;
      strip.setAlphaF(lit.contains(option) ? 0.25F : 0.12F);
      const double width = std::min(scene.left, corner_of(scene).x());
      painter.fillRect(QRectF(corner_of(scene).x() - width, scene.y(option), width, scene.scale.y),
                       strip);
    }
    painter.setOpacity(state == RowState::gone ? 0.4 : 1);
    painter.setPen(scene.palette.ink);
    beside(painter, scene, scene.names.option(OptionId{option}), scene.y(option + 0.5));
  }
  painter.setOpacity(1);
}

// From far away: where the options of each row of a board begin, or round numbers.
struct OptionGroup {
  std::uint32_t option;
  QString text;
};
std::vector<OptionGroup> groups_of(const MatrixScene& scene) {
  std::vector<OptionGroup> groups;
  if (const sudoku::Legend* legend = scene.source.legend()) {
    for (std::uint32_t row = 0; row < legend->shape.size(); ++row) {
      const auto first = std::ranges::lower_bound(legend->placements, row * legend->shape.size(),
                                                  {}, &sudoku::Placement::cell);
      if (first == legend->placements.end()) break;
      groups.push_back({static_cast<std::uint32_t>(first - legend->placements.begin()),
                        QStringLiteral("r%1").arg(row + 1)});
    }
    return groups;
  }
  const double eighth = std::max(1.0, scene.extent.options / 8.0);
  const auto step = static_cast<std::uint32_t>(std::pow(10, std::floor(std::log10(eighth))));
  for (std::uint32_t option = 0; option < scene.extent.options; option += step) {
    groups.push_back({option, scene.names.number(option + 1)});
  }
  return groups;
}

void paint_groups(QPainter& painter, const MatrixScene& scene) {
  double free = -100;
  painter.setFont(fitting(painter, 18));
  for (const OptionGroup& group : groups_of(scene)) {
    const double y = scene.y(group.option);
    if (y - free < 16 || y < scene.top - 1 || y > scene.top + scene.extent.height) continue;
    free = y;
    painter.setPen(scene.palette.ink_soft);
    beside(painter, scene, group.text, y + 7);
    painter.fillRect(QRectF(corner_of(scene).x() - 5, std::round(y), 5, 1),
                     scene.palette.line_strong);
  }
}

void paint_item_tags(QPainter& painter, const MatrixScene& scene) {
  const std::vector<QRectF> tags = item_tags(scene, QFontMetricsF(painter.font()));
  for (std::size_t i = 0; i < tags.size(); ++i) {
    painter.fillRect(tags[i], scene.ink(scene.light.items[i]));
    painter.setPen(scene.palette.paper);
    painter.drawText(tags[i], Qt::AlignCenter, scene.names.item(scene.light.items[i]));
  }
}

// What has light on it is named from any distance.
void paint_tags(QPainter& painter, const MatrixScene& scene) {
  painter.setFont(bold(painter));
  const QFontMetricsF metrics(painter.font());
  if (scene.scale.y < kRoomForName && scene.light.options.size() == 1) {
    const OptionId option = scene.light.options.front();
    const double middle = std::clamp(scene.y(index(option) + 0.5), scene.top + 9,
                                     scene.top + scene.extent.height - 9);
    const QString name = scene.names.option(option);
    const double width = std::min(metrics.horizontalAdvance(name) + 12, corner_of(scene).x() - 2);
    const QRectF tag(corner_of(scene).x() - width - 2, middle - 9, width, 18);
    painter.fillRect(tag, scene.palette.accent);
    painter.setPen(scene.palette.accent_ink);
    painter.drawText(tag, Qt::AlignCenter,
                     metrics.elidedText(name, Qt::ElideRight, tag.width() - 4));
  }
  paint_item_tags(painter, scene);
}

// Arrow heads at the edge of the matrix, on the item and the option of the move.
void paint_action(QPainter& painter, const MatrixScene& scene) {
  constexpr double kSide = 6;
  painter.setPen(Qt::NoPen);
  painter.setBrush(scene.palette.accent);
  painter.setRenderHint(QPainter::Antialiasing, true);
  const QPointF corner = corner_of(scene);
  if (scene.action.item) {
    const double x = scene.x(index(*scene.action.item) + 0.5);
    if (x >= scene.left && x <= scene.left + scene.extent.width) {
      const QPointF head[] = {{x, corner.y() + 2},
                              {x - kSide, corner.y() - kSide - 1},
                              {x + kSide, corner.y() - kSide - 1}};
      painter.drawPolygon(head, 3);
    }
  }
  if (scene.action.option) {
    const double y = scene.y(index(*scene.action.option) + 0.5);
    if (y >= scene.top && y <= scene.top + scene.extent.height) {
      const QPointF head[] = {{corner.x() + 1, y},
                              {corner.x() - kSide - 2, y - kSide},
                              {corner.x() - kSide - 2, y + kSide}};
      painter.drawPolygon(head, 3);
    }
  }
  painter.setRenderHint(QPainter::Antialiasing, false);
}

}  // namespace

// The names of items come in as there is room for them.
MatrixGutters gutters_at(double item_width, double longest_item, double longest_option) {
  const double names = kCountRow + std::clamp(longest_item + 8, 22.0, 130.0);
  return {.left = std::clamp(longest_option + 16, 44.0, 150.0),
          .top = kFamilyRow + kFamilyBar + 2 + (item_width >= kRoomForName ? names : 0)};
}

void paint_gutters(QPainter& painter, const MatrixScene& scene) {
  painter.save();
  const QFont font = painter.font();
  paint_families(painter, scene);
  painter.setFont(font);
  if (names_items(scene)) paint_items(painter, scene);
  painter.save();
  painter.setClipRect(QRectF(0, corner_of(scene).y(), corner_of(scene).x(), scene.extent.height));
  if (scene.scale.y >= kRoomForName) {
    paint_options(painter, scene);
  } else {
    paint_groups(painter, scene);
  }
  painter.restore();
  painter.setFont(font);
  paint_tags(painter, scene);
  paint_action(painter, scene);
  painter.restore();
}

}  // namespace quadrille::desktop
