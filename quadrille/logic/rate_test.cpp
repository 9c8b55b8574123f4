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

constexpr Difficulty kLightRating = 93;  // what takes longer is heavy

struct RatedByChains {
  std::string_view board;
  Difficulty rating;  // as Sudoku Explainer gives them
  Difficulty pearl;
  Difficulty diamond;
};

// The last two are well known: AI Escargot and Easter Monster.
const RatedByChains kRatedByChains[] = {
    {"2..7.....93.58......7391....72...6894.....2.........4..8..3......6.1.9.....2...73", 62, 12,
     12},
    {"9...4.1..416........3.9...7...52.........9..6.....623856...8......2....5....3.9..", 65, 12,
     12},
    {"..5....84......93.76...8.....7..2..5.1.94..................7.4.52.3..79.3......18", 66, 12,
     12},
    {".4..8......84.6.1...2..9...38...2.....1...2.3..97..5......5..4..63.4.8.....1.....", 66, 23,
     23},
    {"..7.9...8...4..9..5.6.3...1.....5....6....81...4....6...8...4.2..58.9...4....6...", 67, 12,
     12},
    {"6...7.3.......5...3...617....29...81....1..2..8...3.9..4.6..9..25...........9..4.", 68, 12,
     12},
    {".1..35...6...2.17...2.7..3......1.6.57...8...4....2..9........5.4..9.3..19.......", 69, 12,
     12},
    {"9........5...68........2.47.....3.....41.6..33..48........1..8545.8...1.1.2.5..9.", 70, 12,
     12},
    {".....58....12......92..7...1........6...3.7.4.28...96....9...2...3..6....6.1..54.", 71, 12,
     12},
    {"..5..39.......7.3..1.9...........3..8.....247.7...6..8..43..58.2....4....8..1..2.", 71, 23,
     23},
    {".7.2.......46...9......47.51........729...8..6481...7....8.912..1..6..8........67", 72, 26,
     26},
    {"2..39...4...54.1..5..8.........2.587...9......1.48..2...6....3...2..4.1.84...9...", 72, 12,
     12},
    {"...93..1.....8.7.3.6.......3..4.9....8.37.....75..89......4...84..1..5..21.......", 73, 12,
     12},
    {"9..6..7......28...7.....8.45.....2......1...7..4..2.83...96.4..498........3....5.", 74, 12,
     12},
    {".7.618........5..7...7..69.....7...2...8.915.8.............1.8...7.439..6.9....3.", 76, 12,
     12},
    {"1.....7.2.....4..332.7.5....3429.........36...5..78...........487.....5.....6....", 77, 12,
     12},
    {".....23...7..98.4.2...4....4..6...9..612...85..8...63......98....24..1..1......5.", 78, 12,
     12},
    {".....4...53..6.1....6....8......8.6.....1.3....76.58.9.2.1..6.76..4.3....59......", 82, 12,
     12},
    {"......7...74.51...5..7.2.9..2...843.6.....2.......7.61.....6.23.6....5..132.85...", 83, 23,
     23},
    {"...2..7.3..3...82.75....9.4......4.6....5.18...918.......8.....864.9....3.57.4...", 83, 12,
     12},
    {"...5....4......68...819...7.........3.1..57..24.9...53..4.3....7.2...8..9..6....1", 84, 23,
     23},
    {".1...9.....9..2.....6.3..5.2...8.9..4...........5..46....9...755..8......7....2.8", 84, 12,
     12},
    {".7..9......6.4.5.....85..72.......8.....623.59..3.....1.3...7...4..3......24.5...", 85, 12,
     12},
    {"..6..89..7..4..1...1.....67.3..5..8.1..6.4...8.4....7.....27.......4.5.........39", 88, 12,
     12},
    {"5...6.28....4..9.5..3..5....2..4...68.43........9...4.3..6.2.9........7..678....1", 89, 12,
     12},
    {"...5.649.....1.8...7.....56..3......52.......74.9...6.....83........453..1.6.574.", 90, 12,
     12},
    {"4......78.5...........165.......19.....4.....5672..1...3.5...12.....34..2.4.8...5", 90, 12,
     12},
    {"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", 105, 12,
     12},
    {"1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1", 116, 116,
     108},
};

const std::string_view kNeedsChains =
    "..1.........8..269.9....1.4...7..6..95...8..73....6.8.61.9......45..3...7...21.5.";

TEST(Rate, AgreesWithSudokuExplainerOnOnePuzzleOfEachRating) {
  for (const Rated& rated : kRated) {
    const Rating rating = rate(board(rated.board));
    EXPECT_EQ(rating.outcome, Outcome::solved) << rated.board;
    EXPECT_EQ(rating.difficulty, rated.difficulty) << rated.board;
    EXPECT_EQ(rating.trials, 0U) << rated.board;
    EXPECT_GT(rating.count(rating.hardest), 0U);
  }
}

TEST(Rate, AgreesWithSudokuExplainerOnPuzzlesThatNeedChains) {
  for (const RatedByChains& rated : kRatedByChains) {
    if (rated.rating > kLightRating) continue;
    const Rating rating = rate(board(rated.board));
    EXPECT_EQ(rating.outcome, Outcome::solved) << rated.board;
    EXPECT_EQ(rating.difficulty, rated.rating) << rated.board;
    EXPECT_EQ(rating.pearl, rated.pearl) << rated.board;
    EXPECT_EQ(rating.diamond, rated.diamond) << rated.board;
    EXPECT_EQ(rating.at_least, rated.rating) << rated.board;
  }
}

TEST(HeavyRate, AgreesWithSudokuExplainerOnPuzzlesThatNeedNestedChains) {
  for (const RatedByChains& rated : kRatedByChains) {
    if (rated.rating <= kLightRating) continue;
    const Rating rating = rate(board(rated.board));
    EXPECT_EQ(rating.difficulty, rated.rating) << rated.board;
    EXPECT_EQ(rating.pearl, rated.pearl) << rated.board;
    EXPECT_EQ(rating.diamond, rated.diamond) << rated.board;
  }
}

TEST(Rate, SaysWhatIsKnownWhereItIsStopped) {
  const Rating rating = rate(board(kNeedsChains), {.find = {.max_suppositions = 1}});
  EXPECT_EQ(rating.outcome, Outcome::stuck);
  EXPECT_GT(rating.at_least, kEndOfPatterns);
  EXPECT_LE(rating.at_least, rate(board(kNeedsChains)).difficulty);
  Stop stop;
  stop.request();
  EXPECT_EQ(rate(board(kNeedsChains), {.find = {.stop = &stop}}).outcome, Outcome::stuck);
}

TEST(Rate, SaysThatAPuzzleThatNeedsTrialsIsOverTheScale) {
  const FindOptions find{.repertoire = Repertoire::usual().without_chains()};
  const Rating rating = rate(board(kNeedsChains), {.find = find});
  EXPECT_EQ(rating.outcome, Outcome::solved);
  EXPECT_TRUE(rating.over_the_scale());
  EXPECT_EQ(rating.level, Level::extreme);
  EXPECT_EQ(rating_text(rating).substr(0, 8), "over 6.0");
}

TEST(Rate, GivesUpWhereItIsTold) {
  const Rating rating = rate(board(kNeedsChains), {.find = {}, .give_up_over = kEndOfPatterns});
  EXPECT_EQ(rating.outcome, Outcome::stuck);
  EXPECT_GT(rating.difficulty, kEndOfPatterns);
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
  EXPECT_EQ(name(level_of(74)), "extreme");
  EXPECT_EQ(name(level_of(75)), "diabolical");
  EXPECT_EQ(name(level_of(85)), "nightmare");
  EXPECT_EQ(name(level_of(kEndOfScale + 1)), "extreme") << "nothing more is known of it";
  EXPECT_EQ(*parse_level("hard"), Level::hard);
  EXPECT_EQ(
      parse_level("nasty").error().text(),
      "expected beginner, easy, medium, hard, expert, extreme, diabolical or nightmare, found "
      "'nasty'");
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
