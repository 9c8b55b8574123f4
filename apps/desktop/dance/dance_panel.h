// DancePanel: the dance that solves the puzzle of a window, shown on its board as well.
#pragma once

#include <QComboBox>
#include <QWidget>

#include "apps/desktop/dance/dance_view.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class DancePanel : public QWidget {
  Q_OBJECT

 public:
  DancePanel(Workspace& workspace, QWidget* parent);

  [[nodiscard]] DanceView& view() { return *view_; }
  [[nodiscard]] bool dancing() const { return view_->recording(); }
  // Which item is chosen: the one with the fewest options, or the first.
  [[nodiscard]] QComboBox& choice() { return *choice_; }
  // Whether givens are left out, or options like others.
  [[nodiscard]] QComboBox& form() { return *form_; }

  [[nodiscard]] QSize sizeHint() const override { return {560, 720}; }

 protected:
  void hideEvent(QHideEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void make();
  void show_on_board();
  void set_off(Overlay& overlay, const sudoku::Legend& legend, cover::ItemId item);

  Workspace& workspace_;
  QComboBox* choice_;
  QComboBox* form_;
  DanceView* view_;
  bool stale_ = true;      // to be made when it is seen
  bool on_board_ = false;  // the overlay of the board is ours
};

}  // namespace quadrille::desktop
