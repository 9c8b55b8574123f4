#include "quadrille/create/rules_level.h"

#include <algorithm>
#include <ranges>

#include <gtest/gtest.h>

#include "quadrille/solve/solve.h"

namespace quadrille::create {
namespace {

using logic::Level;
using sudoku::Shape;

RulesSpec spec_of(const char* rules) {
  return {.shape = *Shape::boxes(2, 3), .wishes = *parse_rule_wishes(rules)};
}

TEST(RulesLevel, EveryKindIsMadeOfTheLevelOrAnEasierOneWithOneSolution) {
  for (const char* rules :
       {"killer", "thermo:3", "arrow:2", "x", "antiknight", "dots:9", "whisper:2"}) {
    for (const Level level : kRulesLevels) {
      const auto made = generate_with_rules_at(spec_of(rules), level, 11);
      ASSERT_TRUE(made) << rules << made.error().text();
      EXPECT_LE(made->level, level) << rules;
      EXPECT_EQ(level_with_rules(made->puzzle), made->level) << rules;
      const sudoku::Answer answer = sudoku::solve(made->puzzle);
      ASSERT_EQ(answer.verdict, sudoku::Verdict::one) << rules;
      EXPECT_TRUE(std::ranges::equal(answer.solution->cells(), made->solution.cells())) << rules;
      EXPECT_FALSE(sudoku::verify(made->puzzle, made->solution)) << rules;
    }
  }
}

TEST(RulesLevel, AnEasierPuzzleOfTheSameSeedHasAllItsGivensAndMore) {
  const RulesSpec spec = spec_of("thermo:3");
  const auto fewest = generate_with_rules(spec, 5);
  const auto easy = generate_with_rules_at(spec, Level::easy, 5);
  ASSERT_TRUE(fewest && easy);
  for (sudoku::Cell cell = 0; cell < 36; ++cell) {
    if (fewest->puzzle.at(cell) != 0) EXPECT_EQ(easy->puzzle.at(cell), fewest->puzzle.at(cell));
  }
  EXPECT_GE(easy->puzzle.given_count(), fewest->puzzle.given_count());
}

TEST(RulesLevel, TheSameSeedGivesTheSamePuzzle) {
  const RulesSpec spec = spec_of("arrow:2");
  const auto one = generate_with_rules_at(spec, Level::medium, 3);
  EXPECT_EQ(one->puzzle, generate_with_rules_at(spec, Level::medium, 3)->puzzle);
  EXPECT_NE(one->puzzle, generate_with_rules_at(spec, Level::medium, 4)->puzzle);
}

TEST(RulesLevel, AStopEndsIt) {
  Stop stop;
  stop.request();
  const auto made = generate_with_rules_at(spec_of("killer"), Level::easy, 1, &stop);
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().kind, ErrorKind::stopped);
}

}  // namespace
}  // namespace quadrille::create
