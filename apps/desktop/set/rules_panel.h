// RulesPanel: sets a puzzle with further rules: cages, lines, dots, clues outside.
//   window.show_panel("rules");
// A kind is chosen here, and drawn on the board (rules_tool.h); rules of the whole board are check
// boxes. The verdict, and the true candidates if they are wanted, follow each change.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>
#include <memory>
#include <utility>
#include <vector>

#include "apps/desktop/set/rules_tool.h"
#include "apps/desktop/set/true_candidates_job.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class RulesPanel : public QWidget {
  Q_OBJECT

 public:
  RulesPanel(Workspace& workspace, QWidget* parent);

  void choose(sudoku::ConstraintKind kind);
  void set_values(const QString& values) { tool_.set_numbers(values); }
  // Makes what is drawn, or the selected cells, a rule; says why, if that cannot be.
  void add() { tool_.add(); }
  // Takes away the rule that is chosen.
  void remove() { tool_.remove(); }
  void undo() { workspace_.undo(); }
  // Whether the mouse draws, and whether true candidates are shown.
  void set_drawing(bool on);
  void show_candidates(bool on);

  [[nodiscard]] RulesTool& tool() { return tool_; }
  [[nodiscard]] QListWidget& list() const { return *list_; }
  [[nodiscard]] QString state() const { return state_->text(); }
  [[nodiscard]] QString verdict() const { return verdict_->text(); }
  // The check box of a rule of the whole board; nothing where the board cannot have it.
  [[nodiscard]] QCheckBox* global(sudoku::ConstraintKind kind) const;
  [[nodiscard]] const TrueCandidatesJob& candidates() const { return candidates_; }

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void build();
  void connect_all();
  void build_kinds();
  void build_globals();
  void refresh();
  void refresh_list();
  void show_tool();
  void show_overlay();
  void show_verdict();
  void find_candidates();
  void put_away();

  Workspace& workspace_;
  RulesTool tool_;
  TrueCandidatesJob candidates_;
  QCheckBox* draw_;
  QComboBox* kind_;
  QLabel* how_;
  QLabel* keys_;
  QLabel* values_label_;
  QLineEdit* values_;
  QLabel* circle_label_;
  QSpinBox* circle_;
  QPushButton* add_;
  QPushButton* remove_;
  QPushButton* undo_;
  QPushButton* redo_;
  QLabel* state_;
  QWidget* globals_;
  std::vector<std::pair<sudoku::ConstraintKind, QCheckBox*>> boxes_;
  QCheckBox* show_candidates_;
  QLabel* verdict_;
  QListWidget* list_;
  std::shared_ptr<const Overlay> shown_;
};

}  // namespace quadrille::desktop
