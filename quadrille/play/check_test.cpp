#include "quadrille/play/check.h"

#include <gtest/gtest.h>

#include "quadrille/play/random_game_test.h"

namespace quadrille::play {
namespace {

TEST(Check, FindsNothingOnABoardInOrder) {
  Game game = known_game();
  game.enter(at("13"), 4);
  game.fill_marks();
  const Faults faults = check(game);
  EXPECT_TRUE(faults.none());
  EXPECT_TRUE(faults.wrong_marks.empty());
  EXPECT_EQ(game.help_used().checks, 1U);
}

TEST(Check, NamesTheCellsThatBreakARule) {
  Game game = known_game();
  game.enter(at("13 19"), 3);  // beside the given 3 in r1c2
  EXPECT_EQ(conflicting_cells(game), at("12 13 19 49"));
  EXPECT_EQ(find_faults(game).conflicts.size(), 4U);  // row, row, column 9, box 1
}

TEST(Check, TellsWrongDigitsThatBreakNoRuleYet) {
  Game game = known_game();
  game.enter(at("13"), 1);
  EXPECT_TRUE(conflicting_cells(game).empty());
  const Faults faults = find_faults(game);
  EXPECT_EQ(faults.wrong, at("13"));
  EXPECT_FALSE(faults.none());
  EXPECT_EQ(game.help_used().checks, 0U);
}

TEST(Check, TellsMarksThatLeaveOutTheRightDigit) {
  Game game = known_game();
  game.toggle_centre(at("13"), 1);
  game.toggle_centre(at("14"), 6);
  game.toggle_corner(at("16"), 1);  // corner marks promise nothing about the cell
  const Faults faults = find_faults(game);
  EXPECT_EQ(faults.wrong_marks, at("13"));
  EXPECT_TRUE(faults.none());
}

TEST(Check, GoesBackToBeforeTheFirstMistakeThatIsStillThere) {
  Game game = known_game();
  game.enter(at("13"), 1);  // wrong, and put right
  game.enter(at("13"), 4);
  game.enter(at("14"), 6);
  game.enter(at("16"), 1);  // wrong, and still there
  game.enter(at("17"), 9);
  game.enter(at("18"), 2);  // wrong, and put right
  game.enter(at("18"), 1);
  EXPECT_EQ(undo_to_right(game), 4U);
  EXPECT_EQ(game.record().history.done(), 3U);
  EXPECT_EQ(game.cell(at("14")[0]).digit, 6);
  EXPECT_EQ(game.help_used().checks, 1U);
  EXPECT_TRUE(game.can_redo());
  EXPECT_EQ(undo_to_right(game), 0U);
  EXPECT_EQ(game.help_used().checks, 1U);
}

TEST(Check, GoesBackForMarksWhereEveryDigitIsRight) {
  Game game = known_game();
  game.toggle_centre(at("13"), 4);
  game.toggle_centre(at("14"), 2);  // leaves out the 6
  game.enter(at("16"), 1);          // wrong
  EXPECT_EQ(undo_to_right(game), 1U);
  EXPECT_EQ(undo_to_right(game), 1U);
  EXPECT_EQ(undo_to_right(game), 0U);
  EXPECT_TRUE(game.cell(at("13")[0]).centre.has(4));
}

TEST(Check, GoesNowhereWhereNothingIsKnownToHaveBeenRight) {
  Game unknown(logic::board(kPuzzle));
  unknown.enter(at("13"), 1);
  EXPECT_EQ(undo_to_right(unknown), 0U);
  // What was entered before the puzzle was set has no moment to go back to.
  Game game(logic::board(kPuzzle));
  game.enter(at("13"), 1);
  game.set_mode(Mode::set);
  game.set_mode(Mode::play);
  game.set_solution(logic::board(kSolution));
  EXPECT_EQ(undo_to_right(game), 0U);
  EXPECT_TRUE(game.can_undo());
}

TEST(Check, TellsASolutionThatIsFilledInFromEntries) {
  Game game = known_game();
  EXPECT_FALSE(filled_at_once(game));
  game.enter(at("13 19"), 4);
  EXPECT_FALSE(filled_at_once(game)) << "one digit in several cells";
  game.fill_marks();
  EXPECT_FALSE(filled_at_once(game));
  std::vector<logic::Deduction> steps;
  for (const Cell cell : all_cells(game)) {
    if (game.cell(cell).given) continue;
    logic::Deduction step;
    step.places = sudoku::Placement{cell, game.solution()->at(cell)};
    steps.push_back(std::move(step));
  }
  game.apply(steps, true);
  EXPECT_TRUE(filled_at_once(game));
  game.undo();
  EXPECT_FALSE(filled_at_once(game));
}

TEST(Check, KnowsOnlyTheRulesWhereThereIsNoSolution) {
  Game game(logic::board(kPuzzle));
  game.enter(at("13"), 1);
  game.toggle_centre(at("14"), 2);
  const Faults faults = find_faults(game);
  EXPECT_TRUE(faults.none());
  EXPECT_TRUE(faults.wrong_marks.empty());
}

}  // namespace
}  // namespace quadrille::play
