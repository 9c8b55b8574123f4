// Boards with constraints, solved.
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/base/language.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/rules/verify.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku {
namespace {

Grid ruled_board(const Shape& shape, std::vector<Constraint> constraints) {
  Grid grid(shape);
  grid.set_constraints(*Constraints::of(shape, {.constraints = std::move(constraints)}));
  return grid;
}

TEST(RuledBoards, KingsKnightsAndNeighboursLeave72Boards) {
  const Grid grid = ruled_board(*Shape::boxes(3, 3), {{.kind = ConstraintKind::antiking},
                                                      {.kind = ConstraintKind::antiknight},
                                                      {.kind = ConstraintKind::nonconsecutive}});
  EXPECT_EQ(count(grid).solutions.small(), 72U);
}

TEST(RuledBoards, EachSolutionIsListedOnce) {
  const Grid grid = ruled_board(*Shape::boxes(2, 2), {{.kind = ConstraintKind::diagonal_down}});
  std::set<std::vector<Digit>> found;
  Solutions all(grid);
  for (const Grid& solution : all) {
    EXPECT_FALSE(verify(grid, solution));
    const auto digits = solution.cells();
    EXPECT_TRUE(found.insert({digits.begin(), digits.end()}).second);
  }
  EXPECT_TRUE(all.exhausted());
  EXPECT_EQ(all.stats().solutions, found.size());
  EXPECT_EQ(count(grid).solutions.small(), found.size());
  EXPECT_GT(found.size(), 2U);
}

TEST(RuledBoards, AutomaticBeginsWithTheRulesThemselves) {
  Grid grid = ruled_board(*Shape::boxes(2, 2), {{.kind = ConstraintKind::diagonal_down},
                                                {.kind = ConstraintKind::diagonal_up}});
  EXPECT_EQ(solve(grid).engine.engine, EngineName::rules);
  EXPECT_EQ(solve(grid, {.engine = EngineName::learn}).engine.engine, EngineName::learn);
  EXPECT_EQ(solve(grid, {.max_nodes = 1000}).engine.engine, EngineName::links);
  EXPECT_FALSE(parse_engine("rules"));
  grid.set(0, 1);
  grid.set(15, 1);
  const Answer none = solve(grid);
  EXPECT_EQ(none.verdict, Verdict::none);
  EXPECT_EQ(none.obstacles, find_obstacles(grid));
}

// A rule that nobody has read may rule a solution out, and may allow what the usual ones do not.
TEST(RuledBoards, WhatIsLeftOutLeavesTheVerdictWithTheRulesReadAlone) {
  const std::vector<Digit> full = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  const std::pair<std::vector<Digit>, Verdict> boards[] = {
      {full, Verdict::one},
      {std::vector<Digit>(16, 0), Verdict::many},
      {{1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, Verdict::none}};
  for (const auto& [digits, expected] : boards) {
    Grid grid(*Shape::boxes(2, 2), digits);
    EXPECT_EQ(told_with_rules_read(grid, expected), std::nullopt);
    const Natural solutions = count(grid).solutions;
    grid.set_constraints(*Constraints::of(grid.shape(), {.left_out = {"fog"}}));
    const Answer answer = solve(grid);
    EXPECT_EQ(answer.verdict, Verdict::unknown);
    EXPECT_EQ(answer.with_rules_read, expected);
    EXPECT_EQ(answer.solution.has_value(), expected != Verdict::none);
    EXPECT_FALSE(count(grid).exact);
    EXPECT_EQ(count(grid).solutions, 0);
    EXPECT_EQ(count(as_read(grid)).solutions, solutions);
    EXPECT_EQ(as_read(grid).constraints(), nullptr);
    const auto told = told_with_rules_read(grid, expected);
    ASSERT_TRUE(told);
    EXPECT_THAT(english().tell(*told), testing::StartsWith("with the rules read: "));
    EXPECT_THAT(english().tell(*told),
                testing::EndsWith("; left out, because there is no rule for it: fog"));
  }
}

// They are taken for what the other rules say where these leave one solution, and only there.
TEST(RuledBoards, RulesInWordsAloneLeaveAVerdictOfOneSolution) {
  const auto with_words = [](Grid grid, std::vector<Constraint> rules) {
    ConstraintList list{.constraints = std::move(rules), .left_out = {std::string(kRulesInWords)}};
    grid.set_constraints(*Constraints::of(grid.shape(), std::move(list)));
    return grid;
  };
  const Grid full(*Shape::boxes(2, 2), {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});
  const Constraint cage{.kind = ConstraintKind::cage, .cells = {0, 1}, .values = {3}};
  const Grid known = with_words(full, {cage});
  EXPECT_TRUE(leaves_words_alone(known));
  EXPECT_EQ(solve(known).verdict, Verdict::one);
  EXPECT_EQ(count(known).solutions, 1);
  EXPECT_EQ(told_with_rules_read(known, Verdict::one), std::nullopt);
  const Grid open = with_words(Grid(full.shape()), {cage});
  EXPECT_EQ(solve(open).verdict, Verdict::unknown);
  EXPECT_EQ(solve(open).with_rules_read, Verdict::many);
  EXPECT_FALSE(count(open).exact);
  EXPECT_TRUE(told_with_rules_read(open, Verdict::many));
  const Grid unruled = with_words(full, {});
  EXPECT_FALSE(leaves_words_alone(unruled));
  EXPECT_EQ(solve(unruled).verdict, Verdict::unknown);
}

TEST(RuledBoards, TheBatchEngineRefusesThem) {
  const Grid grid = ruled_board(*Shape::boxes(3, 3), {{.kind = ConstraintKind::antiking}});
  const Answer answer = solve(grid, {.engine = EngineName::batch});
  EXPECT_EQ(answer.verdict, Verdict::unknown);
}

TEST(RuledBoards, AStopLeavesALargeBoardUnknown) {
  const Shape shape = *Shape::boxes(6, 6);
  std::vector<Cell> all(shape.cell_count());
  for (Cell cell = 0; cell < all.size(); ++cell) all[cell] = cell;
  Stop stop;
  stop.request();
  const Grid grid = ruled_board(shape, {{.kind = ConstraintKind::counting_circles, .cells = all}});
  EXPECT_EQ(solve(grid, {.stop = &stop}).verdict, Verdict::unknown);
}

}  // namespace
}  // namespace quadrille::sudoku
