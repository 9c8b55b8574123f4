#include "quadrille/create/generate_rules.h"

#include <algorithm>
#include <cstdlib>

#include <gtest/gtest.h>

#include "quadrille/boards/rectangle.h"
#include "quadrille/solve/solve.h"

namespace quadrille::create {
namespace {

using sudoku::ConstraintKind;
using sudoku::Shape;
using sudoku::Verdict;

void expect_proper(const Result<RuledPuzzle>& made) {
  ASSERT_TRUE(made) << made.error().text();
  const sudoku::Answer answer = sudoku::solve(made->puzzle);
  ASSERT_EQ(answer.verdict, Verdict::one);
  EXPECT_TRUE(std::ranges::equal(answer.solution->cells(), made->solution.cells()));
  EXPECT_FALSE(sudoku::verify(made->puzzle, made->solution));
}

TEST(GenerateRules, APuzzleHasOneSolutionAndNoGivenTooMany) {
  const RulesSpec spec{.shape = *Shape::boxes(2, 3),
                       .wishes = {.rules = {{.kind = ConstraintKind::diagonal_down},
                                            {.kind = ConstraintKind::diagonal_up}}}};
  const auto made = generate_with_rules(spec, 3);
  expect_proper(made);
  for (sudoku::Cell cell = 0; cell < 36; ++cell) {
    if (made->puzzle.at(cell) == 0) continue;
    sudoku::Grid fewer = made->puzzle;
    fewer.set(cell, 0);
    EXPECT_EQ(sudoku::solve(fewer).verdict, Verdict::many) << cell;
  }
  EXPECT_EQ(generate_with_rules(spec, 3)->puzzle, made->puzzle);
  EXPECT_NE(generate_with_rules(spec, 3, 1)->puzzle, made->puzzle);
}

TEST(GenerateRules, CagesCoverTheBoardOfAKiller) {
  const RulesSpec spec{.shape = *Shape::boxes(2, 3), .wishes = {.cages = true}};
  const auto made = generate_with_rules(spec, 5);
  expect_proper(made);
  std::size_t cells = 0;
  for (const sudoku::Constraint& cage : made->puzzle.constraints()->all()) {
    EXPECT_EQ(cage.kind, ConstraintKind::cage);
    EXPECT_GT(cage.cells.size(), 1U) << "as good as a given";
    cells += cage.cells.size();
  }
  EXPECT_EQ(cells, 36U);
  EXPECT_LE(made->puzzle.given_count(), 3U);
}

TEST(GenerateRules, ThereAreAsManyThermometersAndArrowsAsWished) {
  const auto wishes = parse_rule_wishes("thermo:3,arrow:2,antiknight");
  ASSERT_TRUE(wishes);
  const auto made = generate_with_rules({.shape = *Shape::boxes(2, 3), .wishes = *wishes}, 4);
  expect_proper(made);
  std::vector<ConstraintKind> kinds;
  std::vector<sudoku::Cell> cells;
  for (const sudoku::Constraint& line : made->puzzle.constraints()->all()) {
    kinds.push_back(line.kind);
    cells.insert(cells.end(), line.cells.begin(), line.cells.end());
    cells.insert(cells.end(), line.head.begin(), line.head.end());
  }
  EXPECT_EQ(std::ranges::count(kinds, ConstraintKind::thermometer), 3);
  EXPECT_EQ(std::ranges::count(kinds, ConstraintKind::arrow), 2);
  EXPECT_EQ(kinds.front(), ConstraintKind::antiknight);
  std::ranges::sort(cells);
  EXPECT_EQ(std::ranges::adjacent_find(cells), cells.end());
}

TEST(GenerateRules, DotsAndWhispersSayWhatIsTrueOfTheSolution) {
  const auto wishes = parse_rule_wishes("dots:12,whisper:2");
  ASSERT_TRUE(wishes);
  const auto made = generate_with_rules({.shape = *Shape::boxes(2, 3), .wishes = *wishes}, 9);
  expect_proper(made);
  std::size_t dots = 0;
  std::size_t whispers = 0;
  for (const sudoku::Constraint& rule : made->puzzle.constraints()->all()) {
    const int first = made->solution.at(rule.cells[0]);
    const int second = made->solution.at(rule.cells[1]);
    if (rule.kind == ConstraintKind::whisper) {
      ++whispers;
      for (std::size_t i = 1; i < rule.cells.size(); ++i) {
        const int here = made->solution.at(rule.cells[i]);
        const int before = made->solution.at(rule.cells[i - 1]);
        EXPECT_GE(std::abs(here - before), 3);
      }
    } else if (rule.kind == ConstraintKind::difference) {
      ++dots;
      EXPECT_EQ(std::abs(first - second), 1);
    } else {
      ++dots;
      EXPECT_EQ(rule.kind, ConstraintKind::ratio);
      EXPECT_EQ(std::max(first, second), 2 * std::min(first, second));
    }
  }
  EXPECT_EQ(dots, 12U);
  EXPECT_EQ(whispers, 2U);
  EXPECT_EQ(parse_rule_wishes("dots:many").error().text(),
            "dots: expected a number from 1 to 100, found 'many'");
}

TEST(GenerateRules, SaysHowManyLinesThereIsRoomFor) {
  const auto dotted =
      generate_with_rules({.shape = *Shape::boxes(2, 2), .wishes = {.dots = 100}}, 1);
  ASSERT_FALSE(dotted);
  EXPECT_EQ(dotted.error().kind, ErrorKind::at_most);
  const auto made =
      generate_with_rules({.shape = *Shape::boxes(2, 2), .wishes = {.thermometers = 50}}, 1);
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().kind, ErrorKind::at_most);
  EXPECT_EQ(parse_rule_wishes("thermo:0").error().text(),
            "thermo: expected a number from 1 to 100, found '0'");
  EXPECT_EQ(parse_rule_wishes("x,killer,thermo")->thermometers, 1U);
  EXPECT_FALSE(parse_rule_wishes("cage"));
  EXPECT_FALSE(parse_rule_wishes(","));
  EXPECT_FALSE(parse_rule_wishes("thermo,,x"));
}

// Of seed 2 the first full board is one of which every digit is needed.
TEST(GenerateRules, APuzzleHasAnEmptyCellWhereThereAreMoreDigitsThanCellsInARow) {
  const RulesSpec spec{.shape = *sudoku::Rectangle::shape({6, 8, 9})};
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const auto made = generate_with_rules(spec, seed);
    expect_proper(made);
    EXPECT_LT(made->puzzle.given_count(), 48U) << seed;
    EXPECT_EQ(generate_with_rules(spec, seed)->puzzle, made->puzzle) << seed;
  }
}

TEST(GenerateRules, SaysWhereEveryCellWouldBeAGiven) {
  const auto none = generate_with_rules({.shape = *sudoku::Rectangle::shape({1, 4, 6})}, 1);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().text(),
            "on such a board no digit follows from the others: every cell would be a given");
  expect_proper(generate_with_rules({.shape = *sudoku::Rectangle::shape({1, 4, 4})}, 1));
}

TEST(GenerateRules, SaysWhereNoBoardHasTheRules) {
  const auto made = generate_with_rules(
      {.shape = *Shape::boxes(2, 2), .wishes = {.rules = {{.kind = ConstraintKind::antiking}}}}, 1);
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().kind, ErrorKind::no_grid);
}

}  // namespace
}  // namespace quadrille::create
