#include "apps/desktop/workspace/panel_area.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>
#include <algorithm>

namespace quadrille::desktop {
namespace {

// In pixels: two such panels and a board have room in a window of 800 x 600.
constexpr int kMostNeededWidth = 320;
constexpr int kMostNeededHeight = 180;

}  // namespace

// Qt would scroll already where the panel does not get the height that it likes to have; here it is
// the least that it needs which counts.
PanelArea::PanelArea(QWidget& panel, QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setWidget(&panel);
}

QSize PanelArea::needed() const {
  return widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
}

int PanelArea::needed_height(int width) const {
  const QLayout* layout = widget()->layout();
  if (layout == nullptr || !layout->hasHeightForWidth()) return needed().height();
  return std::max(layout->minimumHeightForWidth(width), widget()->minimumHeight());
}

void PanelArea::fit() {
  if (widget() == nullptr) return;
  const QSize room = maximumViewportSize();
  const int least = needed().width();
  int width = std::max(room.width(), least);
  if (needed_height(width) > room.height()) {
    width = std::max(room.width() - verticalScrollBar()->sizeHint().width(), least);
  }
  const int below = width > room.width() ? horizontalScrollBar()->sizeHint().height() : 0;
  widget()->resize(width, std::max(room.height() - below, needed_height(width)));
}

void PanelArea::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fit();
}

bool PanelArea::eventFilter(QObject* watched, QEvent* event) {
  const bool done = QScrollArea::eventFilter(watched, event);
  if (watched == widget() && event->type() == QEvent::LayoutRequest) {
    updateGeometry();
    fit();
  }
  return done;
}

QSize PanelArea::sizeHint() const {
  return widget() == nullptr ? QScrollArea::sizeHint() : widget()->sizeHint();
}

QSize PanelArea::minimumSizeHint() const {
  if (widget() == nullptr) return QScrollArea::minimumSizeHint();
  // A bar at its side shall not make it too wide.
  const int bar = verticalScrollBar()->sizeHint().width();
  return {std::min(needed().width() + bar, kMostNeededWidth),
          std::min(needed().height(), kMostNeededHeight)};
}

}  // namespace quadrille::desktop
