// StepReason: why a step follows: in words, in the words of exact cover, and as a part of the
// matrix.
//   reason->show_step(&step);      // and with nullptr, nothing
#pragma once

#include <QLabel>
#include <QScrollArea>

#include "apps/desktop/steps/step_matrix_view.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class StepReason : public QScrollArea {
  Q_OBJECT

 public:
  StepReason(Workspace& workspace, QWidget* parent);

  void show_step(const logic::Deduction* step);
  // All that is told, a line for each part.
  [[nodiscard]] const QString& told() const { return told_; }
  [[nodiscard]] const StepMatrixView& matrix() const { return *matrix_; }

 private:
  Workspace& workspace_;
  QLabel* text_;
  StepMatrixView* matrix_;
  QString told_;
};

}  // namespace quadrille::desktop
