#include "quadrille/cover/problem.h"

#include <array>

#include <gtest/gtest.h>

namespace quadrille::cover {
namespace {

class ABX : public testing::Test {
 protected:
  Problem problem_;
  ItemId a_ = *problem_.add_primary("a");
  ItemId b_ = *problem_.add_primary("b");
  ItemId x_ = *problem_.add_secondary("x");
  ColourId red_ = problem_.add_colour("red");

  std::string refusal(std::initializer_list<Entry> entries, std::string_view name = {}) {
    const auto option = problem_.add_option(entries, name);
    return option ? "accepted" : option.error().text();
  }
};

TEST_F(ABX, KeepsItemsOptionsAndColoursInOrder) {
  ASSERT_TRUE(problem_.add_option({{a_}, {x_, red_}}).ok());
  ASSERT_TRUE(problem_.add_option({{a_}, {b_}}, "both").ok());
  EXPECT_EQ(problem_.primary_count(), 2U);
  EXPECT_EQ(problem_.item_count(), 3U);
  EXPECT_EQ(problem_.option_count(), 2U);
  EXPECT_EQ(problem_.entry_count(), 4U);
  EXPECT_EQ(problem_.entries(OptionId{0})[1], (Entry{x_, red_}));
  EXPECT_EQ(problem_.option_name(OptionId{0}), "1");
  EXPECT_EQ(problem_.option_name(OptionId{1}), "both");
  EXPECT_EQ(problem_.item_name(x_), "x");
  EXPECT_EQ(problem_.colour_name(red_), "red");
  EXPECT_EQ(problem_.find_item("b"), b_);
  EXPECT_EQ(problem_.find_item("z"), std::nullopt);
  EXPECT_EQ(problem_.add_colour("red"), red_);
}

TEST_F(ABX, RefusesAnItemItDoesNotHave) {
  EXPECT_EQ(refusal({{a_}, {ItemId{7}}}), "option 1: expected an item from 1 to 3, found item 8");
}

TEST_F(ABX, RefusesAnItemTwiceInAnOption) {
  EXPECT_EQ(refusal({{a_}, {b_}, {a_}}, "both"),
            "option 'both': expected each item once, found 'a' twice");
}

TEST_F(ABX, RefusesAnOptionThatCoversNoPrimaryItem) {
  EXPECT_EQ(refusal({{x_}}),
            "option 1: expected a primary item, found none: the option is useless");
  EXPECT_EQ(refusal({}), "option 1: expected a primary item, found none: the option is useless");
}

TEST_F(ABX, RefusesAColourOnAPrimaryItem) {
  EXPECT_EQ(refusal({{a_, red_}}),
            "option 1: expected a colour on secondary items only, found one on primary item 'a'");
}

TEST_F(ABX, RefusesAColourItDoesNotHave) {
  EXPECT_EQ(refusal({{a_}, {x_, ColourId{4}}}),
            "option 1: expected a colour from 1 to 1, found colour 5");
}

TEST_F(ABX, RefusesANameThatIsTakenOrEmpty) {
  EXPECT_EQ(problem_.add_secondary("a").error().text(),
            "expected a new item, found 'a' a second time");
  EXPECT_EQ(problem_.add_secondary("").error().text(),
            "expected a name for the item, found nothing");
}

TEST_F(ABX, RefusesAPrimaryItemAfterASecondaryOne) {
  EXPECT_EQ(problem_.add_primary("c").error().text(),
            "expected every primary item before the first secondary one, found 'c' after 'x'");
}

TEST_F(ABX, GoesOnAfterARefusalAsIfItHadNotBeen) {
  EXPECT_NE(refusal({{a_}, {a_}}), "accepted");
  EXPECT_EQ(refusal({{a_}}), "accepted");
  EXPECT_EQ(problem_.option_count(), 1U);
  EXPECT_EQ(problem_.entry_count(), 1U);
}

}  // namespace
}  // namespace quadrille::cover
