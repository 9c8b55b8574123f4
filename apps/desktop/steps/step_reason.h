// StepReason: why a step follows: in words, in the words of exact cover, and as a part of the
// matrix. A long chain is told line by line; the line under the pointer shows its candidate on the
// board.
//   reason->show_step(&step);      // and with nullptr, nothing
#pragma once

#include <QLabel>
#include <QScrollArea>
#include <QStringList>
#include <vector>

#include "apps/desktop/steps/step_matrix_view.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class StepReason : public QScrollArea {
  Q_OBJECT

 public:
  StepReason(Workspace& workspace, QWidget* parent);

  void show_step(const logic::Deduction* step);
  // The statements of a long chain, one after the other; nothing for what is one sentence.
  [[nodiscard]] const QStringList& lines() const { return lines_; }
  // All that is told, a line for each part.
  [[nodiscard]] const QString& told() const { return told_; }
  [[nodiscard]] const StepMatrixView& matrix() const { return *matrix_; }

 private:
  QString reason_of(const logic::Deduction& step, const QString& sentence);
  void point_at_line(const QString& number);

  Workspace& workspace_;
  QLabel* text_;
  StepMatrixView* matrix_;
  QString told_;
  QStringList lines_;
  std::vector<sudoku::Placement> options_;  // that the lines are about
};

}  // namespace quadrille::desktop
