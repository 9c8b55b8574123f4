// RulesPanel: sets a puzzle with further rules: cages, lines, dots, clues outside.
//   window.show_panel("rules");
// Cells are selected on the board, in the order in which a line runs; a kind and a number make them
// a rule. The verdict, and the true candidates, follow each change.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>
#include <vector>

#include "apps/desktop/workspace.h"
#include "quadrille/sudoku/constraints.h"

namespace quadrille::desktop {

class RulesPanel : public QWidget {
  Q_OBJECT

 public:
  RulesPanel(Workspace& workspace, QWidget* parent);

  void choose(sudoku::ConstraintKind kind);
  void set_values(const QString& values) { values_->setText(values); }
  // Makes the selected cells a rule of the kind that is chosen; says why, if that cannot be.
  void add();
  // Takes away the rule that is chosen in the list.
  void remove();
  void undo();

  [[nodiscard]] QListWidget& list() const { return *list_; }
  [[nodiscard]] QString state() const { return state_->text(); }

 private:
  void refresh();
  void light_rule();
  [[nodiscard]] sudoku::ConstraintList rules() const;
  // Whether the board can have them; then it has.
  bool replace(sudoku::ConstraintList list);

  Workspace& workspace_;
  std::vector<sudoku::ConstraintList> before_;  // each change, to be undone
  QComboBox* kind_;
  QLineEdit* values_;
  QPushButton* add_;
  QPushButton* remove_;
  QPushButton* undo_;
  QListWidget* list_;
  QLabel* state_;
};

}  // namespace quadrille::desktop
