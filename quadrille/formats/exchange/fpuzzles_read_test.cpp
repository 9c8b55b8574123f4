#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/formats/exchange/exchange_test.h"
#include "quadrille/formats/exchange/fpuzzles.h"
#include "quadrille/formats/exchange/lz_string.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::string_view kRow = "[{},{},{},{}]";

// A 4x4 board without digits and with these members.
std::string small_board(std::string_view members, std::string_view first_row = kRow) {
  return fmt::format(R"({{"size":4,"grid":[{},{},{},{}]{}{}}})", first_row, kRow, kRow, kRow,
                     members.empty() ? "" : ",", members);
}

Grid read_small(std::string_view members, std::string_view first_row = kRow) {
  const Result<Grid> grid = read_grid(small_board(members, first_row));
  EXPECT_TRUE(grid.ok()) << members << ": " << grid.error().text();
  return grid ? *grid : Grid(*Shape::boxes(2, 2));
}

TEST(FPuzzles, ReadsGivensAndLeavesThePlayersDigitsAlone) {
  const Grid grid =
      read_small("", R"([{"value":3,"given":true},{"value":2},{"value":"1","given":true},{}])");
  EXPECT_EQ(grid.at(0), 3);
  EXPECT_EQ(grid.at(1), 0);
  EXPECT_EQ(grid.at(2), 1);
  EXPECT_EQ(grid.shape(), *Shape::boxes(2, 2));
  EXPECT_EQ(grid.constraints(), nullptr);
}

TEST(FPuzzles, ReadsMarksThatAreGiven) {
  const Grid grid = read_small(
      "",
      R"([{"givenPencilMarks":[1,4],"centerPencilMarks":[2]},{"cornerPencilMarks":[1]},{},{}])");
  ASSERT_TRUE(grid.has_marks());
  EXPECT_TRUE(grid.allows(0, 1));
  EXPECT_FALSE(grid.allows(0, 2));
  EXPECT_TRUE(grid.allows(0, 4));
  EXPECT_TRUE(grid.allows(1, 3));
}

TEST(FPuzzles, ReadsEveryMemberThatHasAMeaning) {
  struct Case {
    std::string_view members;
    std::string_view rule;
  };
  for (const Case& each : std::initializer_list<Case>{
           {R"("diagonal+":true)", "diagonal-up"},
           {R"("diagonal-":true)", "diagonal-down"},
           {R"("antiknight":true)", "antiknight"},
           {R"("antiking":true)", "antiking"},
           {R"("disjointgroups":true)", "disjoint-groups"},
           {R"("nonconsecutive":true)", "nonconsecutive"},
           {R"("extraregion":[{"cells":["R1C1","R2C2","R3C3","R4C4"]}])",
            "region r1c1 r2c2 r3c3 r4c4"},
           {R"("killercage":[{"cells":["R1C3","R1C4"],"value":"6"}])", "cage r1c3 r1c4 = 6"},
           {R"("killercage":[{"cells":["R1C3","R1C4"],"value":6}])", "cage r1c3 r1c4 = 6"},
           {R"("killercage":[{"cells":["R1C3","R1C4"]}])", "cage r1c3 r1c4"},
           {R"("killercage":[{"cells":["R1C3","R1C4"],"value":""}])", "cage r1c3 r1c4"},
           {R"("clone":[{"cells":["R1C1"],"cloneCells":["R3C3"]}])", "clone r3c3 | r1c1"},
           {R"("thermometer":[{"lines":[["R1C1","R2C2","R3C2"]]}])", "thermo r1c1 r2c2 r3c2"},
           {R"("slowthermometer":[{"lines":[["R1C1","R2C2"]]}])", "slow-thermo r1c1 r2c2"},
           {R"("arrow":[{"cells":["R1C1"],"lines":[["R1C1","R2C2","R3C2"]]}])",
            "arrow r1c1 | r2c2 r3c2"},
           {R"("arrow":[{"cells":["R1C2","R1C1"],"lines":[["R1C2","R2C2"]]}])",
            "arrow r1c1 r1c2 | r2c2"},
           {R"("betweenline":[{"lines":[["R1C1","R2C2","R3C2"]]}])", "between r1c1 r2c2 r3c2"},
           {R"("lockout":[{"lines":[["R1C1","R2C2","R3C2"]],"value":"3"}])",
            "lockout r1c1 r2c2 r3c2 = 3"},
           {R"("palindrome":[{"lines":[["R1C1","R2C2"]]}])", "palindrome r1c1 r2c2"},
           {R"("renban":[{"lines":[["R1C1","R2C2"]]}])", "renban r1c1 r2c2"},
           {R"("whispers":[{"lines":[["R1C1","R2C2"]]}])", "whisper r1c1 r2c2"},
           {R"("whispers":[{"lines":[["R1C1","R2C2"]],"value":"2"}])", "whisper r1c1 r2c2 = 2"},
           {R"("regionsumline":[{"lines":[["R1C1","R2C2"]]}])", "region-sums r1c1 r2c2"},
           {R"("entropicline":[{"lines":[["R1C1","R2C2"]]}])", "entropic r1c1 r2c2"},
           {R"("modularline":[{"lines":[["R1C1","R2C2"]]}])", "modular r1c1 r2c2"},
           {R"("zipperline":[{"lines":[["R1C1","R2C2"]]}])", "zipper r1c1 r2c2"},
           {R"("nabner":[{"lines":[["R1C1","R2C2"]]}])", "nabner r1c1 r2c2"},
           {R"("doublearrow":[{"lines":[["R1C1","R2C2","R3C3"]]}])", "double-arrow r1c1 r2c2 r3c3"},
           {R"("difference":[{"cells":["R1C1","R1C2"]}])", "difference r1c1 r1c2"},
           {R"("difference":[{"cells":["R1C1","R1C2"],"value":"2"}])", "difference r1c1 r1c2 = 2"},
           {R"("ratio":[{"cells":["R1C1","R1C2"],"value":"3"}])", "ratio r1c1 r1c2 = 3"},
           {R"("xv":[{"cells":["R1C1","R1C2"],"value":"V"}])", "pair-sum r1c1 r1c2 = 5"},
           {R"("xv":[{"cells":["R1C1","R1C2"],"value":"x"}])", "pair-sum r1c1 r1c2 = 10"},
           {R"("quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,2]}])",
            "quadruple r1c1 r1c2 r2c1 r2c2 = 1, 2"},
           {R"("odd":[{"cell":"R4C4"}])", "odd r4c4"},
           {R"("even":[{"cell":"R4C4"}])", "even r4c4"},
           {R"("minimum":[{"cell":"R4C4"}])", "minimum r4c4"},
           {R"("maximum":[{"cell":"R4C4"}])", "maximum r4c4"},
           {R"("boxindexer":[{"cells":["R1C1"]}])", "box-index r1c1"},
           {R"("littlekillersum":[{"cell":"R0C2","direction":"DR","value":"7"}])",
            "little-killer r1c3 r2c4 = 7"},
           {R"("littlekillersum":[{"cell":"R5C5","direction":"UL","value":7}])",
            "little-killer r4c4 r3c3 r2c2 r1c1 = 7"},
           {R"("sandwichsum":[{"cell":"R0C2","value":"0"}])", "sandwich r1c2 r2c2 r3c2 r4c2 = 0"},
           {R"("xsum":[{"cell":"R3C5","value":"6"}])", "x-sum r3c4 r3c3 r3c2 r3c1 = 6"},
           {R"("skyscraper":[{"cell":"R5C1","value":"2"}])", "skyscraper r4c1 r3c1 r2c1 r1c1 = 2"},
       }) {
    EXPECT_THAT(rules_of(read_small(each.members)), ElementsAre(each.rule)) << each.members;
  }
}

TEST(FPuzzles, AnIndexerOfRowsNamesARowAndLooksAlongItsColumn) {
  EXPECT_THAT(rules_of(read_small(R"("rowindexer":[{"cells":["R1C1"]}])")),
              ElementsAre("column-index r1c1"));
  EXPECT_THAT(rules_of(read_small(R"("columnindexer":[{"cells":["R1C1","R2C1"]}])")),
              ElementsAre("row-index r1c1", "row-index r2c1"));
}

TEST(FPuzzles, NegativesAreForTheRatiosThatOccurAndForBothSums) {
  EXPECT_THAT(rules_of(read_small(R"("negative":["ratio"])")), ElementsAre("no-ratio = 2"));
  EXPECT_THAT(rules_of(read_small(
                  R"("negative":["ratio"],"ratio":[{"cells":["R1C1","R1C2"],"value":"3"}])")),
              ElementsAre("no-ratio = 3", "ratio r1c1 r1c2 = 3"));
  EXPECT_THAT(rules_of(read_small(R"("negative":["xv"])")),
              ElementsAre("no-sum = 10", "no-sum = 5"));
}

TEST(FPuzzles, WhereAllDotsAreGivenEitherColourSparesAPair) {
  constexpr std::string_view kNegatives = R"("nonconsecutive":true,"negative":["ratio"])";
  const std::string one_dot =
      std::string(kNegatives) + R"(,"difference":[{"cells":["R1C1","R1C2"]}])";
  EXPECT_THAT(rules_of(read_small(kNegatives)), ElementsAre("strict-kropki"));
  EXPECT_THAT(rules_of(read_small(one_dot)), ElementsAre("difference r1c1 r1c2", "strict-kropki"));
  EXPECT_EQ(changed_on_the_way(read_small(one_dot), Format::fpuzzles), "nothing");
  EXPECT_THAT(rules_of(read_small(std::string(kNegatives) +
                                  R"(,"difference":[{"cells":["R1C1","R1C2"],"value":"2"}])")),
              ElementsAre("difference r1c1 r1c2 = 2", "no-ratio = 2", "nonconsecutive"));
}

TEST(FPuzzles, WhatSaysNothingIsNoRule) {
  for (const std::string_view members :
       {R"("thermometer":[{"lines":[["R1C1"],[]]}])", R"("antiknight":false)", R"("killercage":[])",
        R"("littlekillersum":[{"cell":"R0C2","direction":"DR"}])",
        R"("xv":[{"cells":["R1C1","R1C2"],"value":""}])",
        R"("title":"x","author":"y","ruleset":"","solution":[1],"fogofwar":["R1C1"])",
        R"("ruleset":"Normal Sudoku rules apply.")", R"("ruleset":" normal\nsudoku rules apply ")",
        R"("somethingelse":[],"another":false,"third":"")"}) {
    EXPECT_EQ(read_small(members).constraints(), nullptr) << members;
  }
}

TEST(FPuzzles, WhatIsUnknownIsNamedAndNeverGuessed) {
  const Grid grid = read_small(R"("antiknight":true,"chess":[{"cells":["R1C1"]}],"dutch":true)");
  EXPECT_THAT(rules_of(grid), ElementsAre("antiknight"));
  EXPECT_THAT(names_left_out(grid), ElementsAre("chess", "dutch"));
  EXPECT_THAT(names_left_out(read_small(R"("killercage":[{"cells":["R1C1"],"value":"a+b"}])")),
              ElementsAre("killercage 1"));
  EXPECT_THAT(names_left_out(read_small(R"("äöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöü":[1])")),
              ElementsAre("äöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöü…"));
  EXPECT_THAT(names_left_out(read_small(R"("negative":["difference"])")),
              ElementsAre("negative difference"));
}

TEST(FPuzzles, WhatIsToldInWordsOrDrawnIsLeftOutByName) {
  EXPECT_THAT(names_left_out(read_small(R"("title":"x","ruleset":"No 7 beside a 3.")")),
              ElementsAre(kRulesInWords));
  EXPECT_THAT(names_left_out(read_small(
                  R"("line":[{"lines":[["R1C1","R1C2"]]},{"lines":[["R2C1","R2C2"]]}],)"
                  R"("text":[{"cells":["R0C1"],"value":"7"}],"cage":[{"cells":["R1C1"]}])")),
              ElementsAre("line (2)", "text (1)", "cage (1)"));
  EXPECT_THAT(names_left_out(read_small(
                  R"("antiknight":true,"ruleset":"Knights.","circle":[{"cells":["R1C1"]}])")),
              ElementsAre(kRulesInWords, "circle (1)"));
}

// The circle of an arrow and its line, the frame of a cage: they say what the rule does.
TEST(FPuzzles, ADrawingOfARuleThatIsReadSaysNoMore) {
  const Grid grid =
      read_small(R"("arrow":[{"cells":["R1C1"],"lines":[["R1C1","R1C2","R1C3"]]}],)"
                 R"("killercage":[{"cells":["R3C1","R3C2"],"value":"3"}],)"
                 R"("line":[{"lines":[["R1C3","R1C2","R1C1"]]},{"lines":[["R1C2","R1C3"]]}],)"
                 R"("circle":[{"cells":["R1C1"]}],"cage":[{"cells":["R3C2","R3C1"]}])");
  EXPECT_THAT(names_left_out(grid), IsEmpty());
  // Of two lines in one drawing both must be known; and a part of a rule is not the rule.
  EXPECT_THAT(
      names_left_out(read_small(R"("thermometer":[{"lines":[["R1C1","R1C2","R1C3"]]}],)"
                                R"("line":[{"lines":[["R1C1","R1C2","R1C3"],["R4C1","R4C2"]]},)"
                                R"({"lines":[["R1C1","R1C2"]]},{"lines":[]}])")),
      ElementsAre("line (3)"));
}

TEST(FPuzzles, AnArrowWithoutACircleIsNamed) {
  const Grid grid = read_small(R"("arrow":[{"cells":["R2C1"],"lines":[["R2C1","R2C2"]]},)"
                               R"({"cells":[],"lines":[["R1C1","R1C2","R1C3"]]}])");
  EXPECT_THAT(rules_of(grid), ElementsAre("arrow r2c1 | r2c2"));
  EXPECT_THAT(names_left_out(grid), ElementsAre("arrow 2"));
}

TEST(FPuzzles, ACellMayBeItsDigitAlone) {
  const Result<Grid> grid = read_grid(
      R"({"grid":[[1,0,"3",null],[0,{"value":2,"given":true},0,0],[0,0,0,0],[0,0,0,4]]})");
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_THAT(grid->cells(), ElementsAre(1, 0, 3, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4));
  EXPECT_EQ(refusal(R"({"grid":[[1,2],[3,0]]})"), "line 1: expected 0 to 2 in r2c1, found '3'");
  EXPECT_EQ(refusal(R"({"grid":[[1,2],["x",0]]})"), "line 1: expected 0 to 2 in r2c1, found 'x'");
  EXPECT_EQ(refusal(R"({"grid":[[1,2],[[2],0]]})"),
            "line 1: expected 0 to 2 in r2c1, found '[...]'");
  EXPECT_EQ(refusal(R"({"grid":[[1,2],[true,0]]})"),
            "line 1: expected 0 to 2 in r2c1, found 'true'");
}

TEST(FPuzzles, RegionsDivideTheBoardOrLeaveCellsOut) {
  const Result<Grid> rows = read_grid(
      R"({"grid":[[{"region":0},{"region":0},{"region":1}],[{"region":0},{"region":2},{"region":1}],)"
      R"([{"region":2},{"region":2},{"region":1}]]})");
  ASSERT_TRUE(rows.ok()) << rows.error().text();
  EXPECT_TRUE(rows->shape().is_irregular());
  const Grid boxes = read_small("", R"([{"region":0},{},{},{}])");
  EXPECT_EQ(boxes.shape(), *Shape::boxes(2, 2));
  const std::string none = R"([{"region":null},{"region":null},{"region":null},{"region":null}])";
  const Result<Grid> latin =
      read_grid(fmt::format(R"({{"grid":[{},{},{},{}]}})", none, none, none, none));
  ASSERT_TRUE(latin.ok());
  EXPECT_EQ(latin->shape(), *Shape::latin(4));
  EXPECT_THAT(refusal(small_board("", R"([{"region":null},{},{},{}])")),
              HasSubstr("expected 4 cells in region 1, found 3"));
}

TEST(FPuzzles, AnErrorNamesTheEntryAndWhatWasExpected) {
  const auto refused = [](std::string_view members) { return refusal(small_board(members)); };
  EXPECT_EQ(refused(R"("killercage":[{"cells":["R1C1"]},{"cells":["R4"]}])"),
            "line 1: killercage 2: expected a cell like R4C2, found 'R4'");
  EXPECT_EQ(refused(R"("thermometer":[{"lines":[["R1C1","R1C5"]]}])"),
            "line 1: thermometer 1: expected a cell like R4C2, found 'R1C5'");
  EXPECT_EQ(
      refused(R"("thermometer":[{"cells":["R1C1"]}])"),
      "line 1: thermometer 1: expected 'lines' as the program writes it, found something else");
  EXPECT_EQ(refused(R"("sandwichsum":[{"cell":"R1C1","value":"3"}])"),
            "line 1: sandwichsum 1: expected a cell like R4C2, found 'R1C1'");
  EXPECT_EQ(refused(R"("littlekillersum":[{"cell":"R0C1","direction":"N","value":"3"}])"),
            "line 1: littlekillersum 1: expected 'direction' as the program writes it, found "
            "something else");
  EXPECT_EQ(refused(R"("quadruple":[{"cells":["R1C1"],"values":["x"]}])"),
            "line 1: quadruple 1: expected a number that fits here, found 'x'");
  EXPECT_EQ(refused(R"("difference":[{"cells":["R1C1"]}])"),
            "line 1: difference 1: expected 2 cells, found 1");
  EXPECT_EQ(refused(R"("odd":7)"),
            "line 1: expected 'odd' as the program writes it, found something else");
  EXPECT_EQ(refusal(R"({"grid":[[{},{}],[{}]]})"), "line 1: expected 2 cells in row 2, found 1");
  EXPECT_EQ(refusal(R"({"size":9,"grid":[[{}]]})"), "line 1: expected 9 rows, found 1");
  EXPECT_EQ(refusal(small_board("", R"([{"value":5,"given":true},{},{},{}])")),
            "line 1: expected 0 to 4 in r1c1, found '5'");
}

TEST(FPuzzles, HostileFilesAreRefusedSoon) {
  std::string cages;
  for (int i = 0; i < 20000; ++i) cages += R"({"cells":["R1C1"],"value":"1"},)";
  cages.pop_back();
  EXPECT_THAT(refusal(small_board(fmt::format(R"("killercage":[{}])", cages))),
              HasSubstr("expected at most"));
  std::string cells = R"("R1C1")";
  for (int i = 0; i < 100000; ++i) cells += R"(,"R1C1")";
  EXPECT_THAT(refusal(small_board(fmt::format(R"("renban":[{{"lines":[[{}]]}}])", cells))),
              HasSubstr("expected at most"));
  EXPECT_THAT(refusal(R"({"grid":)" + std::string(5000, '[')), HasSubstr("JSON"));
  std::string names = R"("negative":["ratio")";
  for (int i = 0; i < 30000; ++i) names += R"(,"ratio")";
  names += "]";
  for (int i = 0; i < 30000; ++i) names += fmt::format(R"(,"m{}":1)", i);
  const Grid grid = read_small(names);
  EXPECT_EQ(names_left_out(grid).size(), 32U);
  EXPECT_THAT(rules_of(grid), ElementsAre("no-ratio = 2"));
  // Each drawing is looked for among the rules.
  std::string drawn = R"("line":[{"lines":[["R1C2"]]})";
  for (int i = 0; i < 20000; ++i) drawn += R"(,{"lines":[["R1C2"]]})";
  EXPECT_THAT(refusal(small_board(fmt::format(R"("killercage":[{}],{}])", cages, drawn))),
              HasSubstr("expected at most"));
  EXPECT_THAT(refusal(R"({"size":100000,"grid":[]})"), HasSubstr("expected"));
  std::string rows = "[]";
  for (int i = 0; i < 300; ++i) rows += ",[]";
  EXPECT_THAT(refusal(fmt::format(R"({{"grid":[{}]}})", rows)),
              HasSubstr("expected a board from 1x1 to 256x256"));
}

TEST(FPuzzles, AJsonTextMayHaveSeveralLines) {
  const Result<Grid> grid = read_grid(
      "{\n  \"size\": 2,\n  \"grid\": [\n    [{}, {\"value\": 2, \"given\": true}],\n    [{}, {}]\n"
      "  ],\n  \"antiknight\": true\n}\n");
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(grid->at(1), 2);
  EXPECT_THAT(rules_of(*grid), ElementsAre("antiknight"));
}

TEST(FPuzzles, ACodeAndALinkAreBoardsToo) {
  const std::string json =
      small_board(R"("antiking":true)", R"([{"value":3,"given":true},{},{},{}])");
  const Result<Grid> grid = read_grid(json);
  const std::string code = lz_pack(json);
  std::string escaped;
  for (const char letter : code) {
    escaped += letter == '+' ? "%2B" : letter == '/' ? "%2F" : std::string(1, letter);
  }
  for (const std::string& text :
       {code, "https://www.f-puzzles.com/?load=" + code,
        "https://f-puzzles.com/?id=x&load=" + escaped + "&more=1",
        "https://sudokupad.app/fpuzzles" + code,
        "https://sudokupad.app/fpuz" + escaped + "?setting-nogrid=1",
        "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles" + escaped, "fpuzzles" + code,
        code + "   # a comment"}) {
    const Result<Grid> back = read_grid(text);
    ASSERT_TRUE(back.ok()) << text << ": " << back.error().text();
    EXPECT_EQ(*back, *grid) << text;
  }
}

}  // namespace
}  // namespace quadrille::sudoku
