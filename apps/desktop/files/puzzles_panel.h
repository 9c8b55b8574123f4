// PuzzlesPanel: the puzzles of a file, each as a small picture, to browse and to open.
//   panel->open(path);
//   panel->step(1);         // the next puzzle, on the board
#pragma once

#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>

#include "apps/desktop/files/puzzle_model.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class PuzzlesPanel : public QWidget {
  Q_OBJECT

 public:
  PuzzlesPanel(Workspace& workspace, QWidget* parent);

  // An error where the file cannot be opened; the list is as it was then.
  Result<void> open(const QString& path);
  // The puzzle so many rows further on goes on the board.
  void step(int rows);
  [[nodiscard]] PuzzleModel& model() { return *model_; }

 private:
  void open_row(int row);
  void refresh();

  Workspace& workspace_;
  PuzzleModel* model_;
  QListView* list_;
  QLabel* title_;
  QSpinBox* number_;
  bool opened_first_ = false;
};

}  // namespace quadrille::desktop
