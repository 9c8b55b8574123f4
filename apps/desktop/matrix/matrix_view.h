// MatrixView: a matrix to look at, from all of it at once down to the names of its rows and
// columns.
//   auto* view = new MatrixView(workspace, this);
//   view->show_problem(source, marks);
//   connect(view, &MatrixView::pointed, this, [&] { workspace.point_at(…); });
// The wheel, a pinch and + - 0 zoom; dragging pans; arrows walk through options and items.
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "apps/desktop/matrix/density_image.h"
#include "apps/desktop/matrix/matrix_scene.h"
#include "apps/desktop/matrix/matrix_source.h"
#include "apps/desktop/matrix/mini_map.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class MatrixView : public QWidget {
  Q_OBJECT

 public:
  explicit MatrixView(const Workspace& workspace, QWidget* parent = nullptr);

  // Another problem is shown from its home; the same one keeps its place. Without marks all options
  // are left.
  void show_problem(const Source& source, const Marks& marks);
  // What is told in its middle as long as there is nothing to be seen.
  void set_waiting(const QString& words);
  void set_marks(const Marks& marks) { show_problem(source_, marks); }
  [[nodiscard]] const Source& source() const { return source_; }

  // Pointed at from elsewhere: comes into sight.
  void point_at(const render::MatrixPointed& pointed);
  [[nodiscard]] const render::MatrixPointed& pointed_at() const { return pointed_; }
  // What is lit where nothing is pointed at; its first option comes into sight.
  void set_light(const render::MatrixLight& light);
  [[nodiscard]] const render::MatrixLight& light() const { return shown_light_; }
  // What is being done just now: marked, and kept in sight.
  void set_action(const MatrixAction& action);

  [[nodiscard]] const render::MatrixPart& part() const { return part_; }
  [[nodiscard]] render::MatrixExtent extent() const;
  void zoom_by(double factor);
  void zoom_to_fit();
  [[nodiscard]] bool can_zoom() const;
  // Where an item and an option are drawn.
  [[nodiscard]] QPointF place_of(double item, double option) const;

  // What is pointed at, in words.
  [[nodiscard]] QString told() const;

  [[nodiscard]] QSize sizeHint() const override { return {560, 560}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {220, 160}; }

 Q_SIGNALS:
  // The user points at something else.
  void pointed();
  // A click, or Enter, on what is pointed at.
  void picked(const render::MatrixPointed& pointed);
  // The words for what is pointed at are others, by whomever.
  void told_changed();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void look_at(const render::MatrixPart& part);
  void bring_into_sight(std::optional<cover::ItemId> item, std::optional<cover::OptionId> option);
  void magnify_at(double logarithm, const QPointF& point);
  void set_pointed(const render::MatrixPointed& pointed, bool by_user);
  void refresh_light();
  void measure_names();
  void tell_assistants();
  void place_map();
  void paint_waiting(QPainter& painter) const;
  [[nodiscard]] double left_gutter() const;
  [[nodiscard]] double top_gutter() const;
  [[nodiscard]] render::MatrixPointed under_pointer(const QPointF& point) const;

  const Workspace& workspace_;
  Source source_;
  Marks marks_;
  std::optional<MatrixNames> names_;
  render::MatrixPart part_;
  render::MatrixPointed pointed_;
  render::MatrixLight light_;        // from elsewhere
  render::MatrixLight shown_light_;  // that of what is pointed at, or that from elsewhere
  MatrixAction action_;
  double longest_item_ = 0;  // pixels of the longest names
  double longest_option_ = 0;
  DensityImage far_;
  QString waiting_;
  MiniMap* map_;
  QPointF pressed_;  // where a drag began
  QPointF dragged_;  // where it was last
  bool dragging_ = false;
};

}  // namespace quadrille::desktop
