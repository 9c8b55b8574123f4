#include "apps/desktop/matrix/mini_map.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace quadrille::desktop {
namespace {

constexpr double kLongestSide = 120;
constexpr double kShortestSide = 56;

}  // namespace

std::vector<std::uint32_t> inks_of(const MatrixSource& source, const Palette& palette) {
  std::vector<std::uint32_t> inks;
  for (std::size_t family = 0; family < source.view().family_names.size(); ++family) {
    inks.push_back(palette.family[family % palette.family.size()].rgb() & 0xffffffU);
  }
  return inks;
}

MiniMap::MiniMap(const Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
  setFocusPolicy(Qt::NoFocus);
  setCursor(Qt::CrossCursor);
  connect(&image_, &DensityImage::ready, this, qOverload<>(&QWidget::update));
}

void MiniMap::show_problem(Source source, Marks marks) {
  source_ = std::move(source);
  marks_ = std::move(marks);
  if (source_ != nullptr) {
    const double ratio = static_cast<double>(std::max(1U, source_->problem().item_count())) /
                         std::max(1U, source_->problem().option_count());
    resize(qRound(std::clamp(kLongestSide * ratio, kShortestSide, kLongestSide)),
           qRound(std::clamp(kLongestSide / ratio, kShortestSide, kLongestSide)));
  }
  update();
}

void MiniMap::show_part(const render::MatrixExtent& extent, const render::MatrixPart& part) {
  extent_ = extent;
  part_ = part;
  update();
}

void MiniMap::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Palette& palette = theme_.palette();
  painter.fillRect(rect(), palette.paper);
  if (source_ == nullptr || extent_.items == 0 || extent_.options == 0) return;
  image_.want({.source = source_,
               .marks = marks_,
               .window = {.items = static_cast<double>(extent_.items),
                          .options = static_cast<double>(extent_.options)},
               .size = size() * devicePixelRatio(),
               .inks = inks_of(*source_, palette)});
  painter.drawImage(QRectF(rect()), image_.picture());
  const render::MatrixScales scale = scales(extent_, part_.zoom);
  const double across = width() / static_cast<double>(extent_.items);
  const double down = height() / static_cast<double>(extent_.options);
  QRectF box(part_.item * across, part_.option * down, extent_.width / scale.x * across,
             extent_.height / scale.y * down);
  // However small the part is, its box can be seen.
  if (box.width() < 6) box.adjust((box.width() - 6) / 2, 0, (6 - box.width()) / 2, 0);
  if (box.height() < 6) box.adjust(0, (box.height() - 6) / 2, 0, (6 - box.height()) / 2);
  box = box.intersected(QRectF(rect()));
  QColor veil = palette.paper;
  veil.setAlphaF(0.55F);
  QRegion outside(rect());
  outside -= box.toAlignedRect();
  for (const QRect& piece : outside) painter.fillRect(piece, veil);
  painter.setPen(QPen(palette.accent, 2));
  painter.drawRect(box.adjusted(1, 1, -1, -1));
  painter.setPen(QPen(palette.line_strong, 1));
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void MiniMap::move_to(const QMouseEvent* event) {
  if (!(event->buttons() & Qt::LeftButton) || source_ == nullptr) return;
  Q_EMIT moved(event->position().x() / width() * extent_.items,
               event->position().y() / height() * extent_.options);
}

}  // namespace quadrille::desktop
