// TwoSolutions: two different solutions side by side, the cells in which they differ marked.
//   boards->show_pair(puzzle, *answer.solution, *answer.another);
#pragma once

#include <QLabel>
#include <QWidget>
#include <vector>

#include "apps/desktop/set/small_board.h"

namespace quadrille::desktop {

// The cells in which two boards of one shape differ.
std::vector<sudoku::Cell> differing_cells(const sudoku::Grid& one, const sudoku::Grid& other);

class TwoSolutions : public QWidget {
  Q_OBJECT

 public:
  TwoSolutions(const Workspace& workspace, QWidget* parent);

  void show_pair(const sudoku::Grid& puzzle, const sudoku::Grid& one, const sudoku::Grid& other);
  [[nodiscard]] QString text() const { return text_->text(); }

 private:
  const Workspace& workspace_;
  SmallBoard* one_;
  SmallBoard* other_;
  QLabel* text_;
};

}  // namespace quadrille::desktop
