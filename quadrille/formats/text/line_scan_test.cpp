#include "quadrille/formats/text/line_scan.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace quadrille::sudoku {
namespace {

using Kind = LineScan::Kind;

TEST(LineScan, TellsWhatALineIs) {
  struct Case {
    std::string_view line;
    Kind kind;
  };
  for (const Case& example : std::initializer_list<Case>{{"", Kind::blank},
                                                         {"  \t\r", Kind::blank},
                                                         {"# 53..7....", Kind::comment},
                                                         {"  #APerson", Kind::comment},
                                                         {"53..7....", Kind::cells},
                                                         {"|5 3  |", Kind::cells},
                                                         {"|     |     |", Kind::cells},
                                                         {",,,", Kind::cells},
                                                         {"@", Kind::cells},
                                                         {"------+-------+------", Kind::ruler},
                                                         {"+---+---+", Kind::ruler},
                                                         {"*-----------*", Kind::ruler},
                                                         {".---.---.", Kind::ruler},
                                                         {"'---'---'", Kind::ruler},
                                                         {"=====", Kind::ruler},
                                                         {"|---+---|", Kind::ruler},
                                                         {"┌───┬───┐", Kind::ruler},
                                                         {"│", Kind::ruler},
                                                         {"..-..-..-..", Kind::cells}}) {
    EXPECT_EQ(scan_line(example.line).kind, example.kind) << example.line;
  }
}

TEST(LineScan, CountsTheCellsOfEitherReading) {
  struct Case {
    std::string_view line;
    Spacing spacing;
    std::uint32_t count;
    std::uint32_t largest;
  };
  for (const Case& example :
       std::initializer_list<Case>{{"53..7....", Spacing::packed, 9, 7},
                                   {"53. .7. ...", Spacing::packed, 9, 7},
                                   {"53.|.7.|...", Spacing::packed, 9, 7},
                                   {"530 070 000", Spacing::packed, 9, 7},
                                   {"000 000 000", Spacing::packed, 9, 0},
                                   {"1234,3412,2143,4321", Spacing::packed, 16, 4},
                                   {"5 3 . | . 7 .", Spacing::separated, 6, 7},
                                   {"5,3,,,7,,,,", Spacing::separated, 9, 7},
                                   {"5;3;0;0", Spacing::separated, 4, 5},
                                   {"10 3 16 4 5 6 7 8 9 1", Spacing::separated, 10, 16},
                                   {"05 00 12 01 02 03 04 06 07 08", Spacing::separated, 10, 12},
                                   {"A b x . G", Spacing::separated, 5, 16},
                                   {"5", Spacing::separated, 1, 5},
                                   {"·5·", Spacing::packed, 3, 5},
                                   {"5 3 . .  # the first row of 9", Spacing::separated, 4, 5},
                                   {"5@.", Spacing::packed, 3, 5},
                                   {"1234 # 5678\r", Spacing::packed, 4, 4}}) {
    const LineScan scan = scan_line(example.line);
    EXPECT_EQ(scan.spacing(), example.spacing) << example.line;
    EXPECT_EQ(scan.count(), example.count) << example.line;
    EXPECT_EQ(scan.largest(), example.largest) << example.line;
  }
}

TEST(LineScan, FindsTheReadingWithTheNumberOfCellsThatIsExpected) {
  EXPECT_EQ(scan_line("1 2 3 10").spacing_for(4), Spacing::separated)
      << "to be refused as too large";
  EXPECT_EQ(scan_line("12 34").spacing_for(4), Spacing::packed);
  EXPECT_EQ(scan_line("12 34").spacing_for(2), Spacing::separated);
  EXPECT_EQ(scan_line("1. 34").spacing_for(2), std::nullopt);
  EXPECT_EQ(scan_line("1234").spacing_for(5), std::nullopt);
}

// Lines of the characters that matter, so that they meet in every way.
rc::Gen<std::string> lines() {
  return rc::gen::container<std::string>(
      rc::gen::elementOf(std::string("0123456789.xXAz*?_ \t,;|:-+=#@'\x07\xC2\xB7\xE2\x94\x82")));
}

RC_GTEST_PROP(LineScan, CountsAsManyCellsAsAWalkVisits, ()) {
  const std::string line = *lines();
  const LineScan scan = scan_line(line);
  if (scan.kind != Kind::cells) return;
  for (const Spacing spacing : {Spacing::packed, Spacing::separated}) {
    CellWalk walk(scan.text, spacing);
    std::uint32_t cells = 0;
    while (walk.next()) ++cells;
    RC_ASSERT(cells == scan.count(spacing));
  }
}

TEST(CellWalk, VisitsTokensAndEmptyFields) {
  CellWalk walk(" 10,,A | 3;", Spacing::separated);
  std::vector<std::string> cells;
  while (walk.next()) cells.emplace_back(walk.text());
  EXPECT_EQ(cells, (std::vector<std::string>{"10", "", "A", "3", ""}));
}

TEST(CellWalk, VisitsSymbolsAndSkipsWhatStandsBetween) {
  CellWalk walk("1·|A, .", Spacing::packed);
  std::vector<std::string> cells;
  while (walk.next()) cells.emplace_back(walk.text());
  EXPECT_EQ(cells, (std::vector<std::string>{"1", "·", "A", "."}));
}

TEST(CellWalk, ReadsNumbersAndSymbolsAsDigits) {
  EXPECT_EQ(cell_digit("", 9), 0U);
  EXPECT_EQ(cell_digit("00", 9), 0U);
  EXPECT_EQ(cell_digit("·", 9), 0U);
  EXPECT_EQ(cell_digit("x", 9), 0U);
  EXPECT_EQ(cell_digit("12", 9), 12U);
  EXPECT_EQ(cell_digit("G", 100), 16U);
  EXPECT_GT(cell_digit("99999999999999999999", 100).value_or(0), 100U);
  EXPECT_EQ(cell_digit("1a", 100), std::nullopt);
  EXPECT_EQ(cell_digit("@", 100), std::nullopt);
}

}  // namespace
}  // namespace quadrille::sudoku
