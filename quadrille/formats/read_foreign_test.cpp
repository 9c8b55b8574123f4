// Boards as they come from elsewhere: from other programs, pages, tables and letters.
#include <string>

#include <gtest/gtest.h>

#include "quadrille/formats/read.h"
#include "quadrille/formats/records.h"
#include "quadrille/formats/write.h"

namespace quadrille::sudoku {
namespace {

const std::string kCellsOfNine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kZeros =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const std::string kFilled =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
  return text;
}

// The cells with something between and around them: one line for each row.
std::string rows_of(const std::string& cells, const std::string& empty, const std::string& between,
                    bool trimmed = false) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) {
    std::string line;
    for (std::size_t column = 0; column < 9; ++column) {
      const char cell = cells[row * 9 + column];
      line += (column > 0 ? between : "") + (cell == '.' ? empty : std::string(1, cell));
    }
    if (trimmed) line.erase(line.find_last_not_of(" \t") + 1);
    text += line + "\n";
  }
  return text;
}

void expect_board(const std::string& text) {
  for (const ReadOptions& options : {ReadOptions{}, ReadOptions{*Shape::of_size(9)}}) {
    const Result<Grid> grid = read_grid(text, options);
    ASSERT_TRUE(grid) << text << grid.error().text();
    EXPECT_EQ(write(*grid, Format::line), kCellsOfNine) << text;
  }
}

TEST(ReadForeign, DashesAreEmptyCells) {
  for (const char* dash : {"-", "–", "—", "−", "－"}) {
    expect_board(replaced(kCellsOfNine, ".", dash));
    expect_board("  " + replaced(kCellsOfNine, ".", dash) + "  # comment\n");
    expect_board(rows_of(kCellsOfNine, dash, ""));
    expect_board(rows_of(kCellsOfNine, dash, " "));
  }
}

TEST(ReadForeign, ARowOfDashesIsARowAmongRowsWithDashes) {
  const std::string cells = "........." + kFilled.substr(9, 18) + kCellsOfNine.substr(27, 18) +
                            "........." + kCellsOfNine.substr(54, 18) + ".........";
  for (const char* between : {"", " "}) {
    const Result<Grid> read = read_grid(rows_of(cells, "-", between));
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(write(*read, Format::line), cells);
  }
}

TEST(ReadForeign, TablesHaveTabs) {
  for (const char* empty : {"", " ", "-", "\u00A0", "0"}) {
    expect_board(rows_of(kCellsOfNine, empty, "\t"));
    expect_board(replaced(rows_of(kCellsOfNine, empty, "\t"), "\n", "\r\n"));
  }
  expect_board(rows_of(kCellsOfNine, "", "\t", true));
  expect_board("\n\n" + rows_of(kCellsOfNine, "", "\t") + "\n");
}

TEST(ReadForeign, TablesMayHaveEmptyRows) {
  std::string cells = kCellsOfNine;
  cells.replace(0, 9, ".........");
  cells.replace(36, 9, ".........");
  const Result<Grid> grid = read_grid(rows_of(cells, "", "\t"));
  ASSERT_TRUE(grid) << grid.error().text();
  EXPECT_EQ(write(*grid, Format::line), cells);
}

TEST(ReadForeign, TablesHaveNumbersToo) {
  std::string text;
  for (int row = 0; row < 16; ++row) {
    for (int column = 0; column < 16; ++column) {
      if (column == (row * 5) % 16) text += std::to_string(row + 1);
      text += column < 15 ? "\t" : "\n";
    }
  }
  const Result<Grid> grid = read_grid(text);
  ASSERT_TRUE(grid) << grid.error().text();
  EXPECT_EQ(grid->size(), 16U);
  EXPECT_EQ(grid->at(5 + 16), 2);
  EXPECT_EQ(grid->at(15 * 16 + 75 % 16), 16);
}

TEST(ReadForeign, BlanksAreEmptyCells) {
  expect_board(rows_of(kCellsOfNine, " ", ""));
  expect_board(rows_of(kCellsOfNine, " ", "", true));
  expect_board(rows_of(kCellsOfNine, " ", " "));
  expect_board(rows_of(kCellsOfNine, " ", " ", true));
  expect_board(rows_of(kCellsOfNine, "\u3000", ""));
}

TEST(ReadForeign, BlanksAreEmptyCellsOnOneLine) {
  expect_board(replaced(kCellsOfNine, ".", " "));
  expect_board("# one\n" + replaced(kCellsOfNine, ".", " ") + "\r\n\n");
  const std::string twice = "55" + replaced(kCellsOfNine, ".", " ").substr(2);
  EXPECT_FALSE(read_grid(twice)) << "rather something else";
  EXPECT_FALSE(read_grid(replaced(kCellsOfNine, ".", " ").substr(1)));
}

TEST(ReadForeign, FullWidthSymbolsAreTheSame) {
  std::string wide;
  for (const char cell : kZeros) wide += std::string("\xEF\xBC") + static_cast<char>(cell + 0x60);
  expect_board(wide);
  expect_board(replaced(wide, "\xEF\xBC\x90", "．"));
  expect_board(replaced(wide, "\xEF\xBC\x90", "□"));
  std::string rows;
  for (std::size_t row = 0; row < 9; ++row) rows += wide.substr(row * 27, 27) + "\n";
  expect_board(rows);
  const Result<Grid> numbers = read_grid("１ ２ ３\n２ ３ １\n３ １ ０\n");
  ASSERT_TRUE(numbers) << numbers.error().text();
  EXPECT_EQ(write(*numbers, Format::line), "12323131.");
}

TEST(ReadForeign, WordsMayStandAroundTheCells) {
  for (const std::string& cells : {kCellsOfNine, kZeros, replaced(kCellsOfNine, ".", "-")}) {
    expect_board("Puzzle 7: " + cells);
    expect_board("My favourite (" + cells + "), rated 4.5 by SE");
    expect_board("\"" + cells + "\"");
    expect_board("<td>" + cells + "</td>");
    expect_board("grid=" + cells + ";");
    expect_board("题目：" + cells + "，很难");
  }
  expect_board("17,hard," + kCellsOfNine + "," + kFilled);
}

TEST(ReadForeign, AddressesHoldTheCells) {
  for (const std::string begin :
       {"https://www.sudokuwiki.org/sudoku.htm?bd=", "https://sudokuexchange.com/play/?s=",
        "https://sudoku.coach/en/play/", "http://localhost:5173/#/play/", "https://example.org/?",
        "see [this one](https://sudoku.coach/en/play/"}) {
    expect_board(begin + kZeros);
    expect_board(begin + kCellsOfNine);
    expect_board(begin + kZeros + "&d=2#top");
    expect_board(begin + kZeros + ") and tell me");
  }
}

struct Unclear {
  std::string text;
  std::string error;
};

TEST(ReadForeign, WhatIsNotClearIsRefused) {
  for (const Unclear& example : std::initializer_list<Unclear>{
           {"https://example.org/puzzle/17",
            "line 1, column 1: expected an address with the cells of a board in it, found "
            "'https://example.org/puzzle/17'"},
           {"https://www.sudokuwiki.org/sudoku.htm?bd=S9B9e9e06030204080a0e08050o0f090a0s0g",
            "line 1, column 1: expected an address with the cells of a board in it, found "
            "'https://www.sudokuwiki.org/sudoku.htm?bd...'"},
           {"https://example.org/" + kZeros.substr(1),
            "line 1, column 1: expected an address with the cells of a board in it, found "
            "'https://example.org/30070000600195000098...'"},
           {"one " + kZeros + " two " + replaced(kZeros, "5", "6"),
            "line 1, column 91: expected one board, found another"},
       }) {
    const Result<Grid> grid = read_grid(example.text);
    ASSERT_FALSE(grid) << example.text;
    EXPECT_EQ(grid.error().text(), example.error) << example.text;
  }
  EXPECT_FALSE(read_grid("  " + kCellsOfNine + " .."));
  EXPECT_FALSE(read_grid("name " + kCellsOfNine.substr(1)));
  for (const char* empty : {"-", " "}) {
    const std::string rows = rows_of(kCellsOfNine, empty, "");
    EXPECT_FALSE(read_grid(rows.substr(rows.find('\n') + 1))) << "a row is missing";
  }
  const std::string table = rows_of(kCellsOfNine, "", "\t");
  EXPECT_FALSE(read_grid(table.substr(table.find('\n') + 1)));
}

TEST(ReadForeign, WhatCouldBeReadBeforeIsReadTheSame) {
  for (const auto& [text, cells] : std::initializer_list<std::pair<std::string, std::string>>{
           {"12-34\n34-12\n21-43\n43-21\n", "1234341221434321"},
           {"1-2-3\n2-3-1\n3-1-2\n", "123231312"},
           {"1\t2\n2\t1\n", "1221"},
           {"1  2\n2  1\n", "1221"},
           {" 1 2 3\n 2 3 1\n 3 1 2\n", "123231312"},
           {"12--34\n34--12\n21--43\n43--21\n", "1234341221434321"}}) {
    const Result<Grid> grid = read_grid(text);
    ASSERT_TRUE(grid) << text << grid.error().text();
    EXPECT_EQ(write(*grid, Format::line), cells) << text;
  }
}

TEST(ReadForeign, TellsWordsFromBoardsWithMistakes) {
  for (const char* words : {"Grid 01", "Sudoku #123 (easy), 4.5/10", "今日的数独", "solution:"}) {
    EXPECT_TRUE(is_words({.kind = Record::Kind::line, .text = words})) << words;
  }
  for (const std::string& board :
       {kCellsOfNine, kZeros.substr(1), "Puzzle " + kZeros.substr(1), std::string("5 3 . . 7"),
        std::string("53..7....\n6..195..."), std::string("12")}) {
    EXPECT_FALSE(is_words({.kind = Record::Kind::line, .text = board})) << board;
  }
}

TEST(ReadForeign, ManyFollowEachOther) {
  RecordSplitter splitter;
  const std::string array =
      "[[5,3,0,0,7,0,0,0,0],\n [6,0,0,1,9,5,0,0,0],\n[0,9,8,0,0,0,0,6,0],\n"
      "[8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],\n"
      "[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]];\n";
  const std::string text = rows_of(kCellsOfNine, "-", "") + rows_of(kCellsOfNine, "-", " ") +
                           rows_of(kCellsOfNine, "", "\t") + rows_of(kCellsOfNine, ".", "") +
                           array + "board = " + array + kCellsOfNine + "\n" +
                           rows_of(kCellsOfNine, " ", "", true) + "\n" + "No. 5: " + kZeros + "\n" +
                           rows_of(kCellsOfNine, "-", "");
  for (const char byte : text) splitter.feed({&byte, 1});
  splitter.finish();
  std::vector<std::size_t> lines;
  while (const auto record = splitter.next()) {
    const Result<Grid> grid = read_record(*record);
    ASSERT_TRUE(grid) << record->line << grid.error().text();
    EXPECT_EQ(write(*grid, Format::line), kCellsOfNine) << record->line;
    lines.push_back(record->line);
  }
  EXPECT_EQ(lines, (std::vector<std::size_t>{1, 10, 19, 28, 37, 42, 47, 48, 58, 59}));
}

}  // namespace
}  // namespace quadrille::sudoku
