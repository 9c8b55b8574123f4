#include "quadrille/gallery/layout.h"

#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "quadrille/cover/search.h"
#include "quadrille/cover/text.h"
#include "quadrille/gallery/families.h"
#include "quadrille/gallery/piece_text.h"

namespace quadrille::gallery {
namespace {

using cover::Problem;
using render::Tiling;

Problem problem_in(const char* text) { return *cover::read_problem(text); }

// The labels of a solution, a row a line, layers apart; - where there is no square.
std::string sketch(const Problem& problem) {
  const auto layout = Layout::of(problem);
  if (!layout) return "no shape";
  cover::Search search(problem);
  if (!search.next()) return "no solution";
  const Tiling tiling = layout->draw(search.solution());
  std::string text;
  for (std::size_t square = 0; square < tiling.pieces.size(); ++square) {
    const int piece = tiling.pieces[square];
    text += piece == render::kNoSquare  ? "-"
            : piece == render::kNothing ? "."
                                        : tiling.labels[square];
    if ((square + 1) % tiling.columns == 0) text += '\n';
    if (tiling.layers > 1 && (square + 1) % (std::size_t{tiling.rows} * tiling.columns) == 0) {
      text += '\n';
    }
  }
  return text;
}

TEST(Layout, KnowsCoordinatesHoweverTheyAreWritten) {
  EXPECT_EQ(sketch(problem_in("A B 00 01 10 11\nA 00 01\nB 10 11\n")), "AA\nBB\n");
  EXPECT_EQ(sketch(problem_in("A B r1c1 r1c2 r2c1 r2c2\nA r1c1 r1c2\nB r2c1 r2c2\n")), "AA\nBB\n");
  EXPECT_EQ(sketch(problem_in("A B 1,1 1,2 2,1 2,2\nA 1,1 1,2\nB 2,1 2,2\n")), "AA\nBB\n");
  EXPECT_EQ(sketch(problem_in("A B (0,0) (0,1) (1,0) (1,1)\nA (0,0) (0,1)\nB (1,0) (1,1)\n")),
            "AA\nBB\n");
  EXPECT_EQ(sketch(problem_in("A B A1 B1 A2 B2\nA A1 B1\nB A2 B2\n")), "AA\nBB\n");
  // Row 1 of a chess board is at the bottom; x counts columns.
  EXPECT_EQ(sketch(problem_in("A B a1 b1 a2 b2\nA a1 b1\nB a2 b2\n")), "BB\nAA\n");
  EXPECT_EQ(sketch(problem_in("A B x0y0 x1y0 x0y1 x1y1\nA x0y0 x0y1\nB x1y0 x1y1\n")), "AB\nAB\n");
}

TEST(Layout, CountsOnWithLettersBeyondNine) {
  std::string items = "A";
  for (const char c : std::string("0123456789ab")) items += std::string(" 0") + c;
  EXPECT_EQ(sketch(problem_in((items + "\n" + items + "\n").c_str())), "AAAAAAAAAAAA\n");
}

TEST(Layout, HasLayersWhereThereAreThreeCoordinates) {
  EXPECT_EQ(sketch(problem_in("A B 000 001 100 101\nA 000 100\nB 001 101\n")), "AB\n\nAB\n\n");
}

TEST(Layout, LeavesHolesAndFreeCells) {
  EXPECT_EQ(sketch(problem_in("A 00 01 02 10 | 12\nA 00 01 02 10\n")), "AAA\nA-.\n");
}

TEST(Layout, DrawsQueensAndRooks) {
  const std::string board = sketch(queens(4));
  EXPECT_TRUE(board == ".♛..\n...♛\n♛...\n..♛.\n" || board == "..♛.\n♛...\n...♛\n.♛..\n") << board;
  EXPECT_EQ(sketch(problem_in("r1 r2 c1 c2\nr1 c2\nr2 c1\n")), ".♜\n♜.\n");
}

TEST(Layout, DrawsLangfordPairs) {
  const std::string row = sketch(langford(4));
  EXPECT_TRUE(row == "41312432\n" || row == "23421314\n") << row;
}

TEST(Layout, WritesTheColoursOfCells) {
  EXPECT_EQ(sketch(problem_in("cat tea | 00 01 02 10 20\ncat 00:c 01:a 02:t\ntea 02:t 01:e\n"
                              "tea 00:c 10:e 20:a\n")),
            "cat\ne--\na--\n");
}

TEST(Layout, WritesTheDigitsOfLatinSquares) {
  const Tiling tiling = [] {
    const Problem problem = latin_squares(3);
    cover::Search search(problem);
    EXPECT_TRUE(search.next());
    return Layout::of(problem)->draw(search.solution());
  }();
  for (std::size_t line = 0; line < 3; ++line) {
    EXPECT_EQ((std::set{tiling.labels[3 * line], tiling.labels[3 * line + 1],
                        tiling.labels[3 * line + 2]}),
              (std::set<std::string>{"1", "2", "3"}));
  }
}

TEST(Layout, HasEveryCellOnceInEverySolution) {
  const Problem problem =
      read_pieces("box 4x5\n\nFF\n F\n FF\n\nPP\nPP\nP\n\nVVV\nV\nV\n\nLLLL\nL\n")->problem;
  const auto layout = Layout::of(problem);
  ASSERT_TRUE(layout);
  cover::Search search(problem);
  std::uint32_t solutions = 0;
  for (; search.next(); ++solutions) {
    const Tiling tiling = layout->draw(search.solution());
    std::map<std::string, int> cells;
    for (const std::string& label : tiling.labels) ++cells[label];
    EXPECT_EQ(cells, (std::map<std::string, int>{{"F", 5}, {"L", 5}, {"P", 5}, {"V", 5}}));
  }
  EXPECT_GT(solutions, 0U);
}

TEST(Layout, IsSeenWhereNoPieceFits) {
  EXPECT_EQ(sketch(problem_in("A r1c1 r1c2 r2c1 r2c2\n")), "no solution");
}

TEST(Layout, IsNotSeenWhereThereIsNone) {
  EXPECT_EQ(sketch(problem_in("a b c\na\nb c\n")), "no shape");
  EXPECT_EQ(sketch(problem_in("v0 v1 v2 v3\nv0 v1\nv2 v3\n")), "no shape");
  // Pairs of points are no cells, though they look like some.
  EXPECT_EQ(sketch(problem_in("01 02 03 04 12 13 14 23 24 34\n01 34\n02 14\n03 12 24\n04 13 23\n")),
            "no shape");
  EXPECT_EQ(sketch(Problem()), "no shape");
}

TEST(Layout, LabelsPiecesByTheNamesOfTheirOptions) {
  EXPECT_EQ(sketch(read_pieces("box 2x2\ncount A any\n\nAA\n")->problem), "AA\nAA\n");
}

TEST(Layout, DrawsDominoesWithoutLabels) {
  const Problem problem = dominoes(2, 2);
  EXPECT_EQ(sketch(problem), "\n\n");
}

}  // namespace
}  // namespace quadrille::gallery
