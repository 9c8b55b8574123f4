// What keys do while constraints are drawn.
#include <QKeyEvent>
#include <algorithm>

#include "apps/desktop/set/rules_tool.h"

namespace quadrille::desktop {

bool RulesTool::key(const QKeyEvent& event) {
  switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
      return move(event);
    case Qt::Key_Space: {
      const auto cursor = workspace_.selection().cursor;
      if (!cursor) return false;
      if (!stroke_) begin();
      stroke_->extend(*cursor);
      show_stroke(*cursor);
      return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return accept();
    case Qt::Key_Delete:
      if (!chosen_) return false;
      remove();
      return true;
    case Qt::Key_Backspace:
      return take_back();
    case Qt::Key_Escape:
      if (!stroke_ && !chosen_ && waiting_.empty()) return false;
      forget();
      Q_EMIT told({});
      if (const auto cursor = workspace_.selection().cursor) select(play::only(*cursor));
      return true;
    default:
      return type(event);
  }
}

// With Shift the stroke goes on; with Ctrl only the keyboard does.
bool RulesTool::move(const QKeyEvent& event) {
  const bool draws = event.modifiers().testFlag(Qt::ShiftModifier) && !placing_;
  const bool passes = event.modifiers().testFlag(Qt::ControlModifier) || placing_;
  const auto from = workspace_.selection().cursor;
  if (!from || (!draws && !passes)) return false;
  const auto size = static_cast<std::int32_t>(workspace_.game().size());
  const int key = event.key();
  const auto place = static_cast<std::int32_t>(*from);
  const std::int32_t row = place / size + (key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0);
  const std::int32_t column = place % size + (key == Qt::Key_Right  ? 1
                                              : key == Qt::Key_Left ? -1
                                                                    : 0);
  if (row < 0 || column < 0 || row >= size || column >= size) return true;
  const auto cell = static_cast<sudoku::Cell>(row * size + column);
  if (!draws) {
    play::Selection selection = workspace_.selection();
    if (!stroke_) selection.cells.clear();
    selection.cursor = cell;
    if (!stroke_ && chosen_) forget();
    select(selection);
    return true;
  }
  if (!stroke_) {
    begin();
    stroke_->extend(*from);
  }
  if (stroke_->extend(cell) ||
      std::ranges::find(stroke_->cells(), cell) != stroke_->cells().end()) {
    show_stroke(cell);
  }
  return true;
}

bool RulesTool::accept() {
  if (placing_ && workspace_.selection().cursor) {
    place_copy(*workspace_.selection().cursor);
    return true;
  }
  if (chosen_) {  // all is done with it
    forget();
    if (const auto cursor = workspace_.selection().cursor) select(play::only(*cursor));
    return true;
  }
  if (workspace_.selection().cells.empty() && waiting_.empty() && !stroke_) return false;
  add();
  return true;
}

bool RulesTool::take_back() {
  if (typing_ && !numbers_.isEmpty()) {
    numbers_.chop(1);
    set_numbers(numbers_);
    return true;
  }
  if (stroke_ && stroke_->cells().size() > 1 && stroke_->take_back()) {
    show_stroke(stroke_->cells().back());
    return true;
  }
  if (!chosen_) return false;
  remove();
  return true;
}

bool RulesTool::type(const QKeyEvent& event) {
  const QString text = event.text();
  if (text.size() != 1 || !text.front().isPrint() ||
      event.modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier)) {
    return false;
  }
  const QChar sign = text.front();
  const bool letter =
      kind_ == sudoku::ConstraintKind::pair_sum && QStringLiteral("vVxX").contains(sign);
  const bool apart = typing_ && QStringLiteral(",/").contains(sign);
  const bool number = sign.isDigit() || letter || apart;
  if (number && (chosen_ || !waiting_.empty()) && takes_numbers()) {
    const QString before = typing_ && !letter ? numbers_ : QString();
    typing_ = true;
    set_numbers(before + sign);
    return true;
  }
  // A digit for the cell of the keyboard, not for all cells of a drawing.
  if (chosen_ || stroke_ || !waiting_.empty()) {
    forget();
    if (const auto cursor = workspace_.selection().cursor) select(play::only(*cursor));
  }
  return false;
}

}  // namespace quadrille::desktop
