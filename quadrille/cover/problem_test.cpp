#include "quadrille/cover/problem.h"

#include <array>

#include <gtest/gtest.h>

namespace quadrille::cover {
namespace {

struct ABX : testing::Test {
  Problem problem;
  ItemId a = *problem.add_primary("a");
  ItemId b = *problem.add_primary("b");
  ItemId x = *problem.add_secondary("x");
  ColourId red = problem.add_colour("red");

  std::string refusal(std::initializer_list<Entry> entries, std::string_view name = {}) {
    const auto option = problem.add_option(entries, name);
    return option ? "accepted" : option.error().text();
  }
};

TEST_F(ABX, KeepsItemsOptionsAndColoursInOrder) {
  ASSERT_TRUE(problem.add_option({{a}, {x, red}}).ok());
  ASSERT_TRUE(problem.add_option({{a}, {b}}, "both").ok());
  EXPECT_EQ(problem.primary_count(), 2U);
  EXPECT_EQ(problem.item_count(), 3U);
  EXPECT_EQ(problem.option_count(), 2U);
  EXPECT_EQ(problem.entry_count(), 4U);
  EXPECT_EQ(problem.entries(OptionId{0})[1], (Entry{x, red}));
  EXPECT_EQ(problem.option_name(OptionId{0}), "1");
  EXPECT_EQ(problem.option_name(OptionId{1}), "both");
  EXPECT_EQ(problem.item_name(x), "x");
  EXPECT_EQ(problem.colour_name(red), "red");
  EXPECT_EQ(problem.find_item("b"), b);
  EXPECT_EQ(problem.find_item("z"), std::nullopt);
  EXPECT_EQ(problem.add_colour("red"), red);
}

TEST_F(ABX, RefusesAnItemItDoesNotHave) {
  EXPECT_EQ(refusal({{a}, {ItemId{7}}}), "option 1: expected an item from 1 to 3, found item 8");
}

TEST_F(ABX, RefusesAnItemTwiceInAnOption) {
  EXPECT_EQ(refusal({{a}, {b}, {a}}, "both"),
            "option 'both': expected each item once, found 'a' twice");
}

TEST_F(ABX, RefusesAnOptionThatCoversNoPrimaryItem) {
  EXPECT_EQ(refusal({{x}}), "option 1: expected a primary item, found none: the option is useless");
  EXPECT_EQ(refusal({}), "option 1: expected a primary item, found none: the option is useless");
}

TEST_F(ABX, RefusesAColourOnAPrimaryItem) {
  EXPECT_EQ(refusal({{a, red}}),
            "option 1: expected a colour on secondary items only, found one on primary item 'a'");
}

TEST_F(ABX, RefusesAColourItDoesNotHave) {
  EXPECT_EQ(refusal({{a}, {x, ColourId{4}}}),
            "option 1: expected a colour from 1 to 1, found colour 5");
}

TEST_F(ABX, RefusesANameThatIsTakenOrEmpty) {
  EXPECT_EQ(problem.add_secondary("a").error().text(),
            "expected a new item, found 'a' a second time");
  EXPECT_EQ(problem.add_secondary("").error().text(),
            "expected a name for the item, found nothing");
}

TEST_F(ABX, RefusesAPrimaryItemAfterASecondaryOne) {
  EXPECT_EQ(problem.add_primary("c").error().text(),
            "expected every primary item before the first secondary one, found 'c' after 'x'");
}

TEST_F(ABX, GoesOnAfterARefusalAsIfItHadNotBeen) {
  EXPECT_NE(refusal({{a}, {a}}), "accepted");
  EXPECT_EQ(refusal({{a}}), "accepted");
  EXPECT_EQ(problem.option_count(), 1U);
  EXPECT_EQ(problem.entry_count(), 1U);
}

}  // namespace
}  // namespace quadrille::cover
