// OneLineLabel: a text on one line, which takes the room that there is: what does not fit ends in
// "…", and is told in full where the mouse rests.
//   said_ = new OneLineLabel(this);
//   said_->setText(hint);            // a long one does not make the window wider
#pragma once

#include <QLabel>

namespace quadrille::desktop {

class OneLineLabel : public QLabel {
  Q_OBJECT

 public:
  explicit OneLineLabel(QWidget* parent);

  // As it can be seen: whole, or with its end left out.
  [[nodiscard]] QString shown() const;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace quadrille::desktop
