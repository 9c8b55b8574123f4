#include "quadrille/create/puzzle_spec.h"

#include <gtest/gtest.h>

#include "quadrille/base/language.h"
#include "quadrille/create/generate.h"

namespace quadrille::create {
namespace {

using logic::Level;
using logic::Technique;
using sudoku::Shape;

PuzzleSpec on_9x9() { return {.shape = *Shape::boxes(3, 3)}; }

std::string reason(const PuzzleSpec& spec) {
  const std::optional<Error> wrong = impossible(spec);
  return wrong ? wrong->text() : "possible";
}

TEST(PuzzleSpec, IsPossibleWhereNothingSpeaksAgainstIt) {
  EXPECT_EQ(reason(on_9x9()), "possible");
  PuzzleSpec spec = on_9x9();
  spec.clues = {17, 17};
  spec.pattern = std::nullopt;
  spec.technique = Technique::x_wing;
  spec.difficulty = {32, 32};
  EXPECT_EQ(reason(spec), "possible");
  EXPECT_EQ(reason({.shape = *Shape::boxes(1, 1)}), "possible");
}

TEST(PuzzleSpec, IsRefusedWithANumberOfCluesThatCannotBe) {
  PuzzleSpec spec = on_9x9();
  spec.clues = {0, 16};
  EXPECT_EQ(reason(spec),
            "fewer than 17 clues on a board 9x9 with boxes of 3x3 always leave several solutions");
  spec.clues = {30, 20};
  EXPECT_EQ(reason(spec), "there is no number of clues from 30 to 20");
  spec.clues = {82, 90};
  EXPECT_EQ(reason(spec), "a board 9x9 with boxes of 3x3 has 81 cells, fewer than 82");
  spec.shape = *Shape::boxes(2, 2);
  spec.clues = {5, 5};
  spec.pattern = Pattern::vertical;
  EXPECT_EQ(reason(spec), "the symmetry vertical has no pattern with so many clues");
  spec.clues = {5, 6};
  EXPECT_EQ(reason(spec), "possible");
}

// Against every choice of orbits, tried out.
TEST(PuzzleSpec, FitsAPatternExactlyWhereOrbitsAddUp) {
  for (const std::uint32_t size : {4U, 5U, 6U}) {
    for (const Pattern pattern : kPatterns) {
      std::vector<bool> reached(size * size + 1, false);
      reached[0] = true;
      for (const auto& orbit : orbits(size, pattern)) {
        for (std::size_t count = std::size_t{size} * size; count >= orbit.size(); --count) {
          if (reached[count - orbit.size()]) reached[count] = true;
        }
      }
      PuzzleSpec spec{.shape = *Shape::latin(size), .pattern = pattern};
      for (std::uint32_t count = size; count <= size * size; ++count) {
        spec.clues = {count, count};
        EXPECT_EQ(!impossible(spec), reached[count]) << name(pattern) << ' ' << count;
      }
    }
  }
}

TEST(PuzzleSpec, IsRefusedWithADifficultyThatCannotBe) {
  PuzzleSpec spec = on_9x9();
  spec.difficulty = {34, 20};
  EXPECT_EQ(reason(spec), "there is no rating from 3.4 to 2.0");
  spec.difficulty = {0, 9};
  EXPECT_EQ(reason(spec), "no puzzle is rated below 1.0");
  spec.difficulty = {125, 130};
  EXPECT_EQ(reason(spec), "ratings over 12.0 are not distinguished");
  spec.difficulty = range_of(Level::easy);
  spec.technique = Technique::x_wing;
  EXPECT_EQ(reason(spec), "X-Wing is rated 3.2, above the 1.5 asked for");
  spec.difficulty = {0, 60};
  spec.technique = Technique::trial;
  EXPECT_EQ(reason(spec), "trial is rated over 6.0, above the 6.0 asked for");
  spec.technique = Technique::combinations;
  EXPECT_EQ(reason(spec), "expected a technique such as 'naked-pair', found 'combinations'");
}

TEST(PuzzleSpec, IsRefusedWithAMaskThatCannotBe) {
  PuzzleSpec spec = on_9x9();
  spec.mask = std::vector<bool>(81, false);
  for (std::size_t i = 0; i < 16; ++i) (*spec.mask)[i * 5] = true;
  EXPECT_EQ(reason(spec),
            "the mask: fewer than 17 clues on a board 9x9 with boxes of 3x3 always leave several "
            "solutions");
  spec.mask = std::vector<bool>(81, true);
  spec.clues = {20, 30};
  EXPECT_EQ(reason(spec), "the mask has 81 clues, which is not what was asked for");
  spec.clues = {};
  spec.pattern = Pattern::full;
  EXPECT_EQ(reason(spec), "the mask already says where the clues are");
  spec.pattern = Pattern::none;
  EXPECT_EQ(reason(spec), "possible");
  for (std::size_t i = 0; i < 9; ++i) {
    (*spec.mask)[27 + i] = false;
    (*spec.mask)[45 + i] = false;
  }
  EXPECT_EQ(reason(spec), "the mask leaves rows 4 and 6 empty: they could change places");
  for (std::size_t i = 0; i < 9; ++i) {
    (*spec.mask)[45 + i] = true;
    (*spec.mask)[9 * i] = false;
    (*spec.mask)[9 * i + 3] = false;
  }
  EXPECT_EQ(reason(spec), "possible");
  for (std::size_t i = 0; i < 9; ++i) (*spec.mask)[9 * i + 5] = false;
  EXPECT_EQ(reason(spec), "the mask leaves columns 4 and 6 empty: they could change places");
}

TEST(PuzzleSpec, OfALevelHasTheRatingsThatItIsMadeOf) {
  EXPECT_EQ(range_of(Level::easy), (Range{0, 15}));
  EXPECT_EQ(range_of(Level::medium), (Range{16, 25}));
  EXPECT_EQ(range_of(Level::hard), (Range{26, 34}));
  EXPECT_EQ(range_of(Level::expert), (Range{35, 60}));
  EXPECT_EQ(range_of(Level::extreme), (Range{61, 74}));
  EXPECT_EQ(range_of(Level::diabolical), (Range{75, 84}));
  EXPECT_EQ(range_of(Level::nightmare), (Range{85, logic::kEndOfScale}));
  EXPECT_EQ(range_of(Level::extreme, *Shape::boxes(3, 3)), (Range{61, 74}));
  EXPECT_EQ(range_of(Level::extreme, *Shape::boxes(4, 4)), (Range{61, UINT32_MAX}));
  EXPECT_EQ(both({10, 30}, {20, 40}), (Range{20, 30}));
}

TEST(PuzzleSpec, AimsAtAsManyCluesAsWereAskedFor) {
  PuzzleSpec spec = on_9x9();
  spec.clues = {24, 28};
  EXPECT_EQ(clues_to_aim_at(spec), (Range{24, 28}));
  spec.clues = {};
  const Range usual = clues_to_aim_at(spec);
  EXPECT_GE(usual.low, 22U);
  EXPECT_LE(usual.high, 36U);
}

TEST(Mask, IsReadFromAnyDrawing) {
  EXPECT_EQ(*read_mask("x.5 0_A\n- .1."),
            (std::vector<bool>{true, false, true, false, false, true, false, true, false}));
}

TEST(Mask, IsReadWithAByteOrderMark) {
  EXPECT_EQ(*read_mask("\xEF\xBB\xBFx..x"), (std::vector<bool>{true, false, false, true}));
}

TEST(Mask, IsRefusedWithThePlace) {
  EXPECT_EQ(read_mask("x...\n..*.").error().text(),
            "line 2, column 3: expected x for a clue or . for an empty cell, found '*'");
  EXPECT_EQ(read_mask("x\x80").error().text(),
            "line 1, column 2: expected x for a clue or . for an empty cell, found byte 128");
  EXPECT_EQ(read_mask("x....").error().text(), "expected the cells of a square board, found 5");
  EXPECT_EQ(read_mask("").error().text(), "expected the cells of a square board, found 0");
}

TEST(AttemptStats, TellsHowNearItCame) {
  PuzzleSpec spec = on_9x9();
  AttemptStats stats;
  EXPECT_EQ(english().tell(stats.message(spec)), "0 puzzles tried");
  stats.tried = 3214567;
  EXPECT_EQ(english().tell(stats.message(spec)), "3,214,567 puzzles tried");
  stats.see_clues(26);
  stats.see_clues(29);
  spec.clues = {17, 20};
  EXPECT_EQ(english().tell(stats.message(spec)),
            "3,214,567 puzzles tried; the fewest clues were 26");
  spec.clues = {40, 50};
  EXPECT_EQ(english().tell(stats.message(spec)), "3,214,567 puzzles tried; the most clues were 29");
  spec.clues = {};
  stats.tried = 999;
  stats.see_rating(28);
  stats.see_rating(12);
  spec.difficulty = {35, 60};
  EXPECT_EQ(english().tell(stats.message(spec)), "999 puzzles tried; the hardest was rated 2.8");
  spec.difficulty = {};
  spec.technique = Technique::x_wing;
  EXPECT_EQ(english().tell(stats.message(spec)),
            "999 puzzles tried; 2 were rated, from 1.2 to 2.8, and none needed X-Wing");
}

TEST(AttemptStats, AddsUp) {
  AttemptStats one;
  one.tried = 1;
  one.see_clues(25);
  one.see_rating(12);
  AttemptStats two;
  two.tried = 2;
  two.not_minimal = 1;
  two.too_hard = 1;
  two.fewest_solutions = 4;
  two.see_clues(30);
  two.see_rating(121);
  one.add(two);
  EXPECT_EQ(english().tell(one.message(on_9x9())),
            "3 puzzles tried; the one closest to a single solution had 4 solutions; 1 was not "
            "minimal; 1 was too hard; 2 were rated, from 1.2 to over 6.0");
}

}  // namespace
}  // namespace quadrille::create
