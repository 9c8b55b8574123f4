#include "quadrille/gallery/piece_text.h"

#include <string>

#include <gtest/gtest.h>

#include "quadrille/cover/count.h"
#include "quadrille/cover/text.h"

namespace quadrille::gallery {
namespace {

std::string count_of(std::string_view text, const PieceRules& rules = {}) {
  const auto puzzle = read_pieces(text, rules);
  if (!puzzle) return puzzle.error().text();
  return cover::count(puzzle->problem, UINT64_MAX, {.engine = cover::EngineName::links}).number();
}

std::string problem_of(std::string_view text, const PieceRules& rules = {}) {
  const auto puzzle = read_pieces(text, rules);
  return puzzle ? *cover::write_problem(puzzle->problem) : puzzle.error().text();
}

constexpr const char* kPentominoes =
    " FF\nFF\n F\n\nIIIII\n\nLLLL\nL\n\nNNN\n  NN\n\nPP   TTT\nPP    T\nP     T\n\nU U\nUUU\n\n"
    "V\nV\nVVV\n\nW\nWW\n WW\n\n X\nXXX\n X\n\nYYYY\n Y\n\nZZ\n Z\n ZZ\n";

constexpr const char* kSoma =
    "VV\nV\n\nLLL\nL\n\nTTT\n T\n\nZZ\n ZZ\n\nAA\nA\n\nA\n\nBB\nB\n\n.B\n\nPP\nP\n\n..\nP\n";

TEST(PieceText, PutsEveryPieceIntoEveryPlace) {
  EXPECT_EQ(problem_of("box 1x3\n\nA\n\nBB\n"),
            "A B r1c1 r1c2 r1c3\nA r1c1\nA r1c2\nA r1c3\nB r1c1 r1c2\nB r1c2 r1c3\n");
  EXPECT_EQ(problem_of("A\n\n.\n\n.\n"), "A l1r1c1 l2r1c1\nA l1r1c1\nA l2r1c1\n");
  EXPECT_EQ(count_of("box 2x2\n\nA\n\nBB\nB\n"), "4");
}

TEST(PieceText, CountsWhatTheLiteratureCounts) {
  EXPECT_EQ(count_of(std::string("box 3x20\n\n") + kPentominoes), "8");
  EXPECT_EQ(count_of(std::string("box 3x3x3\n\n") + kSoma), "11520");
}

TEST(PieceText, ReadsADrawnBoxWithHoles) {
  constexpr const char* kRing = "...\n.#.\n...\n";
  EXPECT_EQ(count_of(std::string(kRing) + "\nAAAA\n\nBBBB\n"), "0");
  EXPECT_EQ(count_of(std::string(kRing) + "\nAAA\nA\n\nBBB\nB\n"), "8");
  EXPECT_EQ(count_of(std::string("box:\n...\n. .\n...\n") + "\nAAA\nA\n\nBBB\nB\n"), "8");
  EXPECT_EQ(count_of("box:\n..\n\n..\n\nAA\n\nBB\n"), "4");  // two layers, one on the other
}

TEST(PieceText, MayStandBeforeItsBoxAndHaveRemarks) {
  EXPECT_EQ(count_of("\xef\xbb\xbf# two pieces\r\n#\r\nAA BB\r\n\r\n# their box\r\n....\r\n"), "2");
}

TEST(PieceText, TurnsAndFlipsAsFarAsItMay) {
  constexpr const char* kL = "box 2x3\n\nLLL\nL\n\nA\n\nB\n";
  const auto options = [](std::string_view text, const PieceRules& rules = {}) {
    return read_pieces(text, rules)->problem.option_count();
  };
  EXPECT_EQ(options(kL), 4U + 12U);
  EXPECT_EQ(options(kL, {.flip = false}), 2U + 12U);
  EXPECT_EQ(options(kL, {.turn = false}), 2U + 12U);
  EXPECT_EQ(options(kL, {.turn = false, .flip = false}), 1U + 12U);
  EXPECT_EQ(options(std::string("turn no\nflip no\n") + kL), 1U + 12U);
  EXPECT_EQ(options(std::string("turn no\nflip no\n") + kL, {.turn = true}), 2U + 12U);
  EXPECT_EQ(options(std::string("flip no L\n") + kL, {.flip = true}), 2U + 12U);
  // In a box of two layers a flat piece turns over by itself; a screw has to be allowed to.
  constexpr const char* kScrew = "box 2x2x2\n\nAA\nA\n\n.A\n..\n\nBB\n\nCC\n";
  EXPECT_EQ(options(std::string("flip yes A\n") + kScrew) - options(kScrew), 12U);
}

TEST(PieceText, CountsPiecesThatAreAlikeOnce) {
  EXPECT_EQ(problem_of("box 1x2\ncount A 2\n\nA\n"), "2|A r1c1 r1c2\nA r1c1\nA r1c2\n");
  EXPECT_EQ(count_of("box 2x3\ncount A 3\n\nAA\n"), "3");
  EXPECT_EQ(count_of("box 2x3\ncount A any\n\nAA\n"), "3");
  EXPECT_EQ(count_of("box 2x3\ncount A 1-2\ncount B 1-2\n\nAA\n\nBB\n"), "18");
  EXPECT_EQ(count_of("box 2x3\ncount AB 0-1\n\nAA\n\nBB\n\nCC\n\nDD\n"), "36");
  EXPECT_EQ(count_of("box 1x4\ncount A 3\n\nAA\n"), "0");
}

TEST(PieceText, LeavesCellsEmptyThatMayBe) {
  EXPECT_EQ(count_of("..?\n\nAA\n"), "1");
  EXPECT_EQ(count_of("?.?\n\nAA\n"), "2");
  EXPECT_EQ(count_of(".??\ncount A any\n\nA\n"), "4");
  EXPECT_EQ(count_of(".??\ncount A 1-2\n\nA\n"), "3");
}

TEST(PieceText, KnowsWhatCannotFillTheBox) {
  const auto puzzle = read_pieces("box 2x3\n\nAA\n\nBBB\n");
  ASSERT_TRUE(puzzle && puzzle->cells);
  EXPECT_EQ(puzzle->cells->pieces, 5U);
  EXPECT_EQ(puzzle->cells->box, 6U);
  EXPECT_FALSE(read_pieces("..?\n\nAA\n")->cells);
  EXPECT_FALSE(read_pieces("...\n\ncount A any\n\nAA\n")->cells);
}

TEST(PieceText, IsKnownByItsBox) {
  for (const char* text : {"box 6x10\n\nA\n", "A\n\n...\n", "box:\n", "A\n\n#.#\n"}) {
    EXPECT_TRUE(is_pieces(text)) << text;
  }
  for (const char* text : {"", "a b\na\nb\n", "1 2 3\n1\n", "A = 1 2\n", "01\n10\n", "box a\nbox\n",
                           "# # #\n", "p ec 3 1\n"}) {
    EXPECT_FALSE(is_pieces(text)) << text;
  }
}

TEST(PieceText, NamesThePlaceOfWhatIsWrong) {
  EXPECT_EQ(problem_of(""), "expected pieces drawn with letters, found none");
  EXPECT_EQ(problem_of("...\n"), "expected pieces drawn with letters, found none");
  EXPECT_EQ(problem_of("AA\n"), "expected a box, such as box 6x10 or a block of dots, found none");
  EXPECT_EQ(problem_of("AA\n\n???\n"),
            "expected a box, such as box 6x10 or a block of dots, found none");
  EXPECT_EQ(
      problem_of("box 2x2\n\nA+\n"),
      "line 3, column 2: expected letters and figures for pieces, . ? or # for the box, found "
      "'+'");
  EXPECT_EQ(
      problem_of("box 2x2\n\nA?\n"),
      "line 3, column 2: expected letters and figures for pieces, . ? or # for the box, found "
      "'?'");
  EXPECT_EQ(problem_of("box 2x2\n\n..\n\nA\n"),
            "line 3, column 1: expected one box, found a second");
  EXPECT_EQ(problem_of("..\n\nA\n\n..\n"), "line 5, column 1: expected one box, found a second");
  EXPECT_EQ(problem_of("box 2\n\nA\n"),
            "line 1, column 5: expected box 6x10, box 3x3x3 or box:, found '2'");
  EXPECT_EQ(problem_of("box 1000x1000\n\nA\n"),
            "line 1, column 5: box: expected at most 100000, found '1000x1000'");
  EXPECT_EQ(problem_of("..\n\nA\n\nB\n\nA\n"),
            "line 7, column 1: expected each piece in one place, or in layers that follow each "
            "other, found 'A' again");
  EXPECT_EQ(problem_of("..\n\nA\ncount B 2\n"),
            "line 4, column 7: expected the letter of a piece, found 'B'");
  EXPECT_EQ(problem_of("..\n\nA\ncount A 3-2\n"),
            "line 4, column 9: expected count A 3, count A 0-1 or count A any, found '3-2'");
  EXPECT_EQ(problem_of("..\n\nA\nflip maybe\n"),
            "line 4, column 1: expected flip no or flip yes A, found 'flip maybe'");
}

}  // namespace
}  // namespace quadrille::gallery
