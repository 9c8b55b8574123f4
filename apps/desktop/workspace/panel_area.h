// PanelArea: a panel in its dock, which scrolls where the window is too small for it.
//   dock->setWidget(new PanelArea(*panel, dock));
// So no panel, whatever its text and the size of its letters, makes a window larger than its user
// has made it.
#pragma once

#include <QScrollArea>

namespace quadrille::desktop {

class PanelArea : public QScrollArea {
  Q_OBJECT

 public:
  // Owns the panel.
  PanelArea(QWidget& panel, QWidget* parent);

  // As large as the panel likes to be, and hardly larger than a few of its lines.
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fit();
  [[nodiscard]] QSize needed() const;
  [[nodiscard]] int needed_height(int width) const;
};

}  // namespace quadrille::desktop
