#include "apps/desktop/look/one_line_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace quadrille::desktop {
namespace {

constexpr int kFewLetters = 8;  // at least so many are to be seen

}  // namespace

OneLineLabel::OneLineLabel(QWidget* parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }

QString OneLineLabel::shown() const {
  return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

QSize OneLineLabel::minimumSizeHint() const {
  const QSize whole = QLabel::minimumSizeHint();
  return {qMin(whole.width(), kFewLetters * fontMetrics().averageCharWidth()), whole.height()};
}

bool OneLineLabel::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || shown() == text()) return QLabel::event(event);
  QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
  return true;
}

void OneLineLabel::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), alignment());
  style()->drawItemText(&painter, contentsRect(), static_cast<int>(side) | Qt::TextSingleLine,
                        palette(), isEnabled(), shown(), foregroundRole());
}

}  // namespace quadrille::desktop
