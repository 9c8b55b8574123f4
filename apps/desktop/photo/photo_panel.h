// PhotoPanel: the photograph that the board was read in, beside it: what was changed, which cells
// are doubtful, and the way from one of these to the next.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include "apps/desktop/photo/photo_view.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class PhotoPanel : public QWidget {
  Q_OBJECT

 public:
  PhotoPanel(Workspace& workspace, QWidget* parent);

  [[nodiscard]] PhotoView& view() { return *view_; }
  [[nodiscard]] QString text() const { return text_->text(); }

 private:
  void refresh();

  Workspace& workspace_;
  PhotoView* view_;
  QLabel* text_;
  QPushButton* next_;
  QPushButton* confirm_;
};

// The doubtful cell behind the one where the keyboard is, from the first on again; the keyboard is
// on the board then.
void select_next_doubtful(Workspace& workspace);
// The selected cells are as they are in the photograph.
void confirm_selected(Workspace& workspace);

}  // namespace quadrille::desktop
