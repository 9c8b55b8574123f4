// CountRow: counts the solutions of the givens, shows how many and how far, and can be stopped.
//   layout->addWidget(new CountRow(workspace, this));
#pragma once

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QWidget>
#include <chrono>
#include <optional>

#include "apps/desktop/workspace/workspace.h"
#include "quadrille/base/natural.h"
#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"

namespace quadrille::desktop {

class CountRow : public QWidget {
  Q_OBJECT

 public:
  // A count that may be over soon is told at its end; after so long, how far it is.
  CountRow(Workspace& workspace, QWidget* parent,
           std::chrono::milliseconds patience = std::chrono::seconds(3));

  // Begins, or stops what runs.
  void toggle();
  [[nodiscard]] bool running() const { return job_.running(); }
  [[nodiscard]] QString text() const { return text_->text(); }

 private:
  void show_count(const std::string& number, bool exact, bool ended, double progress);
  void forget();
  [[nodiscard]] std::optional<Natural> count_at_once(const sudoku::Grid& puzzle,
                                                     const Stop& stop) const;

  Workspace& workspace_;
  std::chrono::milliseconds patience_;
  QPushButton* button_;
  QLabel* text_;
  QProgressBar* bar_;
  Job job_;
};

}  // namespace quadrille::desktop
