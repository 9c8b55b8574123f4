#include "apps/desktop/dance/links_painter.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace quadrille::desktop {
namespace {

using cover::NodeId;

QPointF point_of(const render::Point& at) { return {at.x, at.y}; }

QPainterPath path_of(const render::LinkWay& way) {
  QPainterPath path(point_of(way.begin));
  if (way.straight) {
    path.lineTo(point_of(way.end));
  } else {
    path.cubicTo(point_of(way.first), point_of(way.second), point_of(way.end));
  }
  return path;
}

// At the end of a way, pointing where it leads.
void paint_arrow(QPainter& painter, const QPainterPath& path, const QColor& colour) {
  const QPointF tip = path.pointAtPercent(1);
  const QPointF before = path.pointAtPercent(0.9);
  const double angle = std::atan2(tip.y() - before.y(), tip.x() - before.x());
  const auto at = [&](double by) {
    return tip - QPointF(std::cos(angle + by), std::sin(angle + by)) * 6.5;
  };
  const QPointF head[] = {tip, at(0.45), at(-0.45)};
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawPolygon(head, 3);
  painter.setBrush(Qt::NoBrush);
}

class LinksPainter {
 public:
  LinksPainter(QPainter& painter, const LinksPicture& picture) : painter_(painter), p_(picture) {}

  void paint() {
    const render::DrawnLinks drawn = render::drawn_links(p_.lists, p_.layout, p_.step, p_.out);
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(p_.palette.ink_soft, 1.2, Qt::DotLine));
    for (const render::LinkMemory& memory : drawn.memories) {
      for (const render::LinkWay& way : memory.ways) painter_.drawPath(path_of(way));
    }
    for (const render::DrawnLink& link : drawn.links) paint_link(link);
    if (p_.layout.doubled) paint_option_names();
    const cover::Problem& problem = p_.lists.problem();
    const auto count = static_cast<NodeId>(problem.item_count() + 1 + problem.entry_count());
    for (NodeId node = 0; node < count; ++node) paint_node(node);
  }

 private:
  [[nodiscard]] QColor ink(NodeId node) const {
    if (node == cover::kRootNode) return p_.palette.line_strong;
    return p_.palette.family[p_.source.family(p_.lists.item_of(node)) % p_.palette.family.size()];
  }

  // In a list is whoever its neighbour points to.
  [[nodiscard]] bool is_out(NodeId node) const {
    if (node == cover::kRootNode) return false;
    if (p_.lists.is_head(node)) return p_.lists.is_covered(p_.lists.item_of(node));
    return p_.lists.down(p_.lists.up(node)) != node;
  }

  [[nodiscard]] bool is_leaving(NodeId node) const {
    return p_.step && p_.step->kind != cover::TrailStep::Kind::settled && p_.step->node == node;
  }

  void paint_link(const render::DrawnLink& link) {
    const bool column = link.kind == render::LinkKind::column;
    QColor colour = column                                ? ink(link.from)
                    : link.kind == render::LinkKind::ring ? p_.palette.line_strong
                                                          : p_.palette.ink_soft;
    double width = link.kind == render::LinkKind::row ? 1.1 : 1.5;
    double strength = link.kind == render::LinkKind::row ? 0.7 : 1;
    if (column && p_.lists.is_covered(p_.lists.item_of(link.from))) strength = 0.35;
    if (link.changing) {
      colour = p_.palette.bad;
      width = 2.6;
      strength = 1;
    } else if (p_.pointed && (link.from == *p_.pointed || link.to == *p_.pointed)) {
      colour = p_.palette.accent;
      width = 2.8;
      strength = 1;
    }
    painter_.setOpacity(strength);
    for (const render::LinkWay& way : link.ways) {
      const QPainterPath path = path_of(way);
      painter_.setPen(QPen(colour, width));
      painter_.setBrush(Qt::NoBrush);
      painter_.drawPath(path);
      if (p_.layout.doubled && !link.wraps) paint_arrow(painter_, path, colour);
    }
    painter_.setOpacity(1);
  }

  void paint_option_names() {
    QFont font = painter_.font();
    font.setPixelSize(13);
    font.setBold(true);
    painter_.setFont(font);
    painter_.setPen(p_.palette.ink_soft);
    const double step = p_.layout.step;
    const QFontMetricsF metrics(font);
    for (std::uint32_t option = 0; option < p_.lists.problem().option_count(); ++option) {
      const QRectF place(0, p_.layout.head + (option + 0.5) * step, step * 0.85, step);
      painter_.drawText(place, Qt::AlignCenter,
                        metrics.elidedText(p_.names.option(cover::OptionId{option}), Qt::ElideRight,
                                           place.width()));
    }
  }

  void paint_node(NodeId node) {
    const bool head = p_.lists.is_head(node);
    const bool gone = is_out(node);
    const bool leaving = is_leaving(node);
    const bool taken = !head && std::ranges::count(p_.path, p_.lists.option_of(node)) > 0;
    const double away = leaving ? p_.out : gone ? 1 : 0;
    const QPointF at = point_of(render::node_place(p_.lists, p_.layout, node));
    const double half = p_.layout.half;
    painter_.setOpacity(taken ? 1 : 1 - away * 0.55);
    const QColor own = ink(node);
    QPen edge(own, 1.7, gone && !head && !taken ? Qt::DashLine : Qt::SolidLine);
    if (taken) edge = QPen(p_.palette.ink, 3);
    if (head && node != cover::kRootNode && p_.chosen == p_.lists.item_of(node))
      edge.setWidthF(3.6);
    if (leaving) edge = QPen(p_.palette.bad, 2.8);
    if (p_.pointed == node) edge = QPen(p_.palette.accent, 3.6);
    painter_.setPen(edge);
    const bool hollow = head || (gone && !taken);
    painter_.setBrush(hollow ? p_.palette.paper : own);
    const QRectF box(at.x() - half, at.y() - half, 2 * half, 2 * half);
    painter_.drawRoundedRect(box, head ? half : 3, head ? half : 3);
    if (head) paint_head(node, box);
    painter_.setOpacity(1);
  }

  void paint_head(NodeId node, const QRectF& box) {
    QFont font = painter_.font();
    font.setBold(false);
    font.setPixelSize(p_.layout.doubled ? 13 : 11);
    painter_.setPen(p_.palette.ink);
    if (node == cover::kRootNode) {
      // The root has no name; a dot sets it off.
      painter_.setBrush(p_.palette.line_strong);
      painter_.setPen(Qt::NoPen);
      painter_.drawEllipse(box.center(), box.width() * 0.22, box.width() * 0.22);
      return;
    }
    const cover::ItemId item = p_.lists.item_of(node);
    font.setBold(true);
    font.setPixelSize(std::max(8, qRound(box.height() * 0.55)));
    painter_.setFont(font);
    painter_.drawText(box, Qt::AlignCenter, QString::number(p_.lists.length(item)));
    font.setBold(false);
    font.setPixelSize(p_.layout.doubled ? 13 : 11);
    painter_.setFont(font);
    const QString name = p_.names.item(item);
    const QFontMetricsF metrics(font);
    if (p_.layout.doubled) {
      const double step = p_.layout.step;
      painter_.drawText(QRectF(box.center().x() - step / 2, box.top() - 22, step, 18),
                        Qt::AlignCenter, metrics.elidedText(name, Qt::ElideRight, step - 2));
      return;
    }
    painter_.save();
    painter_.translate(box.center().x() + 3, box.top() - 4);
    painter_.rotate(-62);
    painter_.drawText(QPointF(0, 0),
                      metrics.elidedText(name, Qt::ElideRight, (box.top() - 8) / 0.88));
    painter_.restore();
  }

  QPainter& painter_;
  const LinksPicture& p_;
};

}  // namespace

void paint_links_picture(QPainter& painter, const LinksPicture& picture) {
  LinksPainter(painter, picture).paint();
}

}  // namespace quadrille::desktop
