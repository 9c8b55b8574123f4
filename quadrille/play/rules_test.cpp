// Games on boards with constraints: what is checked, kept and told.
#include <array>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"
#include "quadrille/play/check.h"
#include "quadrille/play/hint.h"
#include "quadrille/play/read.h"
#include "quadrille/play/save.h"
#include "quadrille/play/share.h"

namespace quadrille::play {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// One solution: 1423 3241 4312 2134.
constexpr std::string_view kRuled =
    R"({"puzzle":"................","rules":[{"thermo":"r1c1 r2c2 r3c2"},)"
    R"({"cage":"r1c3 r1c4 r2c4","sum":6},{"difference":"r4c3 r4c4"},{"ratio":"r3c3 r3c4"}]})";

Game ruled_game(std::string_view text = kRuled) {
  Result<Game> game = read_game(text);
  EXPECT_TRUE(game) << (game ? "" : game.error().text());
  return game ? *std::move(game) : Game(sudoku::Grid(*sudoku::Shape::boxes(2, 2)));
}

bool put(Game& game, Cell cell, Digit digit) { return game.enter(std::array{cell}, digit); }

TEST(GameWithRules, FindsItsSolution) {
  Game game = ruled_game();
  EXPECT_EQ(game.find_solution(), sudoku::Verdict::one);
  ASSERT_TRUE(game.solution());
  EXPECT_EQ(sudoku::write(*game.solution(), sudoku::Format::line), "1423324143122134");
}

TEST(GameWithRules, ShowsAndTellsWhatBreaksARule) {
  Game game = ruled_game();
  put(game, 2, 4);
  EXPECT_THAT(conflicting_cells(game), IsEmpty());
  put(game, 7, 3);
  EXPECT_THAT(conflicting_cells(game), ElementsAre(2, 7));
  const Faults faults = find_faults(game);
  EXPECT_FALSE(faults.none());
  ASSERT_EQ(faults.broken.size(), 1U);
  EXPECT_EQ(english().tell(message_of(game, faults.broken.front())),
            "killer cage 6 at r1c3 is broken by r1c3 and r2c4");
  const Hint hint = find_hint(game);
  EXPECT_EQ(hint.kind, Hint::Kind::conflict);
  EXPECT_EQ(logic::tell(english(), game.layout(), hint.levels[0]),
            "Killer cage 6 at r1c3 is broken by r1c3 and r2c4.");
}

TEST(GameWithRules, IsCompleteOnlyWithEveryRuleKept) {
  const std::string_view solution = "1423324143122134";
  Game game = ruled_game();
  for (Cell cell = 0; cell < 16; ++cell) put(game, cell, static_cast<Digit>(solution[cell] - '0'));
  EXPECT_TRUE(game.complete());
  Game other = ruled_game();
  const std::string_view without_rules = "1234341221434321";
  for (Cell cell = 0; cell < 16; ++cell) {
    put(other, cell, static_cast<Digit>(without_rules[cell] - '0'));
  }
  EXPECT_FALSE(other.complete());
}

TEST(GameWithRules, CandidatesAndMarksKeepToTheRules) {
  Game game = ruled_game();
  put(game, 14, 3);
  Marks beside;  // a neighbour of 3
  beside.set(2, true);
  beside.set(4, true);
  EXPECT_EQ(game.candidates(15), beside);
  game.toggle_centre(std::array{Cell{2}, Cell{3}, Cell{7}}, 1);
  put(game, 3, 1);
  EXPECT_TRUE(game.cell(7).centre.empty());  // in the same cage
}

TEST(GameWithRules, ComesBackFromItsSavedTextAndItsWord) {
  Game game = ruled_game();
  put(game, 2, 3);
  game.toggle_corner(std::array{Cell{5}}, 2);
  const std::string text = save(game);
  EXPECT_THAT(text, HasSubstr("quadrille game 3\n"));
  EXPECT_THAT(text, HasSubstr(R"(rules {"rules":[{"thermo":"r1c1 r2c2 r3c2"},)"));
  const Result<Game> again = load(text);
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(*again, game);
  const Result<Game> shared = read_share(share_text(game, Share::progress));
  ASSERT_TRUE(shared) << shared.error().text();
  EXPECT_EQ(shared->digits(), game.digits());
  EXPECT_EQ(shared->cell(5), game.cell(5));
}

TEST(GameWithRules, KeepsRegionsValuesAndWhatWasLeftOut) {
  const std::string_view text =
      R"({"puzzle":"................","regions":"BBBABAACCDDACCDD",)"
      R"("rules":["antiknight",{"arrow":"r2c2 r3c3","circle":"r1c1"}],"first_value":0,)"
      R"("left_out":["fog"]})";
  const Game game = ruled_game(text);
  const Result<Game> again = load(save(game));
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(*again, game);
  const Result<Game> shared = read_share(share_text(game));
  ASSERT_TRUE(shared) << shared.error().text();
  EXPECT_EQ(shared->puzzle(), game.puzzle());
}

TEST(GameWithRules, ARuleThatIsWrongIsToldWithItsLine) {
  const auto told = [](std::string_view rules) {
    const Result<Game> game = load("quadrille game 3\nboard boxes 2x2\nrules " +
                                   std::string(rules) + "\npuzzle ................\n");
    return game ? std::string("none") : game.error().text();
  };
  EXPECT_EQ(told(R"({"rules":["antiknight"]})"), "none");
  EXPECT_THAT(told(R"({"rules":["antipawn"]})"), HasSubstr("line 3"));
  EXPECT_THAT(told(R"({"rules":[{"cage":"r9c9"}]})"), HasSubstr("line 3"));
  EXPECT_THAT(told(R"({"rules":["x"],"latin":4})"), HasSubstr("line 3"));
  EXPECT_THAT(told("antiknight"), HasSubstr("line 3"));
}

}  // namespace
}  // namespace quadrille::play
