// CountRow: counts the solutions of the givens, shows how many and how far, and can be stopped.
//   layout->addWidget(new CountRow(workspace, this));
#pragma once

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QWidget>

#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class CountRow : public QWidget {
  Q_OBJECT

 public:
  CountRow(Workspace& workspace, QWidget* parent);

  // Begins, or stops what runs.
  void toggle();
  [[nodiscard]] bool running() const { return job_.running(); }
  [[nodiscard]] QString text() const { return text_->text(); }

 private:
  void show_count(const std::string& number, bool exact, bool ended, double progress);
  void forget();

  Workspace& workspace_;
  QPushButton* button_;
  QLabel* text_;
  QProgressBar* bar_;
  Job job_;
};

}  // namespace quadrille::desktop
