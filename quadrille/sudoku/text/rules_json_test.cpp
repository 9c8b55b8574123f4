#include <gtest/gtest.h>

#include "quadrille/sudoku/constraints.h"
#include "quadrille/sudoku/read.h"
#include "quadrille/sudoku/solve.h"
#include "quadrille/sudoku/write.h"

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
  const Answer answer = solve(*grid);
  ASSERT_EQ(answer.verdict, Verdict::one);
  EXPECT_EQ(write(*answer.solution, Format::line), "1423324143122134");
  EXPECT_FALSE(verify(*grid, *answer.solution));
}

TEST(RulesJson, WhatIsWrittenIsReadAgain) {
  const std::string text = board_with(
      R"(["diagonal-down","antiknight",{"no-sum":"","value":5},{"cage":"r1c1 r1c2","sum":5},)"
      R"({"cage":"r2c1 r2c2"},{"arrow":"r2c2 r3c3","circle":"r1c1"},)"
      R"({"clone":"r1c1 r1c2","of":"r3c3 r3c4"},{"quadruple":"r1c1 r1c2 r2c1 r2c2","values":[1,2]}])");
  const auto grid = read_grid(text);
  ASSERT_TRUE(grid) << grid.error().text();
  EXPECT_EQ(write(*grid, Format::json), text);
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
            "line 1: rules: expected a rule such as antiknight, cage or thermo, found 'knights'");
  EXPECT_EQ(error_of(R"([{"cage":"r1c1 r9c9"}])"),
            "line 1: cage: expected a cell from r1c1 to r4c4, found 'r9c9'");
  EXPECT_EQ(error_of(R"([{"thermo":"r1c1"}])"),
            "line 1: thermo 1: expected 2 or more cells, found 1");
  const std::string expected =
      "line 1: rules: expected a list of rules: names such as \"antiknight\", or objects such as "
      "\"cage\" with its cells";
  EXPECT_EQ(error_of(R"([{"sum":9}])"), expected);
  EXPECT_EQ(error_of("[[]]"), expected);
  EXPECT_EQ(error_of(R"([{"cage":"r1c1","sum":-1}])"), expected);
  EXPECT_EQ(error_of("[]"), "none");
}

}  // namespace
}  // namespace quadrille::sudoku
