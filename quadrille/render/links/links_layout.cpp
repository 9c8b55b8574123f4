#include "quadrille/render/links/links_layout.h"

#include <algorithm>
#include <cmath>

namespace quadrille::render {
namespace {

using cover::DanceLists;
using cover::ItemId;
using cover::kRootNode;
using cover::NodeId;
using cover::OptionId;
using cover::TrailStep;

// Between the two directions of a link.
constexpr double kApart = 3.5;

LinkCurve line(Point from, Point to) {
  return {.begin = from, .first = from, .second = to, .end = to, .straight = true};
}

class Pen {
 public:
  Pen(const DanceLists& lists, const LinksLayout& layout) : lists_(lists), layout_(layout) {}

  // `bow` is how far it has lifted off what it passes over.
  [[nodiscard]] DrawnLink link(LinkKind kind, NodeId from, NodeId to, double bow,
                               bool changing) const {
    const Point a = place(from);
    const Point b = place(to);
    const bool wraps = kind != LinkKind::row && (kind == LinkKind::ring ? b.x <= a.x : b.y <= a.y);
    return {.kind = kind,
            .from = from,
            .to = to,
            .ways = wraps ? ends(kind, a, b) : between(kind, from, to, bow),
            .changing = changing,
            .wraps = wraps};
  }

  [[nodiscard]] LinkMemory memory(const TrailStep& step) const {
    const NodeId node = step.node;
    const bool in_ring = step.kind == TrailStep::Kind::head;
    const Point at = place(node);
    LinkMemory memory{.node = node};
    for (const NodeId neighbour : {in_ring ? lists_.previous(node) : lists_.up(node),
                                   in_ring ? lists_.next(node) : lists_.down(node)}) {
      const Point to = place(neighbour);
      const double length = std::hypot(to.x - at.x, to.y - at.y);
      if (length == 0) continue;
      const Point way = {(to.x - at.x) / length, (to.y - at.y) / length};
      const double reach = std::min(length - layout_.half, layout_.step * 0.6);
      memory.ways.push_back(line({at.x + way.x * layout_.half, at.y + way.y * layout_.half},
                                 {at.x + way.x * reach, at.y + way.y * reach}));
    }
    return memory;
  }

 private:
  [[nodiscard]] Point place(NodeId node) const { return node_place(lists_, layout_, node); }

  // Links over a distance bow out to where no node stands.
  [[nodiscard]] std::vector<LinkCurve> between(LinkKind kind, NodeId from, NodeId to,
                                               double bow) const {
    const Point a = place(from);
    const Point b = place(to);
    const bool upright = kind == LinkKind::column;
    const Point across = upright ? Point{1, 0} : Point{0, -1};
    const Point along = upright ? Point{0, 1} : Point{1, 0};
    const double far = kind == LinkKind::ring && layout_.doubled ? 1.05 : 0.48;
    const double lift = passes_over(kind, from, to) ? bow * layout_.step * far : 0;
    const double steep = (std::abs(b.x - a.x) + std::abs(b.y - a.y)) * 0.1;
    const auto way = [&](double side) {
      const auto placed = [&](Point at, double by, double up) {
        return Point{at.x + along.x * by + across.x * (side + up),
                     at.y + along.y * by + across.y * (side + up)};
      };
      const double half = layout_.half;
      return LinkCurve{.begin = placed(a, half, 0),
                       .first = placed(a, half + steep, lift),
                       .second = placed(b, -half - steep, lift),
                       .end = placed(b, -half, 0),
                       .straight = lift == 0};
    };
    if (!layout_.doubled) return {way(0)};
    const LinkCurve back = way(-kApart);
    return {way(kApart), {back.end, back.second, back.first, back.begin, back.straight}};
  }

  // Whether a node stands between two that are linked: one that has left, or is about to.
  [[nodiscard]] bool passes_over(LinkKind kind, NodeId from, NodeId to) const {
    if (kind == LinkKind::row) return false;
    if (kind == LinkKind::ring) return to - from > 1;
    const ItemId item = lists_.item_of(from);
    for (auto option = static_cast<std::uint32_t>(row_of(from) + 1);
         option < static_cast<std::uint32_t>(std::max(row_of(to), std::int64_t{0})); ++option) {
      const auto entries = lists_.problem().entries(OptionId{option});
      if (std::ranges::find(entries, item, &cover::Entry::item) != entries.end()) return true;
    }
    return false;
  }

  // The option of a node, -1 for a head.
  [[nodiscard]] std::int64_t row_of(NodeId node) const {
    return lists_.is_head(node) ? -1 : std::int64_t{index(lists_.option_of(node))};
  }

  [[nodiscard]] std::vector<LinkCurve> ends(LinkKind kind, Point a, Point b) const {
    const double from = layout_.half;
    const double to = layout_.half + layout_.step * 0.2;
    if (kind == LinkKind::ring) {
      return {line({a.x + from, a.y}, {a.x + to, a.y}), line({b.x - to, b.y}, {b.x - from, b.y})};
    }
    // The end over the head is left out: its name stands there.
    return {line({a.x, a.y + from}, {a.x, a.y + to})};
  }

  const DanceLists& lists_;
  const LinksLayout& layout_;
};

// Walks a circular list; the two links of a node that is leaving count as one that lifts off it.
template <class Next, class Tell>
void walk_chain(NodeId start, std::optional<NodeId> leaving, Next next, Tell tell) {
  NodeId from = start;
  do {
    const NodeId to = next(from);
    const bool lifts = to == leaving && to != start;
    const NodeId beyond = lifts ? next(to) : to;
    tell(from, beyond, lifts);
    from = beyond;
  } while (from != start);
}

}  // namespace

LinksLayout links_layout(const cover::Problem& problem) {
  const std::uint32_t columns = problem.item_count() + 1;
  const double step = columns <= 9 ? 60 : columns <= 16 ? 46 : columns <= 30 ? 34 : 28;
  const bool doubled = step >= 44;
  const double head = doubled ? step : step * 3.2;
  return {.step = step,
          .half = step * 0.23,
          .doubled = doubled,
          .head = head,
          .width = columns * step,
          .height = head + (problem.option_count() + 0.8) * step};
}

Point node_place(const DanceLists& lists, const LinksLayout& layout, NodeId node) {
  const std::uint32_t column = node == kRootNode ? 0 : index(lists.item_of(node)) + 1;
  const std::uint32_t row = lists.is_head(node) ? 0 : index(lists.option_of(node)) + 1;
  return {(column + 0.5) * layout.step, layout.head + row * layout.step};
}

DrawnLinks drawn_links(const DanceLists& lists, const LinksLayout& layout,
                       std::optional<TrailStep> step, double out) {
  std::optional<NodeId> leaving;
  if (step && step->kind != TrailStep::Kind::settled) leaving = step->node;
  const Pen pen(lists, layout);
  DrawnLinks drawn;
  const auto add = [&](LinkKind kind) {
    return [&drawn, &pen, kind, out](NodeId from, NodeId to, bool lifts) {
      drawn.links.push_back(pen.link(kind, from, to, lifts ? out : 1, lifts));
    };
  };
  walk_chain(
      kRootNode, leaving, [&](NodeId node) { return lists.next(node); }, add(LinkKind::ring));
  for (std::uint32_t item = 0; item < lists.problem().item_count(); ++item) {
    const NodeId head = cover::head_of(ItemId{item});
    if (lists.down(head) == head) continue;
    walk_chain(head, leaving, [&](NodeId node) { return lists.down(node); }, add(LinkKind::column));
  }
  for (std::uint32_t option = 0; option < lists.problem().option_count(); ++option) {
    for (NodeId node = lists.first_of(OptionId{option}); node + 1 < lists.end_of(OptionId{option});
         ++node) {
      add(LinkKind::row)(node, node + 1, false);
    }
  }
  for (std::size_t place = 0; place < lists.trail_length(); ++place) {
    const TrailStep& left = lists.step_at(place);
    if (left.kind != TrailStep::Kind::settled) drawn.memories.push_back(pen.memory(left));
  }
  return drawn;
}

}  // namespace quadrille::render
