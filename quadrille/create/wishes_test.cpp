#include "quadrille/create/wishes.h"

#include <gtest/gtest.h>

#include "quadrille/create/generate/tally.h"
#include "quadrille/create/mask.h"

namespace quadrille::create {
namespace {

using logic::Level;
using logic::Technique;
using sudoku::Shape;

Wishes on_9x9() { return {.shape = *Shape::boxes(3, 3)}; }

std::string reason(const Wishes& wishes) { return impossible(wishes).value_or("possible"); }

TEST(Wishes, ArePossibleWhereNothingSpeaksAgainstThem) {
  EXPECT_EQ(reason(on_9x9()), "possible");
  Wishes wishes = on_9x9();
  wishes.clues = {17, 17};
  wishes.pattern = std::nullopt;
  wishes.technique = Technique::x_wing;
  wishes.difficulty = {32, 32};
  EXPECT_EQ(reason(wishes), "possible");
  EXPECT_EQ(reason({.shape = *Shape::boxes(1, 1)}), "possible");
}

TEST(Wishes, AreRefusedWithANumberOfCluesThatCannotBe) {
  Wishes wishes = on_9x9();
  wishes.clues = {0, 16};
  EXPECT_EQ(reason(wishes),
            "fewer than 17 clues on a board 9x9 with boxes of 3x3 always leave several solutions");
  wishes.clues = {30, 20};
  EXPECT_EQ(reason(wishes), "there is no number of clues from 30 to 20");
  wishes.clues = {82, 90};
  EXPECT_EQ(reason(wishes), "a board 9x9 with boxes of 3x3 has 81 cells, fewer than 82");
  wishes.shape = *Shape::boxes(2, 2);
  wishes.clues = {5, 5};
  wishes.pattern = Pattern::vertical;
  EXPECT_EQ(reason(wishes), "the symmetry vertical has no pattern with so many clues");
  wishes.clues = {5, 6};
  EXPECT_EQ(reason(wishes), "possible");
}

TEST(Wishes, AreRefusedWithADifficultyThatCannotBe) {
  Wishes wishes = on_9x9();
  wishes.difficulty = {34, 20};
  EXPECT_EQ(reason(wishes), "there is no rating from 3.4 to 2.0");
  wishes.difficulty = {0, 9};
  EXPECT_EQ(reason(wishes), "no puzzle is rated below 1.0");
  wishes.difficulty = {70, 80};
  EXPECT_EQ(reason(wishes), "ratings over 6.0 are not told apart");
  wishes.difficulty = range_of(Level::easy);
  wishes.technique = Technique::x_wing;
  EXPECT_EQ(reason(wishes), "X-Wing is rated 3.2, above the wished 1.5");
  wishes.difficulty = {0, 60};
  wishes.technique = Technique::trial;
  EXPECT_EQ(reason(wishes), "trial is rated over 6.0, above the wished 6.0");
}

TEST(Wishes, AreRefusedWithAMaskThatCannotBe) {
  Wishes wishes = on_9x9();
  wishes.mask = std::vector<bool>(81, false);
  for (std::size_t i = 0; i < 16; ++i) (*wishes.mask)[i * 5] = true;
  EXPECT_EQ(reason(wishes),
            "the mask: fewer than 17 clues on a board 9x9 with boxes of 3x3 always leave several "
            "solutions");
  wishes.mask = std::vector<bool>(81, true);
  wishes.clues = {20, 30};
  EXPECT_EQ(reason(wishes), "the mask has 81 clues, which are not as many as wished");
  wishes.clues = {};
  wishes.pattern = Pattern::full;
  EXPECT_EQ(reason(wishes), "the mask already says where the clues are");
  wishes.pattern = Pattern::none;
  EXPECT_EQ(reason(wishes), "possible");
  for (std::size_t i = 0; i < 9; ++i) {
    (*wishes.mask)[27 + i] = false;
    (*wishes.mask)[45 + i] = false;
  }
  EXPECT_EQ(reason(wishes), "the mask leaves rows 4 and 6 empty: they could change places");
  for (std::size_t i = 0; i < 9; ++i) {
    (*wishes.mask)[45 + i] = true;
    (*wishes.mask)[9 * i] = false;
    (*wishes.mask)[9 * i + 3] = false;
  }
  EXPECT_EQ(reason(wishes), "possible");
  for (std::size_t i = 0; i < 9; ++i) (*wishes.mask)[9 * i + 5] = false;
  EXPECT_EQ(reason(wishes), "the mask leaves columns 4 and 6 empty: they could change places");
}

TEST(Wishes, OfALevelAreTheRatingsThatItIsMadeOf) {
  EXPECT_EQ(range_of(Level::easy), (Range{0, 15}));
  EXPECT_EQ(range_of(Level::medium), (Range{16, 25}));
  EXPECT_EQ(range_of(Level::hard), (Range{26, 34}));
  EXPECT_EQ(range_of(Level::expert), (Range{35, 60}));
  EXPECT_EQ(range_of(Level::extreme), (Range{61, UINT32_MAX}));
  EXPECT_EQ(both({10, 30}, {20, 40}), (Range{20, 30}));
}

TEST(Wishes, AimAtAsManyCluesAsWereAskedFor) {
  Wishes wishes = on_9x9();
  wishes.clues = {24, 28};
  EXPECT_EQ(clues_to_aim_at(wishes), (Range{24, 28}));
  wishes.clues = {};
  const Range usual = clues_to_aim_at(wishes);
  EXPECT_GE(usual.low, 22U);
  EXPECT_LE(usual.high, 36U);
}

TEST(Mask, IsReadFromAnyDrawing) {
  EXPECT_EQ(*read_mask("x.5 0_A\n- .1."),
            (std::vector<bool>{true, false, true, false, false, true, false, true, false}));
}

TEST(Mask, IsRefusedWithThePlace) {
  EXPECT_EQ(read_mask("x...\n..*.").error().text(),
            "line 2, column 3: expected x for a clue or . for an empty cell, found '*'");
  EXPECT_EQ(read_mask("x\x80").error().text(),
            "line 1, column 2: expected x for a clue or . for an empty cell, found byte 128");
  EXPECT_EQ(read_mask("x....").error().text(), "expected the cells of a square board, found 5");
  EXPECT_EQ(read_mask("").error().text(), "expected the cells of a square board, found 0");
}

TEST(Tally, TellsHowNearItCame) {
  Wishes wishes = on_9x9();
  Tally tally;
  EXPECT_EQ(tally.describe(wishes), "0 puzzles tried");
  tally.tried = 3214567;
  EXPECT_EQ(tally.describe(wishes), "3,214,567 puzzles tried");
  tally.see_clues(26);
  tally.see_clues(29);
  wishes.clues = {17, 20};
  EXPECT_EQ(tally.describe(wishes), "3,214,567 puzzles tried; the fewest clues were 26");
  wishes.clues = {40, 50};
  EXPECT_EQ(tally.describe(wishes), "3,214,567 puzzles tried; the most clues were 29");
  wishes.clues = {};
  tally.tried = 999;
  tally.see_rating(28);
  tally.see_rating(12);
  wishes.difficulty = {35, 60};
  EXPECT_EQ(tally.describe(wishes), "999 puzzles tried; the hardest was rated 2.8");
  wishes.difficulty = {};
  wishes.technique = Technique::x_wing;
  EXPECT_EQ(tally.describe(wishes),
            "999 puzzles tried; 2 were rated, from 1.2 to 2.8, and none needed X-Wing");
}

TEST(Tally, AddsUp) {
  Tally one;
  one.tried = 1;
  one.see_clues(25);
  one.see_rating(12);
  Tally two;
  two.tried = 2;
  two.not_minimal = 1;
  two.too_hard = 1;
  two.fewest_solutions = 4;
  two.see_clues(30);
  two.see_rating(61);
  one.add(two);
  EXPECT_EQ(one.describe(on_9x9()),
            "3 puzzles tried; the nearest to one solution had 4; 1 were not minimal; 1 were too "
            "hard; 2 were rated, from 1.2 to over 6.0");
}

}  // namespace
}  // namespace quadrille::create
