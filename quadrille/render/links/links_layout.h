// Links layout: where the nodes of a matrix lie in the picture of its links, and the way of each
// link.
//   const cover::DanceLists lists(problem);
//   const render::LinksLayout layout = render::links_layout(problem);
//   for (const render::DrawnLink& link : render::drawn_links(lists, layout).links) {
//     for (const render::LinkCurve& way : link.ways) draw(way.begin.x, way.begin.y);
//   }
// A link between neighbours is straight. One that passes over nodes that have left bows round them,
// and while a node is on its way out the link lifts off it bit by bit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/cover/dance_lists.h"
#include "quadrille/render/outline.h"

namespace quadrille::render {

// In pixels.
struct LinksLayout {
  double step = 0;       // from column to column and from row to row
  double half = 0;       // half the side of a node
  bool doubled = false;  // there is room for both directions of a link, with arrow heads
  double head = 0;       // from the upper edge to the ring of heads: names stand there
  double width = 0;
  double height = 0;
};

enum class LinkKind : std::uint8_t { ring, column, row };

// A curve from begin to end, as of Bézier; where it has no bow, a straight line.
struct LinkCurve {
  Point begin = {};
  Point first = {};  // towards which it leaves, and from which it comes
  Point second = {};
  Point end = {};
  bool straight = false;

  friend bool operator==(const LinkCurve&, const LinkCurve&) = default;
};

struct DrawnLink {
  LinkKind kind = LinkKind::row;
  cover::NodeId from = 0;
  cover::NodeId to = 0;
  std::vector<LinkCurve> ways = {};  // one for each direction that is drawn
  bool changing = false;             // just now
  bool wraps = false;  // through the root or a head, round the back: only its ends are drawn
};

// A node that has left, and its ways towards the neighbours that it remembers.
struct LinkMemory {
  cover::NodeId node = 0;
  std::vector<LinkCurve> ways = {};
};

struct DrawnLinks {
  std::vector<DrawnLink> links = {};
  std::vector<LinkMemory> memories = {};
};

LinksLayout links_layout(const cover::Problem& problem);
// The middle of a node.
Point node_place(const cover::DanceLists& lists, const LinksLayout& layout, cover::NodeId node);

// `step` is the step of the trail that is on its way out, if any, and `out` how far it has come:
// as Replay::between() has them.
DrawnLinks drawn_links(const cover::DanceLists& lists, const LinksLayout& layout,
                       std::optional<cover::TrailStep> step = std::nullopt, double out = 0);

}  // namespace quadrille::render
