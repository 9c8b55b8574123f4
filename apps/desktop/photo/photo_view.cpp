#include "apps/desktop/photo/photo_view.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace quadrille::desktop {
namespace {

constexpr int kSide = 320;

}  // namespace

PhotoView::PhotoView(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setAccessibleName(workspace.words("desktop.photo.picture"));
  connect(&workspace, &Workspace::photograph_changed, this, qOverload<>(&QWidget::update));
  connect(&workspace, &Workspace::selection_changed, this, qOverload<>(&QWidget::update));
  connect(&workspace.theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSize PhotoView::sizeHint() const { return {kSide, kSide}; }

QRectF PhotoView::picture() const {
  const double side = std::min(width(), height());
  return {(width() - side) / 2, 0, side, side};
}

QRectF PhotoView::place_of(sudoku::Cell cell) const {
  const std::uint32_t size = workspace_.game().size();
  const QRectF whole = picture();
  const double side = whole.width() / size;
  return {whole.left() + cell % size * side, whole.top() + cell / size * side, side, side};
}

void PhotoView::paintEvent(QPaintEvent* /*event*/) {
  if (!workspace_.photograph()) return;
  const Palette& palette = workspace_.palette();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(picture(), workspace_.photograph()->front);
  painter.setBrush(Qt::NoBrush);
  // The picture is light in every theme, and the colours of the light one can be seen on it.
  const Palette& light = palette_of(PaletteKind::light);
  for (const sudoku::Cell cell : workspace_.photograph()->doubtful) {
    const QRectF frame = place_of(cell).adjusted(3, 3, -3, -3);
    // So that it can be seen in a shadow as well.
    painter.setPen(QPen(light.paper, 4));
    painter.drawRect(frame);
    painter.setPen(QPen(light.bad, 2, Qt::DashLine));
    painter.drawRect(frame);
  }
  painter.setPen(QPen(light.accent, 2.5));
  for (const sudoku::Cell cell : workspace_.selection().cells) {
    painter.drawRect(place_of(cell).adjusted(0.5, 0.5, -0.5, -0.5));
  }
  painter.setPen(QPen(palette.line_strong, 1));
  painter.drawRect(picture().adjusted(0.5, 0.5, -0.5, -0.5));
}

void PhotoView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !picture().contains(event->position())) return;
  const std::uint32_t size = workspace_.game().size();
  const QPointF place = (event->position() - picture().topLeft()) * size / picture().width();
  const auto row = std::min(static_cast<std::uint32_t>(place.y()), size - 1);
  const auto column = std::min(static_cast<std::uint32_t>(place.x()), size - 1);
  workspace_.select(play::only(row * size + column));
  Q_EMIT workspace_.board_wanted();
}

}  // namespace quadrille::desktop
