// What a player does to the cells of a game: digits, marks, colours, and the steps of a hint.
#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/formats/read.h"
#include "quadrille/logic/solve.h"
#include "quadrille/play/random_game_test.h"

namespace quadrille::play {
namespace {

TEST(GameActions, NeverChangesAGivenWhileItIsPlayed) {
  Game game = known_game();
  EXPECT_FALSE(game.enter(at("11"), 1));
  EXPECT_FALSE(game.enter(at("11"), 5));
  EXPECT_FALSE(game.clear(at("11")));
  EXPECT_FALSE(game.toggle_centre(at("11"), 1));
  EXPECT_FALSE(game.apply({.places = logic::Placement{0, 1}}));
  EXPECT_FALSE(game.can_undo());
  EXPECT_TRUE(game.enter(at("11 13"), 4));
  EXPECT_EQ(digit_at(game, "11"), 5);
  EXPECT_EQ(digit_at(game, "13"), 4);
}

TEST(GameActions, TakesADigitAwayWhenItIsEnteredAgain) {
  Game game = known_game();
  game.enter(at("13"), 4);
  EXPECT_TRUE(game.enter(at("13 14"), 4));  // one of them lacks it
  EXPECT_EQ(digit_at(game, "13"), 4);
  EXPECT_TRUE(game.enter(at("13 14"), 4));
  EXPECT_EQ(digit_at(game, "13"), 0);
  EXPECT_EQ(digit_at(game, "14"), 0);
  EXPECT_FALSE(game.enter(at("13 14"), 0));
}

TEST(GameActions, TogglesAMarkOverASelectionAsOne) {
  Game game = known_game();
  game.toggle_corner(at("13"), 2);
  EXPECT_TRUE(game.toggle_corner(at("13 14 11"), 2));  // r1c1 is given and does not count
  EXPECT_EQ(corner_at(game, "13"), 2U);
  EXPECT_EQ(corner_at(game, "14"), 2U);
  EXPECT_EQ(corner_at(game, "11"), 0U);
  EXPECT_TRUE(game.toggle_corner(at("13 14 11"), 2));
  EXPECT_EQ(corner_at(game, "13"), 0U);
  EXPECT_EQ(corner_at(game, "14"), 0U);
}

TEST(GameActions, ColoursAnyCell) {
  Game game = known_game();
  EXPECT_TRUE(game.toggle_colour(at("11 13"), 9));
  EXPECT_TRUE(game.toggle_colour(at("11"), 1));
  EXPECT_EQ(as_number(game.cell(0).colours), 19U);
  EXPECT_EQ(as_number(game.cell(2).colours), 9U);
}

TEST(GameActions, ColoursSingleCandidates) {
  Game game = known_game();
  const auto colour_of = [&](std::string_view name, Digit digit) {
    return game.cell(at(name)[0]).candidate_colours.of(digit);
  };
  EXPECT_FALSE(game.toggle_candidate_colour(at("11"), 4, 1));  // it has a digit
  EXPECT_TRUE(game.toggle_candidate_colour(at("13"), 4, 1));
  EXPECT_TRUE(game.toggle_candidate_colour(at("13 14"), 4, 1));  // one of them lacks it
  EXPECT_TRUE(game.toggle_candidate_colour(at("13"), 2, 9));
  EXPECT_TRUE(game.toggle_candidate_colour(at("13"), 4, 3));  // in place of the other
  EXPECT_EQ(colour_of("13", 2), 9U);
  EXPECT_EQ(colour_of("13", 4), 3U);
  EXPECT_EQ(colour_of("14", 4), 1U);
  EXPECT_EQ(colour_of("14", 2), 0U);
  EXPECT_TRUE(game.toggle_candidate_colour(at("13"), 4, 3));
  EXPECT_EQ(colour_of("13", 4), 0U);
  game.undo();
  game.undo();
  EXPECT_EQ(colour_of("13", 4), 1U);
  EXPECT_TRUE(game.cell(at("13")[0]).colours.empty());
}

TEST(GameActions, KeepsTheMarksOfACellUnderItsDigit) {
  Game game = known_game();
  game.toggle_centre(at("13"), 4);
  game.toggle_centre(at("13"), 1);
  game.enter(at("13"), 4);
  EXPECT_FALSE(game.toggle_centre(at("13"), 2));
  game.clear(at("13"));
  EXPECT_EQ(centre_at(game, "13"), 14U);
}

TEST(GameActions, ClearsDigitsFirstThenMarksThenColours) {
  Game game = known_game();
  game.toggle_colour(at("13 14"), 3);
  game.toggle_centre(at("13 14"), 1);
  game.toggle_corner(at("14"), 2);
  game.enter(at("14"), 6);
  EXPECT_TRUE(game.clear(at("13 14")));
  EXPECT_EQ(digit_at(game, "14"), 0);
  EXPECT_EQ(centre_at(game, "13"), 1U);
  EXPECT_TRUE(game.clear(at("13 14")));
  EXPECT_EQ(centre_at(game, "13"), 0U);
  EXPECT_EQ(corner_at(game, "14"), 0U);
  EXPECT_EQ(as_number(game.cell(2).colours), 3U);
  EXPECT_TRUE(game.clear(at("13 14")));
  EXPECT_TRUE(game.cell(2).colours.empty());
  EXPECT_FALSE(game.clear(at("13 14")));
}

TEST(GameActions, ClearsColoursOfCellsAndCandidatesTogether) {
  Game game = known_game();
  game.toggle_colour(at("11"), 3);
  game.toggle_candidate_colour(at("13"), 4, 1);
  EXPECT_TRUE(game.clear(at("11 13")));
  EXPECT_TRUE(game.cell(0).colours.empty());
  EXPECT_TRUE(game.cell(2).candidate_colours.empty());
}

TEST(GameActions, DoesNotClearTheMarksUnderAGiven) {
  Game game = known_game();
  game.toggle_centre(at("13"), 4);
  game.set_mode(Mode::set);
  game.enter(at("13"), 4);
  game.set_mode(Mode::play);
  EXPECT_FALSE(game.clear(at("13")));
  EXPECT_EQ(centre_at(game, "13"), 4U);
}

TEST(GameActions, CleansTheMarksOfTheSameUnitsWithAnEntryAndUndoesBothAtOnce) {
  Game game = known_game();
  game.toggle_centre(at("14 23 63 64"), 4);
  game.toggle_corner(at("14"), 4);
  game.enter(at("13"), 4);
  EXPECT_EQ(centre_at(game, "14"), 0U);  // the row
  EXPECT_EQ(corner_at(game, "14"), 0U);
  EXPECT_EQ(centre_at(game, "23"), 0U);  // the box
  EXPECT_EQ(centre_at(game, "63"), 0U);  // the column
  EXPECT_EQ(centre_at(game, "64"), 4U);
  game.undo();
  EXPECT_EQ(digit_at(game, "13"), 0);
  EXPECT_EQ(centre_at(game, "14"), 4U);
  EXPECT_EQ(corner_at(game, "14"), 4U);
}

TEST(GameActions, LeavesMarksAloneWhereThatIsWanted) {
  Game game = known_game();
  game.set_settings({.clean_marks = false});
  game.toggle_centre(at("14"), 4);
  game.enter(at("13"), 4);
  EXPECT_EQ(centre_at(game, "14"), 4U);
  EXPECT_TRUE(game.clean_marks());
  EXPECT_EQ(centre_at(game, "14"), 0U);
  EXPECT_FALSE(game.clean_marks());
}

TEST(GameActions, FillsInTheCandidates) {
  Game game = known_game();
  EXPECT_TRUE(game.fill_marks());
  EXPECT_EQ(centre_at(game, "13"), 124U);
  EXPECT_EQ(centre_at(game, "55"), 5U);
  EXPECT_EQ(centre_at(game, "11"), 0U);
  EXPECT_FALSE(game.fill_marks());
  EXPECT_EQ(game.candidates(2), game.cell(2).centre);
  game.undo();
  EXPECT_TRUE(game.fill_marks(at("55")));
  EXPECT_EQ(centre_at(game, "55"), 5U);
  EXPECT_EQ(centre_at(game, "13"), 0U);
}

TEST(GameActions, WritesDownWhatAHintRulesOut) {
  Game game = known_game();
  game.toggle_centre(at("13"), 1);
  game.toggle_corner(at("14"), 2);
  EXPECT_TRUE(game.apply({.rules_out = {{at("14")[0], 2}}}));
  EXPECT_EQ(centre_at(game, "14"), 6U);  // of 2 and 6
  EXPECT_EQ(corner_at(game, "14"), 0U);
  EXPECT_EQ(centre_at(game, "55"), 5U);  // every other cell has its candidates now
  EXPECT_EQ(centre_at(game, "13"), 1U);  // or what it had
  game.undo();
  EXPECT_EQ(centre_at(game, "14"), 0U);
}

TEST(GameActions, FollowsSeveralStepsAsOne) {
  Game game = known_game();
  game.enter(at("13"), 1);  // wrong
  game.toggle_corner(at("14"), 2);
  game.toggle_colour(at("14"), 3);
  const Game before = game;
  std::vector<logic::Deduction> steps = logic::solve_by_logic(game.puzzle()).steps;
  steps.resize(5);
  ASSERT_TRUE(steps[4].places);
  EXPECT_TRUE(game.apply(steps, true));
  for (const logic::Deduction& step : steps) {
    EXPECT_EQ(game.cell(step.places->cell).digit, step.places->digit);
  }
  EXPECT_EQ(game.cells_left(), 46U);  // the wrong digit is gone
  EXPECT_EQ(corner_at(game, "14"), 0U);
  EXPECT_TRUE(game.cell(at("14")[0]).colours.has(3));
  game.undo();
  EXPECT_TRUE(std::ranges::equal(game.cells(), before.cells()));
}

TEST(GameActions, FillsInTheCandidatesThatStepsNeedAfterTheirDigits) {
  Game game = known_game();
  game.set_settings({.clean_marks = false});
  const std::vector<logic::Deduction> steps = {{.rules_out = {{at("14")[0], 2}}},
                                               {.places = logic::Placement{at("55")[0], 5}}};
  EXPECT_TRUE(game.apply(steps, false));
  EXPECT_EQ(digit_at(game, "55"), 5);
  EXPECT_EQ(centre_at(game, "14"), 6U);
  for (Cell cell = 0; cell < game.cells().size(); ++cell) {
    if (game.cell(cell).digit != 0 || cell == at("14")[0]) continue;
    EXPECT_EQ(game.cell(cell).centre, game.candidates(cell)) << cell;
  }
  // What is ruled out of a cell that gets its digit needs no marks.
  Game other = known_game();
  EXPECT_TRUE(
      other.apply(std::vector<logic::Deduction>{{.rules_out = {{at("55")[0], 1}}},
                                                {.places = logic::Placement{at("55")[0], 5}}},
                  false));
  EXPECT_EQ(centre_at(other, "14"), 0U);
}

TEST(GameActions, IsSetByEnteringGivens) {
  Game game(sudoku::Grid(*sudoku::Shape::boxes(3, 3)), Mode::set);
  game.enter(at("11"), 5);
  EXPECT_TRUE(game.cell(0).given);
  EXPECT_TRUE(game.enter(at("11"), 6));
  EXPECT_TRUE(game.set_mode(Mode::play));
  EXPECT_FALSE(game.set_mode(Mode::play));
  EXPECT_FALSE(game.enter(at("11"), 7));
  game.enter(at("12"), 7);
  EXPECT_FALSE(game.cell(1).given);
  game.set_mode(Mode::set);
  EXPECT_TRUE(game.enter(at("12"), 7));  // an entry becomes a given
  EXPECT_TRUE(game.cell(1).given);
  EXPECT_TRUE(game.clear(at("11")));
  EXPECT_FALSE(game.cell(0).given);
  while (game.undo()) {
  }
  EXPECT_EQ(game.mode(), Mode::set);
  EXPECT_EQ(game.cells_left(), 81U);
}

TEST(GameActions, TakesOtherGivensAsOneStep) {
  Game game(*sudoku::read_grid("12.. 34.. .... ...."));
  ASSERT_TRUE(game.enter(std::array<Cell, 1>{15}, 4));
  sudoku::Grid fewer = game.puzzle();
  fewer.set(0, 0);
  fewer.set(5, 0);
  fewer.set(2, 3);
  ASSERT_TRUE(game.set_givens(fewer));
  EXPECT_EQ(game.puzzle(), fewer);
  EXPECT_EQ(game.cell(15).digit, 4);
  EXPECT_FALSE(game.cell(15).given);
  EXPECT_FALSE(game.set_givens(fewer));
  ASSERT_TRUE(game.undo());
  EXPECT_EQ(game.puzzle(), *sudoku::read_grid("12.. 34.. .... ...."));
}

}  // namespace
}  // namespace quadrille::play
