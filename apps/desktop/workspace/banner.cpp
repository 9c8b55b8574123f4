#include "apps/desktop/workspace/banner.h"

#include <QAccessible>
#include <QHBoxLayout>

#include "apps/desktop/look/icons.h"

namespace quadrille::desktop {

Banner::Banner(const Workspace& workspace, Tone tone, const QString& way_out, QWidget* parent)
    : QFrame(parent),
      workspace_(workspace),
      tone_(tone),
      sign_(new QLabel(this)),
      text_(new QLabel(this)),
      out_(new QPushButton(way_out, this)) {
  setAutoFillBackground(true);
  setFrameShape(QFrame::Box);
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  // The keyboard stays on the board, unless it is led here.
  out_->setFocusPolicy(Qt::TabFocus);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(8, 3, 8, 3);
  row->addWidget(sign_);
  row->addWidget(text_, 1);
  row->addWidget(out_);
  connect(out_, &QPushButton::clicked, this, &Banner::way_out);
  connect(&workspace.theme(), &Theme::changed, this, &Banner::paint_paper);
  paint_paper();
  hide();
}

void Banner::paint_paper() {
  const Palette& palette = workspace_.palette();
  const bool trouble = tone_ == Tone::trouble;
  QPalette colours;
  colours.setColor(QPalette::Window, trouble ? palette.bad_soft : palette.accent_soft);
  colours.setColor(QPalette::WindowText, palette.ink);
  setPalette(colours);
  const QColor& ink = trouble ? palette.bad : palette.accent;
  sign_->setPixmap(icon_of(trouble ? "close" : "pencil", ink, ink)
                       .pixmap(workspace_.theme().icon_size(16), devicePixelRatioF()));
}

void Banner::tell(const QString& text) {
  if (text == text_->text() && text.isEmpty() == isHidden()) return;
  text_->setText(text);
  setAccessibleName(text);
  setVisible(!text.isEmpty());
  if (text.isEmpty()) return;
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

}  // namespace quadrille::desktop
