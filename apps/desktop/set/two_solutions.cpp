#include "apps/desktop/set/two_solutions.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace quadrille::desktop {

std::vector<sudoku::Cell> differing_cells(const sudoku::Grid& one, const sudoku::Grid& other) {
  std::vector<sudoku::Cell> cells;
  for (sudoku::Cell cell = 0; cell < one.cells().size(); ++cell) {
    if (one.at(cell) != other.at(cell)) cells.push_back(cell);
  }
  return cells;
}

TwoSolutions::TwoSolutions(const Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      workspace_(workspace),
      one_(new SmallBoard(workspace, this)),
      other_(new SmallBoard(workspace, this)),
      text_(new QLabel(this)) {
  text_->setWordWrap(true);
  auto* boards = new QHBoxLayout;
  boards->addWidget(one_, 1);
  boards->addWidget(other_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(text_);
  column->addLayout(boards);
}

void TwoSolutions::show_pair(const sudoku::Grid& puzzle, const sudoku::Grid& one,
                             const sudoku::Grid& other) {
  const std::vector<sudoku::Cell> differing = differing_cells(one, other);
  Overlay marked;
  for (const sudoku::Cell cell : differing) {
    marked.cells.emplace_back(cell, workspace_.palette().warn_soft);
  }
  one_->show_digits(one, puzzle, marked);
  other_->show_digits(other, puzzle, marked);
  text_->setText(workspace_.words("desktop.set.differ", {{"count", differing.size()}}));
  // For those who do not see the boards: the first cells that differ.
  const auto told = [&](const sudoku::Grid& board) {
    QStringList cells;
    for (const sudoku::Cell cell : differing) {
      if (cells.size() == 9) break;
      cells.append(to_qt(sudoku::cell_name(board.shape(), cell)) + QLatin1Char('=') +
                   workspace_.symbol(board.at(cell)));
    }
    return cells.join(QStringLiteral(", "));
  };
  one_->setAccessibleName(workspace_.words("desktop.set.first_solution"));
  one_->setAccessibleDescription(told(one));
  other_->setAccessibleName(workspace_.words("desktop.set.second_solution"));
  other_->setAccessibleDescription(told(other));
}

}  // namespace quadrille::desktop
