#include "apps/desktop/dance/links_view.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "apps/desktop/look/shape_painter.h"

namespace quadrille::desktop {

using cover::DanceLists;
using cover::NodeId;

namespace {

constexpr double kLargestScale = 1.5;
constexpr double kSmallestScale = 0.8;
// Of the names beside the rows, in the measure of the picture.
constexpr int kRowLetters = 11;
constexpr double kMostRowRoom = 150;

std::optional<render::LinkWay> way_of(int key) {
  switch (key) {
    case Qt::Key_Up:
      return render::LinkWay::up;
    case Qt::Key_Down:
      return render::LinkWay::down;
    case Qt::Key_Left:
      return render::LinkWay::left;
    case Qt::Key_Right:
      return render::LinkWay::right;
    default:
      return std::nullopt;
  }
}

}  // namespace

LinksView::LinksView(const Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleDescription(workspace.words("desktop.links.label"));
  setAccessibleName(accessibleDescription());
  connect(&workspace.theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void LinksView::show_problem(const Source& source) {
  source_ = source;
  moment_.reset();
  pointed_.reset();
  names_.emplace(workspace_, source);
  room_ = render::links_room(source->problem());
  name_rows();
  setMinimumSize(qCeil((row_room_ + room_.width) * kSmallestScale) + 16,
                 qCeil(room_.height * kSmallestScale) + 16);
  update();
}

// The smallest pictures have them below the root, where there is room.
void LinksView::name_rows() {
  row_names_.clear();
  row_room_ = 0;
  if (room_.shrinks) return;
  QFont letters = font();
  letters.setPixelSize(kRowLetters);
  const QFontMetricsF metrics(letters);
  for (std::uint32_t option = 0; option < source_->problem().option_count(); ++option) {
    row_names_.push_back(
        metrics.elidedText(names_->option(cover::OptionId{option}), Qt::ElideMiddle, kMostRowRoom));
    row_room_ = std::max(row_room_, metrics.horizontalAdvance(row_names_.back()));
  }
}

// To the left of the first column; those of options that are taken are strong.
void LinksView::paint_row_names(QPainter& painter) const {
  const DanceLists& lists = moment_->between.lists;
  for (std::uint32_t option = 0; option < row_names_.size(); ++option) {
    const cover::OptionId id{option};
    if (lists.first_of(id) == lists.end_of(id)) continue;
    const bool taken = std::ranges::find(moment_->path, id) != moment_->path.end();
    QFont letters = font();
    letters.setPixelSize(kRowLetters);
    letters.setBold(taken);
    painter.setFont(letters);
    painter.setPen(taken ? workspace_.palette().ink : workspace_.palette().ink_soft);
    const double middle = render::node_place(lists, lists.first_of(id)).y;
    painter.drawText(QRectF(-row_room_, middle - kRowLetters, row_room_, 2 * kRowLetters),
                     Qt::AlignRight | Qt::AlignVCenter, row_names_[option]);
  }
}

void LinksView::show_moment(Moment moment) {
  moment_ = std::move(moment);
  const auto leaving = render::leaving_node(moment_->between.step);
  const auto active = leaving ? leaving : moment_->active;
  if (active) Q_EMIT came_into_play(place_of(*active));
  update();
  Q_EMIT pointed_changed();
}

double LinksView::scale() const {
  const double wide = row_room_ + room_.width;
  return std::clamp(std::min((width() - 16) / wide, (height() - 16) / room_.height), kSmallestScale,
                    kLargestScale);
}

QPointF LinksView::origin() const {
  const double beside = row_room_ * scale();
  return {beside + std::max(8.0, (width() - beside - room_.width * scale()) / 2),
          std::max(8.0, (height() - room_.height * scale()) / 2)};
}

QRectF LinksView::place_of(NodeId node) const {
  const DanceLists& lists = moment_->between.lists;
  const render::Point at = render::node_place(lists, node);
  const double half = render::node_size(lists.problem()) * scale();
  const QPointF middle = origin() + QPointF(at.x, at.y) * scale();
  return {middle.x() - half, middle.y() - half, 2 * half, 2 * half};
}

void LinksView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), workspace_.palette().paper);
  if (!moment_) return;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(origin());
  painter.scale(scale(), scale());
  painter.setFont(font());
  const cover::Replay::Between& between = moment_->between;
  const auto drawn = render::links_picture({.lists = between.lists,
                                            .step = between.step,
                                            .out = between.out,
                                            .path = moment_->path,
                                            .chosen = moment_->chosen,
                                            .pointed = pointed_,
                                            .x = render::leaving_node(between.step),
                                            .family_of_item = source_->view().family_of_item});
  using Text = render::DrawnShape::Text;
  paint_shapes(painter, drawn.shapes, workspace_.palette(), [this](const Text& text) {
    if (text.of == Text::Of::root) return workspace_.words("desktop.links.root_name");
    return text.of == Text::Of::item ? names_->item(cover::ItemId{text.number})
                                     : names_->option(cover::OptionId{text.number});
  });
  paint_row_names(painter);
  if (hasFocus()) {
    painter.resetTransform();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(workspace_.palette().accent, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
  }
}

void LinksView::point_at(std::optional<NodeId> node) {
  if (node == pointed_) return;
  pointed_ = node;
  setAccessibleName(pointed_ ? told() : accessibleDescription());
  update();
  Q_EMIT pointed_changed();
}

void LinksView::mouseMoveEvent(QMouseEvent* event) {
  if (!moment_) return;
  const QPointF at = (event->position() - origin()) / scale();
  point_at(render::node_at(moment_->between.lists, {at.x(), at.y()}));
}

void LinksView::leaveEvent(QEvent* /*event*/) { point_at(std::nullopt); }

void LinksView::keyPressEvent(QKeyEvent* event) {
  if (!moment_ || event->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier)) {
    QWidget::keyPressEvent(event);
    return;
  }
  if (event->key() == Qt::Key_Escape) {
    point_at(std::nullopt);
    return;
  }
  const auto way = way_of(event->key());
  if (!way) {
    QWidget::keyPressEvent(event);
    return;
  }
  point_at(pointed_ ? render::follow(moment_->between.lists, *pointed_, *way) : cover::kRootNode);
  Q_EMIT came_into_play(place_of(*pointed_));
}

QString LinksView::neighbour(NodeId node) const {
  const DanceLists& lists = moment_->between.lists;
  if (lists.is_head(node)) {
    return workspace_.words("desktop.links.head_of",
                            {{"item", names_->item(lists.item_of(node)).toStdString()}});
  }
  return workspace_.words("desktop.links.option",
                          {{"option", names_->option(lists.option_of(node)).toStdString()}});
}

QString LinksView::told() const {
  if (!moment_ || !pointed_) return {};
  const DanceLists& lists = moment_->between.lists;
  const NodeId node = *pointed_;
  if (node == cover::kRootNode) return workspace_.words("desktop.links.root");
  const std::string item = names_->item(lists.item_of(node)).toStdString();
  if (lists.is_head(node)) {
    return workspace_.words("desktop.links.head",
                            {{"item", item}, {"count", lists.length(lists.item_of(node))}});
  }
  const auto beside = [&](render::LinkWay way) {
    return names_->item(lists.item_of(render::follow(lists, node, way))).toStdString();
  };
  return workspace_.words("desktop.links.node",
                          {{"option", names_->option(lists.option_of(node)).toStdString()},
                           {"item", item},
                           {"up", neighbour(lists.up(node)).toStdString()},
                           {"down", neighbour(lists.down(node)).toStdString()},
                           {"left", beside(render::LinkWay::left)},
                           {"right", beside(render::LinkWay::right)}});
}

}  // namespace quadrille::desktop
