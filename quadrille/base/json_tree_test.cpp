#include "quadrille/base/json_tree.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace quadrille {
namespace {

using testing::ElementsAre;

TEST(JsonTree, GivesMembersInAnyOrderTheLastOfThatName) {
  const auto tree = JsonTree::read(R"({"b":{"c":[1,2]},"a":7,"d":"x","a":9})");
  ASSERT_TRUE(tree);
  const JsonView root = tree->root();
  EXPECT_EQ(root.size(), 4U);
  EXPECT_EQ(root.find("a").number(), 9U);
  EXPECT_EQ(root.find("d").text(), "x");
  std::vector<std::uint64_t> numbers;
  for (const JsonView each : root.find("b").find("c")) numbers.push_back(each.number());
  EXPECT_THAT(numbers, ElementsAre(1, 2));
  std::vector<std::string> keys;
  for (const JsonView each : root) keys.emplace_back(each.key());
  EXPECT_THAT(keys, ElementsAre("b", "a", "d", "a"));
}

TEST(JsonTree, WhatIsNotThereHasNothing) {
  const auto tree = JsonTree::read(R"({"a":[]})");
  ASSERT_TRUE(tree);
  const JsonView none = tree->root().find("b").find("c");
  EXPECT_FALSE(none.is_there());
  EXPECT_EQ(none.size(), 0U);
  EXPECT_EQ(none.text(), "");
  EXPECT_EQ(none.whole(), std::nullopt);
  EXPECT_FALSE(none.says_something());
  EXPECT_FALSE(tree->root().find("a").says_something());
}

TEST(JsonTree, ANumberMayStandInQuotesWhereThatIsAskedFor) {
  const auto tree = JsonTree::read(R"([12," 12 ","1 2","",-1,1.5])");
  ASSERT_TRUE(tree);
  std::vector<std::optional<std::uint64_t>> found;
  std::vector<bool> numbers;
  for (const JsonView each : tree->root()) {
    found.push_back(each.whole());
    numbers.push_back(each.is(JsonToken::whole));
  }
  EXPECT_THAT(found, ElementsAre(12, 12, std::nullopt, std::nullopt, std::nullopt, std::nullopt));
  EXPECT_THAT(numbers, ElementsAre(true, false, false, false, false, false));
}

TEST(JsonTree, WhatIsNoJsonIsToldWithWhatStandsThere) {
  const auto broken = JsonTree::read(R"({"a": nought})");
  ASSERT_FALSE(broken);
  EXPECT_EQ(broken.error().text(), "line 1: expected valid JSON, found 'ought}'");
  const auto cut = JsonTree::read(R"({"a": [1, 2)");
  ASSERT_FALSE(cut);
  EXPECT_EQ(cut.error().kind, ErrorKind::json_end);
  EXPECT_FALSE(JsonTree::read(""));
}

TEST(JsonTree, GoesDeepEnoughAndNoDeeper) {
  const auto nested = [](std::size_t depth) {
    return std::string(depth, '[') + std::string(depth, ']');
  };
  EXPECT_TRUE(JsonTree::read(nested(64)));
  const auto deep = JsonTree::read(nested(66));
  ASSERT_FALSE(deep);
  EXPECT_EQ(deep.error().kind, ErrorKind::json_depth);
}

}  // namespace
}  // namespace quadrille
