#include "quadrille/play/game.h"

#include <vector>

#include <gtest/gtest.h>

#include "quadrille/play/random_game_test.h"

namespace quadrille::play {
namespace {

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

}  // namespace
}  // namespace quadrille::play
