#include "quadrille/cover/problem.h"

#include <gtest/gtest.h>

#include "quadrille/cover/families_test.h"

namespace quadrille::cover {
namespace {

struct ABX : testing::Test {
  ProblemBuilder builder;
  ItemId a = builder.add_primary("a");
  ItemId b = builder.add_primary("b");
  ItemId x = builder.add_secondary("x");
  ColourId red = builder.add_colour("red");

  std::string refusal() {
    const Result<Problem> problem = builder.build();
    return problem ? "accepted" : problem.error().text();
  }
  std::string refusal(std::initializer_list<Entry> entries, std::string_view name = {}) {
    builder.add_option(entries, name);
    return refusal();
  }
};

TEST_F(ABX, KeepsItemsOptionsAndColoursInOrder) {
  EXPECT_EQ(builder.add_option({{a}, {x, red}}), OptionId{0});
  EXPECT_EQ(builder.add_option({{a}, {b}}, "both"), OptionId{1});
  EXPECT_EQ(builder.add_colour("red"), red);
  const Problem problem = *builder.build();
  EXPECT_EQ(problem.primary_count(), 2U);
  EXPECT_EQ(problem.item_count(), 3U);
  EXPECT_EQ(problem.option_count(), 2U);
  EXPECT_EQ(problem.colour_count(), 1U);
  EXPECT_EQ(problem.entry_count(), 4U);
  EXPECT_EQ(problem.entries(OptionId{0})[1], (Entry{x, red}));
  EXPECT_EQ(problem.option_name(OptionId{0}), "1");
  EXPECT_EQ(problem.option_name(OptionId{1}), "both");
  EXPECT_EQ(problem.item_name(x), "x");
  EXPECT_EQ(problem.colour_name(red), "red");
  EXPECT_EQ(problem.find_item("b"), b);
  EXPECT_EQ(problem.find_item("z"), std::nullopt);
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
}

TEST_F(ABX, RefusesAnEmptyOption) {
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

TEST_F(ABX, RefusesANameThatIsTaken) {
  builder.add_secondary("a");
  EXPECT_EQ(refusal(), "expected a new item, found 'a' a second time");
}

TEST_F(ABX, RefusesAnEmptyName) {
  builder.add_secondary("");
  EXPECT_EQ(refusal(), "expected a name for the item, found nothing");
}

TEST_F(ABX, RefusesAPrimaryItemAfterASecondaryOne) {
  builder.add_primary("c");
  EXPECT_EQ(refusal(),
            "expected every primary item before the first secondary one, found 'c' after 'x'");
}

TEST_F(ABX, NamesTheFirstThingThatIsWrongAndItsPlace) {
  builder.set_place({.line = 2, .column = 3});
  builder.add_option({{a}});
  EXPECT_TRUE(builder.ok());
  builder.set_place({.line = 4, .column = 1});
  builder.add_option({{a}, {a}});
  EXPECT_FALSE(builder.ok());
  builder.set_place({.line = 5, .column = 1});
  builder.add_option({{x}});
  builder.add_primary("a");
  const Result<Problem> problem = builder.build();
  ASSERT_FALSE(problem.ok());
  EXPECT_EQ(problem.error().text(),
            "line 4, column 1: option 2: expected each item once, found 'a' twice");
}

TEST_F(ABX, BuildsFromNothingAgainAfterBuilding) {
  builder.add_option({{a}, {a}});
  EXPECT_FALSE(builder.build().ok());
  const ItemId only = builder.add_primary("a");
  builder.add_option({{only}});
  const Problem problem = *builder.build();
  EXPECT_EQ(problem.item_count(), 1U);
  EXPECT_EQ(problem.option_count(), 1U);
}

TEST(Problem, SharesItsMatrixWithItsCopies) {
  const Problem problem = permutations(3);
  const Problem copy = problem;  // NOLINT(performance-unnecessary-copy-initialization)
  EXPECT_EQ(copy.entries().data(), problem.entries().data());
}

}  // namespace
}  // namespace quadrille::cover
