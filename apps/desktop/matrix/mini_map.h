// MiniMap: all of a matrix in a corner, with a box round the part that is seen. For pointers only:
// what it does, the keys of the matrix do too.
#pragma once

#include <QWidget>

#include "apps/desktop/look/theme.h"
#include "apps/desktop/matrix/density_image.h"
#include "quadrille/render/matrix_viewport.h"

namespace quadrille::desktop {

class MiniMap : public QWidget {
  Q_OBJECT

 public:
  MiniMap(const Theme& theme, QWidget* parent);

  void show_problem(Source source, Marks marks);
  // The part that is seen.
  void show_part(const render::MatrixExtent& extent, const render::MatrixPart& part);

 Q_SIGNALS:
  // This item and option are to be in the middle of what is seen.
  void moved(double item, double option);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override { move_to(event); }
  void mouseMoveEvent(QMouseEvent* event) override { move_to(event); }

 private:
  void move_to(const QMouseEvent* event);

  const Theme& theme_;
  Source source_;
  Marks marks_;
  render::MatrixExtent extent_;
  render::MatrixPart part_;
  DensityImage image_;
};

// The colours of the families of a matrix, for its pictures from far away.
std::vector<std::uint32_t> inks_of(const MatrixSource& source, const Palette& palette);

}  // namespace quadrille::desktop
