// NewDialog: another board: its shape and kind, empty or with a puzzle made for it.
//   auto* dialog = new NewDialog(workspace, window);   // offers what was chosen to the workspace
// The set panel makes puzzles with all wishes; this is the short way.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <functional>
#include <optional>
#include <string_view>

#include "apps/desktop/workspace/workspace.h"
#include "quadrille/logic/rate.h"

namespace quadrille::desktop {

class NewDialog : public QDialog {
  Q_OBJECT

 public:
  NewDialog(Workspace& workspace, QWidget* parent);

  void choose_size(int size) { size_->setValue(size); }
  void choose_boxes(int index) { boxes_->setCurrentIndex(index); }
  // "usual", "x", "killer"; false where such a board cannot be of that kind.
  bool choose_kind(std::string_view id);
  void choose_level(int index) { level_->setCurrentIndex(index); }
  [[nodiscard]] int chosen_level() const { return level_->currentIndex(); }
  // Makes it, and closes when it is there.
  void begin();

 protected:
  void reject() override;

 private:
  [[nodiscard]] sudoku::Shape shape() const;
  void list_boxes();
  void list_kinds();
  void list_levels();
  [[nodiscard]] int kind() const { return kind_->currentData().toInt(); }
  void begin_usual(int chosen);
  void offer_empty();
  void make(const std::function<Result<play::Game>(const Stop& stop)>& maker);
  void choose_as_last_time();
  void refresh();

  Workspace& workspace_;
  QSpinBox* size_;
  QComboBox* boxes_;
  QComboBox* kind_;
  QComboBox* level_;
  QLabel* state_;
  QPushButton* make_;
  std::vector<logic::Level> levels_;  // behind the first choice, which is an empty board
  Job job_;
};

}  // namespace quadrille::desktop
