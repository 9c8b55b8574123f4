#include "quadrille/logic/rate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/logic/board_test.h"

namespace quadrille::logic {
namespace {

struct Rated {
  std::string_view board;
  Difficulty difficulty;  // as Sudoku Explainer rates it
};

const Rated kRated[] = {
    {"...3...27.27..1....6..8.1......4..85..4..6...38.5.....9.......6...4..2.35....37..", 12},
    {".7.1....3..279.....3.2.41....3..2..5...6.........5.7.4.1...9.2....3..4..95.....6.", 15},
    {"....7..5...8....1.....19..4......8...3....9.6.7..2........3..4...96..............", 17},
    {"...2.....1.....8.9.26.9...1.3....6.2...7.......291.35.4......6.8.3..2....79......", 20},
    {"24.1...8..93..2...8...4....935....12..........7...589.............6817....27.34..", 23},
    {".172..5.......5....4.91....2..35..6.....9...4.51..6..8.6...31.7.......3..3.7.....", 25},
    {"...7.....4.....2...9.5....3.5......7.....8........4.....4.......1.6...958....2...", 26},
    {".1...4...2....1...6......3...593..............8....1......287..3.9....5..........", 28},
    {"6...5.....29.4...7.5.7..82........48..58....2....93...9.3..54.1......73......4..9", 30},
    {"..5..86.2..4.........923....6.219..5.8...5.7.5.1....6...356.1.............639254.", 32},
    {"...98......43...........76..1......9...8....374.........3...........5.......76.5.", 34},
    {"57......9.9...1.....1.2..4..89......3......71...85.....65.3..2....67.9.....2...57", 36},
    {".....5..21...6.9.....43.867.87.2.3..613.....8..5...............34..8.7....97....3", 38},
    {"..51............7..3.8......7..3..........1.6.2...........7..9.8.1...2....65.....", 40},
    {"....9.5..3..18.2.9.5.3..8..8.5.3......7....23..6..1.......1..8......9.....9.48..7", 42},
    {"....6..8..27......3.........6..........3......1.....6998..1.........47.3........2", 44},
    {"...3.9..1.13..6957......4..1.7.5...2..67....558...2...43....7......7......2.6...9", 45},
    {".....7....4.........86..4....6.............5.1....2..79.....6.4.7..35.........8..", 46},
    {"..14......6.........9.....3.......8....6......7.5.3..........1.7.....5.63...89...", 47},
    {"4.8.17....9...4..53......7..8..413...1..39...9.47..5........152...12.76......6...", 50},
    {"7.....8...5...........1.4..6..8........4.7.....1...2.........5.....6..7..34.8....", 52},
    {"..7...9...4.......6...15..4.1..4.......6...4..8.59..73..28..1.68....9..71.5..7..9", 56},
    {".9.7......6....4......5.2......6..9...8....3.....49.....5........2...6..7..3.....", 57},
    {"7.....9.5....8....583...1........8.....79..626.8.3.....67..32...4..65.9.3.19.....", 58},
    {".32.48.....9..6.7.....3..4.8.7...32.69.....5.5.......8..4..7.9....3..5.428......7", 59},
};

const std::string_view kOverTheScale[] = {
    "..27......69..2..4........3...........1...97..5..41......9.........3.....4.....1.",
    ".2.....91.....37....4......75.......3...........8...4.....75.......3....8.9....6.",
    "..1.........8..269.9....1.4...7..6..95...8..73....6.8.61.9......45..3...7...21.5.",
    "..641.58...7...23.8....6.4.2.86...1..53.8....6....9......741.........8......9.1..",
    "..26.81.33.......47.....26..9...5.......82...8..1...3..3..194.........5.45.7.3..8",
};

TEST(Rate, AgreesWithSudokuExplainerOnOnePuzzleOfEachRating) {
  for (const Rated& rated : kRated) {
    const Rating rating = rate(board(rated.board));
    EXPECT_EQ(rating.outcome, Outcome::solved) << rated.board;
    EXPECT_EQ(rating.difficulty, rated.difficulty) << rated.board;
    EXPECT_EQ(rating.trials, 0U) << rated.board;
    EXPECT_GT(rating.count(rating.hardest), 0U);
  }
}

TEST(Rate, SaysThatAHarderPuzzleIsOverTheScale) {
  for (const std::string_view puzzle : kOverTheScale) {
    const Rating rating = rate(board(puzzle));
    EXPECT_EQ(rating.outcome, Outcome::solved) << puzzle;
    EXPECT_TRUE(rating.over_the_scale()) << puzzle;
    EXPECT_EQ(rating.level, Level::extreme);
    EXPECT_EQ(rating.trials, rating.count(Technique::trial));
    EXPECT_EQ(rating.trials > 0, rating.depth > 0);
    EXPECT_EQ(rating_text(rating).substr(0, 8), "over 6.0");
  }
}

TEST(Rate, GivesUpWhereItIsTold) {
  const Rating rating = rate(board(kOverTheScale[2]), {.find = {}, .give_up_over = kEndOfScale});
  EXPECT_EQ(rating.outcome, Outcome::stuck);
  EXPECT_TRUE(rating.over_the_scale());
}

TEST(Rate, WritesTenthsAndTrials) {
  Rating rating;
  rating.difficulty = 42;
  EXPECT_EQ(rating_text(rating), "4.2");
  rating.difficulty = kEndOfScale + 1;
  EXPECT_EQ(rating_text(rating), "over 6.0");
  rating.trials = 1;
  rating.depth = 2;
  EXPECT_EQ(rating_text(rating), "over 6.0 (1 trial, depth 2)");
  rating.trials = 3;
  EXPECT_EQ(rating_text(rating), "over 6.0 (3 trials, depth 2)");
}

TEST(Rate, NamesTheLevels) {
  EXPECT_EQ(name(level_of(10)), "easy");
  EXPECT_EQ(name(level_of(15)), "easy");
  EXPECT_EQ(name(level_of(17)), "medium");
  EXPECT_EQ(name(level_of(26)), "hard");
  EXPECT_EQ(name(level_of(36)), "expert");
  EXPECT_EQ(name(level_of(60)), "expert");
  EXPECT_EQ(name(level_of(61)), "extreme");
  EXPECT_EQ(*parse_level("hard"), Level::hard);
  EXPECT_EQ(parse_level("nasty").error().text(),
            "expected beginner, easy, medium, hard, expert or extreme, found 'nasty'");
}

TEST(Rate, TellsAPuzzleWithoutASolutionFromOneWithSeveral) {
  EXPECT_EQ(rate(board(*sudoku::Shape::boxes(2, 2), "1..1 .... .... ....")).outcome,
            Outcome::broken);
  EXPECT_EQ(rate(board(*sudoku::Shape::boxes(2, 2), "1... .... .... ....")).outcome,
            Outcome::stuck);
  EXPECT_EQ(rate(board(*sudoku::Shape::latin(2), "12 21")).difficulty, 0U);
}

TEST(Technique, IsFoundByItsNameHoweverItIsWritten) {
  for (std::size_t number = 0; number < kTechniqueCount; ++number) {
    const auto technique = static_cast<Technique>(number);
    EXPECT_EQ(*parse_technique(name(technique)), technique);
  }
  EXPECT_EQ(*parse_technique("x-wing"), Technique::x_wing);
  EXPECT_EQ(*parse_technique("Hidden-Single-in-a-Box"), Technique::hidden_single_box);
  EXPECT_EQ(*parse_technique("unique rectangle-2"), Technique::unique_rectangle_2);
  EXPECT_THAT(similar_techniques("xwing"), testing::ElementsAre("x-wing"));
  EXPECT_THAT(similar_techniques("Nakd pair"), testing::ElementsAre("naked-pair"));
  EXPECT_THAT(similar_techniques("bug"), testing::ElementsAre("bug-1", "bug-2", "bug-3"));
  EXPECT_THAT(similar_techniques("sudoku"), testing::IsEmpty());
  EXPECT_EQ(parse_technique("luck").error().text(),
            "expected a technique such as 'naked-pair', found 'luck'");
}

}  // namespace
}  // namespace quadrille::logic
