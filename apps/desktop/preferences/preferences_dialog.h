// PreferencesDialog: how everything looks, how a board is played on, which keys do what.
//   auto* dialog = new PreferencesDialog(shared, window);
//   dialog->show_keys();
// What is changed is so at once; there is nothing to confirm.
#pragma once

#include <QDialog>
#include <QTabWidget>

#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class PreferencesDialog : public QDialog {
  Q_OBJECT

 public:
  PreferencesDialog(const Shared& shared, QWidget* parent);

  void show_keys() { pages_->setCurrentIndex(2); }

 private:
  [[nodiscard]] QWidget* look_page();
  [[nodiscard]] QWidget* board_page();

  Shared shared_;
  QTabWidget* pages_;
};

}  // namespace quadrille::desktop
