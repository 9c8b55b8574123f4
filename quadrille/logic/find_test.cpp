#include "quadrille/logic/find.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/logic/board_test.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/logic/lesson.h"
#include "quadrille/logic/rate.h"
#include "quadrille/rules/verify.h"

namespace quadrille::logic {
namespace {

using sudoku::Shape;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> told(const Position& position, Technique technique) {
  std::vector<std::string> texts;
  for (const Deduction& deduction : find_all(position, technique)) {
    texts.push_back(tell(english(), position.layout(), explain(position.layout(), deduction)));
  }
  return texts;
}

TEST(Find, SeesADigitThatAPatternLeavesASinglePlace) {
  // 1 is in row 1 of box 1, so that of box 2 can only be in r3c6.
  const Position pointing = position_of(
      "......... 234895... 56723.... ......... ......... ......... ......... ......... .........");
  EXPECT_THAT(told(pointing, Technique::direct_pointing),
              Contains("In box 1, 1 can only go in row 1, so in box 2 it can only go in r3c6: "
                       "direct pointing."));
  EXPECT_FALSE(find_all(pointing, Technique::direct_pointing).front().places == std::nullopt);

  // 1 and 2 take r1c1 and r1c2; 3 had r1c1 and r1c3.
  const Position pair = position_of(
      "....56789 ......... ......... ..1...... ...1..... .3....... ..2...... ...2..... ...3.....");
  EXPECT_THAT(told(pair, Technique::direct_hidden_pair),
              Contains("In row 1, 1 and 2 can only go in r1c1 and r1c2, so 3 can only go in r1c3: "
                       "direct hidden pair."));
}

TEST(Find, TakesTheEasiestStepFirst) {
  // r1c4 is the last empty cell of its row; 4 also has a single place in box 2.
  const Position position(board(*Shape::boxes(2, 2), "123. .... .... ...."));
  const auto next = find_next(position);
  ASSERT_TRUE(next.has_value());
  EXPECT_EQ(next->technique, Technique::last_cell);
  EXPECT_EQ(next->difficulty, 10U);
  EXPECT_EQ(next->places, (Placement{3, 4}));
  EXPECT_THAT(next->truths, ElementsAre(position.layout().rule(Unit{0}, 4)));
}

TEST(Find, KnowsNothingAboutABrokenOrAFullBoard) {
  EXPECT_FALSE(find_next(Position(board(*Shape::boxes(2, 2), "1..1 .... .... ...."))));
  EXPECT_THAT(find_all(Position(board(*Shape::boxes(2, 2), "1..1 .... .... ....")),
                       Technique::naked_single),
              IsEmpty());
  EXPECT_FALSE(find_next(Position(board(*Shape::latin(2), "12 21"))));
}

TEST(Find, LeavesOutWhatItIsToldTo) {
  const sudoku::Grid puzzle =
      board("...3.9..1.13..6957......4..1.7.5...2..67....558...2...43....7......7......2.6...9");
  const auto uses_uniqueness = [](const Rating& rating) {
    for (std::size_t number = 0; number < kTechniqueCount; ++number) {
      if (needs_uniqueness(static_cast<Technique>(number)) && rating.steps[number] > 0) return true;
    }
    return false;
  };
  EXPECT_TRUE(uses_uniqueness(rate(puzzle)));
  const Rating without =
      rate(puzzle, {.find = {.repertoire = Repertoire::usual().without_uniqueness()}});
  EXPECT_FALSE(uses_uniqueness(without));
  EXPECT_EQ(without.outcome, Outcome::solved);
  EXPECT_EQ(rate(puzzle, {.find = {.repertoire = Repertoire::usual().up_to(Technique::xyz_wing)}})
                .outcome,
            Outcome::stuck);
}

TEST(Find, LeadsFromStepToStep) {
  const sudoku::Grid puzzle =
      board("...3.9..1.13..6957......4..1.7.5...2..67....558...2...43....7......7......2.6...9");
  const Path path = solve_by_logic(puzzle);
  EXPECT_EQ(path.outcome, Outcome::solved);
  Position position(puzzle);
  for (const Deduction& step : path.steps) apply(step, position);
  EXPECT_EQ(position.grid(), path.end.grid());
  EXPECT_EQ(sudoku::verify(puzzle, position.grid()), std::nullopt);
}

TEST(Find, EndsBetweenStepsWhenItIsAskedTo) {
  const sudoku::Grid puzzle =
      board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  Stop stop;
  EXPECT_EQ(solve_by_logic(puzzle, {.stop = &stop}).outcome, Outcome::solved);
  Position position(puzzle);
  std::size_t steps = 0;
  const auto visit = [&](const Deduction&, const Position&) {
    if (++steps == 3) stop.request();
    return true;
  };
  EXPECT_EQ(follow_steps(position, {.stop = &stop}, visit), Outcome::stuck);
  EXPECT_EQ(steps, 3U);
}

TEST(Find, UsesRegionsAsBoxesAndTellsThemApart) {
  const Position position(board(
      *Shape::regions(4, {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3}), "123. .... .... ...."));
  EXPECT_THAT(told(position, Technique::last_cell),
              ElementsAre("In region 1, only r2c1 is empty and only 4 is missing: last cell.",
                          "In row 1, only r1c4 is empty and only 4 is missing: last cell."));
}

TEST(Find, SeesAnXWingOnALatinSquare) {
  // 1 has r1c1, r1c2 and r3c1, r3c2 left in rows 1 and 3.
  Position position(sudoku::Grid(*Shape::latin(4)));
  for (const Cell cell : {2U, 3U, 10U, 11U}) position.rule_out({cell, 1});
  EXPECT_THAT(told(position, Technique::x_wing),
              ElementsAre("In columns 3 and 4, 1 can only go in rows 2 and 4: X-Wing. "
                          "So r2c1, r2c2, r4c1 and r4c2 are not 1.",
                          "In rows 1 and 3, 1 can only go in columns 1 and 2: X-Wing. "
                          "So r2c1, r2c2, r4c1 and r4c2 are not 1."));
  EXPECT_THAT(find_all(position, Technique::pointing), IsEmpty());
  EXPECT_THAT(find_all(position, Technique::two_string_kite), IsEmpty());
  EXPECT_THAT(find_all(position, Technique::empty_rectangle), IsEmpty());
}

TEST(HeavyFind, StandsABoardOfAHundred) {
  Random random(1);
  sudoku::Grid grid = sudoku::random_full_grid(10, 10, random);
  for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    if (random.below(100) < 2) grid.set(cell, 0);
  }
  EXPECT_EQ(rate(grid).outcome, Outcome::solved);
  const Position empty(sudoku::Grid(*Shape::boxes(10, 10)));
  EXPECT_FALSE(find_next(empty, {.max_suppositions = 5}).has_value());
}

TEST(Find, LeavesOutTechniquesThatAreNotWanted) {
  const Position position(board(*Shape::boxes(2, 2), "123. .... .... ...."));
  FindOptions options;
  options.repertoire.remove(Technique::last_cell);
  const auto next = find_next(position, options);
  ASSERT_TRUE(next.has_value());
  EXPECT_NE(next->technique, Technique::last_cell);
  EXPECT_EQ(next->places, (Placement{3, 4}));
  options.repertoire = Repertoire::none();
  EXPECT_FALSE(find_next(position, options));
}

TEST(Find, LeavesOutOneOfThoseThatAreLookedForTogether) {
  // Some type of unique rectangle or loop is there; without it another step is found, or none.
  const Example example = example_of(Technique::unique_rectangle_2);
  FindOptions options;
  options.repertoire.remove(Technique::unique_rectangle_1);
  const auto next = find_next(example.position, options);
  ASSERT_TRUE(next.has_value());
  EXPECT_EQ(next->technique, Technique::unique_rectangle_2);
  options.repertoire.remove(Technique::unique_rectangle_2);
  const auto other = find_next(example.position, options);
  EXPECT_TRUE(!other || other->technique > Technique::unique_rectangle_2);
}

TEST(Find, StopsLookingWhereItIsAskedTo) {
  Stop stop;
  stop.request();
  const Position position(board(*Shape::boxes(2, 2), "123. .... .... ...."));
  EXPECT_FALSE(find_next(position, {.stop = &stop}));
}

}  // namespace
}  // namespace quadrille::logic
