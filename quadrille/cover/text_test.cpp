#include "quadrille/cover/text.h"

#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/cover/random_problem_test.h"

namespace quadrille::cover {
namespace {

// Everything that can be asked of a problem, as one string, for comparison.
std::string description(const Problem& problem) {
  std::string text = std::to_string(problem.primary_count());
  for (std::uint32_t item = 0; item < problem.item_count(); ++item) {
    text += " ";
    if (item < problem.primary_count() && problem.bounds(ItemId{item}) != Bounds{}) {
      const Bounds bounds = problem.bounds(ItemId{item});
      text += std::to_string(bounds.least) + ":" + std::to_string(bounds.most) + "|";
    }
    text += problem.item_name(ItemId{item});
  }
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    text += ";";
    for (const Entry& entry : problem.entries(OptionId{option})) {
      text += " " + problem.item_name(entry.item);
      if (entry.colour != kNoColour) text += ":" + problem.colour_name(entry.colour);
    }
    const std::uint32_t cost = problem.cost(OptionId{option});
    if (cost != 0) text += " |" + std::to_string(cost);
  }
  return text;
}

TEST(Text, ReadsItemsOptionsColoursAndComments) {
  const auto problem = read_problem(
      "| a small one\n"
      "\n"
      "a b | x y\n"
      "a x:red y\n"
      "  | another comment\n"
      "b x:red\n");
  ASSERT_TRUE(problem.ok()) << problem.error().text();
  EXPECT_EQ(description(*problem), "2 a b x y; a x:red y; b x:red");
}

TEST(Text, ReadsBoundsAndCosts) {
  const auto problem = read_problem(
      "2:3|a 1|b 0:1000000000|c 4|d | x\n"
      "a c |3\n"
      "b |1 x:red |1000 |0\n"
      "d\n");
  ASSERT_TRUE(problem.ok()) << problem.error().text();
  EXPECT_EQ(description(*problem), "4 2:3|a b 0:1000000000|c 4:4|d x; a c |3; b x:red |1001; d");
  EXPECT_EQ(*write_problem(*problem), "2:3|a b 0:1000000000|c 4|d | x\na c |3\nb x:red |1001\nd\n");
}

// They are in no solution, but the others keep their numbers.
TEST(Text, KeepsOptionsWithoutAPrimaryItem) {
  const auto problem = read_problem("a | x\na\nx\na x\n");
  ASSERT_TRUE(problem.ok()) << problem.error().text();
  EXPECT_EQ(problem->option_count(), 3U);
  EXPECT_TRUE(problem->has_useless_options());
  EXPECT_FALSE(problem->is_useless(OptionId{0}));
  EXPECT_TRUE(problem->is_useless(OptionId{1}));
  EXPECT_EQ(*write_problem(*problem), "a | x\na\nx\na x\n");
}

TEST(Text, BearsTabsCarriageReturnsAndAMissingLastNewline) {
  const auto problem = read_problem("a\tb |\tx\r\n\r\na  x\r\n\tb");
  ASSERT_TRUE(problem.ok()) << problem.error().text();
  EXPECT_EQ(description(*problem), "2 a b x; a x; b");
}

TEST(Text, TakesNamesAndColoursOfAnyLength) {
  const std::string name(100'000, 'n');
  const std::string colour(100'000, 'c');
  const auto problem = read_problem("a | " + name + "\na " + name + ":" + colour + "\n");
  ASSERT_TRUE(problem.ok()) << problem.error().text();
  EXPECT_EQ(problem->colour_name(ColourId{0}), colour);
  EXPECT_EQ(problem->item_name(ItemId{1}), name);
}

TEST(Text, ReadsAHundredThousandOptionsOverTwentyThousandItems) {
  std::string text;
  for (int item = 0; item < 20'000; ++item) text += "item" + std::to_string(item) + " ";
  text += "\n";
  for (int option = 0; option < 100'000; ++option) {
    text += "item" + std::to_string(option % 20'000) + " item" +
            std::to_string((option + 7 + option / 20'000) % 20'000) + "\n";
  }
  const auto problem = read_problem(text);
  ASSERT_TRUE(problem.ok()) << problem.error().text();
  EXPECT_EQ(problem->item_count(), 20'000U);
  EXPECT_EQ(problem->option_count(), 100'000U);
}

RC_GTEST_PROP(Text, ReadsBackWhatItWrote, ()) {
  const Problem problem =
      random_problem({.most_secondary = 4, .colours = 3, .most_times = 4, .most_cost = 2});
  const auto again = read_problem(*write_problem(problem));
  RC_ASSERT(again.ok());
  RC_ASSERT(description(*again) == description(problem));
}

TEST(Text, KeepsAByteOrderMarkThatIsPartOfAName) {
  ProblemBuilder builder;
  const ItemId item = builder.add_primary("\xef\xbb\xbf!");
  builder.add_option({{item}});
  const Result<std::string> text = write_problem(*builder.build());
  ASSERT_TRUE(text.ok());
  const Result<Problem> again = read_problem(*text);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->item_name(ItemId{0}), "\xef\xbb\xbf!");
}

TEST(Text, SkipsAByteOrderMark) {
  const Result<Problem> problem = read_problem(
      "\xef\xbb\xbf"
      "a b\na b\n");
  ASSERT_TRUE(problem.ok());
  EXPECT_EQ(problem->item_name(ItemId{0}), "a");
  const Result<Problem> wrong = read_problem(
      "\xef\xbb\xbf"
      "a a\n");
  ASSERT_FALSE(wrong.ok());
  EXPECT_EQ(wrong.error().place, (Place{1, 3}));
}

TEST(Text, RefusesToWriteAProblemWithoutPrimaryItems) {
  ProblemBuilder builder;
  builder.add_secondary("x");
  const Problem problem = *builder.build();
  EXPECT_EQ(write_problem(problem).error().text(),
            "expected a primary item, found none: such a problem cannot be written as text");
}

TEST(Text, WritesNamesThatTheFormatCannotHoldWithUnderscores) {
  ProblemBuilder builder;
  const ItemId item = builder.add_primary("row 4: 7");
  builder.add_option({{item}});
  const Problem problem = *builder.build();
  EXPECT_EQ(*write_problem(problem), "row_4_7\nrow_4_7\n");
}

TEST(Text, WritesNoNameThatSteersATerminal) {
  ProblemBuilder builder;
  const ItemId item = builder.add_primary("a\x1b[31m\xc2\x9b\x9b");
  builder.add_option({{item}});
  const std::string name = "a\uFFFD[31m\uFFFD\uFFFD";
  EXPECT_EQ(*write_problem(*builder.build()), name + "\n" + name + "\n");
}

TEST(Text, RefusesToWriteTwoItemsUnderOneName) {
  ProblemBuilder builder;
  builder.add_primary("a b");
  builder.add_primary("a:b");
  const Problem problem = *builder.build();
  EXPECT_EQ(write_problem(problem).error().text(),
            "expected names that differ, found 'a b' and 'a:b', both written as 'a_b'");
}

TEST(Text, RefusesToWriteTwoColoursUnderOneName) {
  ProblemBuilder builder;
  const ItemId item = builder.add_primary("a");
  const ItemId painted = builder.add_secondary("x");
  builder.add_option({{item}, {painted, builder.add_colour("r b")}});
  builder.add_option({{item}, {painted, builder.add_colour("r|b")}});
  const Problem problem = *builder.build();
  EXPECT_EQ(write_problem(problem).error().text(),
            "expected names that differ, found 'r b' and 'r|b', both written as 'r_b'");
}

struct BadText {
  std::string text;
  std::string error;
};

TEST(Text, NamesThePlaceAndTheExpectationOfWhatItCannotRead) {
  const BadText bad[] = {
      {"", "expected a line with the names of the items, found none"},
      {"\n\n", "expected a line with the names of the items, found none"},
      {"| only a comment\n", "expected a line with the names of the items, found none"},
      {"a b a\n", "line 1, column 5: expected a new item, found 'a' a second time"},
      {"a | a\n", "line 1, column 5: expected a new item, found 'a' a second time"},
      {"a | x | y\n", "line 1, column 7: expected one '|' between the items, found a second"},
      {"a:b\n", "line 1, column 1: expected a name without '|' and ':', found 'a:b'"},
      {"a b|c\n", "line 1, column 3: expected a name without '|' and ':', found 'b|c'"},
      {"a b\n\nc\n", "line 3, column 1: expected the name of an item, found 'c'"},
      {"a b\r\na\r\na  q\r\n", "line 3, column 4: expected the name of an item, found 'q'"},
      {"a b\na b a\n", "line 2, column 1: option 1: expected each item once, found 'a' twice"},
      {"2|a b 3:2|c\n", "line 1, column 7: expected the lower bound of item 'c' first, found 3:2"},
      {"a 1:2:3|b\n",
       "line 1, column 3: expected a number or two before '|', as in 2| or 1:3|, found '1:2:3'"},
      {"a -1|b\n",
       "line 1, column 3: expected a number or two before '|', as in 2| or 1:3|, found '-1'"},
      {"a :2|b\n",
       "line 1, column 3: expected a number or two before '|', as in 2| or 1:3|, found ':2'"},
      {"a 1:1000000001|b\n",
       "line 1, column 3: expected bounds of at most 1000000000, found '1:1000000001'"},
      {"99999999999999999999999|b\n",
       "line 1, column 1: expected bounds of at most 1000000000, found '99999999999999999999999'"},
      {"a | 2|b\n",
       "line 1, column 5: expected bounds on primary items only, found some on secondary item "
       "'b'"},
      {"a 2|\n", "line 1, column 3: expected a name without '|' and ':', found '2|'"},
      {"a 2|b|c\n", "line 1, column 3: expected a name without '|' and ':', found '2|b|c'"},
      {"a 2|a\n", "line 1, column 3: expected a new item, found 'a' a second time"},
      {"a\na |-3\n",
       "line 2, column 3: expected a cost from 0 to 1000000000 after '|', found '-3'"},
      {"a\na |x\n", "line 2, column 3: expected a cost from 0 to 1000000000 after '|', found 'x'"},
      {"a\na |9 |1000000000\n",
       "line 2, column 6: expected a cost from 0 to 999999991 after '|', found '1000000000'"},
      {"a | x\na:red\n",
       "line 2, column 1: option 1: expected a colour on secondary items only, found one on "
       "primary item 'a'"},
      {"a | x\na x:\n", "line 2, column 3: expected one colour after 'x:', found none"},
      {"a | x\na x:r:s\n", "line 2, column 3: expected one colour after 'x:', found 'r:s'"},
      {"a | x\na x:r|s\n", "line 2, column 3: expected one colour after 'x:', found 'r|s'"},
      {"a | x\na :r\n", "line 2, column 3: expected the name of an item, found ''"},
      {"a | x\na |\n", "line 2, column 3: expected the name of an item, found '|'"},
      {"a\n\x01\x02\n", "line 2, column 1: expected the name of an item, found '\uFFFD\uFFFD'"},
      {"a\n" + std::string(100, 'z') + "\n",
       "line 2, column 1: expected the name of an item, found '" + std::string(40, 'z') + "…'"},
  };
  for (const auto& [text, error] : bad) {
    const auto problem = read_problem(text);
    ASSERT_FALSE(problem.ok()) << text;
    EXPECT_EQ(problem.error().text(), error) << text;
    EXPECT_NE(problem.error().kind, ErrorKind::other) << error;
  }
}

}  // namespace
}  // namespace quadrille::cover
