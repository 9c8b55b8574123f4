#include "quadrille/render/links_picture.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/cover/random_problem_test.h"
#include "quadrille/cover/replay.h"
#include "quadrille/cover/text.h"

namespace quadrille::render {
namespace {

using cover::DanceLists;
using cover::head_of;
using cover::ItemId;
using cover::NodeId;
using cover::OptionId;

// The problem of docs/algorithm.md: 7 items, 6 options, 16 ones.
cover::Problem seven_items() {
  return *cover::read_problem("1 2 3 4 5 6 7\n3 5 6\n1 4 7\n2 3 6\n1 4\n2 7\n4 5 7\n");
}

bool is(const DrawnShape& shape, std::string_view word) {
  const std::string name = " " + std::string(shape.name) + " ";
  return name.find(" " + std::string(word) + " ") != std::string::npos;
}

std::size_t count(const LinksPicture& picture, std::string_view word) {
  return static_cast<std::size_t>(std::ranges::count_if(
      picture.shapes, [&](const DrawnShape& each) { return is(each, word); }));
}

const DrawnShape& box_of(const LinksPicture& picture, NodeId node) {
  const auto found = std::ranges::find_if(picture.shapes, [&](const DrawnShape& each) {
    return each.form == DrawnShape::Form::box && each.part == node;
  });
  EXPECT_NE(found, picture.shapes.end());
  return *found;
}

// From the ring 8 links, from columns 16 + 7, in options 16 - 6; each there and back, but for the
// eight that go round the back, of which only ends are drawn: two of the ring's, one of a column's.
TEST(LinksPicture, HasALinkForEveryPairOfNeighbours) {
  const DanceLists lists(seven_items());
  const LinksPicture picture = links_picture({.lists = lists});
  EXPECT_EQ(count(picture, "link"), 2U * (7 + 16 + 10) + 2 + 7);
  EXPECT_EQ(count(picture, "memory"), 0U);
  EXPECT_EQ(count(picture, "head"), 8U);
  EXPECT_EQ(count(picture, "node"), 16U);
  EXPECT_EQ(count(picture, "option"), 6U);
  EXPECT_EQ(count(picture, "gone") + count(picture, "leaving") + count(picture, "x"), 0U);
}

TEST(LinksPicture, ShowsWhereWhatHasLeftStood) {
  DanceLists lists(seven_items());
  lists.cover(ItemId{0});
  const LinksPicture picture = links_picture({.lists = lists});
  // The head of item 1, and the nodes of options B and D in the lists of items 4 and 7.
  EXPECT_EQ(count(picture, "memory"), 4U);
  EXPECT_EQ(count(picture, "gone"), 4U + 1);  // the name of the head besides
  EXPECT_EQ(box_of(picture, head_of(ItemId{0})).name, "head gone");
}

TEST(LinksPicture, LiftsTheLinkOffANodeThatIsOnItsWayOut) {
  DanceLists lists(seven_items());
  lists.cover(ItemId{0});
  const cover::TrailStep step = lists.step_at(0);
  lists.rewind(0);
  const auto changing = [&](double out) {
    const LinksPicture picture = links_picture({.lists = lists, .step = step, .out = out});
    EXPECT_EQ(count(picture, "leaving"), 1U);
    EXPECT_EQ(box_of(picture, step.node).name, "head leaving");
    std::vector<Path> paths;
    for (const DrawnShape& shape : picture.shapes) {
      if (is(shape, "link") && shape.stroke == theme_ink("bad")) paths.push_back(shape.path);
    }
    EXPECT_EQ(paths.size(), 2U);  // there and back
    return paths.front();
  };
  const Path low = changing(0.1);
  const Path high = changing(0.9);
  EXPECT_EQ(low.points.front(), high.points.front());
  EXPECT_GT(low.points[1].y, high.points[1].y);
}

TEST(LinksPicture, SetsOffWhatIsTakenChosenAndPointedAt) {
  const DanceLists lists(seven_items());
  const OptionId taken[] = {OptionId{3}};
  const NodeId pointed = lists.first_of(OptionId{0});
  const LinksPicture picture = links_picture(
      {.lists = lists, .path = taken, .chosen = ItemId{2}, .pointed = pointed, .x = pointed + 1});
  EXPECT_EQ(count(picture, "taken"), 2U);
  EXPECT_EQ(box_of(picture, lists.first_of(OptionId{3})).stroke, theme_ink("ink"));
  EXPECT_GT(box_of(picture, head_of(ItemId{2})).width, box_of(picture, head_of(ItemId{1})).width);
  EXPECT_EQ(box_of(picture, pointed).stroke, theme_ink("accent"));
  EXPECT_EQ(count(picture, "x"), 1U);
  EXPECT_EQ(std::ranges::count_if(picture.shapes,
                                  [](const DrawnShape& each) {
                                    return each.name == "link" &&
                                           each.stroke == theme_ink("accent");
                                  }),
            2 * 3);  // to the head above, the node below and the one to the right
}

TEST(LinksPicture, IsOnlyDrawnWhereItCanBeRead) {
  EXPECT_TRUE(can_draw_links(seven_items()));
  cover::ProblemBuilder builder;
  std::vector<cover::Entry> entries;
  for (int item = 0; item < 65; ++item)
    entries.push_back({builder.add_primary(std::to_string(item))});
  builder.add_option(entries);
  EXPECT_FALSE(can_draw_links(*builder.build()));
}

TEST(LinksPicture, FindsTheNodeAtAPlace) {
  const DanceLists lists(seven_items());
  const NodeId node = lists.node_at(OptionId{3}, ItemId{3});
  const Point at = node_place(lists, node);
  EXPECT_EQ(node_at(lists, at), node);
  EXPECT_EQ(node_at(lists, {at.x + node_size(lists.problem()), at.y}), node);
  EXPECT_EQ(node_at(lists, {at.x + links_room(lists.problem()).width, at.y}), std::nullopt);
  // In the column of its item and the row of its option.
  EXPECT_EQ(at.x, node_place(lists, head_of(ItemId{3})).x);
  EXPECT_EQ(at.y, node_place(lists, lists.node_at(OptionId{3}, ItemId{0})).y);
}

TEST(LinksPicture, LinksLeadThereAndBack) {
  DanceLists lists(seven_items());
  lists.tweak(OptionId{2});
  const auto way_back = [&](NodeId from, LinkWay there, LinkWay back) {
    return follow(lists, follow(lists, from, there), back);
  };
  for (NodeId node = 0; node < 8; ++node) {
    EXPECT_EQ(way_back(node, LinkWay::right, LinkWay::left), node);
    EXPECT_EQ(way_back(node, LinkWay::down, LinkWay::up), node);
  }
  for (std::uint32_t option = 0; option < 6; ++option) {
    NodeId node = lists.first_of(OptionId{option});
    for (NodeId i = node; i < lists.end_of(OptionId{option}); ++i) {
      EXPECT_EQ(way_back(i, LinkWay::left, LinkWay::right), i);
      node = follow(lists, node, LinkWay::right);
    }
    EXPECT_EQ(node, lists.first_of(OptionId{option}));  // round the ring
  }
}

std::map<std::uint32_t, std::string> names_by_key(const LinksPicture& picture) {
  std::map<std::uint32_t, std::string> names;
  for (const DrawnShape& shape : picture.shapes) {
    names[shape.key] = std::string(shape.name.substr(0, shape.name.find(' ')));
  }
  return names;
}

// At each moment of a dance, whatever the problem: every shape has a key of its own, the same key
// is the same kind of thing at any other moment, and nothing is drawn outside.
RC_GTEST_PROP(LinksPicture, KeepsItsKeysThroughADance, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const cover::Problem problem = cover::random_problem({.most_secondary = 3, .colours = 2});
  std::vector<cover::Move> moves;
  cover::Search search(problem, {.engine = cover::EngineName::links},
                       [&](const cover::Move& move) { moves.push_back(move); });
  while (moves.size() < 200 && search.next()) {
  }
  cover::Replay replay(problem, moves);
  std::map<std::uint32_t, std::string> known;
  for (int round = 0; round < 10; ++round) {
    replay.seek(random.below(static_cast<std::uint32_t>(moves.size()) + 1));
    const cover::Replay::Between between = replay.between(random.below(10) / 10.0);
    const LinksPicture picture = links_picture({.lists = between.lists,
                                                .step = between.step,
                                                .out = between.out,
                                                .path = replay.path(),
                                                .x = leaving_node(between.step)});
    const auto names = names_by_key(picture);
    RC_ASSERT(names.size() == picture.shapes.size());
    for (const auto& [key, name] : names) RC_ASSERT(known.emplace(key, name).first->second == name);
    // Curves keep inside of the points that bend them.
    constexpr double kBeyond = 10;
    for (const DrawnShape& shape : picture.shapes) {
      for (const Point& point : shape.path.points) {
        RC_ASSERT(point.x >= 0 && point.x <= picture.width + kBeyond);
        RC_ASSERT(point.y >= -kBeyond && point.y <= picture.height);
      }
    }
  }
}

}  // namespace
}  // namespace quadrille::render
