#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/base/text.h"
#include "quadrille/formats/read.h"
#include "quadrille/render/board.h"
#include "quadrille/render/problems_test.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/rules/random_constraint_test.h"

namespace quadrille::render {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(RuledText, DrawsCagesWithTheirSumsAndDotsABorderThroughThem) {
  const auto grid = sudoku::read_grid(
      R"({"puzzle":"1...............","rules":[{"cage":"r1c3 r1c4 r2c4","sum":6},)"
      R"({"cage":"r2c2 r2c3","sum":7},{"thermo":"r4c1 r3c2 r3c3"},{"difference":"r4c3 r4c4"}]})");
  ASSERT_TRUE(grid.ok());
  EXPECT_EQ(ruled_board_text(*grid), R"(┏━━━━━━━┳6━━━━━━┓
┃ 1   . ┃ .   . ┃
┃   ┌7──╂───┐   ┃
┃ . │ . ┇ . │ . ┃
┣━━━┷━━━╋━━━┷━━━┫
┃ .   .─╂─.   . ┃
┃   ╱   ┃       ┃
┃(.)  . ┃ . ○ . ┃
┗━━━━━━━┻━━━━━━━┛
)");
  const auto solution = sudoku::read_grid("1423324143122134");
  EXPECT_EQ(ruled_board_text(*grid, &*solution, {.ascii = true}), R"(#=======#6======#
# 1   4 # 2   3 #
#   +7--#---+   #
# 3 | 2 : 4 | 1 #
#===#===#===#===#
# 4   3---1   2 #
#   /   #       #
#(2)  1 # 3 o 4 #
#=======#=======#
)");
}

TEST(RuledText, DrawsCluesOutsideArrowsAndSigns) {
  const auto grid = sudoku::read_grid(
      R"({"puzzle":"................","rules":["x",{"sandwich":"r2c1 r2c2 r2c3 r2c4","value":5},)"
      R"({"x-sum":"r4c2 r3c2 r2c2 r1c2","value":10},{"little-killer":"r1c3 r2c4","value":3},)"
      R"({"arrow":"r3c1 r4c1","circle":"r3c2"},{"greater":"r2c1 r2c2"},{"even":"r1c4"},)"
      R"({"quadruple":"r3c3 r3c4 r4c3 r4c4","values":[1,2,3]}]})");
  ASSERT_TRUE(grid.ok());
  EXPECT_EQ(ruled_board_text(*grid), R"(          3              
    ┏━━━━━━━↘━━━━━━━┓    
    ┃ .   . ┃ .  [.]┃    
    ┃   ╲   ┃   ╱   ┃    
  5 ┃ . > . ┃ .   . ┃    
    ┣━━━━━━━╳━━━━━━━┫    
    ┃ .──(.)┃ .   . ┃    
    ┃ ↓ ╱   ┃  123  ┃    
    ┃ .   . ┃ .   . ┃    
    ┗━━━━━━━┻━━━━━━━┛    
         10              
)");
}

TEST(RuledText, IsTheUsualPictureOfABoardWithoutRules) {
  const sudoku::Grid grid = drawn(*sudoku::Shape::boxes(2, 2), "1..4.......13..2");
  EXPECT_EQ(ruled_board_text(grid), board_text(grid));
}

RC_GTEST_PROP(RuledText, HasRowsOfOneLengthAndNoEscapesWhateverTheRules, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const sudoku::Shape shape = *sudoku::Shape::boxes(2, 3);
  std::vector<sudoku::Constraint> rules;
  for (int i = 0; i < 6; ++i) {
    const auto kind = static_cast<sudoku::ConstraintKind>(random.below(sudoku::kConstraintKinds));
    const sudoku::Constraint rule = sudoku::random_constraint(kind, shape, random);
    if (check(shape, rule)) rules.push_back(rule);
  }
  const sudoku::Grid grid = *sudoku::with_constraints(sudoku::Grid(shape), rules);
  for (const bool ascii : {false, true}) {
    const std::string text = ruled_board_text(grid, nullptr, {.ascii = ascii});
    EXPECT_THAT(text, Not(HasSubstr("\x1b")));
    std::size_t length = 0;
    for (const std::string& line : lines_of(text)) {
      if (length == 0) length = characters(line).size();
      RC_ASSERT(characters(line).size() == length);
      RC_ASSERT(!ascii || line.size() == length);
    }
  }
}

}  // namespace
}  // namespace quadrille::render
