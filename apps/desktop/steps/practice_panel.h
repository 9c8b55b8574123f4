// PracticePanel: positions in which a chosen technique is the next step, one after the other; it
// tells when it has been found.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <vector>

#include "apps/desktop/base/job.h"
#include "apps/desktop/workspace/workspace.h"
#include "quadrille/create/practice.h"

namespace quadrille::desktop {

class PracticePanel : public QWidget {
  Q_OBJECT

 public:
  PracticePanel(Workspace& workspace, QWidget* parent);

  void choose(logic::Technique technique);
  // The next position, which is looked for in the background; while it is, stops that.
  void next();
  [[nodiscard]] bool looking() const { return job_.running(); }
  [[nodiscard]] QString state() const { return state_->text(); }

 private:
  void list_techniques();
  [[nodiscard]] logic::Technique technique() const;
  void tell_technique();
  void open(const create::Practice& practice);
  void look_at_game();
  void refresh();

  Workspace& workspace_;
  QComboBox* technique_;
  QLabel* about_;
  QPushButton* next_;
  QLabel* state_;
  bool opening_ = false;  // the game that is opened is one of ours
  bool ours_ = false;     // the game on the board is
  // All steps of the technique that can be made there, until one of them has been.
  std::vector<logic::Deduction> sought_;
  Job job_;
};

}  // namespace quadrille::desktop
