// StepsPanel: the steps by which a person solves the puzzle, and those that are possible now.
//   window.show_panel("steps");
// Whoever selects a step sees the board as it was, what the step sets off there, and why it
// follows; Enter makes it, and of the way to the solution all steps before it.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QTreeView>
#include <QWidget>
#include <memory>
#include <vector>

#include "apps/desktop/steps/step_reason.h"
#include "apps/desktop/steps/steps_model.h"
#include "apps/desktop/workspace/workspace.h"
#include "quadrille/logic/solve.h"
#include "quadrille/render/step.h"

namespace quadrille::desktop {

class StepsPanel : public QWidget {
  Q_OBJECT

 public:
  StepsPanel(Workspace& workspace, QWidget* parent);

  void show_kind(StepsModel::Kind kind);
  [[nodiscard]] StepsModel& model() { return *model_; }
  [[nodiscard]] QTreeView& list() { return *list_; }
  // What a chain supposes, where it begins in several ways: the board shows the one that is chosen.
  [[nodiscard]] QTabBar& ways() { return *ways_; }
  [[nodiscard]] const StepReason& reason() const { return *reason_; }
  [[nodiscard]] QString state() const { return state_->text(); }
  // Looking for steps has come to its end, or there is none to look for.
  [[nodiscard]] bool settled() const { return !stale_ && !job_.running(); }

  // Makes the step that is selected, and of a way those before it.
  void apply();
  void choose_techniques();
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build();
  void size_columns();
  void look_anew();
  void add(const std::vector<logic::Deduction>& steps);
  void end(logic::Outcome outcome);
  void show_step(const QModelIndex& index);
  void list_ways();
  void show_way(int number);
  void put_away();
  void tell_count();
  [[nodiscard]] QString counted() const;
  void move(int by);

  Workspace& workspace_;
  StepsModel* model_;
  QTabBar* kinds_;
  QLabel* state_;
  QPushButton* stop_;
  QTreeView* list_;
  StepReason* reason_;
  QTabBar* ways_;
  QPushButton* apply_;
  bool stale_ = true;  // the steps are those of another board
  logic::Difficulty sum_ = 0;
  logic::Difficulty hardest_ = 0;
  logic::Technique hardest_by_ = logic::Technique::last_cell;
  std::vector<render::StepScene> scenes_;  // of the step that is shown
  std::shared_ptr<const Overlay> shown_;
  Job job_;
};

}  // namespace quadrille::desktop
