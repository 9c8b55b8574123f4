#include "quadrille/logic/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/logic/board_test.h"
#include "quadrille/logic/explanation.h"

namespace quadrille::logic {
namespace {

using sudoku::Shape;
using testing::Contains;
using testing::ElementsAre;

// Says plainly whether a digit may go into an empty cell of a grid.
bool may_hold(const sudoku::Grid& grid, Cell cell, Digit digit) {
  const std::uint32_t size = grid.size();
  for (Cell other = 0; other < grid.shape().cell_count(); ++other) {
    const bool seen =
        other / size == cell / size || other % size == cell % size ||
        (grid.shape().has_boxes() && grid.shape().box_of(other) == grid.shape().box_of(cell));
    if (seen && grid.at(other) == digit) return false;
  }
  return true;
}

// Every rule's options against the cells that the grid itself leaves open.
void expect_same_candidates(const Position& position, const sudoku::Grid& grid) {
  const Layout& layout = position.layout();
  std::vector<std::uint32_t> counts(layout.rule_count(), 0);
  for (Cell cell = 0; cell < layout.cell_count(); ++cell) {
    for (Digit digit = 1; digit <= grid.size(); ++digit) {
      const bool expected = grid.at(cell) == 0 && may_hold(grid, cell, digit);
      EXPECT_EQ(position.has({cell, digit}), expected);
      if (!expected) continue;
      ++counts[index(Layout::rule(cell))];
      for (const Unit unit : layout.units_of(cell)) ++counts[index(layout.rule(unit, digit))];
    }
  }
  for (std::uint32_t rule = 0; rule < layout.rule_count(); ++rule) {
    EXPECT_EQ(position.count(RuleId{rule}), counts[rule]) << layout.name(RuleId{rule});
    EXPECT_EQ(position.options(RuleId{rule}).count(), counts[rule]) << layout.name(RuleId{rule});
  }
}

TEST(Position, KnowsTheCandidatesOfEveryShape) {
  Random random(3);
  for (const Division division : {Division::boxes, Division::regions, Division::none}) {
    const sudoku::Grid grid = random_board(2, 3, division, 30, random);
    expect_same_candidates(Position(grid), grid);
  }
  const sudoku::Grid large = random_board(5, 5, Division::boxes, 40, random);
  expect_same_candidates(Position(large), large);
}

RC_GTEST_PROP(Position, PlacingADigitIsTheSameAsStartingWithIt, (std::uint64_t seed)) {
  Random random(seed);
  const sudoku::Grid grid = random_board(2, 3, Division::regions, 20, random);
  Position position(grid);
  sudoku::Grid filled(grid.shape(), {grid.cells().begin(), grid.cells().end()});
  for (int placed = 0; placed < 5; ++placed) {
    const Cell cell = random.below(grid.shape().cell_count());
    const auto digit = static_cast<Digit>(random.below(grid.size()) + 1);
    if (!position.has({cell, digit})) continue;
    position.place({cell, digit});
    filled.set(cell, digit);
  }
  expect_same_candidates(position, filled);
  RC_ASSERT(position.broken() == Position(filled).broken());
  RC_ASSERT(position.empty_cells() == filled.empty_count());
}

TEST(Position, TellsWhichItemsAreLeftWithOneOption) {
  Position position(board(*Shape::boxes(2, 2), "12.. .... .... ...."));
  std::vector<RuleId> forced;
  position.place({2, 3}, &forced);
  const Layout& layout = position.layout();
  EXPECT_THAT(forced, Contains(Layout::rule(3)));          // r1c4 can only be 4
  EXPECT_THAT(forced, Contains(layout.rule(Unit{0}, 4)));  // row 1 has one place for 4
}

TEST(Position, ReportsContradictionsAsValues) {
  const Position twice(board(*Shape::boxes(2, 2), "1..1 .... .... ...."));
  ASSERT_TRUE(twice.broken());
  ASSERT_THAT(twice.dead_rules(), Contains(RuleId{16}));
  EXPECT_EQ(tell(english(), twice.layout(), explain_dead(twice, RuleId{16})),
            "row 1: 1 is covered twice");

  const Position nothing(board(*Shape::boxes(2, 2), "123. .... .... ...4"));
  EXPECT_THAT(nothing.dead_rules(), ElementsAre(RuleId{3}, RuleId{19}));
  const auto dead = [&](RuleId rule) {
    return tell(english(), nothing.layout(), explain_dead(nothing, rule));
  };
  EXPECT_EQ(dead(RuleId{3}), "nothing is left for r1c4");
  EXPECT_EQ(dead(RuleId{19}), "nothing is left for row 1: 4");
  EXPECT_FALSE(nothing.solved());
}

TEST(Position, TakesPencilMarksAndGivesThemBack) {
  sudoku::Grid grid(*Shape::latin(2));
  grid.set_marks({true, false, true, true, true, true, true, true});
  Position position(grid);
  EXPECT_FALSE(position.has({0, 2}));
  EXPECT_FALSE(position.allowed_at_first({0, 2}));
  position.rule_out({1, 1});
  EXPECT_TRUE(position.allowed_at_first({1, 1}));
  const std::vector<bool> left = {true, false, false, true, true, true, true, true};
  EXPECT_EQ(position.grid().marks(), left);
  position.place({0, 1});
  EXPECT_EQ(position.grid().at(0), 1);
  EXPECT_TRUE(position.grid().allows(0, 1));
  EXPECT_EQ(position.empty_cells(Unit{0}), 1U);
}

TEST(Position, IsSolvedWhenEveryCellIsFilledByTheRules) {
  EXPECT_TRUE(Position(board(*Shape::latin(2), "12 21")).solved());
  EXPECT_FALSE(Position(board(*Shape::latin(2), "12 12")).solved());
  EXPECT_FALSE(Position(board(*Shape::latin(2), "12 2.")).solved());
}

TEST(Layout, NamesUnitsAndItems) {
  const Layout layout(*Shape::boxes(3, 3));
  EXPECT_EQ(layout.unit_name(layout.unit_of(28, Family::box)), "box 4");
  EXPECT_EQ(layout.name(layout.rule(layout.row_of(28), 7)), "row 4: 7");
  EXPECT_EQ(layout.name(Layout::rule(28)), "r4c2");
  EXPECT_THAT(layout.cells(layout.unit_of(0, Family::box)),
              ElementsAre(0, 1, 2, 9, 10, 11, 18, 19, 20));
  EXPECT_TRUE(layout.sees(0, 20));
  EXPECT_FALSE(layout.sees(0, 0));
  EXPECT_FALSE(Layout(*Shape::latin(9)).sees(0, 20));
  EXPECT_TRUE(layout.excludes({0, 1}, {0, 2}));
  EXPECT_TRUE(layout.excludes({0, 1}, {1, 1}));
  EXPECT_FALSE(layout.excludes({0, 1}, {1, 2}));
}

}  // namespace
}  // namespace quadrille::logic
