// PuzzlesPanel: the puzzles of a file, each as a small picture, to browse and to open. What has
// been done on one is kept while another is on the board, and until the file is opened again.
//   panel->open(path);
//   panel->step(1);         // the next puzzle, on the board
#pragma once

#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QWidget>

#include "apps/desktop/files/list_progress.h"
#include "apps/desktop/files/puzzle_model.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class PuzzlesPanel : public QWidget {
  Q_OBJECT

 public:
  PuzzlesPanel(Workspace& workspace, QWidget* parent);
  ~PuzzlesPanel() override;

  // An error where the file cannot be opened; the list is as it was then.
  Result<void> open(const QString& path);
  // The puzzle so many rows further on goes on the board.
  void step(int rows);
  [[nodiscard]] PuzzleModel& model() { return *model_; }

 private:
  void open_row(int row);
  void choose(int row);
  void keep_game();
  void refresh();

  Workspace& workspace_;
  PuzzleModel* model_;
  QListView* list_;
  QLabel* title_;
  QSpinBox* number_;
  bool opened_first_ = false;
  ListProgress progress_;
  int on_board_ = -1;  // the row of the puzzle on the board; -1: it is another game
  QTimer keep_soon_;
};

}  // namespace quadrille::desktop
