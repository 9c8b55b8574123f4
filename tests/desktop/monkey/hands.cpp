#include "tests/desktop/monkey/hands.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QPointer>
#include <QTabBar>
#include <QTest>
#include <QWheelEvent>
#include <algorithm>

#include "tests/desktop/monkey/journal.h"

namespace quadrille::desktop::hands {
namespace {

using namespace Qt::Literals::StringLiterals;

// The widget of a window that is at a place in it.
QWidget* widget_at(const QWindow& window, const QPoint& place) {
  return QApplication::widgetAt(window.mapToGlobal(place));
}

}  // namespace

std::vector<QWindow*> windows() {
  std::vector<QWindow*> shown;
  for (QWindow* window : QGuiApplication::topLevelWindows()) {
    const bool usual = window->type() == Qt::Window || window->type() == Qt::Dialog;
    if (usual && window->isVisible() && !window->size().isEmpty()) shown.push_back(window);
  }
  return shown;
}

QWindow* window_in_front() {
  if (QWindow* focus = QGuiApplication::focusWindow(); focus != nullptr && focus->isVisible()) {
    return focus;
  }
  const std::vector<QWindow*> shown = windows();
  return shown.empty() ? nullptr : shown.back();
}

void press_key(Qt::Key key, Qt::KeyboardModifiers held) {
  if (QWindow* window = window_in_front()) QTest::keyClick(window, key, held);
}

void press_keys(const QKeySequence& keys) {
  for (int i = 0; i < keys.count(); ++i) {
    const QKeyCombination each = keys[static_cast<uint>(i)];
    press_key(each.key(), each.keyboardModifiers());
  }
}

void type(const QString& text) {
  for (const QChar sign : text) {
    if (QWindow* window = window_in_front()) QTest::keyClick(window, sign.toLatin1());
  }
}

Qt::Key random_key(Random& random) {
  constexpr Qt::Key kOthers[] = {
      Qt::Key_Up,     Qt::Key_Down,      Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Space,
      Qt::Key_Tab,    Qt::Key_Backtab,   Qt::Key_Return, Qt::Key_Escape, Qt::Key_Delete,
      Qt::Key_Enter,  Qt::Key_Backspace, Qt::Key_Home,   Qt::Key_End,    Qt::Key_PageUp,
      Qt::Key_Period, Qt::Key_PageDown,  Qt::Key_Plus,   Qt::Key_Minus,  Qt::Key_Question,
      Qt::Key_Comma,  Qt::Key_Slash,     Qt::Key_Menu};
  switch (random.below(5)) {
    case 0:
    case 1:
      return static_cast<Qt::Key>(Qt::Key_0 + static_cast<int>(random.below(10)));
    case 2:
      return static_cast<Qt::Key>(Qt::Key_A + static_cast<int>(random.below(26)));
    case 3:
      if (random.below(3) == 0)
        return static_cast<Qt::Key>(Qt::Key_F1 + static_cast<int>(random.below(12)));
      [[fallthrough]];
    default:
      return kOthers[random.below(std::size(kOthers))];
  }
}

Qt::KeyboardModifiers random_modifiers(Random& random) {
  Qt::KeyboardModifiers held;
  if (random.below(5) == 0) held |= Qt::ControlModifier;
  if (random.below(5) == 0) held |= Qt::ShiftModifier;
  if (random.below(12) == 0) held |= Qt::AltModifier;
  return held;
}

void click(QWindow& window, const QPoint& place, Qt::MouseButton button,
           Qt::KeyboardModifiers held) {
  // A window may close, and be gone, when the button is pressed.
  const QPointer<QWindow> there(&window);
  QTest::mousePress(there, button, held, place);
  if (!there.isNull()) QTest::mouseRelease(there, button, held, place);
  if (there.isNull() || button != Qt::RightButton) return;
  if (QWidget* widget = widget_at(window, place)) {
    const QPoint global = window.mapToGlobal(place);
    QContextMenuEvent menu(QContextMenuEvent::Mouse, widget->mapFromGlobal(global), global);
    QCoreApplication::sendEvent(widget, &menu);
  }
}

void double_click(QWindow& window, const QPoint& place) {
  const QPointer<QWindow> there(&window);
  for (int time = 0; time < 2; ++time) {
    if (!there.isNull()) QTest::mousePress(there, Qt::LeftButton, {}, place);
    if (!there.isNull()) QTest::mouseRelease(there, Qt::LeftButton, {}, place);
  }
}

void drag(QWindow& window, const std::vector<QPoint>& places, Qt::KeyboardModifiers held) {
  const QPointer<QWindow> there(&window);
  QTest::mousePress(there, Qt::LeftButton, held, places.front());
  for (const QPoint& place : places) {
    if (!there.isNull()) QTest::mouseMove(there, place);
  }
  if (!there.isNull()) QTest::mouseRelease(there, Qt::LeftButton, held, places.back());
}

void turn_wheel(QWindow& window, const QPoint& place, int by, Qt::KeyboardModifiers held) {
  QWidget* widget = widget_at(window, place);
  if (widget == nullptr) return;
  const QPointF global = window.mapToGlobal(place);
  QWheelEvent wheel(widget->mapFromGlobal(global), global, {}, QPoint(0, by), Qt::NoButton, held,
                    Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(widget, &wheel);
}

QPoint place_in(const QSize& size, Random& random) {
  const auto below = [&](int bound) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(std::max(1, bound))));
  };
  const int x = below(size.width());
  return {x, below(size.height())};
}

// Those of a window that can be pressed, typed into or chosen from.
std::vector<QWidget*> controls_of(QWidget& window) {
  std::vector<QWidget*> controls;
  for (QWidget* widget : window.findChildren<QWidget*>()) {
    const bool wanted =
        qobject_cast<QAbstractButton*>(widget) != nullptr ||
        qobject_cast<QComboBox*>(widget) != nullptr || qobject_cast<QTabBar*>(widget) != nullptr ||
        qobject_cast<QLineEdit*>(widget) != nullptr || widget->focusPolicy() != Qt::NoFocus;
    if (wanted && widget->isVisible() && widget->isEnabled()) controls.push_back(widget);
  }
  return controls;
}

void click_in(QWidget& widget, Random& random) {
  QWindow* handle = widget.window()->windowHandle();
  if (handle == nullptr) return;
  const QPoint place = widget.mapTo(widget.window(), place_in(widget.size(), random));
  Journal::note(u"click "_s + name_of(*handle, place));
  click(*handle, place, Qt::LeftButton, random_modifiers(random));
}

QString name_of(const QWindow& window, const QPoint& place) {
  const QWidget* widget = widget_at(window, place);
  const QString name =
      widget == nullptr ? u"nothing"_s : QString::fromLatin1(widget->metaObject()->className());
  return u"%1 at %2, %3"_s.arg(name).arg(place.x()).arg(place.y());
}

}  // namespace quadrille::desktop::hands
