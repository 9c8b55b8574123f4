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

const RatedByChains kRatedByChains[] = {
    {"............1.92...69.7.41...46.79.......4..3....95.2.34..6...7.7..3.5.2.8....3..", 62, 12,
     12},
    {"..3.5..8.4..789..37..1..4......3..5...7.9...8.6....23.5............4..9.894.75...", 65, 12,
     12},
    {".....67...5.189....9........6...43..3..5.1.....4.6...2.8.9.......2...4.1...6...5.", 66, 30,
     26},
    {".....6...4..18..3...927.......5.8.6..6...18...35......3.....6.25...2..43.7....1..", 67, 12,
     12},
    {".......894....91...8..3.5...1.5.3.......6.2..6..82.47.........1..2....57.3..7.6.8", 68, 12,
     12},
    {".......894.6.8......9...564.15.....8...87.3..8..1..95.3.2..........6..13.6..27...", 69, 12,
     12},
    {"..3..67.....18.....8...24...4.3.5.7..........9..2.8..1.369...2.79.8.4..........6.", 70, 12,
     12},
    {".2...67....6.8.......213..421..7...3..4.......3.....2....9...715.....9.89...683..", 71, 28,
     26},
    {"..34.6..9..7...2..68.....45.1....3..396....147......5....9...2.8.1..7.......4...1", 72, 30,
     26},
    {"..34...89.5.......6.....1..2..9...1..7...8.6.8...6...5..4812......3...2.9....5...", 73, 72,
     26},
    {"........945....1..78.....6..1..6.37..9.5........8.3..15...9..2..326.........278..", 74, 30,
     26},
    {"..34......5..8..36...7.2.5.2..36...1..1.....59.....6...7..254.....8....28...4....", 75, 12,
     12},
    {".....6..9..71..2..69...7..52....1......83...2.3.5..1.4.7.948...5.6......94......3", 76, 72,
     26},
    {".....6...4.7.........32.51...1..38......7.6...7..1..2...2..1.6.63.59.....18.....5", 77, 12,
     12},
    {"....5..8....1.92.6..9.72.....5...1..69.....2..4...1.953..6....15.4.....8....14...", 78, 12,
     12},
    {"...4..7.....18...686....5..2.1.3.9....6.1.8...4...7.2...2..8.9.7..961......3...7.", 79, 12,
     12},
    {"..34..7..4.....2.6.9.....1....8....13..79.4....9..2...6....7..87...6...5.8..1.6..", 80, 12,
     12},
    {"....56....571...36..9.7..4129..4..67..4....5...1.6......2..4....76.3.9......2...5", 81, 12,
     12},
    {"...4..7....7.89.3...8........9.348.5.1..7.....3.51...7..2..5..1.81.97..3......6..", 82, 12,
     12},
    {"...4...8...6..9..1.89...5.......4...6.7.23..4.945.1...3....7.9..713..4.2...2..3..", 83, 72,
     26},
    {"....56......1..23...8..7..5..68..59..1..9..2...45......817...5..6....37.7.9.2...1", 84, 71,
     26},
    {"...45...9..71.....69....1..21..3.5.........7......53.4..2..8..38.....6..93..2..5.", 85, 23,
     23},
    {"....567..45...9..6....3.....7.....543....59.7..9.2.31..1..4..9.8....3..2.3..7....", 86, 12,
     12},
    {"...4...8..5...92....9....1...8.6.9.3......1.89..3.......16.....7..8.23...4..735..", 87, 12,
     12},
    {"..3.5.7.9..71..2..6....341....63.9.15...4.3.........4..9.8...2.7.5.1......2...1.7", 88, 86,
     66},
    {"......7..4.7.8..36..9..2.......614.8.9.....1...1...5....6.....5.1.29..7..72.3....", 89, 89,
     76},
    {"..3.....9...1..2...8...7.5..6...8.4....2..1.....69...3..67.....8....5.7..7..4...5", 90, 84,
     26},
    {".....6.8...71..2.....23...4.......5...43....79....8..1...6..19.56.........1.4...2", 91, 12,
     12},
    {"1..4...8...7..9..3......4.1....73.....58....2..6.2.9..36..4....5.2.......7.26.3.5", 92, 72,
     26},
    {".2..5....4....9..6..87......4.51...33....46...7.8...4.......9.1..2...3..9....1.6.", 93, 88,
     66},
    {"..3..6..94...8..3..6.2..1...4..3..6......15....69.8..2........578.........4.6..7.", 95, 12,
     12},
    {".....6..94...8.13....13....2...1.4....7.......6...5..73..8..2....5..3..8.9.....7.", 100, 100,
     78},
    {"......7..4...8...3..97......159.....3...4...6.....1.5...6.2..3..4......88....462.", 106, 12,
     12},
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
  FindOptions find;
  find.left_out = chain_techniques();
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
