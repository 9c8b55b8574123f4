#include "quadrille/formats/text/picture.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/boards/overlap.h"
#include "quadrille/formats/records.h"
#include "quadrille/formats/text/line_scan.h"
#include "quadrille/formats/write.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::string_view kTwo =
    "12..\n"
    "....\n"
    "...2..\n"
    ".3....\n"
    "  ..3.\n"
    "  ....\n";

ReadOptions overlaps() { return {.mosaics = true}; }

Grid boards_with_digits(std::uint32_t rows, std::uint32_t columns, std::string_view places) {
  Grid grid(*parse_boards(*Shape::boxes(rows, columns), places));
  for (Cell cell = 0; cell < grid.shape().cell_count(); cell += 7) {
    grid.set(cell, static_cast<Digit>(1 + cell % grid.size()));
  }
  return grid;
}

// What the text holds, one after another: where boards overlap, and errors.
std::vector<std::string> told_of(std::string_view text, const ReadOptions& options = overlaps(),
                                 std::size_t step = 1000) {
  std::vector<std::string> all;
  RecordSplitter splitter(options);
  const auto take = [&] {
    while (const auto record = splitter.next()) {
      const Result<Grid> grid = read_record(*record, options);
      const Overlap* boards = grid ? overlap_of(grid->shape()) : nullptr;
      all.push_back(!grid               ? grid.error().text()
                    : boards != nullptr ? write_boards(*boards)
                                        : grid->shape().describe());
    }
  };
  for (std::size_t at = 0; at < text.size(); at += step) {
    splitter.feed(text.substr(at, step));
    take();
  }
  splitter.finish();
  take();
  return all;
}

std::string drawn(const Grid& grid) { return write(grid, Format::line); }

TEST(Picture, ShowsWhereTheBoardsAre) {
  const Result<Grid> grid = read_grid(kTwo, overlaps());
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(grid->shape(), *parse_boards(*Shape::boxes(2, 2), "twodoku"));
  EXPECT_EQ(grid->at(0), 1);
  EXPECT_EQ(grid->at(overlap_of(grid->shape())->cell_at(2, 3)), 2);
  EXPECT_EQ(drawn(*grid) + "\n", kTwo);
}

TEST(Picture, IsReadAsItIsWrittenWithBoardsOfAnySize) {
  for (const Grid& grid :
       {boards_with_digits(3, 3, "samurai"), boards_with_digits(2, 3, "twodoku"),
        boards_with_digits(4, 4, "samurai"), boards_with_digits(3, 3, "sohei")}) {
    for (const Format format : {Format::line, Format::grid, Format::json}) {
      const Result<Grid> again = read_grid(write(grid, format), overlaps());
      ASSERT_TRUE(again.ok()) << again.error().text();
      EXPECT_EQ(*again, grid);
    }
  }
}

TEST(Picture, MayHaveBlanksBetweenCellsAndBarsBetweenBoxes) {
  const Grid grid = boards_with_digits(3, 3, "samurai");
  std::string spaced;
  std::string barred;
  const std::string picture_of_it = drawn(grid);
  Lines lines(picture_of_it);
  for (int row = 0; lines.next(); ++row) {
    std::string text(lines.text());
    if (row % 3 == 0) barred += "+-----------+\n";
    for (std::size_t at = 0; at < text.size(); ++at) {
      spaced += std::string(1, text[at]) + ' ';
      if (at % 3 == 0) barred += text[at] == ' ' ? "  " : "| ";
      barred += std::string(1, text[at]) + ' ';
    }
    spaced += "\n";
    barred += "|\n";
  }
  for (const std::string& picture : {spaced, barred}) {
    const Result<Grid> again = read_grid(picture, overlaps());
    ASSERT_TRUE(again.ok()) << picture << again.error().text();
    EXPECT_EQ(*again, grid);
  }
}

TEST(Picture, StandsAmongOtherBoardsAndComesInPieces) {
  const std::string plain(81, '.');
  const std::string text = plain + "\n\n# two\n" + std::string(kTwo) + "\n" +
                           drawn(boards_with_digits(3, 3, "samurai")) +
                           "\r\n\n1234\n3412\n2143\n4321\n" + plain + "\n{\"puzzle\":\"" + plain +
                           "\"}\n";
  for (const std::size_t step : {1U, 7U, 100U, 10000U}) {
    EXPECT_THAT(
        told_of(text, overlaps(), step),
        ElementsAre("9x9 with boxes of 3x3", "r1c1,r3c3", "r1c1,r1c13,r7c7,r13c1,r13c13",
                    "4x4 with boxes of 2x2", "9x9 with boxes of 3x3", "9x9 with boxes of 3x3"));
  }
}

TEST(Picture, MayHaveATitle) {
  EXPECT_THAT(told_of("Two boards\n" + std::string(kTwo)),
              ElementsAre(HasSubstr("line 1, column 1"), "r1c1,r3c3"));
}

TEST(Picture, IsReadOnlyWhereItIsAskedFor) {
  EXPECT_FALSE(read_grid(kTwo).ok());
  const Result<Grid> json = read_grid(write(boards_with_digits(3, 3, "samurai"), Format::json));
  EXPECT_EQ(json.error().text(), "line 1: expected a single board, found boards that overlap");
}

TEST(Picture, GridsAreWhatTheyWere) {
  const std::string grid =
      "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
      "....8..79\n";
  std::string blanks = grid;
  std::ranges::replace(blanks, '.', ' ');
  const std::vector<std::string> texts = {
      grid,
      blanks,
      "1 2 | . .\n. . | . .\n----+----\n. . | 2 .\n3 . | . .\n",
      "12..\n....\n..2.\n.....\n",
      "12..\n....\n..2.\n3...\n....\n",
      "  12..\n  ....\n  ..2.\n  3...\n",
      "1234  3412\n....  ....\n",
      "1234567812345678\n8765432187654321\n\n12..........3..4\n",
  };
  for (const std::string& text : texts) {
    EXPECT_EQ(told_of(text), told_of(text, ReadOptions())) << text;
  }
}

TEST(Picture, AnErrorNamesTheLine) {
  const std::string text = drawn(boards_with_digits(3, 3, "samurai"));
  std::vector<std::string> rows;
  Lines lines(text);
  while (lines.next()) rows.emplace_back(lines.text());
  const auto refusal = [&](std::size_t row, const std::string& changed) {
    std::vector<std::string> other = rows;
    other[row] = changed;
    std::string all;
    for (const std::string& line : other) all += line + "\n";
    return told_of(all);
  };
  EXPECT_THAT(refusal(4, rows[4].substr(0, 20)),
              ElementsAre("line 5, column 21: expected a cell of a board of 9x9, found none"));
  EXPECT_THAT(refusal(4, rows[4] + "."),
              ElementsAre("line 5, column 22: expected every cell to be on a board of 9x9, found "
                          "one that is not"));
  EXPECT_THAT(refusal(9, rows[9] + "  ."), ElementsAre(HasSubstr("line 10, column 18: ")));
  std::string letter = rows[20];
  letter[0] = 'A';
  EXPECT_THAT(refusal(20, letter),
              ElementsAre("line 21, column 1: expected 1 to 9 or an empty cell, found 'A'"));
}

TEST(Picture, BoardsThatCouldLieInSeveralWaysAreRefusedUnlessTheirPlacesAreGiven) {
  // Four boards round a cross; there might be a fifth in the middle.
  const std::string text = drawn(Grid(*parse_boards(*Shape::boxes(3, 3), "r1c4,r4c1,r4c7,r7c4")));
  EXPECT_THAT(told_of(text), ElementsAre(HasSubstr("expected one way to lay boards of 9x9")));
  std::string twice = text;
  twice.append("\n\n").append(text);
  for (const std::string_view places : {"r1c4,r4c1,r4c7,r7c4", "r1c4,r4c1,r4c4,r4c7,r7c4"}) {
    const ReadOptions options{.shape = *parse_boards(*Shape::boxes(3, 3), places), .mosaics = true};
    EXPECT_THAT(told_of(twice, options), ElementsAre(places, places));
  }
}

TEST(Picture, WhereThePlacesAreGivenTheCellsMustBeThere) {
  const ReadOptions options{.shape = *parse_boards(*Shape::boxes(2, 2), "twodoku"),
                            .mosaics = true};
  EXPECT_THAT(told_of(kTwo, options), ElementsAre("r1c1,r3c3"));
  EXPECT_THAT(
      told_of("12..\n....\n...2..\n.3....\n ...3.\n  ....\n", options),
      ElementsAre("line 5, column 2: expected every cell to be on a board of 4x4, found one "
                  "that is not"));
  EXPECT_THAT(told_of("12..\n....\n...2..\n.3...\n  ..3.\n  ....\n", options),
              ElementsAre("line 4, column 6: expected a cell of a board of 4x4, found none"));
  EXPECT_THAT(told_of("12..\n....\n...2..\n", options),
              ElementsAre("line 3: expected 6 rows, found 3"));
  EXPECT_THAT(told_of("12..\n....\n...2\n", options), ElementsAre(HasSubstr("line 3, column 5")));
  EXPECT_THAT(told_of("hello\n", options), ElementsAre(HasSubstr("line 1")));
}

TEST(Picture, AGridIsNotTakenForBoardsWhosePlacesAreKnown) {
  const ReadOptions known{.shape = *parse_boards(*Shape::boxes(2, 2), "twodoku"), .mosaics = true};
  const std::string grid = "12..\n34..\n..1.\n...3\n";
  EXPECT_THAT(told_of("[Puzzle]\n" + grid + "[State]\n1234\n", known),
              ElementsAre(HasSubstr("expected a cell of a board of 4x4, found none")));
}

TEST(Picture, HostileTextsAreRefusedInTime) {
  const std::string row = "....  ....\n";
  std::string many;
  for (int line = 0; line < 3000; ++line) many += row;
  EXPECT_FALSE(told_of(many).empty());
  const std::string wide(100000, '.');
  EXPECT_FALSE(told_of(wide + "  ....\n" + wide + "\n....\n....\n....\n....\n").empty());
  // As many windows as a picture can have.
  std::string full;
  for (int line = 0; line < 100; ++line) full += std::string(line == 0 ? 90 : 100, '.') + "\n";
  EXPECT_THAT(told_of(full), testing::Not(testing::IsEmpty()));
  EXPECT_THAT(told_of("....  ....\n \n\t\n"), testing::Not(testing::IsEmpty()));
  const ReadOptions known{.shape = *parse_boards(*Shape::boxes(2, 2), "twodoku"), .mosaics = true};
  EXPECT_EQ(told_of(many, known).size(), 3000U / 6);
}

}  // namespace
}  // namespace quadrille::sudoku
