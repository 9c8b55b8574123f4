// Links picture: the nodes of a small problem and the links between them at a moment of its dance:
// what there is to draw, what lies where, and where a link leads.
//   const cover::DanceLists lists(problem);
//   const render::LinksPicture picture = render::links_picture({.lists = lists});
//   for (const render::DrawnShape& shape : picture.shapes) use(shape);
//   render::follow(lists, cover::kRootNode, render::LinkWay::right);   // the first head
// What has left is hollow, and dashes show the neighbours that it remembers. Places and sizes are
// pixels; DrawnShape::part is a node.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/cover/dance_lists.h"
#include "quadrille/render/shape.h"

namespace quadrille::render {

// Whether there are few enough ones and items for such a picture.
bool can_draw_links(const cover::Problem& problem);

struct LinksMoment {
  const cover::DanceLists& lists;
  // The step of the trail that is on its way out, if any, and how far it has come, from 0 to 1: as
  // Replay::between() has them.
  std::optional<cover::TrailStep> step = std::nullopt;
  double out = 0;
  std::span<const cover::OptionId> path = {};           // options taken
  std::optional<cover::ItemId> chosen = std::nullopt;   // the item that was chosen last
  std::optional<cover::NodeId> pointed = std::nullopt;  // the node that is pointed at
  std::optional<cover::NodeId> x = std::nullopt;        // the node that is called x
  std::span<const std::uint8_t> family_of_item = {};    // as in MatrixView; one for all without it
};

struct LinksPicture {
  double width = 0;
  double height = 0;
  bool shrinks = false;  // it can still be read at half its size
  std::vector<DrawnShape> shapes = {};
};

LinksPicture links_picture(const LinksMoment& moment);

// Without its shapes.
LinksPicture links_room(const cover::Problem& problem);
// The middle of a node, and half its side.
Point node_place(const cover::DanceLists& lists, cover::NodeId node);
double node_size(const cover::Problem& problem);
// The node at a point, or very near to it.
std::optional<cover::NodeId> node_at(const cover::DanceLists& lists, Point point);

// The node that leaves its list just now.
std::optional<cover::NodeId> leaving_node(const std::optional<cover::TrailStep>& step);

// Where a link leads. The links of an option make a ring; heads have theirs to the sides in the
// ring of heads.
enum class LinkWay : std::uint8_t { up, down, left, right };
cover::NodeId follow(const cover::DanceLists& lists, cover::NodeId from, LinkWay way);

}  // namespace quadrille::render
