// SmallBoard: a board beside the one that is worked on: to look at, to compare, to paint on.
//   auto* board = new SmallBoard(workspace, this);
//   board->show_digits(solution, puzzle, {.cells = {{40, palette.warn_soft}}});
//   connect(board, &SmallBoard::pressed, …);      // where it is for painting
// It is as large as its place allows, and square.
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "apps/desktop/board/board_geometry.h"
#include "apps/desktop/board/board_look.h"
#include "apps/desktop/board/symbol_texts.h"
#include "apps/desktop/workspace/overlay.h"
#include "apps/desktop/workspace/workspace.h"
#include "quadrille/boards/grid.h"

namespace quadrille::desktop {

class SmallBoard : public QWidget {
  Q_OBJECT

 public:
  SmallBoard(const Workspace& workspace, QWidget* parent);

  // The digits of a board, those of `givens` as such, and what lies over them.
  // requires: boards of one shape
  void show_digits(const sudoku::Grid& digits, const sudoku::Grid& givens, Overlay overlay = {});
  [[nodiscard]] const std::optional<sudoku::Grid>& digits() const { return digits_; }
  // May be pressed and moved on by the keyboard; then it has a cursor.
  void set_editable(bool editable);
  [[nodiscard]] sudoku::Cell cursor() const { return cursor_; }

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return {96, 96}; }
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override { return width; }

 Q_SIGNALS:
  // A cell that was pressed, also by Space; then each other while the pointer is held.
  void pressed(sudoku::Cell cell);
  void dragged(sudoku::Cell cell);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] BoardGeometry geometry_now() const;
  [[nodiscard]] QPointF corner() const;  // of the board, without the numbers beside it
  [[nodiscard]] std::optional<sudoku::Cell> cell_at(const QPointF& point) const;

  const Workspace& workspace_;
  std::optional<sudoku::Grid> digits_;
  std::shared_ptr<const sudoku::Layout> layout_;
  std::vector<std::string> symbols_;
  BoardLook look_;
  Overlay overlay_;
  SymbolTexts texts_;
  bool editable_ = false;
  sudoku::Cell cursor_ = 0;
  std::optional<sudoku::Cell> last_;  // that the pointer was in, while held
};

}  // namespace quadrille::desktop
