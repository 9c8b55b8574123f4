// PhotoView: a photographed board from the front, with the doubtful cells framed, and those that
// are selected on the board. A press selects the cell there.
#pragma once

#include <QWidget>
#include <optional>

#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class PhotoView : public QWidget {
  Q_OBJECT

 public:
  PhotoView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return {160, 160}; }
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override { return width; }

  // Where the cell is in the widget.
  [[nodiscard]] QRectF place_of(sudoku::Cell cell) const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  [[nodiscard]] QRectF picture() const;

  Workspace& workspace_;
};

}  // namespace quadrille::desktop
