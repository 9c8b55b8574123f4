// MaskEditor: a small board on which to paint the cells that are to hold clues, with a symmetry.
//   editor->set_shape(shape);
//   editor->set_pattern(create::Pattern::rotate180);   // whole orbits are painted
//   spec.mask = editor->mask();
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <vector>

#include "apps/desktop/set/small_board.h"
#include "quadrille/create/puzzle_spec.h"

namespace quadrille::desktop {

class MaskEditor : public QWidget {
  Q_OBJECT

 public:
  MaskEditor(Workspace& workspace, QWidget* parent);

  // Forgets the mask where the size is another.
  void set_shape(const sudoku::Shape& shape);
  void set_pattern(create::Pattern pattern);
  [[nodiscard]] const std::vector<bool>& mask() const { return mask_; }
  void set_mask(std::vector<bool> mask);
  [[nodiscard]] std::uint32_t clues() const;
  [[nodiscard]] SmallBoard& board() { return *board_; }

 Q_SIGNALS:
  void changed();

 private:
  void paint(sudoku::Cell cell);
  void refresh();

  Workspace& workspace_;
  sudoku::Shape shape_;
  create::Pattern pattern_ = create::Pattern::none;
  std::vector<bool> mask_;
  bool painting_ = true;  // or taking away, as the press began
  SmallBoard* board_;
  QPushButton* from_board_;
  QLabel* count_;
};

}  // namespace quadrille::desktop
