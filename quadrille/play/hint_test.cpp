#include "quadrille/play/hint.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/play/random_game_test.h"
#include "quadrille/rules/verify.h"

namespace quadrille::play {
namespace {

// A puzzle that needs more than singles.
constexpr std::string_view kHard =
    "...9.....6.1435.7...57........19...68.936715.16.5...93...679.4.7.485163...6243..7";

std::string told(const Game& game, const Hint& hint, std::size_t level) {
  return logic::tell(english(), game.layout(), hint.levels[level]);
}

TEST(Hint, TellsMoreFromLevelToLevel) {
  Game game = known_game();
  const Hint hint = ask_hint(game);
  ASSERT_EQ(hint.kind, Hint::Kind::step);
  EXPECT_EQ(told(game, hint, 0), "Look at box 2.");
  EXPECT_EQ(told(game, hint, 1), "Look at box 2: hidden single.");
  EXPECT_EQ(told(game, hint, 2), "In box 2, 8 can only go in r1c6: hidden single.");
  EXPECT_EQ(game.help_used().hints, 1U);
}

TEST(Hint, SpeaksOfWrongDigitsFirst) {
  Game game = known_game();
  game.enter(at("13"), 1);
  const Hint one = find_hint(game);
  EXPECT_EQ(one.kind, Hint::Kind::wrong_digits);
  EXPECT_EQ(told(game, one, 0), "r1c3 is wrong.");
  EXPECT_EQ(one.cells, at("13"));
  game.enter(at("16"), 2);
  EXPECT_EQ(told(game, find_hint(game), 2), "r1c3 and r1c6 are wrong.");
  EXPECT_FALSE(find_hint(game).deduction);
}

TEST(Hint, SpeaksOfConflictsWhereTheSolutionIsNotKnown) {
  Game game(logic::board(kPuzzle));
  game.enter(at("19"), 3);
  const Hint hint = find_hint(game);
  EXPECT_EQ(hint.kind, Hint::Kind::conflict);
  EXPECT_EQ(told(game, hint, 0), "3 twice in row 1: r1c2 and r1c9.");
  EXPECT_EQ(hint.cells, at("12 19"));
}

TEST(Hint, SaysThatABoardCannotBeCompleted) {
  Game game(logic::board(kPuzzle));
  game.enter(at("52"), 5);  // the only digit left for r5c5
  const Hint hint = find_hint(game);
  EXPECT_EQ(hint.kind, Hint::Kind::broken);
  EXPECT_EQ(told(game, hint, 0), "This cannot be completed: no digit is left for r5c5.");
}

TEST(Hint, GoesByTheMarksWhereEveryCellHasSome) {
  Game game(logic::board(kHard));
  ASSERT_EQ(game.find_solution(), sudoku::Verdict::one);
  Hint first = find_hint(game);
  while (first.deduction && first.deduction->rules_out.empty()) {
    game.apply(*first.deduction);
    first = find_hint(game);
  }
  ASSERT_EQ(first.kind, Hint::Kind::step);
  game.toggle_centre(std::vector<Cell>{first.deduction->rules_out[0].cell}, 1);
  EXPECT_EQ(find_hint(game).deduction, first.deduction);  // some marks here and there mean nothing
  game.undo();
  ASSERT_TRUE(game.apply(*first.deduction));
  for (const logic::Placement& option : first.deduction->rules_out) {
    EXPECT_FALSE(position_of(game).has(option));
  }
  EXPECT_NE(find_hint(game).deduction, first.deduction);
}

TEST(Hint, SpeaksOfMarksThatLeaveOutTheRightDigit) {
  Game game = known_game();
  game.fill_marks();
  game.toggle_centre(at("13"), 4);
  const Hint hint = find_hint(game);
  EXPECT_EQ(hint.kind, Hint::Kind::wrong_marks);
  EXPECT_EQ(told(game, hint, 0), "The marks of r1c3 leave out the right digit.");
  game.toggle_centre(at("14"), 6);
  EXPECT_EQ(told(game, find_hint(game), 0),
            "The marks of r1c3 and r1c4 leave out the right digits.");
}

TEST(Hint, KnowsWhenThereIsNothingToDo) {
  EXPECT_EQ(find_hint(Game(logic::board(kSolution))).kind, Hint::Kind::complete);
  const Game game(sudoku::Grid(*sudoku::Shape::boxes(2, 2)));
  const Hint none = find_hint(game);
  EXPECT_EQ(none.kind, Hint::Kind::none);
  EXPECT_EQ(told(game, none, 0), "No step is known here.");
}

TEST(Hint, TakesUniquenessForGrantedOnlyWithAKnownSolution) {
  // When the simpler steps are done, a unique rectangle is the easiest on this board.
  constexpr std::string_view kRectangle =
      ".28..7359..78256415.6.93782685274193.7.951468..13865278.4.192.67.9..28.4.6...89.5";
  Game game(logic::board(kRectangle));
  const auto simple = logic::Repertoire::usual().up_to(logic::Technique::xyz_wing);
  while (const auto deduction = find_hint(game, {.repertoire = simple}).deduction) {
    game.apply(*deduction);
  }
  ASSERT_FALSE(game.complete());
  const auto unknown = find_hint(game);
  ASSERT_EQ(game.find_solution(), sudoku::Verdict::one);
  const auto known = find_hint(game);
  EXPECT_EQ(unknown.kind, Hint::Kind::none);  // nor are chains followed, which may lead nowhere
  EXPECT_TRUE(logic::needs_uniqueness(known.deduction->technique));
}

// From hint to hint to the end, whatever the setting about marks.
RC_GTEST_PROP(Hint, LeadsToTheSolution, (bool cleans)) {
  for (const std::string_view puzzle : {kPuzzle, kHard}) {
    Game game(logic::board(puzzle));
    game.set_settings({.clean_marks = cleans});
    RC_ASSERT(game.find_solution() == sudoku::Verdict::one);
    Hint hint = ask_hint(game);
    while (hint.kind == Hint::Kind::step) {
      RC_ASSERT(game.apply(*hint.deduction));
      hint = ask_hint(game);
    }
    RC_ASSERT(hint.kind == Hint::Kind::complete);
    RC_ASSERT(!sudoku::verify(logic::board(puzzle), game.digits()));
    RC_ASSERT(game.help_used().mistakes == 0U);
    RC_ASSERT(game.help_used().hints > 30U);
  }
}

}  // namespace
}  // namespace quadrille::play
