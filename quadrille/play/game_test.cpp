#include "quadrille/play/game.h"

#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/logic/find.h"
#include "quadrille/logic/solve.h"
#include "quadrille/play/random_game_test.h"
#include "quadrille/sudoku/read.h"

namespace quadrille::play {
namespace {

// The marks of a cell as a number: 125.
std::uint32_t as_number(const Marks& marks) {
  std::uint32_t number = 0;
  for (const std::uint32_t mark : marks) number = number * 10 + mark;
  return number;
}

Digit digit_at(const Game& game, std::string_view name) { return game.cell(at(name)[0]).digit; }
std::uint32_t centre_at(const Game& game, std::string_view name) {
  return as_number(game.cell(at(name)[0]).centre);
}
std::uint32_t corner_at(const Game& game, std::string_view name) {
  return as_number(game.cell(at(name)[0]).corner);
}

TEST(Game, BeginsWithTheGivens) {
  const Game game(logic::board(kPuzzle));
  EXPECT_EQ(digit_at(game, "11"), 5);
  EXPECT_TRUE(game.cell(0).given);
  EXPECT_EQ(digit_at(game, "13"), 0);
  EXPECT_FALSE(game.cell(2).given);
  EXPECT_EQ(game.cells_left(), 51U);
  EXPECT_EQ(game.left(8), 4);
  EXPECT_FALSE(game.can_undo());
  EXPECT_EQ(game.puzzle(), logic::board(kPuzzle));
}

TEST(Game, NeverChangesAGivenWhileItIsPlayed) {
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

TEST(Game, TakesADigitAwayWhenItIsEnteredAgain) {
  Game game = known_game();
  game.enter(at("13"), 4);
  EXPECT_TRUE(game.enter(at("13 14"), 4));  // one of them lacks it
  EXPECT_EQ(digit_at(game, "13"), 4);
  EXPECT_TRUE(game.enter(at("13 14"), 4));
  EXPECT_EQ(digit_at(game, "13"), 0);
  EXPECT_EQ(digit_at(game, "14"), 0);
  EXPECT_FALSE(game.enter(at("13 14"), 0));
}

TEST(Game, TogglesAMarkOverASelectionAsOne) {
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

TEST(Game, ColoursAnyCell) {
  Game game = known_game();
  EXPECT_TRUE(game.toggle_colour(at("11 13"), 9));
  EXPECT_TRUE(game.toggle_colour(at("11"), 1));
  EXPECT_EQ(as_number(game.cell(0).colours), 19U);
  EXPECT_EQ(as_number(game.cell(2).colours), 9U);
}

TEST(Game, ColoursSingleCandidates) {
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

TEST(Game, KeepsTheMarksOfACellUnderItsDigit) {
  Game game = known_game();
  game.toggle_centre(at("13"), 4);
  game.toggle_centre(at("13"), 1);
  game.enter(at("13"), 4);
  EXPECT_FALSE(game.toggle_centre(at("13"), 2));
  game.clear(at("13"));
  EXPECT_EQ(centre_at(game, "13"), 14U);
}

TEST(Game, ClearsDigitsFirstThenMarksThenColours) {
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

TEST(Game, ClearsColoursOfCellsAndCandidatesTogether) {
  Game game = known_game();
  game.toggle_colour(at("11"), 3);
  game.toggle_candidate_colour(at("13"), 4, 1);
  EXPECT_TRUE(game.clear(at("11 13")));
  EXPECT_TRUE(game.cell(0).colours.empty());
  EXPECT_TRUE(game.cell(2).candidate_colours.empty());
}

TEST(Game, DoesNotClearTheMarksUnderAGiven) {
  Game game = known_game();
  game.toggle_centre(at("13"), 4);
  game.set_mode(Mode::set);
  game.enter(at("13"), 4);
  game.set_mode(Mode::play);
  EXPECT_FALSE(game.clear(at("13")));
  EXPECT_EQ(centre_at(game, "13"), 4U);
}

TEST(Game, CleansTheMarksOfTheSameUnitsWithAnEntryAndUndoesBothAtOnce) {
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

TEST(Game, LeavesMarksAloneWhereThatIsWanted) {
  Game game = known_game();
  game.set_settings({.clean_marks = false});
  game.toggle_centre(at("14"), 4);
  game.enter(at("13"), 4);
  EXPECT_EQ(centre_at(game, "14"), 4U);
  EXPECT_TRUE(game.clean_marks());
  EXPECT_EQ(centre_at(game, "14"), 0U);
  EXPECT_FALSE(game.clean_marks());
}

TEST(Game, FillsInTheCandidates) {
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

TEST(Game, WritesDownWhatAHintRulesOut) {
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

TEST(Game, FollowsSeveralStepsAsOne) {
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

TEST(Game, FillsInTheCandidatesThatStepsNeedAfterTheirDigits) {
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

TEST(Game, IsSetByEnteringGivens) {
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

TEST(Game, ReturnsToACheckpointEvenFromAnotherBranch) {
  Game game = known_game();
  game.enter(at("13"), 4);
  EXPECT_EQ(game.add_checkpoint(), 0U);
  EXPECT_EQ(game.checkpoints()[0].name, "1");
  game.enter(at("14"), 6);
  game.undo();
  game.undo();
  game.enter(at("13"), 1);  // cuts off the branch on which the checkpoint was made
  EXPECT_TRUE(game.return_to(0));
  EXPECT_EQ(digit_at(game, "13"), 4);
  EXPECT_EQ(digit_at(game, "14"), 0);
  EXPECT_FALSE(game.return_to(0));
  EXPECT_TRUE(game.undo());
  EXPECT_EQ(digit_at(game, "13"), 1);
}

TEST(Game, KeepsWhatANewStepCutsOffWhereThatIsWanted) {
  Game game = known_game();
  game.set_settings({.keep_undone = true});
  game.add_checkpoint();
  game.enter(at("13"), 4);
  game.enter(at("14"), 6);
  game.undo();
  game.enter(at("14"), 2);  // one step more or less is not worth it
  EXPECT_EQ(game.checkpoints().size(), 1U);
  game.undo();
  game.undo();
  game.enter(at("13"), 1);
  ASSERT_EQ(game.checkpoints().size(), 2U);
  EXPECT_EQ(game.checkpoints()[1].name, "2");
  EXPECT_TRUE(game.checkpoints()[1].automatic);
  EXPECT_FALSE(game.checkpoints()[0].automatic);
  EXPECT_TRUE(game.return_to(1));
  EXPECT_EQ(digit_at(game, "13"), 4);
  EXPECT_EQ(digit_at(game, "14"), 2);
}

TEST(Game, KeepsTheLatestFiveOfTheCheckpointsItMakes) {
  Game game = known_game();
  game.set_settings({.keep_undone = true});
  game.add_checkpoint("mine");
  for (Digit digit = 1; digit <= 8; ++digit) {
    game.toggle_corner(at("13"), digit);
    game.toggle_corner(at("14"), digit);
    game.undo();
    game.undo();
  }
  // Seven times a way was cut off.
  ASSERT_EQ(game.checkpoints().size(), 6U);
  EXPECT_EQ(game.checkpoints()[0].name, "mine");
  Game oldest = game;
  oldest.return_to(1);
  EXPECT_EQ(corner_at(oldest, "13"), 3U);
  game.return_to(5);
  EXPECT_EQ(corner_at(game, "13"), 7U);
}

TEST(Game, TakesBackAnEntryThatWasOnlyTheBeginningOfANumber) {
  Game game = known_game();
  game.set_settings({.keep_undone = true});
  game.enter(at("13"), 9);  // wrong
  EXPECT_EQ(game.help_used().mistakes, 1U);
  EXPECT_TRUE(game.take_back());
  EXPECT_EQ(game.help_used().mistakes, 0U);
  EXPECT_EQ(digit_at(game, "13"), 0);
  EXPECT_FALSE(game.can_redo());
  EXPECT_FALSE(game.take_back());
}

TEST(Game, NamesCheckpointsInOneLine) {
  Game game = known_game();
  EXPECT_EQ(game.add_checkpoint(" before\nthe\x7Fguess\x1B"), 0U);
  EXPECT_EQ(game.checkpoints()[0].name, "before the guess");
  EXPECT_EQ(game.add_checkpoint("\n"), 1U);
  EXPECT_EQ(game.checkpoints()[1].name, "1");
  game.enter(at("13"), 4);
  EXPECT_EQ(game.add_checkpoint("before the guess"), 0U);  // moved to here
  EXPECT_FALSE(game.return_to(0));
  game.remove_checkpoint(1);
  EXPECT_EQ(game.checkpoints().size(), 1U);
  EXPECT_EQ(game.checkpoints()[0].name, "before the guess");
}

TEST(Game, RestartsAndCanTakeThatBack) {
  Game game = known_game();
  EXPECT_FALSE(game.restart());
  game.enter(at("13"), 4);
  game.toggle_colour(at("11"), 2);
  const Game before = game;
  EXPECT_TRUE(game.restart());
  EXPECT_EQ(game.digits(), game.puzzle());
  EXPECT_TRUE(game.cell(0).colours.empty());
  game.undo();
  EXPECT_EQ(game.record().board, before.record().board);
}

TEST(Game, IsCompleteWhenItIsFullAndRight) {
  Game game = known_game();
  const sudoku::Grid solution = logic::board(kSolution);
  for (const Cell cell : all_cells(game)) {
    if (game.cell(cell).given) continue;
    EXPECT_FALSE(game.complete());
    game.enter(std::vector{cell}, solution.at(cell));
  }
  EXPECT_TRUE(game.complete());
  EXPECT_EQ(game.left(5), 0);
  game.enter(at("13"), 5);
  EXPECT_FALSE(game.complete());
  EXPECT_EQ(game.left(5), -1);
  EXPECT_EQ(game.help_used().mistakes, 1U);
}

TEST(Game, IsNotCompleteWhileItIsSet) {
  EXPECT_TRUE(Game(logic::board(kSolution)).complete());
  EXPECT_FALSE(Game(logic::board(kSolution), Mode::set).complete());
}

TEST(Game, IsCompleteOnlyWithDigitsThatThePuzzleAllows) {
  sudoku::Grid puzzle(*sudoku::Shape::latin(2));
  puzzle.set_marks({true, false, true, true, true, true, true, true});
  Game game(puzzle);
  game.enter(std::vector<Cell>{0, 3}, 2);
  game.enter(std::vector<Cell>{1, 2}, 1);
  EXPECT_FALSE(game.complete());
  EXPECT_EQ(as_number(game.candidates(0)), 0U);
  game.restart();
  game.enter(std::vector<Cell>{0, 3}, 1);
  game.enter(std::vector<Cell>{1, 2}, 2);
  EXPECT_TRUE(game.complete());
}

TEST(Game, FindsItsSolutionWhenAsked) {
  Game game(logic::board(kPuzzle));
  EXPECT_FALSE(game.solution());
  EXPECT_EQ(game.find_solution(), sudoku::Verdict::one);
  EXPECT_EQ(*game.solution(), logic::board(kSolution));
  Game open(sudoku::Grid(*sudoku::Shape::boxes(3, 3)));
  EXPECT_EQ(open.find_solution(), sudoku::Verdict::many);
  EXPECT_FALSE(open.solution());
}

TEST(Game, TakesASolutionOnlyIfItSolvesThePuzzle) {
  Game game(logic::board(kPuzzle));
  EXPECT_FALSE(game.set_solution(logic::board(kPuzzle)));
  sudoku::Grid wrong = logic::board(kSolution);
  wrong.set(2, 1);
  EXPECT_FALSE(game.set_solution(wrong));
  EXPECT_FALSE(game.solution());
  EXPECT_TRUE(game.set_solution(logic::board(kSolution)));
}

TEST(Game, ForgetsTheSolutionWhenAGivenChanges) {
  Game game = known_game();
  game.set_mode(Mode::set);
  game.toggle_centre(at("13"), 4);
  EXPECT_TRUE(game.solution());
  game.enter(at("11"), 1);
  EXPECT_FALSE(game.solution());
  game.set_solution(logic::board(kSolution));
  EXPECT_FALSE(game.solution());  // it does not have that given
  EXPECT_EQ(game.help_used().mistakes, 0U);
  game.undo();
  EXPECT_TRUE(game.set_solution(logic::board(kSolution)));
  game.redo();
  EXPECT_FALSE(game.solution());
}

TEST(Game, CountsTimeOnlyWhileItIsPlayed) {
  Game game(sudoku::Grid(*sudoku::Shape::latin(1)), Mode::set);
  game.add_time(100);
  EXPECT_EQ(game.elapsed(), 0U);
  game.set_mode(Mode::play);
  game.add_time(100);
  game.set_paused(true);
  game.add_time(100);
  EXPECT_EQ(game.elapsed(), 100U);
  game.set_paused(false);
  game.add_time(20);
  game.enter(std::vector<Cell>{0}, 1);
  game.add_time(1000);
  EXPECT_EQ(game.elapsed(), 120U);
  game.undo();
  game.add_time(UINT64_MAX);
  EXPECT_EQ(game.elapsed(), UINT64_MAX);
}

TEST(Game, CountsTheSameMistakeOnceForEachTimeItIsMade) {
  Game game = known_game();
  game.enter(at("13 13"), 9);
  EXPECT_EQ(game.help_used().mistakes, 1U);
  game.undo();
  game.redo();
  EXPECT_EQ(game.help_used().mistakes, 1U);
  game.enter(at("13"), 4);
  game.enter(at("13"), 9);
  EXPECT_EQ(game.help_used().mistakes, 2U);
}

TEST(Game, TakesOtherGivensAsOneStep) {
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
