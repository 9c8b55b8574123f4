#include "quadrille/render/links_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "quadrille/render/links/links_layout.h"

namespace quadrille::render {
namespace {

using cover::DanceLists;
using cover::ItemId;
using cover::kRootNode;
using cover::NodeId;
using cover::OptionId;

// As many ones and items as a picture of links can hold.
constexpr std::size_t kMostOnes = 260;
constexpr std::uint32_t kMostItems = 64;
// How far beside a node it may still be pressed.
constexpr double kNodeReach = 4;

constexpr double kFaint = 0.35;  // the opacity of the list of a covered item,
constexpr double kGone = 0.38;   // and of a node that has left
constexpr double kLetters = 13;
constexpr double kSmallLetters = 11;
constexpr double kSlant = -62;

constexpr std::array kFamilyInks = {theme_ink("cell"), theme_ink("row"), theme_ink("column"),
                                    theme_ink("box")};
constexpr std::array kFamilyPapers = {theme_ink("cell-pale"), theme_ink("row-pale"),
                                      theme_ink("column-pale"), theme_ink("box-pale")};

constexpr std::array<std::string_view, 12> kNodeNames = {
    "node",       "node leaving",       "node gone",       "node gone leaving",
    "head",       "head leaving",       "head gone",       "head gone leaving",
    "node taken", "node leaving taken", "node gone taken", "node gone leaving taken"};

std::uint32_t node_count(const cover::Problem& problem) {
  return static_cast<std::uint32_t>(problem.item_count() + 1 + problem.entry_count());
}

void append_curve(Path& path, const LinkCurve& curve) {
  path.move(curve.begin);
  if (curve.straight) {
    path.line(curve.end);
  } else {
    path.curve(curve.first, curve.second, curve.end);
  }
}

class Drawing {
 public:
  explicit Drawing(const LinksMoment& moment)
      : moment_(moment),
        lists_(moment.lists),
        layout_(links_layout(lists_.problem())),
        nodes_(node_count(lists_.problem())),
        leaving_(leaving_node(moment.step)) {}

  std::vector<DrawnShape> draw() {
    const DrawnLinks drawn = drawn_links(lists_, layout_, moment_.step, moment_.out);
    for (const LinkMemory& memory : drawn.memories) draw_memory(memory);
    for (const DrawnLink& link : drawn.links) draw_link(link);
    if (layout_.doubled) name_options();
    for (NodeId node = 0; node < nodes_; ++node) draw_node(node);
    return std::move(shapes_);
  }

 private:
  enum class Kind : std::uint8_t { memory, link, back_link, option, node, root, name, length, x };

  // The same for the same thing in each picture of the problem.
  [[nodiscard]] std::uint32_t key(Kind kind, NodeId from, NodeId to = 0) const {
    return (static_cast<std::uint32_t>(kind) * nodes_ + from) * nodes_ + to;
  }

  [[nodiscard]] std::size_t family(NodeId node) const {
    const std::uint32_t item = index(lists_.item_of(node));
    const auto& families = moment_.family_of_item;
    return families.empty() ? 0 : families[item] % kFamilyInks.size();
  }
  [[nodiscard]] Ink ink(NodeId node) const {
    return node == kRootNode ? theme_ink("line-strong") : kFamilyInks[family(node)];
  }

  // In a list is whoever its neighbour points to.
  [[nodiscard]] bool is_gone(NodeId node) const {
    if (node == kRootNode) return false;
    if (lists_.is_head(node)) return lists_.is_covered(lists_.item_of(node));
    return lists_.down(lists_.up(node)) != node;
  }

  void draw_memory(const LinkMemory& memory) {
    DrawnShape shape{.key = key(Kind::memory, memory.node),
                     .name = "memory",
                     .stroke = theme_ink("ink-soft"),
                     .width = 1.2,
                     .dashes = {2, 3}};
    for (const LinkCurve& way : memory.ways) append_curve(shape.path, way);
    shapes_.push_back(std::move(shape));
  }

  void draw_link(const DrawnLink& link) {
    DrawnShape shape{.name = "link", .stroke = theme_ink("line-strong"), .width = 1.4};
    if (link.kind == LinkKind::row) {
      shape.stroke = theme_ink("ink-soft");
      shape.width = 1.1;
      shape.opacity = 0.7;
    } else if (link.kind == LinkKind::column) {
      shape.stroke = ink(link.from);
      if (lists_.is_covered(lists_.item_of(link.from))) shape.opacity = kFaint;
    }
    if (link.changing) {
      shape.stroke = theme_ink("bad");
      shape.width = 2.6;
      shape.opacity = 1;
    } else if (link.from == moment_.pointed || link.to == moment_.pointed) {
      shape.stroke = theme_ink("accent");
      shape.width = 2.8;
      shape.opacity = 1;
    }
    shape.arrow = layout_.doubled && !link.wraps;
    Kind kind = Kind::link;
    for (const LinkCurve& way : link.ways) {
      shape.key = key(kind, link.from, link.to);
      shape.path = {};
      append_curve(shape.path, way);
      shapes_.push_back(shape);
      kind = Kind::back_link;
    }
  }

  void name_options() {
    for (std::uint32_t option = 0; option < lists_.problem().option_count(); ++option) {
      shapes_.push_back({.form = DrawnShape::Form::text,
                         .key = key(Kind::option, option),
                         .name = "option",
                         .fill = theme_ink("ink-soft"),
                         .at = {layout_.step / 2, layout_.head + (option + 1) * layout_.step},
                         .size = kLetters,
                         .text = {.of = DrawnShape::Text::Of::option,
                                  .number = option,
                                  .bold = true,
                                  .room = layout_.step * 0.85}});
    }
  }

  void draw_node(NodeId node) {
    const bool head = lists_.is_head(node);
    const bool gone = is_gone(node);
    const bool leaving = node == leaving_;
    const bool taken =
        !head && std::ranges::find(moment_.path, lists_.option_of(node)) != moment_.path.end();
    const bool hollow = gone && !head && !taken;
    const double away = taken ? 0 : leaving ? moment_.out : gone ? 1 : 0;
    const std::size_t look = (head ? 4U : taken ? 8U : 0U) + (gone ? 2U : 0U) + (leaving ? 1U : 0U);
    DrawnShape box{.form = DrawnShape::Form::box,
                   .key = key(Kind::node, node),
                   .name = kNodeNames[look],
                   .part = node,
                   .stroke = ink(node),
                   .fill = filling(node, hollow),
                   .width = 1.6,
                   .opacity = 1 - away * (1 - kGone),
                   .at = node_place(lists_, layout_, node),
                   .size = layout_.half,
                   .corner = head ? layout_.half : 3};
    if (gone && !head) box.dashes = {3, 2};
    if (taken) set_edge(box, theme_ink("ink"), 3);
    set_off(box, node);
    const DrawnShape frame = box;
    shapes_.push_back(std::move(box));
    if (node == kRootNode) draw_root(frame);
    if (head && node != kRootNode) write_head(frame, node, gone);
    if (node == moment_.x) write_x(frame, head, gone);
  }

  [[nodiscard]] Ink filling(NodeId node, bool hollow) const {
    if (hollow || node == kRootNode) return theme_ink("card");
    return lists_.is_head(node) ? kFamilyPapers[family(node)] : ink(node);
  }

  // What is chosen, leaves or is pointed at has an edge of its own.
  void set_off(DrawnShape& box, NodeId node) const {
    const bool has_item = lists_.is_head(node) && node != kRootNode;
    if (has_item && lists_.item_of(node) == moment_.chosen) box.width = 3.5;
    if (node == leaving_) set_edge(box, theme_ink("bad"), 2.6);
    if (node == moment_.pointed) set_edge(box, theme_ink("accent"), 3.5);
  }

  static void set_edge(DrawnShape& box, Ink ink, double width) {
    box.stroke = ink;
    box.width = width;
  }

  // It counts nothing; a dot sets it off.
  void draw_root(const DrawnShape& frame) {
    DrawnShape dot = frame;
    dot.key = key(Kind::root, kRootNode);
    dot.name = "root";
    dot.stroke.reset();
    dot.fill = theme_ink("line-strong");
    dot.size = dot.corner = frame.size * 0.44;
    shapes_.push_back(std::move(dot));
    shapes_.push_back(name_of(frame, "name", {.of = DrawnShape::Text::Of::root}));
  }

  // What stands over a head.
  [[nodiscard]] DrawnShape name_of(const DrawnShape& frame, std::string_view name,
                                   DrawnShape::Text text) const {
    DrawnShape shape{.form = DrawnShape::Form::text,
                     .key = key(Kind::name, frame.part),
                     .name = name,
                     .part = frame.part,
                     .fill = theme_ink("ink"),
                     .opacity = frame.opacity,
                     .at = {frame.at.x, frame.at.y - frame.size - 10},
                     .size = kLetters,
                     .text = std::move(text)};
    shape.text.room = layout_.step - 2;
    if (!layout_.doubled) {
      shape.at.y += 4;
      shape.size = kSmallLetters;
      shape.text.turned = kSlant;
      // As long as it takes from there to the upper edge.
      shape.text.room = (shape.at.y - 4) / std::sin(-kSlant * 3.14159265358979 / 180);
    }
    return shape;
  }

  void write_head(const DrawnShape& frame, NodeId node, bool gone) {
    const ItemId item = lists_.item_of(node);
    shapes_.push_back(name_of(frame, gone ? "name gone" : "name",
                              {.of = DrawnShape::Text::Of::item, .number = index(item)}));
    shapes_.push_back({.form = DrawnShape::Form::text,
                       .key = key(Kind::length, node),
                       .name = "length",
                       .part = node,
                       .fill = theme_ink("ink"),
                       .opacity = frame.opacity,
                       .at = frame.at,
                       .size = std::min(kLetters, 1.5 * frame.size),
                       .text = {.words = std::to_string(lists_.length(item)), .bold = true}});
  }

  // On the paper of the node; beside a head, which has its number there.
  void write_x(const DrawnShape& frame, bool head, bool gone) {
    DrawnShape x{.form = DrawnShape::Form::text,
                 .key = key(Kind::x, frame.part),
                 .name = "x",
                 .part = frame.part,
                 .fill = head || gone ? theme_ink("bad") : theme_ink("card"),
                 .opacity = frame.opacity,
                 .at = frame.at,
                 .size = 17,
                 .text = {.words = "x", .bold = true, .italic = true}};
    if (head) x.at = {frame.at.x + frame.size + 6, frame.at.y + frame.size + 4};
    shapes_.push_back(std::move(x));
  }

  const LinksMoment& moment_;
  const DanceLists& lists_;
  const LinksLayout layout_;
  std::uint32_t nodes_;
  std::optional<NodeId> leaving_;
  std::vector<DrawnShape> shapes_;
};

// The ring of an option: from its last one back to its first.
NodeId beside_in_option(const DanceLists& lists, NodeId node, bool forward) {
  const OptionId option = lists.option_of(node);
  const NodeId first = lists.first_of(option);
  const NodeId last = lists.end_of(option) - 1;
  if (forward) return node == last ? first : node + 1;
  return node == first ? last : node - 1;
}

}  // namespace

bool can_draw_links(const cover::Problem& problem) {
  return problem.entry_count() <= kMostOnes && problem.item_count() <= kMostItems;
}

LinksPicture links_room(const cover::Problem& problem) {
  const LinksLayout layout = links_layout(problem);
  return {.width = layout.width, .height = layout.height, .shrinks = layout.doubled};
}

LinksPicture links_picture(const LinksMoment& moment) {
  LinksPicture picture = links_room(moment.lists.problem());
  picture.shapes = Drawing(moment).draw();
  return picture;
}

Point node_place(const DanceLists& lists, NodeId node) {
  return node_place(lists, links_layout(lists.problem()), node);
}

double node_size(const cover::Problem& problem) { return links_layout(problem).half; }

std::optional<NodeId> node_at(const DanceLists& lists, Point point) {
  const LinksLayout layout = links_layout(lists.problem());
  for (NodeId node = 0; node < node_count(lists.problem()); ++node) {
    const Point at = node_place(lists, layout, node);
    const double away = std::max(std::abs(at.x - point.x), std::abs(at.y - point.y));
    if (away <= layout.half + kNodeReach) return node;
  }
  return std::nullopt;
}

std::optional<NodeId> leaving_node(const std::optional<cover::TrailStep>& step) {
  if (!step || step->kind == cover::TrailStep::Kind::settled) return std::nullopt;
  return step->node;
}

NodeId follow(const DanceLists& lists, NodeId from, LinkWay way) {
  const bool head = lists.is_head(from);
  switch (way) {
    case LinkWay::up:
      return lists.up(from);
    case LinkWay::down:
      return lists.down(from);
    case LinkWay::left:
      return head ? lists.previous(from) : beside_in_option(lists, from, false);
    case LinkWay::right:
      return head ? lists.next(from) : beside_in_option(lists, from, true);
  }
  return from;
}

}  // namespace quadrille::render
