#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/formats/text/line_scan.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// The cells with '.' for those that are blank.
std::string cells(std::string_view line, std::uint32_t size) {
  const auto drawn = cells_of_drawn_row(line, size);
  if (!drawn) return "none";
  std::string text;
  for (const DrawnCell& cell : *drawn) text += cell.text.empty() ? "." : std::string(cell.text);
  return text;
}

TEST(DrawnRow, TakesCellsAtFixedPlacesBetweenBars) {
  EXPECT_EQ(cells("|53 | 7 |   |", 9), "53..7....") << "C wide";
  EXPECT_EQ(cells("|5 3  |  7  |     |", 9), "53..7....") << "2C-1 wide";
  EXPECT_EQ(cells("| 5 3   |   7   |       |", 9), "53..7....") << "2C+1 wide";
  EXPECT_EQ(cells("5 3   |   7   |      ", 9), "53..7....") << "2C at the ends, no outer bars";
  EXPECT_EQ(cells("│ 5 3   ║   7   │       │", 9), "53..7....");
  EXPECT_EQ(cells("   | 5 3   |   7   |       |  ", 9), "53..7....") << "margins";
  EXPECT_EQ(cells("      | 1 9 5 |      ", 9), "...195...") << "blank ends are cells here";
  EXPECT_EQ(cells("| 5 | 3 |   |   |", 4), "53..") << "a bar round every cell";
  EXPECT_EQ(cells("| 16 |    |  3 |  1 |", 4), "16.31");
}

TEST(DrawnRow, RefusesRowsDrawnAnotherWay) {
  EXPECT_EQ(cells("|5 3  | 7   |     |", 9), "none") << "7 stands between two places";
  EXPECT_EQ(cells("|5 3  |  7 |     |", 9), "none") << "a segment is too narrow";
  EXPECT_EQ(cells("|5 3  |  7  |", 9), "none") << "too few segments";
  EXPECT_EQ(cells("5 3     7", 9), "none") << "no bars";
  EXPECT_EQ(cells("||", 2), "none");
}

TEST(DrawnRow, TellsTheSizesThatItMayBelongTo) {
  EXPECT_THAT(sizes_of_drawn_row("| 5 3   |   7   |       |"), ElementsAre(9, 21));
  EXPECT_THAT(sizes_of_drawn_row("|53 | 7 |   |"), ElementsAre(9, 3));
  EXPECT_THAT(sizes_of_drawn_row("1 2 | 3 4"), ElementsAre(4, 8));
  EXPECT_THAT(sizes_of_drawn_row("| 1 | 2 |   | 4 |"), ElementsAre(4));
  EXPECT_THAT(sizes_of_drawn_row("53..7...."), IsEmpty());
  EXPECT_THAT(sizes_of_drawn_row("12 10 | 11  9"), IsEmpty()) << "numbers tell by their count";
}

TEST(DrawnRow, GivesUpOnAnEndlessLineWithoutCuttingIt) {
  EXPECT_THAT(sizes_of_drawn_row(std::string(100'000, '|')), IsEmpty());
}

}  // namespace
}  // namespace quadrille::sudoku
