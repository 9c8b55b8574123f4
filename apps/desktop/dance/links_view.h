// LinksView: the nodes of a small problem and the links between them, at a moment of a dance: root,
// heads, ones; what has left is hollow, and dots show the neighbours that it remembers.
//   view->show_problem(source);
//   view->show_moment(replay->between(0.4), {.path = …, .chosen = …});
// Arrow keys follow the links.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "apps/desktop/matrix/matrix_source.h"
#include "apps/desktop/workspace/workspace.h"
#include "quadrille/cover/replay.h"
#include "quadrille/render/links_picture.h"

namespace quadrille::desktop {

class LinksView : public QWidget {
  Q_OBJECT

 public:
  explicit LinksView(const Workspace& workspace, QWidget* parent = nullptr);

  struct Moment {
    cover::Replay::Between between;
    std::vector<cover::OptionId> path = {};              // options taken
    std::optional<cover::ItemId> chosen = std::nullopt;  // item that was chosen last
    std::optional<cover::NodeId> active = std::nullopt;  // what the move is about: kept in sight
  };

  // requires: render::can_draw_links(source->problem())
  void show_problem(const Source& source);
  void show_moment(Moment moment);

  // The node that is pointed at.
  [[nodiscard]] std::optional<cover::NodeId> pointed() const { return pointed_; }
  void point_at(std::optional<cover::NodeId> node);
  [[nodiscard]] QString told() const;
  [[nodiscard]] QRectF place_of(cover::NodeId node) const;

 Q_SIGNALS:
  void pointed_changed();
  // In the coordinates of the widget: to be scrolled into sight.
  void came_into_play(const QRectF& node);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override { mouseMoveEvent(event); }
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] double scale() const;
  [[nodiscard]] QPointF origin() const;
  [[nodiscard]] QString neighbour(cover::NodeId node) const;
  void name_rows();
  void paint_row_names(QPainter& painter) const;

  const Workspace& workspace_;
  Source source_;
  std::optional<MatrixNames> names_;
  render::LinksPicture room_;  // without shapes
  QStringList row_names_;      // beside the picture, as long as they are drawn
  double row_room_ = 0;        // for them
  std::optional<Moment> moment_;
  std::optional<cover::NodeId> pointed_;
};

}  // namespace quadrille::desktop
