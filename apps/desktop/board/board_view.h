// BoardView: the board of a window, drawn, pressed and typed on.
//   auto* board = new BoardView(workspace, entry);
//   board->zoom_by(1.25);         // cells grow, and the area around it scrolls
// It is one widget for any board up to 256x256: only what is in sight is drawn.
#pragma once

#include <QHelpEvent>
#include <QWidget>
#include <optional>

#include "apps/desktop/board/board_geometry.h"
#include "apps/desktop/board/board_look.h"
#include "apps/desktop/board/symbol_texts.h"
#include "apps/desktop/play/entry.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

inline constexpr double kZoomStep = 1.25;  // by a press or a notch

class BoardView : public QWidget {
  Q_OBJECT

 public:
  // All outlive it, but for the parent.
  BoardView(Workspace& workspace, Entry& entry, QWidget* parent = nullptr);

  [[nodiscard]] Workspace& workspace() const { return workspace_; }
  [[nodiscard]] const BoardLook& look() const;
  [[nodiscard]] const BoardGeometry& geometry_of_cells() const { return geometry_; }

  // Cells as large as the room allows, or larger by a factor; the area that it scrolls in.
  void fit_into(const QSizeF& room);
  void zoom_by(double factor);
  void zoom_to_fit();
  [[nodiscard]] double zoom() const { return zoom_; }
  void set_zoom(double zoom);

  // Faults that were asked for; they are shown until the board changes.
  void show_faults(const play::Faults& faults);

  // A cell as it is told to those who do not see it.
  [[nodiscard]] QString description(sudoku::Cell cell) const;

  // The board alone, as a picture that is about so many pixels wide.
  [[nodiscard]] QImage picture(int width) const;

  [[nodiscard]] QSize sizeHint() const override;

 Q_SIGNALS:
  // The cell with the keyboard, in the coordinates of the widget: to be scrolled into sight.
  void cursor_moved(const QRectF& cell);
  void zoomed();
  // The board is being dragged by its margin, to be dropped elsewhere.
  void carried_off();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  void refresh();  // something else is to be seen
  void resize_cells();
  [[nodiscard]] RulesRoom room_beside() const;
  [[nodiscard]] sudoku::Digit digit_in_question() const;
  void tell_cursor();
  // The cell at a point, and the candidate that is shown there; 0 for none.
  [[nodiscard]] std::optional<sudoku::Placement> shown_at(const QPointF& point) const;
  void show_note(const QHelpEvent& help);
  void carry_off(const QPointF& point);

  Workspace& workspace_;
  Entry& entry_;
  BoardGeometry geometry_;
  QSizeF room_{640, 640};
  double zoom_ = 1;
  mutable std::optional<BoardLook> look_;  // made when it is wanted
  mutable sudoku::Digit filtered_ = 0;     // the last digit in question while the filter is on
  std::optional<play::Faults> faults_;
  mutable SymbolTexts texts_;
  std::optional<sudoku::Cell> dragged_;  // the cell that the pointer was in last, while held
  bool tool_held_ = false;
  std::optional<QPointF> gripped_;  // where the margin is held
};

}  // namespace quadrille::desktop
