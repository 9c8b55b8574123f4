// SetPanel: what a setter sees while the givens are typed: verdict, rating, needless clues,
// symmetry; and what can be done to them.
//   window.show_panel("set");
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QWidget>
#include <memory>

#include "apps/desktop/set/count_row.h"
#include "apps/desktop/set/fact_grid.h"
#include "apps/desktop/set/puzzle_facts.h"
#include "apps/desktop/set/two_solutions.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class SetPanel : public QWidget {
  Q_OBJECT

 public:
  SetPanel(Workspace& workspace, QWidget* parent);

  [[nodiscard]] const PuzzleFacts& facts() const { return facts_; }
  [[nodiscard]] QString told() const;  // all its facts, a line each
  [[nodiscard]] TwoSolutions& pair() { return *pair_; }
  [[nodiscard]] CountRow& counting() { return *count_; }
  [[nodiscard]] bool minimizing() const { return job_.running(); }

  // The symmetry that is to be kept, and whose missing cells are shown.
  void keep_pattern(create::Pattern pattern);
  [[nodiscard]] create::Pattern pattern() const;
  // Takes away clues until each is needed, or stops that.
  void minimize();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void build();
  void refresh();
  void refresh_facts();
  void refresh_symmetry();
  void show_on_board();
  void put_away();
  void take(const create::Minimized& less);

  Workspace& workspace_;
  PuzzleFacts facts_;
  FactGrid* grid_;
  QLabel* sign_;
  QLabel* verdict_;
  QLabel* clues_;
  QLabel* rating_;
  QLabel* needless_;
  QLabel* symmetry_;
  QComboBox* pattern_;
  QLabel* missing_;
  QCheckBox* shown_;
  QPushButton* minimize_;
  QProgressBar* settled_;  // the part of the clues that is, while they are taken away
  TwoSolutions* pair_;
  CountRow* count_;
  std::shared_ptr<const Overlay> overlay_;
  Job job_;
};

}  // namespace quadrille::desktop
