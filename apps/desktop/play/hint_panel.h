// HintPanel: the next step, told in three levels: where to look, what for, and why.
//   panel->ask();   // the first level, then each time one more
// The step is looked for in the background; what it sets off lies over the board.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <optional>

#include "apps/desktop/workspace/workspace.h"
#include "quadrille/play/hint.h"

namespace quadrille::desktop {

class HintPanel : public QWidget {
  Q_OBJECT

 public:
  HintPanel(Workspace& workspace, QWidget* parent);

  void ask();
  void apply();
  void close_hint();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void show_hint();
  void show_overlay();
  void set_title(const QString& title);
  void size_title();

  Workspace& workspace_;
  std::optional<play::Hint> hint_;
  std::uint32_t level_ = 0;  // told so far
  QLabel* title_;
  QLabel* text_;
  QPushButton* more_;
  QPushButton* apply_;
  Job job_;
};

}  // namespace quadrille::desktop
