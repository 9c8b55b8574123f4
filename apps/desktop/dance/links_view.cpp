#include "apps/desktop/dance/links_view.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "apps/desktop/dance/links_painter.h"

namespace quadrille::desktop {

using cover::DanceLists;
using cover::NodeId;

namespace {

constexpr double kLargestScale = 1.5;
constexpr double kSmallestScale = 0.8;

// The ring of an option: from its last one back to its first.
NodeId beside_in_option(const DanceLists& lists, NodeId node, int by) {
  const cover::OptionId option = lists.option_of(node);
  const NodeId first = lists.first_of(option);
  const NodeId count = lists.end_of(option) - first;
  return first + (node - first + (by > 0 ? 1 : count - 1)) % count;
}

std::optional<NodeId> followed(const DanceLists& lists, NodeId from, int key) {
  const bool head = lists.is_head(from);
  switch (key) {
    case Qt::Key_Up:
      return from == cover::kRootNode ? from : lists.up(from);
    case Qt::Key_Down:
      return from == cover::kRootNode ? from : lists.down(from);
    case Qt::Key_Left:
      return head ? lists.previous(from) : beside_in_option(lists, from, -1);
    case Qt::Key_Right:
      return head ? lists.next(from) : beside_in_option(lists, from, 1);
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
  layout_ = render::links_layout(source->problem());
  setMinimumSize(qCeil(layout_.width * kSmallestScale) + 16,
                 qCeil(layout_.height * kSmallestScale) + 16);
  update();
}

void LinksView::show_moment(Moment moment) {
  moment_ = std::move(moment);
  const auto active = leaving() ? leaving() : moment_->active;
  if (active) Q_EMIT came_into_play(place_of(*active));
  update();
  Q_EMIT pointed_changed();
}

double LinksView::scale() const {
  return std::clamp(std::min((width() - 16) / layout_.width, (height() - 16) / layout_.height),
                    kSmallestScale, kLargestScale);
}

QPointF LinksView::origin() const {
  return {std::max(8.0, (width() - layout_.width * scale()) / 2),
          std::max(8.0, (height() - layout_.height * scale()) / 2)};
}

QRectF LinksView::place_of(NodeId node) const {
  const render::Point at = render::node_place(moment_->between.lists, layout_, node);
  const double half = layout_.half * scale();
  const QPointF middle = origin() + QPointF(at.x, at.y) * scale();
  return {middle.x() - half, middle.y() - half, 2 * half, 2 * half};
}

std::optional<NodeId> LinksView::leaving() const {
  const auto& step = moment_->between.step;
  if (!step || step->kind == cover::TrailStep::Kind::settled) return std::nullopt;
  return step->node;
}

void LinksView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), workspace_.palette().paper);
  if (!moment_) return;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(origin());
  painter.scale(scale(), scale());
  painter.setFont(font());
  paint_links_picture(painter, {.source = *source_,
                                .names = *names_,
                                .lists = moment_->between.lists,
                                .layout = layout_,
                                .step = moment_->between.step,
                                .out = moment_->between.out,
                                .path = moment_->path,
                                .chosen = moment_->chosen,
                                .pointed = pointed_,
                                .palette = workspace_.palette()});
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
  const DanceLists& lists = moment_->between.lists;
  const auto count =
      static_cast<NodeId>(lists.problem().item_count() + 1 + lists.problem().entry_count());
  for (NodeId node = 0; node < count; ++node) {
    if (!place_of(node).adjusted(-3, -3, 3, 3).contains(event->position())) continue;
    point_at(node);
    return;
  }
  point_at(std::nullopt);
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
  const NodeId from = pointed_.value_or(cover::kRootNode);
  const auto next = followed(moment_->between.lists, from, event->key());
  if (!next) {
    QWidget::keyPressEvent(event);
    return;
  }
  point_at(pointed_ ? *next : from);
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
  const auto beside = [&](int by) {
    return names_->item(lists.item_of(beside_in_option(lists, node, by))).toStdString();
  };
  return workspace_.words("desktop.links.node",
                          {{"option", names_->option(lists.option_of(node)).toStdString()},
                           {"item", item},
                           {"up", neighbour(lists.up(node)).toStdString()},
                           {"down", neighbour(lists.down(node)).toStdString()},
                           {"left", beside(-1)},
                           {"right", beside(1)}});
}

}  // namespace quadrille::desktop
