#include <algorithm>

#include <gmock/gmock.h>

#include "quadrille/base/text.h"
#include "quadrille/render/matrix.h"
#include "quadrille/render/problems_test.h"

namespace quadrille::render {
namespace {

using sudoku::Form;
using sudoku::Grid;
using sudoku::Shape;
using testing::HasSubstr;
using testing::StartsWith;

TEST(MatrixText, DrawsTheClassicExample) {
  const cover::Problem problem = seven_items();
  EXPECT_EQ(matrix_text(matrix_view(problem)), R"(  1234567
1 ..1.11.
2 1..1..1
3 .11..1.
4 1..1...
5 .1....1
6 ...11.1
)");
}

TEST(MatrixText, WritesAnotherSymbolForNothing) {
  const cover::Problem problem = seven_items();
  EXPECT_THAT(matrix_text(matrix_view(problem), {.empty_symbol = '0'}),
              StartsWith("  1234567\n1 0010110\n"));
}

TEST(MatrixText, ShowsColoursByTheirFirstLetterAndSecondaryItemsApart) {
  const cover::Problem problem = coloured_items();
  EXPECT_EQ(matrix_text(matrix_view(problem)), R"(       pqr xy
     1 11. 1a
     2 1.1 a1
     3 1.. b.
choice .1. a.
     5 ..1 .b
)");
}

TEST(MatrixText, DrawsTheLatinSquareOf3InThreeFamilies) {
  const sudoku::Encoding encoding = sudoku::encode(Grid(*Shape::latin(3)), Form::full);
  EXPECT_EQ(matrix_text(matrix_view(encoding), {.all = true}),
            R"(                           ccccccccc
                           ooooooooo
                           lllllllll
                 rrrrrrrrr uuuuuuuuu
                 ooooooooo mmmmmmmmm
                 wwwwwwwww nnnnnnnnn

       rrrrrrrrr 111222333 111222333
       111222333 ::::::::: :::::::::
       ccccccccc
       123123123 123123123 123123123
r1c1=1 1........ 1........ 1........
r1c1=2 1........ .1....... .1.......
r1c1=3 1........ ..1...... ..1......
r1c2=1 .1....... 1........ ...1.....
r1c2=2 .1....... .1....... ....1....
r1c2=3 .1....... ..1...... .....1...
r1c3=1 ..1...... 1........ ......1..
r1c3=2 ..1...... .1....... .......1.
r1c3=3 ..1...... ..1...... ........1
r2c1=1 ...1..... ...1..... 1........
r2c1=2 ...1..... ....1.... .1.......
r2c1=3 ...1..... .....1... ..1......
r2c2=1 ....1.... ...1..... ...1.....
r2c2=2 ....1.... ....1.... ....1....
r2c2=3 ....1.... .....1... .....1...
r2c3=1 .....1... ...1..... ......1..
r2c3=2 .....1... ....1.... .......1.
r2c3=3 .....1... .....1... ........1
r3c1=1 ......1.. ......1.. 1........
r3c1=2 ......1.. .......1. .1.......
r3c1=3 ......1.. ........1 ..1......
r3c2=1 .......1. ......1.. ...1.....
r3c2=2 .......1. .......1. ....1....
r3c2=3 .......1. ........1 .....1...
r3c3=1 ........1 ......1.. ......1..
r3c3=2 ........1 .......1. .......1.
r3c3=3 ........1 ........1 ........1
)");
}

TEST(MatrixText, LeavesOutTheMiddleOptionsAndSaysHowMany) {
  const cover::Problem problem = seven_items();
  EXPECT_EQ(matrix_text(matrix_view(problem), {.head = 2, .tail = 1}), R"(  1234567
1 ..1.11.
2 1..1..1
… 3 more options …
6 ...11.1
)");
  EXPECT_EQ(matrix_text(matrix_view(problem), {.head = 0, .tail = 0}), R"( 1234567
… 6 more options …
)");
}

TEST(MatrixText, ShowsASingleOptionRatherThanANoteInItsPlace) {
  const cover::Problem problem = seven_items();
  const std::string text = matrix_text(matrix_view(problem), {.head = 3, .tail = 2});
  EXPECT_THAT(text, HasSubstr("\n4 1..1...\n"));
  EXPECT_EQ(lines_of(text).size(), 7U);
}

TEST(MatrixText, LeavesOutTheMiddleItemsWhereTheTerminalIsTooNarrow) {
  const cover::Problem problem = seven_items();
  EXPECT_EQ(matrix_text(matrix_view(problem), {.width = 8}), R"(… 4 more items …
  12   7
1 .. … .
2 1. … 1
3 .1 … .
4 1. … .
5 .1 … 1
6 .. … 1
)");
}

TEST(MatrixText, IsAllAsciiWhereThatIsWanted) {
  const sudoku::Encoding encoding = sudoku::encode(sudoku::Grid(*sudoku::Shape::boxes(3, 3)));
  const std::string text = matrix_text(matrix_view(encoding), {.ascii = true});
  EXPECT_TRUE(
      std::ranges::all_of(text, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }));
  EXPECT_THAT(text, HasSubstr("\n... 711 more options ...\n"));
}

TEST(MatrixText, NeverLeavesOutASingleItem) {
  const cover::Problem problem = coloured_items();
  for (std::uint32_t width = 0; width < 20; ++width) {
    const std::string text = matrix_text(matrix_view(problem), {.width = width});
    EXPECT_EQ(text.find("… 1 more"), std::string::npos) << text;
  }
}

TEST(MatrixText, KeepsOneItemAtEachEndHoweverNarrowTheTerminalIs) {
  const cover::Problem problem = seven_items();
  EXPECT_THAT(matrix_text(matrix_view(problem), {.width = 0}),
              StartsWith("… 5 more items …\n  1   7\n1 . … .\n"));
}

TEST(MatrixText, StaysWithinTheWidthAndShowsItemsOfBothEnds) {
  const sudoku::Encoding encoding = sudoku::encode(Grid(*Shape::boxes(3, 3)), Form::full);
  const MatrixView view = matrix_view(encoding);
  for (const std::uint32_t width : {60U, 80U, 100U, 300U}) {
    const std::string text = matrix_text(view, {.head = 4, .tail = 3, .width = width});
    std::size_t widest = 0;
    for (const std::string& line : lines_of(text)) {
      widest = std::max(widest, characters(line).size());
    }
    EXPECT_LE(widest, width);
    EXPECT_GE(widest + 1, width);  // a blank between families may not fit any more
    EXPECT_THAT(text, HasSubstr("… 722 more options …\n"));
  }
  // 80 columns are 7 for the option, 3 for the gap, and 70 items: 35 cells and 35 boxes.
  EXPECT_THAT(matrix_text(view, {}), HasSubstr("… 254 more items …\n"));
  const std::string all = matrix_text(view, {.width = 7 + 324 + 3});
  EXPECT_EQ(all.find("more items"), std::string::npos);
  EXPECT_EQ(lines_of(all).back(), "r9c9=9 " + std::string(80, '.') + "1 " + std::string(80, '.') +
                                      "1 " + std::string(80, '.') + "1 " + std::string(80, '.') +
                                      "1");
}

TEST(MatrixText, ColoursTheOnesAndTheNamesByFamily) {
  cover::ProblemBuilder builder;
  const cover::ItemId a = builder.add_primary("a");
  const cover::ItemId b = builder.add_secondary("b");
  builder.add_option({{a}, {b}});
  const cover::Problem problem = *builder.build();
  const std::string blue = "\x1b[1;36m";
  const std::string green = "\x1b[1;32m";
  const std::string end = "\x1b[0m";
  EXPECT_EQ(matrix_text(matrix_view(problem), {.colour = true}),
            "  " + blue + "a" + end + " " + green + "b" + end + "\n" +  //
                "1 " + blue + "1" + end + " " + green + "1" + end + "\n");
}

TEST(MatrixText, CutsLongNamesAndDisarmsEscapeSequences) {
  cover::ProblemBuilder builder;
  const cover::ItemId item = builder.add_primary("a\x1b");
  builder.add_option({{item}}, std::string(1000, 'n'));
  const cover::Problem problem = *builder.build();
  const std::vector<std::string> lines = lines_of(matrix_text(matrix_view(problem)));
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[1], std::string(33, ' ') + "\uFFFD");
  EXPECT_EQ(lines[2], std::string(31, 'n') + "… 1");
}

TEST(MatrixText, OfNothingIsEmpty) {
  const cover::Problem problem;
  EXPECT_EQ(matrix_text(matrix_view(problem)), "");
}

TEST(MatrixText, StopsWhenTheSinkHasEnough) {
  const cover::Problem problem = seven_items();
  const std::size_t whole = lines_of(matrix_text(matrix_view(problem), {.head = 1})).size();
  for (std::size_t enough = 1; enough <= whole; ++enough) {
    std::size_t lines = 0;
    write_matrix_text(matrix_view(problem), {.head = 1, .tail = 1, .width = 8},
                      [&](std::string_view) { return ++lines < enough; });
    EXPECT_EQ(lines, std::min<std::size_t>(enough, 5));  // note, names, option, note, option
  }
}

}  // namespace
}  // namespace quadrille::render
