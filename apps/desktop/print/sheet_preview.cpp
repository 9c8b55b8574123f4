#include "apps/desktop/print/sheet_preview.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int kPreviewFrame = 14;

}  // namespace

SheetPreview::SheetPreview(const Shared& shared, QWidget* parent)
    : QWidget(parent), shared_(shared) {
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(240, 240);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SheetPreview::show_sheets(Sheets* sheets, const QPageLayout& layout) {
  sheets_ = sheets;
  layout_ = layout;
  page_ = std::min(page_, std::max<std::size_t>(page_count(), 1) - 1);
  tell_page();
}

void SheetPreview::turn_to(std::size_t page) {
  if (page >= page_count() || page == page_) return;
  page_ = page;
  tell_page();
}

void SheetPreview::tell_page() {
  const std::size_t pages = page_count();
  QString told = shared_.words("desktop.print.preview");
  if (pages > 0) {
    told = shared_.words("desktop.print.page", {{"page", page_ + 1}, {"pages", pages}}) + u": "_s +
           sheets_->captions(page_).join(u"; "_s);
  }
  setAccessibleName(told);
  update();
  Q_EMIT turned();
}

void SheetPreview::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QSizeF whole = layout_.fullRect(QPageLayout::Point).size();
  if (whole.isEmpty()) return;
  const QRectF room =
      QRectF(rect()).adjusted(kPreviewFrame, kPreviewFrame, -kPreviewFrame, -kPreviewFrame);
  const QSizeF fitted = whole.scaled(room.size(), Qt::KeepAspectRatio);
  QRectF paper(QPointF(0, 0), fitted);
  paper.moveCenter(room.center());
  const Palette& palette = shared_.theme.palette();
  for (int depth = 5; depth > 0; --depth) {
    painter.fillRect(paper.translated(0, depth * 0.6).adjusted(-depth, -depth, depth, depth),
                     QColor(0, 0, 0, 9));
  }
  painter.fillRect(paper, Qt::white);
  painter.setPen(hasFocus() ? QPen(palette.accent, 2) : QPen(palette.line, 1));
  painter.drawRect(paper);
  if (page_count() == 0) return;
  painter.translate(paper.topLeft());
  const double scale = fitted.width() / whole.width();
  painter.scale(scale, scale);
  const QRectF within = layout_.paintRect(QPageLayout::Point);
  painter.translate(within.topLeft());
  sheets_->paint(painter, within.size(), page_);
}

void SheetPreview::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_PageDown) {
    turn_to(page_ + 1);
  } else if (event->key() == Qt::Key_PageUp && page_ > 0) {
    turn_to(page_ - 1);
  } else if (event->key() == Qt::Key_Home) {
    turn_to(0);
  } else if (event->key() == Qt::Key_End && page_count() > 0) {
    turn_to(page_count() - 1);
  } else {
    QWidget::keyPressEvent(event);
  }
}

void SheetPreview::wheelEvent(QWheelEvent* event) {
  if (event->angleDelta().y() < 0) {
    turn_to(page_ + 1);
  } else if (page_ > 0) {
    turn_to(page_ - 1);
  }
  event->accept();
}

}  // namespace quadrille::desktop
