// Malformed boards, each with the exact error.
#include <string>

#include <gtest/gtest.h>

#include "quadrille/formats/read.h"

namespace quadrille::sudoku {
namespace {

using std::string_literals::operator""s;

const std::string kGoodLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kGoodRows =
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
    "....8..79\n";

std::string points(std::size_t count) { return std::string().append(count, '.'); }

// The example with one character exchanged.
std::string with(std::size_t at, const std::string& character) {
  return kGoodLine.substr(0, at) + character + kGoodLine.substr(at + 1);
}

struct ErrorCase {
  std::string text;
  std::uint32_t size;  // of the shape that is given; 0 for none
  std::string error;
};

void expect_errors(std::initializer_list<ErrorCase> cases) {
  for (const ErrorCase& example : cases) {
    ReadOptions options;
    if (example.size != 0) options.shape = *Shape::of_size(example.size);
    const Result<Grid> grid = read_grid(example.text, options);
    ASSERT_FALSE(grid) << example.text;
    EXPECT_EQ(grid.error().text(), example.error) << example.text;
    EXPECT_NE(grid.error().kind, ErrorKind::other) << example.error;
  }
}

TEST(ReadErrors, NothingToRead) {
  expect_errors({
      {"", 0, "expected a board, found none"},
      {"\n\r\n \t\n", 0, "expected a board, found none"},
      {"# a comment\n", 9, "expected a board, found none"},
      {"+---+---+\n", 0, "expected a board, found none"},
      {"[State]\n" + kGoodRows, 0, "expected a board, found none"},
      {"[Puzzle]\n", 0, "line 1: expected a board below [Puzzle], found none"},
      {"# x\n[Puzzle]\n# y\n[State]\n" + kGoodRows, 0,
       "line 2: expected a board below [Puzzle], found none"},
      {"Sudoku number 5\n", 0, "line 1, column 1: expected a board, found 'Sudoku number 5'"},
      {"  Sudokus of September 1\n", 0,
       "line 1, column 3: expected a board, found 'Sudokus of September...'"},
  });
}

TEST(ReadErrors, StrangeCharacters) {
  expect_errors({
      {"@", 0, "line 1, column 1: expected a digit or an empty cell, found '@'"},
      {"\x07", 0, "line 1, column 1: expected a digit or an empty cell, found byte 0x07"},
      {"\0\0\0"s, 0, "line 1, column 1: expected a digit or an empty cell, found byte 0x00"},
      {"\xFF\xFE" + "5\0003\0"s, 0,
       "line 1, column 1: expected a digit or an empty cell, found byte 0xFF"},
      {with(40, "\x07"), 0,
       "line 1, column 41: expected a digit or an empty cell, found byte 0x07"},
      {with(40, "é"), 0, "line 1, column 41: expected a digit or an empty cell, found 'é'"},
      {with(2, "·").replace(40, 1, "é"), 0,
       "line 1, column 40: expected a digit or an empty cell, found 'é'"},
      {with(80, "\xE2\x94"), 9,
       "line 1, column 81: expected a digit or an empty cell, found byte 0xE2"},
      {with(40, "#"), 9, "line 1, column 41: expected a digit or an empty cell, found '#'"},
      {"53..7..!.\n" + kGoodRows.substr(10), 0,
       "line 1, column 8: expected a digit or an empty cell, found '!'"},
      {"1 2 -1 4\n", 0, "line 1, column 5: expected a digit or an empty cell, found '-'"},
      {"%PDF-1.4\n%binary", 0, "line 1, column 1: expected a digit or an empty cell, found '%'"},
  });
}

TEST(ReadErrors, DigitsThatTheBoardDoesNotHave) {
  expect_errors({
      {with(0, "G"), 0, "line 1, column 1: expected 1 to 9 or an empty cell, found 'G'"},
      {with(80, "a"), 9, "line 1, column 81: expected 1 to 9 or an empty cell, found 'a'"},
      {"12345" + points(11), 4, "line 1, column 5: expected 1 to 4 or an empty cell, found '5'"},
      {"H" + points(255), 0,
       "line 1, column 1: expected 1 to 9, A to G or an empty cell, found 'H'"},
      {"l" + points(1295), 0,
       "line 1, column 1: expected 1 to 9, A to Z, a or an empty cell, found 'l'"},
      {"1 2 3 4\n1 2 3 17\n3 4 1 2\n4 3 2 1\n", 0,
       "line 2, column 7: expected 1 to 4 or an empty cell, found '17'"},
      {"1,2,3,4\n3,4,1,2\n2,1,4,b\n4,3,2,1\n", 4,
       "line 3, column 7: expected 1 to 4 or an empty cell, found 'b'"},
      {"1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 99999999999999999999999", 4,
       "line 1, column 31: expected 1 to 4 or an empty cell, found '99999999999999999999...'"},
      {"53..7....\n6..195...\n.98....6.\n8...6...3\n4..8A3..1\n7...2...6\n.6....28.\n...419..5\n"
       "....8..79\n",
       0, "line 5, column 5: expected 1 to 9 or an empty cell, found 'A'"},
      {"| 1 | 7 |   |   |\n| 3 | 4 |   |   |\n|   |   |   |   |\n|   |   |   |   |\n", 0,
       "line 1, column 7: expected 1 to 4 or an empty cell, found '7'"},
  });
}

TEST(ReadErrors, WrongNumbersOfCells) {
  expect_errors({
      {kGoodLine + "1", 0, "line 1, column 82: expected 81 cells for a 9x9 board, found 82"},
      {kGoodLine + "1", 9, "line 1, column 82: expected 81 cells, found 82"},
      {"# one\n\n" + kGoodLine + "1", 9, "line 3, column 82: expected 81 cells, found 82"},
      {"  " + kGoodLine + " .. # two too many", 9,
       "line 1, column 85: expected 81 cells, found 83"},
      {kGoodLine.substr(1), 0, "line 1, column 81: expected 81 cells for a 9x9 board, found 80"},
      {kGoodLine.substr(1) + "  \r\n", 9, "line 1, column 81: expected 81 cells, found 80"},
      {kGoodLine, 16, "line 1, column 82: expected 256 cells, found 81"},
      {points(728), 9, "line 1, column 729: expected 81 cells or 729 marks, found 728"},
      {points(4000), 0, "line 1, column 3722: expected 3721 cells for a 61x61 board, found 4000"},
      {points(37), 0, "line 1, column 37: expected 36 cells for a 6x6 board, found 37"},
      {points(48), 0, "line 1, column 49: expected 49 cells for a 7x7 board, found 48"},
      // No board of 7x7 has an 8.
      {points(47) + "8", 0, "line 1, column 49: expected 64 cells for a 8x8 board, found 48"},
      {points(79) + "9", 0, "line 1, column 81: expected 81 cells for a 9x9 board, found 80"},
      {"11", 1, "line 1, column 2: expected 1 cell, found 2"},
      {"quizzes,solutions\n" + kGoodLine.substr(2) + "," + kGoodLine + "\n", 0,
       "line 2, column 80: expected 81 cells for a 9x9 board, found 79"},
      {"id;puzzle\n1;\"12@4\"\n", 0,
       "line 2, column 6: expected a digit or an empty cell, found '@'"},
      {"id,puzzle\n1\n", 0, "line 2: expected a board in column 2, found the end of the record"},
      {"id,puzzle\n1,\n", 0, "line 2, column 3: expected a board, found none"},
      {"id,puzzle\n1,\"1234\n", 0, "line 2: expected a closing quote, found the end of the record"},
      {"id,puzzle\n\"a\nb\",\"12\n1234\"\n", 0,
       "line 4, column 3: expected 2 cells in row 2, found 4"},
  });
}

TEST(ReadErrors, WrongRows) {
  expect_errors({
      {kGoodRows.substr(0, 70), 0, "line 7: expected 9 rows, found 7"},
      {kGoodRows.substr(0, 70), 9, "line 7: expected 9 rows, found 7"},
      {kGoodRows.substr(0, 9), 0, "line 1: expected 9 rows, found 1"},
      {"[Puzzle]\n1234\n3412\n", 0, "line 3: expected 4 rows, found 2"},
      {"12\n", 0, "line 1: expected 2 rows, found 1"},
      {"12345" + points(11), 0, "line 1: expected 16 rows, found 1"},
      {kGoodRows + ".........\n", 0, "line 10: expected one board, found another"},
      {"1234\n12\n3412\n2143\n", 4, "line 2, column 3: expected 4 cells in row 2, found 2"},
      {"1234\n12345\n3412\n2143\n", 4, "line 2, column 5: expected 4 cells in row 2, found 5"},
      {"123456\n456123\n23156\n564231\n312645\n645312\n", 0,
       "line 3, column 6: expected 6 cells in row 3, found 5"},
      {"12345\n456123\n231564\n564231\n312645\n645312\n", 0,
       "line 1, column 6: expected 6 cells in row 1, found 5"},
      {"+-----+-----+-----+\n|5 3  | 7   |     |\n", 9,
       "line 2, column 10: expected 9 cells in row 1, found 3"},
      {"1 2 3\n2 3 1\n3 1\n", 3, "line 3, column 4: expected 3 cells in row 3, found 2"},
      {"1 2 | 3 4\n3 4 | 1 2\n----+----\n2 1 | 4 3\n4 3 | 2 1 1\n", 0,
       "line 5, column 11: expected 4 cells in row 4, found 5"},
  });
}

}  // namespace
}  // namespace quadrille::sudoku
