#include <QApplication>
#include <QNativeGestureEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "apps/desktop/matrix/matrix_view.h"

// What a matrix does when it is pressed, turned, dragged and typed on.
namespace quadrille::desktop {
namespace {

constexpr double kKeyZoom = 1.6;
// Of a notch of the wheel.
constexpr double kWheelZoom = 1.3;

}  // namespace

bool MatrixView::event(QEvent* event) {
  if (event->type() == QEvent::NativeGesture) {
    const auto* gesture = static_cast<QNativeGestureEvent*>(event);
    if (gesture->gestureType() == Qt::ZoomNativeGesture) {
      magnify_at(std::log(std::max(0.1, 1 + gesture->value())), gesture->position());
      return true;
    }
  }
  return QWidget::event(event);
}

void MatrixView::wheelEvent(QWheelEvent* event) {
  if (source_ == nullptr) return;
  event->accept();
  if (event->modifiers().testAnyFlags(Qt::ShiftModifier | Qt::AltModifier)) {
    const QPoint turned = event->angleDelta() / 2;
    const bool across = event->modifiers().testFlag(Qt::AltModifier);
    look_at(panned(extent(), part_, across ? turned.y() : turned.x(), across ? 0 : turned.y()));
    return;
  }
  magnify_at(std::log(kWheelZoom) * event->angleDelta().y() / 120.0, event->position());
}

void MatrixView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  pressed_ = dragged_ = event->position();
  dragging_ = false;
}

void MatrixView::mouseMoveEvent(QMouseEvent* event) {
  if (source_ == nullptr) return;
  if (!(event->buttons() & Qt::LeftButton)) {
    set_pointed(under_pointer(event->position()), true);
    return;
  }
  const QPointF moved = event->position() - pressed_;
  if (!dragging_ && moved.manhattanLength() < QApplication::startDragDistance()) return;
  dragging_ = true;
  setCursor(Qt::ClosedHandCursor);
  const QPointF step = event->position() - dragged_;
  dragged_ = event->position();
  look_at(panned(extent(), part_, step.x(), step.y()));
}

void MatrixView::mouseReleaseEvent(QMouseEvent* event) {
  unsetCursor();
  if (event->button() != Qt::LeftButton || dragging_ || source_ == nullptr) return;
  set_pointed(under_pointer(event->position()), true);
  if (pointed_.anything()) Q_EMIT picked(pointed_);
}

void MatrixView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (source_ != nullptr) magnify_at(2 * std::log(kKeyZoom), event->position());
}

void MatrixView::leaveEvent(QEvent* /*event*/) { set_pointed({}, true); }

void MatrixView::keyPressEvent(QKeyEvent* event) {
  if (source_ == nullptr ||
      event->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier)) {
    QWidget::keyPressEvent(event);
    return;
  }
  struct Step {
    int key;
    render::MatrixKey step;
  };
  constexpr Step kSteps[] = {{Qt::Key_Up, render::MatrixKey::up},
                             {Qt::Key_Down, render::MatrixKey::down},
                             {Qt::Key_Left, render::MatrixKey::left},
                             {Qt::Key_Right, render::MatrixKey::right},
                             {Qt::Key_PageUp, render::MatrixKey::page_up},
                             {Qt::Key_PageDown, render::MatrixKey::page_down},
                             {Qt::Key_Home, render::MatrixKey::home},
                             {Qt::Key_End, render::MatrixKey::end}};
  switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      zoom_by(kKeyZoom);
      return;
    case Qt::Key_Minus:
      zoom_by(1 / kKeyZoom);
      return;
    case Qt::Key_0:
      zoom_to_fit();
      return;
    case Qt::Key_Escape:
      set_pointed({}, true);
      return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (pointed_.anything()) Q_EMIT picked(pointed_);
      return;
    default:
      break;
  }
  const auto* step = std::ranges::find(kSteps, event->key(), &Step::key);
  if (step == std::end(kSteps)) {
    QWidget::keyPressEvent(event);
    return;
  }
  const render::MatrixPointed next =
      render::stepped(source_->problem(), source_->ones(), pointed_, step->step);
  point_at(next);
  Q_EMIT pointed();
}

}  // namespace quadrille::desktop
