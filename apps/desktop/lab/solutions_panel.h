// SolutionsPanel: the solutions of a problem, listed as they are found, drawn where there is a way
// to, and counted on request.
//   panel->show_problem(choice->problem());     // begins to look for them
#pragma once

#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QWidget>
#include <atomic>
#include <memory>

#include "apps/desktop/base/job.h"
#include "apps/desktop/lab/drawing_view.h"
#include "apps/desktop/lab/problem_choice.h"
#include "apps/desktop/lab/solutions_model.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class SolutionsPanel : public QWidget {
  Q_OBJECT

 public:
  SolutionsPanel(const Workspace& workspace, QWidget* parent);

  void show_problem(const LabProblem& problem);
  void count();
  void stop() { job_.stop(); }

  [[nodiscard]] bool working() const { return job_.running(); }
  [[nodiscard]] const SolutionsModel& model() const { return *model_; }
  [[nodiscard]] QListView& list() { return *list_; }
  [[nodiscard]] const QLabel& status() const { return *status_; }

 private:
  enum class Work : std::uint8_t { find, count };

  void find();
  void end();
  void show_selected();
  void show_progress();

  const Workspace& workspace_;
  LabProblem problem_;
  SolutionsModel* model_;
  QListView* list_;
  QStackedWidget* pictures_;
  DrawingView* drawing_;
  QPlainTextEdit* options_;
  QPushButton* count_;
  QPushButton* stop_;
  QProgressBar* progress_;
  QLabel* status_;
  Work work_ = Work::find;
  bool all_ = false;  // every solution has been found
  QString counted_;
  std::shared_ptr<std::atomic<double>> done_;  // the part of the count that is done
  Job job_;
};

}  // namespace quadrille::desktop
