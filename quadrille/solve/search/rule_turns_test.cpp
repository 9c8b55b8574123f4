#include "quadrille/solve/search/rule_turns.h"

#include <set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/rules/random_constraint_test.h"

namespace quadrille::sudoku {
namespace {

Grid with_rules(const Shape& shape, std::vector<Constraint> constraints) {
  Grid grid(shape);
  grid.set_constraints(*Constraints::of(shape, {.constraints = std::move(constraints)}));
  return grid;
}

// With these, the matrix has its turn after the first dead end.
constexpr TurnLengths kAtOnce = {.first = 1, .little = 0};

RuleTurns turns_of(const Grid& grid, const TurnLengths& lengths, const Stop* stop = nullptr) {
  return {grid, {.stop = stop}, grid.constraints()->walk(grid, nullptr), lengths};
}

// A board with more solutions than are looked for by turns, and one with fewer.
Grid many() {
  return with_rules(*Shape::boxes(2, 2), {{.kind = ConstraintKind::thermometer, .cells = {0, 1}}});
}
Grid few() {
  return with_rules(*Shape::boxes(2, 3),
                    {{.kind = ConstraintKind::thermometer, .cells = {0, 1, 2, 3, 4, 5}},
                     {.kind = ConstraintKind::thermometer, .cells = {6, 7, 8}},
                     {.kind = ConstraintKind::thermometer, .cells = {12, 18, 24, 30}},
                     {.kind = ConstraintKind::thermometer, .cells = {35, 29, 23}}});
}

std::set<std::vector<Digit>> all_of(RuleTurns& turns, const Grid& grid) {
  std::set<std::vector<Digit>> found;
  while (turns.next()) {
    const std::vector<Digit> digits(turns.solution().begin(), turns.solution().end());
    EXPECT_FALSE(verify(grid, Grid(grid.shape(), digits)));
    EXPECT_TRUE(found.insert(digits).second) << "twice";
  }
  EXPECT_TRUE(turns.exhausted());
  EXPECT_EQ(turns.stats().solutions, found.size());
  return found;
}

TEST(RuleTurns, GiveEverySolutionOnce) {
  for (const Grid& grid : {many(), few()}) {
    const auto expected = count(grid, UINT64_MAX, {.engine = EngineName::links}).solutions.small();
    for (const TurnLengths lengths : {TurnLengths{}, kAtOnce, TurnLengths{3000, 0}}) {
      RuleTurns turns = turns_of(grid, lengths);
      EXPECT_EQ(all_of(turns, grid).size(), expected);
      EXPECT_EQ(turns.progress(), 1);
    }
  }
}

TEST(RuleTurns, GiveEverySolutionOfRandomBoardsOnce) {
  const Shape shape = *Shape::boxes(2, 2);
  Random random(5);
  for (int turn = 0; turn < 40; ++turn) {
    const auto kind = static_cast<ConstraintKind>(random.below(kConstraintKinds));
    const auto rules =
        Constraints::of(shape, {.constraints = {random_constraint(kind, shape, random)}});
    if (!rules) continue;
    Grid grid(shape);
    grid.set_constraints(*rules);
    grid.set(static_cast<Cell>(random.below(16)), static_cast<Digit>(1 + turn % 4));
    RuleTurns turns = turns_of(grid, kAtOnce);
    EXPECT_EQ(all_of(turns, grid).size(),
              count(grid, UINT64_MAX, {.engine = EngineName::links}).solutions.small());
  }
}

TEST(RuleTurns, AreTheSameEveryTime) {
  const Grid grid = few();
  RuleTurns one = turns_of(grid, kAtOnce);
  RuleTurns other = turns_of(grid, kAtOnce);
  while (one.next()) {
    ASSERT_TRUE(other.next());
    EXPECT_TRUE(std::ranges::equal(one.solution(), other.solution()));
    EXPECT_EQ(one.stats().decisions, other.stats().decisions);
    EXPECT_EQ(one.engine().engine, other.engine().engine);
  }
  EXPECT_FALSE(other.next());
}

TEST(RuleTurns, SayWhoAnswered) {
  const Grid grid = few();
  RuleTurns rules = turns_of(grid, {});
  ASSERT_TRUE(rules.next());
  EXPECT_EQ(rules.engine().engine, EngineName::rules);
  EXPECT_EQ(rules.engine().reason.key, "engine.quick");
  // Some are found by one, some by the other.
  RuleTurns turns = turns_of(grid, kAtOnce);
  std::set<EngineName> engines;
  while (turns.next()) engines.insert(turns.engine().engine);
  EXPECT_TRUE(engines.contains(EngineName::learn));
  EXPECT_EQ(turns.engine().reason.key,
            turns.engine().engine == EngineName::rules ? "engine.no_faster" : "engine.quick");
}

TEST(RuleTurns, GoOnAfterAStop) {
  const Grid grid = few();
  const auto expected = count(grid, UINT64_MAX, {.engine = EngineName::links}).solutions.small();
  for (const TurnLengths lengths : {TurnLengths{}, kAtOnce}) {
    Stop stop;
    stop.set_deadline(Stop::Clock::now() - std::chrono::seconds(1));
    RuleTurns turns = turns_of(grid, lengths, &stop);
    EXPECT_FALSE(turns.next());
    EXPECT_FALSE(turns.next());
    EXPECT_FALSE(turns.exhausted());
    EXPECT_EQ(turns.stats().solutions, 0U);
    stop.set_deadline(Stop::Clock::time_point::max());
    std::set<std::vector<Digit>> found;
    while (turns.next()) found.insert({turns.solution().begin(), turns.solution().end()});
    EXPECT_TRUE(turns.exhausted());
    EXPECT_EQ(found.size(), expected);
  }
}

TEST(RuleTurns, TellWhyThereIsNoSolution) {
  Grid grid = with_rules(*Shape::boxes(2, 2), {{.kind = ConstraintKind::diagonal_down}});
  grid.set(0, 1);
  grid.set(15, 1);
  for (const TurnLengths lengths : {TurnLengths{}, kAtOnce}) {
    RuleTurns turns = turns_of(grid, lengths);
    EXPECT_FALSE(turns.next());
    EXPECT_TRUE(turns.exhausted());
    EXPECT_EQ(turns.obstacles(), find_obstacles(grid));
  }
}

}  // namespace
}  // namespace quadrille::sudoku
