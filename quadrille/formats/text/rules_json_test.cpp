#include <gtest/gtest.h>

#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/rules/solutions_test.h"

namespace quadrille::sudoku {
namespace {

constexpr std::string_view kEmpty = "................";

std::string board_with(std::string_view rules) {
  return R"({"puzzle":")" + std::string(kEmpty) + R"(","rules":)" + std::string(rules) + "}";
}

std::string error_of(std::string_view rules) {
  const auto grid = read_grid(board_with(rules));
  return grid ? "none" : grid.error().text();
}

TEST(RulesJson, ABoardHasOneSolutionByItsRules) {
  const auto grid =
      read_grid(board_with(R"([{"thermo":"r1c1 r2c2 r3c2"},{"cage":"r1c3 r1c4 r2c4","sum":6},)"
                           R"({"difference":"r4c3 r4c4"},{"ratio":"r3c3 r3c4"}])"));
  ASSERT_TRUE(grid) << grid.error().text();
  const std::vector<Grid> found = all_solutions(*grid);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(write(found.front(), Format::line), "1423324143122134");
}

TEST(RulesJson, WhatIsWrittenIsReadAgain) {
  const std::string text = board_with(
      R"(["diagonal-down","antiknight",{"no-sum":"","value":5},{"cage":"r1c1 r1c2","sum":5},)"
      R"({"cage":"r2c1 r2c2"},{"arrow":"r2c2 r3c3","circle":"r1c1"},)"
      R"({"clone":"r1c1 r1c2","of":"r3c3 r3c4"},{"quadruple":"r1c1 r1c2 r2c1 r2c2","values":[1,2]}])");
  const auto grid = read_grid(text);
  ASSERT_TRUE(grid) << grid.error().text();
  EXPECT_EQ(write(*grid, Format::json), text);
  const std::string groups = board_with(
      R"(["global-entropy","strict-kropki",{"equal-sums":"r1c1 r1c2 | r2c1 | r3c1 r3c2"},)"
      R"({"same-digits":"r1c1 r1c2 | r3c3 r3c4"},{"contains":"r1c1 r2c2 r3c3","values":[1,2]},)"
      R"({"pairs":"r1c1 r1c2 r2c2","values":[[1,3],[3,1],[2,4]]},{"sum-line":"r1c1 r1c2","value":5}])");
  const auto with_groups = read_grid(groups);
  ASSERT_TRUE(with_groups) << with_groups.error().text();
  EXPECT_EQ(write(*with_groups, Format::json), groups);
  const auto other =
      read_grid(R"({"puzzle":"................","rules":[],"first_value":0,"left_out":["fog"]})");
  ASSERT_TRUE(other) << other.error().text();
  EXPECT_EQ(other->constraints()->first_value(), 0U);
  EXPECT_EQ(*read_grid(write(*other, Format::json)), *other);
}

TEST(RulesJson, AProgramThatWouldNotKeepToThemRefusesThem) {
  const auto grid = read_grid(board_with(R"(["x"])"), {.rules = false});
  ASSERT_FALSE(grid);
  EXPECT_EQ(grid.error().text(),
            "line 1: expected a board without further rules such as cages or diagonals");
  EXPECT_TRUE(read_grid(board_with("[]"), {.rules = false}));
}

TEST(RulesJson, ErrorsNameTheRuleAndWhatWasExpected) {
  EXPECT_EQ(error_of(R"(["knights"])"),
            "line 1: rules: expected a rule without cells such as x, antiknight or nonconsecutive, "
            "found 'knights'");
  EXPECT_EQ(error_of(R"([{"cage":"r1c1 r9c9"}])"),
            "line 1: cage: expected a cell from r1c1 to r4c4, found 'r9c9'");
  EXPECT_EQ(error_of(R"([{"thermo":"r1c1"}])"),
            "line 1: thermo 1: expected 2 or more cells, found 1");
  const std::string expected =
      "line 1: rules: expected a list of rules: names such as \"antiknight\", or objects such as "
      "\"cage\" with its cells";
  EXPECT_EQ(error_of(R"([{"sum":9}])"), expected);
  EXPECT_EQ(error_of("[[]]"), expected);
  EXPECT_EQ(error_of(R"([{"cage":"r1c1","sum":-1}])"),
            "line 1: sum: expected a number from 0 to 1000000, found '-1'");
  EXPECT_EQ(error_of(R"([{"cage":"r1c1","sum" : [2,"x"]}])"),
            "line 1: sum: expected a number from 0 to 1000000, found '[2,\"x\"'");
  EXPECT_EQ(error_of(R"([{"cage":"r1c1","colour":1}])"),
            "line 1: rules: expected a rule such as antiknight, cage or thermo, found 'colour'");
  EXPECT_EQ(error_of("[]"), "none");
}

TEST(RulesJson, ErrorsNameTheGroupsAndPairsThatAreWrong) {
  EXPECT_EQ(error_of(R"([{"equal-sums":"r1c1 r1c2"}])"),
            "line 1: equal-sums 1: expected 2 to 16 numbers, found 1");
  EXPECT_EQ(error_of(R"([{"equal-sums":"r1c1 | | r1c2"}])"),
            "line 1: equal-sums 1: expected a number from 1 to 1000000, found 0");
  EXPECT_EQ(error_of(R"([{"equal-sums":"r1c1 | r5c1"}])"),
            "line 1: equal-sums: expected a cell from r1c1 to r4c4, found 'r5c1'");
  EXPECT_EQ(error_of(R"([{"same-digits":"r1c1 r1c2 | r2c1"}])"),
            "line 1: same-digits 1: expected 4 cells, found 3");
  EXPECT_EQ(error_of(R"([{"cage":"r1c1 | r1c2"}])"),
            "line 1: cage: expected a cell from r1c1 to r4c4, found '|'");
  EXPECT_EQ(error_of(R"([{"pairs":"r1c1 r1c2","values":[1,2,3]}])"),
            "line 1: pairs 1: expected 4 to 4 numbers, found 3");
  EXPECT_EQ(error_of(R"([{"pairs":"r1c1 r1c2","values":[[1,2000000]]}])"),
            "line 1: pairs 1: expected a number from 0 to 1000000, found 2000000");
  EXPECT_EQ(error_of(R"([{"pairs":"r1c1 r1c2","values":[[1,2,3]]}])"),
            "line 1: values: expected a number from 0 to 1000000, found '[[1,2,3'");
  EXPECT_EQ(error_of(R"([{"equal-sums":"r1c1 | r1c2","values":[1,1]}])"),
            "line 1: equal-sums 1: expected 4 cells, found 2");
  std::string pairs = "[1,2]";
  for (int i = 0; i < 40; ++i) pairs += ",[1,2]";
  EXPECT_EQ(error_of(R"([{"pairs":"r1c1 r1c2","values":[)" + pairs + "]}]"),
            "line 1: pairs 1: expected 32 to 32 numbers, found 82");
  for (int i = 0; i < 1'000'000; ++i) pairs += ",[1,2]";
  EXPECT_EQ(error_of(R"([{"pairs":"r1c1 r1c2","values":[)" + pairs + "]}]"),
            "line 1: values: expected at most 4096, found 4097");
  std::string bars = "r1c1";
  for (int i = 0; i < 1'000'000; ++i) bars += "|r1c1";
  EXPECT_EQ(error_of(R"([{"equal-sums":")" + bars + R"("}])"),
            "line 1: equal-sums: expected at most 4096, found 4097");
}

}  // namespace
}  // namespace quadrille::sudoku
