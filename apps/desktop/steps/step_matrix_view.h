// StepMatrixView: the part of the exact-cover matrix that a step is about, drawn: options as rows,
// items as columns, a square for each one.
//   view->show_step(layout, step);
// Truths have a line below their names, links dashes; what is ruled out is crossed out.
#pragma once

#include <QWidget>
#include <vector>

#include "apps/desktop/workspace/workspace.h"
#include "quadrille/render/step.h"

namespace quadrille::desktop {

class StepMatrixView : public QWidget {
  Q_OBJECT

 public:
  StepMatrixView(const Workspace& workspace, QWidget* parent);

  void show_step(const logic::Deduction& step);
  void clear();
  [[nodiscard]] const render::StepMatrix& matrix() const { return matrix_; }

  [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] int side() const;   // of a square
  [[nodiscard]] int left() const;   // the room of the names of options
  [[nodiscard]] int above() const;  // and of items
  [[nodiscard]] QColor ink(std::size_t column) const;
  void paint_names(QPainter& painter) const;

  const Workspace& workspace_;
  render::StepMatrix matrix_;
  std::vector<QString> columns_;  // the names
  std::vector<QString> rows_;
  std::vector<bool> out_;  // the rows of options that are ruled out
};

}  // namespace quadrille::desktop
