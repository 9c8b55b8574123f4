#include "quadrille/formats/exchange/sudokupad.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/formats/exchange/exchange_test.h"
#include "quadrille/formats/exchange/lz_string.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// A 4x4 board as the program packs it: names and quotes are short, empty objects are nothing.
constexpr std::string_view kZipped =
    "{cs:64,metadata:{title:'It\\'s ours, isn\\'t it: {}',solution:'1234'},"
    "ce:[[,{v:3},,],[,,,],[,,,{v:'1'}],[,,,]],"
    "re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],"
    "[[2,2],[2,3],[3,2],[3,3]]],"
    "ca:[{ce:[[0,0],[0,1]],v:5,unique:t},{ce:[[3,0],[3,1]],v:6,unique:f},"
    "{ce:[[2,0]],unique:t},{v:'title: a word',ce:[]},{ce:[[1,1]],c1:#0}],"
    "l:[{wp:[[0.5,0.5],[1.5,1.5]],c:CFCFCF,th:10},{wp:[[0,1],[2,1]],c:123456}],"
    "o:[{ct:[1,2],w:0.25,te:X}]}";

TEST(SudokuPad, ReadsItsOwnPackedJson) {
  const Result<Grid> grid = read_grid("https://sudokupad.app/scl" + lz_pack(kZipped));
  ASSERT_TRUE(grid.ok()) << grid.error().text() << unzip_sudokupad(kZipped);
  EXPECT_EQ(grid->shape(), *Shape::boxes(2, 2));
  EXPECT_EQ(grid->at(1), 3);
  EXPECT_EQ(grid->at(11), 1);
  EXPECT_EQ(grid->given_count(), 2U);
  EXPECT_THAT(rules_of(*grid), ElementsAre("cage r1c1 r1c2 = 5", "cage r3c1", "sum r4c1 r4c2 = 6"));
  EXPECT_THAT(names_left_out(*grid), ElementsAre("cages (1)", "lines (2)", "overlays (1)"));
  EXPECT_TRUE(read_grid("https://app.crackingthecryptic.com/sudoku/ctc" + lz_pack(kZipped)).ok());
}

TEST(SudokuPad, ReadsTheSameJsonWithLongNames) {
  const Result<Grid> grid = read_grid(
      R"({"cells":[[{},{"value":2}],[{},{}]],"regions":[],"cages":[{"cells":[[0,0],[1,0]],"value":"3"}]})");
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(grid->shape(), *Shape::latin(2));
  EXPECT_EQ(grid->at(1), 2);
  EXPECT_THAT(rules_of(*grid), ElementsAre("sum r1c1 r2c1 = 3"));
}

Grid read_pad(std::string_view members) {
  const std::string board =
      fmt::format(R"({{"cells":[[{{}},{{}}],[{{}},{{}}]],"regions":[],{}}})", members);
  return *read_grid(board);
}

TEST(SudokuPad, WhatMayBeARuleIsLeftOutByName) {
  EXPECT_THAT(names_left_out(read_pad(R"("metadata":{"title":"x","rules":"Each line rises."})")),
              ElementsAre(kRulesInWords));
  EXPECT_THAT(
      names_left_out(read_pad(R"("metadata":{"rules":["Normal sudoku rules apply.","Rise!"]})")),
      ElementsAre(kRulesInWords));
  EXPECT_THAT(
      names_left_out(read_pad(R"("cages":[{"value":"rules: each line rises","cells":[]}])")),
      ElementsAre(kRulesInWords));
  EXPECT_THAT(names_left_out(read_pad(R"("metadata":{"norowcol":true},"global":["antiknight"])")),
              ElementsAre("norowcol", "global"));
  EXPECT_THAT(names_left_out(read_pad(R"("cages":[{"value":"A","unique":true,"cells":[[0,0]]}])")),
              ElementsAre("cages (1)"));
  EXPECT_THAT(rules_of(read_pad(R"("metadata":{"antiknight":true,"antiking":false})")),
              ElementsAre("antiknight"));
}

TEST(SudokuPad, WhatIsNoRuleLeavesThePuzzleAsItIs) {
  for (
      const std::string_view members :
      {R"("metadata":{"title":"x","author":"y","rules":"Normal sudoku rules apply!","solution":"1221"})",
       R"("cages":[{"value":"title: x","cells":[]},{"value":"Author: y"},{"value":"FOGLIGHT","cells":[[0,0]]}])",
       R"("cellSize":64,"id":"abc","foglight":[[0,0]],"settings":{"nogrid":1},"lines":[])"}) {
    EXPECT_EQ(read_pad(members).constraints(), nullptr) << members;
  }
}

TEST(SudokuPad, ReadsAPlainBoardInAWord) {
  // A digit, and ten times as many as there are empty cells behind it, up to five.
  const std::string word = "r" + std::string(12, 'o') + "K";
  const Result<Grid> grid = read_grid("https://sudokupad.app/scf" + word);
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(grid->at(0), 3);
  EXPECT_EQ(grid->at(6), 0);
  EXPECT_EQ(grid->given_count(), 1U);
  EXPECT_THAT(refusal("https://sudokupad.app/scf1234"), HasSubstr("expected 81 cells, found 4"));
}

TEST(SudokuPad, AShortWordIsANameOnAServerWhichIsNotAsked) {
  EXPECT_EQ(
      refusal("https://sudokupad.app/abc123"),
      "line 1: expected a link with the puzzle in it, found 'abc123', which only names one on "
      "a server");
  EXPECT_THAT(refusal("https://f-puzzles.com/?id=abc123"), HasSubstr("on a server"));
}

TEST(SudokuPad, HostileLinksAreErrors) {
  const std::string bomb = lz_pack(std::string(kMaxUnpacked + 1, ' '));
  EXPECT_THAT(refusal("https://sudokupad.app/scl" + bomb), HasSubstr("when unpacked"));
  EXPECT_THAT(refusal("https://f-puzzles.com/?load=" + bomb), HasSubstr("when unpacked"));
  EXPECT_THAT(refusal("https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA"), HasSubstr("lz-string"));
  EXPECT_THAT(refusal("https://f-puzzles.com/?load=" + lz_pack("7")), HasSubstr("'grid'"));
  EXPECT_THAT(refusal("https://sudokupad.app/scl" + lz_pack("{ce:[[{v:7}]]}")),
              HasSubstr("expected 0 to 1 in r1c1, found '7'"));
  EXPECT_THAT(
      refusal("https://sudokupad.app/scl" + lz_pack("{ce:[[,],[,]],ca:[{unique:t,ce:[[0,2]]}]}")),
      HasSubstr("cage 1: expected a cell"));
  EXPECT_THAT(refusal("https://sudokupad.app/scl" + lz_pack("{ce:[[,],[,]")), HasSubstr("JSON"));
}

}  // namespace
}  // namespace quadrille::sudoku
