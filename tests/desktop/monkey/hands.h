// Hands: keys and mouse, as the window system would tell of them.
//   hands::press_key(Qt::Key_K, Qt::ControlModifier);
//   hands::click(*window.windowHandle(), QPoint(20, 30));
// Who gets them is up to Qt: a menu that is open, a dialog, or the widget that has the keyboard.
#pragma once

#include <QKeySequence>
#include <QPoint>
#include <QString>
#include <QWidget>
#include <QWindow>
#include <cstdint>
#include <iterator>
#include <vector>

#include "quadrille/base/random.h"

namespace quadrille::desktop::hands {

// Those that can be seen, in the order in which they were opened.
std::vector<QWindow*> windows();
// The one that has the keyboard, or the last that was opened.
QWindow* window_in_front();

void press_key(Qt::Key key, Qt::KeyboardModifiers held);
void press_keys(const QKeySequence& keys);
void type(const QString& text);
// Most of them mean something somewhere.
Qt::Key random_key(Random& random);
Qt::KeyboardModifiers random_modifiers(Random& random);

void click(QWindow& window, const QPoint& place, Qt::MouseButton button = Qt::LeftButton,
           Qt::KeyboardModifiers held = {});
void double_click(QWindow& window, const QPoint& place);
// From place to place, with the left button held.
void drag(QWindow& window, const std::vector<QPoint>& places, Qt::KeyboardModifiers held = {});
void turn_wheel(QWindow& window, const QPoint& place, int by, Qt::KeyboardModifiers held);

// Somewhere in it.
QPoint place_in(const QSize& size, Random& random);
// Those of a window that can be pressed, typed into or chosen from.
std::vector<QWidget*> controls_of(QWidget& window);
void click_in(QWidget& widget, Random& random);

template <class List>
auto& one_of(List& list, Random& random) {
  return list[random.below(static_cast<std::uint32_t>(std::size(list)))];
}

// What is there: "QToolButton at 20, 30".
QString name_of(const QWindow& window, const QPoint& place);

}  // namespace quadrille::desktop::hands
