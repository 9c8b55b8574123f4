// LabWindow: any exact-cover problem, from the gallery or written by the user: its solutions, its
// matrix, and its dance.
#pragma once

#include <QSplitter>
#include <QTabWidget>
#include <QWidget>

#include "apps/desktop/base/job.h"
#include "apps/desktop/dance/dance_view.h"
#include "apps/desktop/lab/problem_choice.h"
#include "apps/desktop/lab/solutions_panel.h"
#include "apps/desktop/matrix/matrix_view.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class LabWindow : public QWidget {
  Q_OBJECT

 public:
  LabWindow(Workspace& workspace, QWidget* parent);

  enum class View : std::uint8_t { solutions, matrix, dance };
  void show_view(View view) { views_->setCurrentIndex(static_cast<int>(view)); }

  [[nodiscard]] ProblemChoice& choice() { return *choice_; }
  [[nodiscard]] SolutionsPanel& solutions() { return *solutions_; }
  [[nodiscard]] MatrixView& matrix() { return *matrix_; }
  [[nodiscard]] DanceView& dance() { return *dance_; }

  [[nodiscard]] QSize sizeHint() const override { return {1180, 780}; }

 private:
  QWidget* make_matrix();
  QWidget* make_dance();
  void show_problem();
  void make_visible();
  void draw_moment();

  Workspace& workspace_;
  ProblemChoice* choice_;
  QTabWidget* views_;
  SolutionsPanel* solutions_;
  MatrixView* matrix_;
  DanceView* dance_;
  QSplitter* danced_parts_;
  DrawingView* drawing_;
  Source danced_;  // the problem whose dance is shown or being recorded
};

}  // namespace quadrille::desktop
