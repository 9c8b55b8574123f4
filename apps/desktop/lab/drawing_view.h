// DrawingView: a solution of a problem of the gallery, or a part of one, drawn on its squares.
//   view->show_drawing(entry.draw(problem, size, options), entry.picture);
#pragma once

#include <QString>
#include <QWidget>
#include <string_view>
#include <vector>

#include "apps/desktop/look/theme.h"
#include "quadrille/gallery/gallery.h"

namespace quadrille::desktop {

class DrawingView : public QWidget {
  Q_OBJECT

 public:
  DrawingView(const Theme& theme, QWidget* parent);

  // `picture` is what it is of, as a GalleryEntry has it.
  void show_drawing(gallery::Drawing drawing, std::string_view picture);

  [[nodiscard]] QSize sizeHint() const override { return {260, 260}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {120, 60}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Theme& theme_;
  gallery::Drawing drawing_;
  std::vector<int> colours_;  // of each square
  bool chequered_ = false;
};

}  // namespace quadrille::desktop
