#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/boards/overlap.h"
#include "quadrille/formats/exchange/exchange_test.h"
#include "quadrille/formats/records.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::string_view kGivens =
    "12.......3..4....................5......................6.......................7";

Grid givens() { return *read_grid(kGivens); }

std::vector<Result<Grid>> all_boards(std::string_view text) {
  RecordSplitter splitter;
  splitter.feed(text);
  splitter.finish();
  std::vector<Result<Grid>> boards;
  while (const auto record = splitter.next()) boards.push_back(read_record(*record));
  return boards;
}

Grid random_marks(Random& random, bool marked) {
  Grid grid = givens();
  std::vector<bool> marks(729, true);
  for (int i = 0; i < 60; ++i) marks[random.below(729)] = false;
  if (marked) grid.set_marks(marks);
  return grid;
}

TEST(OpenSudoku, ReadsFiguresAndEveryGameOfACollection) {
  std::string figures(kGivens);
  std::ranges::replace(figures, '.', '0');
  const std::string text = fmt::format(
      "<?xml version=\"1.0\"?>\n<opensudoku version=\"2\">\n<folder name=\"x > y\">\n"
      "<game created=\"1\" note=\"\" data=\"{}\" />\n<game data=\"{}\"/><game data=\"{}\"/>\n"
      "</folder>\n</opensudoku>\n53\n",
      figures, figures, figures.substr(1));
  const auto boards = all_boards(text);
  ASSERT_EQ(boards.size(), 4U) << "a bad record does not disturb those after it";
  ASSERT_TRUE(boards[0].ok()) << boards[0].error().text();
  EXPECT_EQ(*boards[0], givens());
  EXPECT_EQ(*boards[1], givens());
  EXPECT_EQ(boards[2].error().text(), "line 5: data: expected 81 cells, found 80");
}

TEST(OpenSudoku, WhatIsEditableIsThePlayers) {
  std::string data = "version: 1\n";
  for (int cell = 0; cell < 81; ++cell) {
    data += cell == 0 ? "5|-|0|" : cell == 1 ? "6|-|1|" : "0|1,2,|1|";
  }
  const Result<Grid> grid = read_grid("<opensudoku><game data=\"" + data + "\"/></opensudoku>");
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(grid->at(0), 5);
  EXPECT_EQ(grid->given_count(), 1U);
  EXPECT_THAT(refusal("<opensudoku><game data=\"version: 1\n5|-|0|\"/></opensudoku>"),
              HasSubstr("data: expected 81 cells"));
  EXPECT_THAT(refusal("<opensudoku></opensudoku>"), HasSubstr("data: expected 81 cells, found 0"));
}

TEST(OpenSudoku, WhatIsWrittenIsReadBack) {
  EXPECT_EQ(changed_on_the_way(givens(), Format::opensudoku), "nothing");
  EXPECT_THAT(try_write(Grid(*Shape::boxes(2, 2)), Format::opensudoku).error().text(),
              HasSubstr("the format OpenSudoku can hold, found 4x4"));
}

constexpr std::string_view kDrawing = R"(
 *-----------*
 |12.|...|...|
 |3..|4..|...|
 |...|...|...|
 |---+---+---|
 |...|...|5..|
 |...|...|...|
 |...|...|...|
 |---+---+---|
 |..6|...|...|
 |...|...|...|
 |...|...|..7|
 *-----------*
)";

TEST(SimpleSudoku, ReadsTheGridAndWhatIsRuledOut) {
  const std::string text = std::string(kDrawing) + "\nI029\nE78008\nE03007\n";
  const Result<Grid> grid = read_grid(text);
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(grid->at(0), 1);
  EXPECT_EQ(grid->at(2), 0) << "an entry is the player's";
  EXPECT_FALSE(grid->allows(78, 8));
  EXPECT_FALSE(grid->allows(3, 7));
  EXPECT_TRUE(grid->allows(3, 8));
  EXPECT_THAT(refusal(std::string(kDrawing) + "\nE81001\n"),
              HasSubstr("expected a number that fits here, found 'E81001'"));
}

TEST(SimpleSudoku, WithoutNotesItIsAGridLikeAnyOther) {
  const auto boards = all_boards(std::string(kDrawing) + std::string(kGivens) + "\n" +
                                 std::string(kDrawing) + "\nE01009\n" + std::string(kGivens));
  ASSERT_EQ(boards.size(), 4U);
  for (const auto& board : boards) ASSERT_TRUE(board.ok()) << board.error().text();
  EXPECT_FALSE(boards[0]->has_marks());
  EXPECT_TRUE(boards[2]->has_marks());
  EXPECT_EQ(*boards[3], *boards[1]);
}

TEST(SimpleSudoku, WhatIsWrittenIsReadBack) {
  Random random(3);
  for (int turn = 0; turn < 10; ++turn) {
    EXPECT_EQ(changed_on_the_way(random_marks(random, turn % 2 == 0), Format::ss), "nothing");
  }
}

TEST(HoDoKu, ReadsAPositionWithWhatIsRuledOut) {
  std::string cells(kGivens);
  cells.insert(9, "+");
  cells[11] = '8';
  const Result<Grid> grid = read_grid(":0300:5:" + cells + ":913 289:532 533::");
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(grid->at(9), 3);
  EXPECT_EQ(grid->at(10), 8);
  EXPECT_FALSE(grid->allows(2, 9)) << "913 is 9 in r1c3";
  EXPECT_FALSE(grid->allows(79 - 8, 2) && grid->allows(71, 2)) << "289 is 2 in r8c9";
  EXPECT_TRUE(grid->allows(20, 5)) << "what the technique rules out is still there";
  EXPECT_EQ(refusal(":0300:5:123:::"), "line 1: expected 81 cells, found 3");
  EXPECT_EQ(refusal(":0000:x:" + std::string(81, '.') + ":70::"),
            "line 1: expected a number that fits here, found '70'");
}

TEST(HoDoKu, TellsEntriesFromGivens) {
  std::string cells(kGivens);
  cells.insert(9, "+");
  cells[11] = '8';
  const auto position = read_position("\n:0300:5:" + cells + ":913 289:532 533::\n");
  ASSERT_TRUE(position && position->ok());
  const Placement entry = {9, static_cast<Digit>(cells[10] - '0')};
  EXPECT_EQ((*position)->entries, std::vector{entry});
  EXPECT_EQ((*position)->puzzle.at(9), 0);
  EXPECT_EQ((*position)->puzzle.at(10), 8);
  EXPECT_EQ((*position)->ruled_out, (std::vector<Placement>{{2, 9}, {71, 2}}));
  EXPECT_FALSE(read_position(kGivens));
  EXPECT_FALSE(read_position(""));
  EXPECT_FALSE((*read_position(":0300:5:12:::")).ok());
}

constexpr std::string_view kCandidates = R"(.----------.---------.
| 1    234 | 23   4  |
| 234  24  | 1    23 |
:----------+---------:
| 24   1   | 234  23 |
| 3    24  | 24   1  |
'----------'---------')";

TEST(HoDoKu, ReadsADrawnGridOfCandidates) {
  const Result<Grid> grid = read_grid(kCandidates);
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(grid->size(), 4U);
  EXPECT_EQ(grid->at(0), 1);
  EXPECT_EQ(grid->at(1), 0);
  EXPECT_FALSE(grid->allows(1, 1));
  EXPECT_TRUE(grid->allows(1, 2) && grid->allows(1, 3) && grid->allows(1, 4));
  // Rulers of other letters, bars around every cell, and what comes before and behind.
  std::string other(kCandidates);
  for (char& byte : other) {
    if (byte == '.' || byte == ':' || byte == '\'') byte = '+';
  }
  EXPECT_EQ(*read_grid(other), *grid);
  for (char& byte : other) {
    if (byte == '+') byte = '*';
  }
  EXPECT_EQ(*read_grid(other), *grid);
  const auto boards = all_boards(std::string(kGivens) + "\n" + std::string(kCandidates) + "\n" +
                                 other + "\n\n" + std::string(kGivens) + "\n");
  ASSERT_EQ(boards.size(), 4U);
  for (const auto& board : boards) ASSERT_TRUE(board.ok()) << board.error().text();
  EXPECT_EQ(*boards[1], *grid);
  EXPECT_EQ(*boards[2], *grid);
  EXPECT_EQ(*boards[3], *boards[0]);
}

TEST(HoDoKu, TakesADrawnGridOfDigitsForWhatItIs) {
  const Result<Grid> grid = read_grid(R"(+-----+-----+
| 1 . | . 4 |
| . . | 1 . |
+-----+-----+
| . 1 | . . |
| 3 . | . 1 |
+-----+-----+)");
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_FALSE(grid->has_marks());
  EXPECT_EQ(grid->at(3), 4);
  EXPECT_FALSE(read_grid(".------.\n| 12 21 |\n| 21 12 |\n'------'").ok());
}

TEST(HoDoKu, WritesTheCandidatesThatAreLeft) {
  EXPECT_EQ(*try_write(*read_grid(kCandidates), Format::hodoku), kCandidates);
  const Result<std::string> text = try_write(*read_grid("1......4.1....1."), Format::hodoku);
  ASSERT_TRUE(text.ok());
  EXPECT_EQ(*text, R"(.----------.---------.
| 1    234 | 23   23 |
| 23   23  | 23   4  |
:----------+---------:
| 234  1   | 234  23 |
| 234  234 | 1    23 |
'----------'---------')");
  EXPECT_FALSE(try_write(Grid(*Shape::of_size(16)), Format::hodoku).ok());
  EXPECT_FALSE(try_write(Grid(*Shape::latin(9)), Format::hodoku).ok());
}

TEST(HoDoKu, WhatIsWrittenIsReadBack) {
  Random random(3);
  for (int turn = 0; turn < 10; ++turn) {
    EXPECT_EQ(changed_on_the_way(random_marks(random, true), Format::hodoku), "nothing");
  }
}

TEST(GnomeSudoku, ReadsWhatIsFixed) {
  const Result<Grid> grid = read_grid(R"({
  "difficulty_category" : 2,
  "cells" : [
    { "position" : [ 0, 1 ], "value" : 7, "fixed" : true, "earmarks" : [] },
    { "position" : [ 8, 8 ], "value" : 4, "fixed" : false, "earmarks" : [ true, false ] }
  ]
})");
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(grid->at(1), 7);
  EXPECT_EQ(grid->given_count(), 1U);
  EXPECT_EQ(refusal(R"({"cells":[{"position":[9,0],"value":1,"fixed":true}]})"),
            "line 1: cells 1: expected 'position' as the program writes it, found something else");
  EXPECT_EQ(refusal(R"({"cells":[{"position":[0,0],"value":10,"fixed":true}]})"),
            "line 1: cells 1: expected a number that fits here, found '10'");
}

std::string ksudoku(std::string_view graph, std::string_view values) {
  return fmt::format(
      "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\">\n  <puzzle>\n   {}\n   "
      "<values>{}</values>\n  </puzzle>\n </game>\n</ksudoku>\n",
      graph, values);
}

TEST(KSudoku, ReadsValuesColumnByColumn) {
  const Result<Grid> grid =
      read_grid(ksudoku(R"(<graph type="sudoku" order="4"/>)", "_c______b_______"));
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(grid->shape(), *Shape::boxes(2, 2));
  EXPECT_EQ(grid->at(4), 2) << "the second of the first column";
  EXPECT_EQ(grid->at(2), 1) << "the first of the third column";
}

TEST(KSudoku, ReadsGroupsAndCages) {
  const Result<Grid> grid = read_grid(ksudoku(
      R"(<graph type="custom" specific-type="XSudoku" order="4" sizeX="4" sizeY="4" sizeZ="1">
<sudokugroups at="0" withblocks="1"/><clique size="4">0 5 10 15</clique>
<cage operator="4" value="6" size="2">0 1 </cage><cage operator="3" value="6" size="2">2 3</cage></graph>)",
      "________________"));
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(grid->shape(), *Shape::boxes(2, 2));
  EXPECT_THAT(rules_of(*grid), ElementsAre("cage r1c1 r2c1 = 6", "region r1c1 r2c2 r3c3 r4c4"));
  EXPECT_THAT(names_left_out(*grid), ElementsAre("cage multiply"));
}

TEST(KSudoku, CliquesThatDivideTheBoardAreItsRegions) {
  const Result<Grid> grid = read_grid(ksudoku(
      R"(<graph type="custom" order="4" sizeX="4" sizeY="4" sizeZ="1"><sudokugroups withblocks="0"/>
<clique size="4">0 1 2 4</clique><clique size="4">3 7 11 6</clique><clique size="4">5 8 9 12</clique>
<clique size="4">10 13 14 15</clique></graph>)",
      "________________"));
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_TRUE(grid->shape().is_irregular());
  EXPECT_EQ(grid->constraints(), nullptr);
}

// A graph of several boards, and a value for every place: '.' where there is no cell.
std::string ksudoku_boards(std::string_view type, std::string_view groups, const Shape& shape) {
  const Overlap& boards = *overlap_of(shape);
  std::string values;
  for (std::uint32_t column = 0; column < boards.columns(); ++column) {
    for (std::uint32_t row = 0; row < boards.rows(); ++row) {
      values += boards.cell_at(row, column) == kNoCell ? '.' : '_';
    }
  }
  values[1] = values[1] == '_' ? 'd' : '.';
  return ksudoku(
      fmt::format(R"(<graph type="custom" specific-type="{}" order="{}" sizeX="{}" sizeY="{}" )"
                  R"(sizeZ="1">{}</graph>)",
                  type, shape.size(), boards.columns(), boards.rows(), groups),
      values);
}

TEST(KSudoku, ReadsBoardsThatOverlap) {
  const Shape samurai = *parse_boards(*Shape::boxes(3, 3), "samurai");
  const std::string text = ksudoku_boards(
      "Samurai", R"(<sudokugroups at="0" withblocks="1" /><sudokugroups at="12" withblocks="1" />
<sudokugroups at="132" withblocks="0" /><clique size="9">135 136 137 156 157 158 177 178 179 </clique>
<clique size="9">195 196 197 216 217 218 237 238 239 </clique><clique size="9">198 199 200 219 220 221 240 241 242</clique>
<clique size="9">201 202 203 222 223 224 243 244 245 </clique><clique size="9">261 262 263 282 283 284 303 304 305</clique>
<sudokugroups at="252" withblocks="1"/><sudokugroups at="264" withblocks="1"/>)",
      samurai);
  const Result<Grid> grid = read_grid(text, {.mosaics = true});
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(grid->shape(), samurai);
  EXPECT_EQ(grid->given_count(), 1U);
  EXPECT_EQ(grid->at(overlap_of(samurai)->cell_at(1, 0)), 3);
  EXPECT_EQ(refusal(text), "line 1: expected a single board, found boards that overlap");

  // Boards that share a single cell, and no box.
  const Shape tiny = *parse_boards(*Shape::boxes(2, 2), "r1c1,r1c7,r4c4,r7c1,r7c7");
  const Result<Grid> small =
      read_grid(ksudoku_boards("TinySamurai", R"(<sudokugroups at="0"/><sudokugroups at="60"/>
<sudokugroups at="33"/><sudokugroups at="6"/><sudokugroups at="66"/>)",
                               tiny),
                {.mosaics = true});
  ASSERT_TRUE(small.ok()) << small.error().text();
  EXPECT_EQ(small->shape(), tiny);

  const auto wrong = [&](std::string_view groups) {
    return read_grid(ksudoku_boards("Two", groups, tiny), {.mosaics = true}).error().text();
  };
  EXPECT_THAT(wrong(R"(<sudokugroups at="0"/><sudokugroups at="33" withblocks="0"/>)"),
              HasSubstr("'Two'"))
      << "a board without its blocks";
  EXPECT_THAT(wrong(R"(<sudokugroups at="0"/>)"), HasSubstr("expected 2 to"));
  EXPECT_THAT(wrong(R"(<sudokugroups at="0"/><sudokugroups at="99"/>)"), HasSubstr("values"));
  EXPECT_THAT(wrong(R"(<sudokugroups at="0"/><sudokugroups at="x"/>)"), HasSubstr("sudokugroups"));
}

TEST(KSudoku, AnErrorSaysWhatWasExpected) {
  EXPECT_EQ(refusal(ksudoku(R"(<graph type="sudoku" order="4"/>)", "_c")),
            "line 1: values: expected 16 cells, found 2");
  EXPECT_THAT(refusal(ksudoku(R"(<graph type="sudoku" order="99"/>)", "_")), HasSubstr("'order'"));
  EXPECT_THAT(refusal(ksudoku(R"(<graph type="roxdoku" order="9"/>)", "_")), HasSubstr("roxdoku"));
  EXPECT_THAT(
      refusal(ksudoku(
          R"(<graph type="custom" specific-type="Samurai" order="9" sizeX="21" sizeY="21" sizeZ="1"/>)",
          "_")),
      HasSubstr("Samurai"));
  EXPECT_THAT(
      refusal(ksudoku(R"(<graph type="sudoku" order="4"><clique>16</clique></graph>)", "_")),
      HasSubstr("clique: expected a number that fits here, found '16'"));
}

TEST(Documents, OneThatNeverEndsIsReadLineByLine) {
  const auto boards = all_boards("<?xml version=\"1.0\"?>\n" + std::string(kGivens) + "\n{\n" +
                                 std::string(kGivens) + "\n*-----*\n" + std::string(kGivens));
  std::size_t read = 0;
  for (const auto& board : boards) read += board.ok() ? 1 : 0;
  EXPECT_EQ(read, 3U);
}

TEST(Documents, ABoardBehindAWordIsNeverTakenForAGameOfSolo) {
  std::string figures(kGivens);
  std::ranges::replace(figures, '.', '0');
  const Result<Grid> grid = read_grid("3x3:" + figures);
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(*grid, givens());
}

TEST(Documents, APlainBoardIsNeverReadInAnotherWay) {
  for (const std::string_view text :
       {std::string_view(kGivens), std::string_view("{\"puzzle\":\"1234341221434321\"}"),
        std::string_view("{\"puzzle\":\"1234341221434321\",\"grid\":[[{}]],\"cells\":[]}")}) {
    const Result<Grid> grid = read_grid(text);
    ASSERT_TRUE(grid.ok()) << text;
    EXPECT_EQ(grid->constraints(), nullptr);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
