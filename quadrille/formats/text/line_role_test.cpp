#include "quadrille/formats/text/line_role.h"

#include <string>

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

std::string dots(std::size_t count) { return std::string().append(count, '.'); }

std::string numbers(std::size_t count, std::string_view first = "0") {
  std::string line(first);
  for (std::size_t i = 1; i < count; ++i) line += " 0";
  return line;
}

// Repeats "1234", the marks of an open cell of a 4x4 board.
std::string open_marks(std::size_t size) {
  std::string line;
  for (std::size_t cell = 0; cell < size * size; ++cell) {
    line += std::string("123456789ABCDEFG").substr(0, size);
  }
  return line;
}

TEST(LineRole, TheNumberOfCellsDecides) {
  struct Case {
    std::string line;
    LineRole role;
  };
  for (const Case& example : std::initializer_list<Case>{{".", LineRole::board},
                                                         {"12", LineRole::row},
                                                         {"123", LineRole::row},
                                                         {dots(4), LineRole::either},
                                                         {dots(6), LineRole::row},
                                                         {dots(8), LineRole::either},
                                                         {dots(9), LineRole::either},
                                                         {dots(16), LineRole::either},
                                                         {"G" + dots(15), LineRole::either},
                                                         {dots(25), LineRole::either},
                                                         {dots(27), LineRole::either},
                                                         {dots(35), LineRole::row},
                                                         {dots(36), LineRole::board},
                                                         {"7" + dots(35), LineRole::either},
                                                         {dots(49), LineRole::board},
                                                         {"8" + dots(48), LineRole::either},
                                                         {dots(61), LineRole::row},
                                                         {dots(62), LineRole::board},
                                                         {dots(80), LineRole::board},
                                                         {dots(81), LineRole::board},
                                                         {"G" + dots(80), LineRole::board},
                                                         {numbers(80), LineRole::row},
                                                         {numbers(81), LineRole::either},
                                                         {numbers(81, "12"), LineRole::either},
                                                         {numbers(100, "11"), LineRole::either},
                                                         {numbers(216), LineRole::row},
                                                         {numbers(257), LineRole::board},
                                                         {open_marks(2), LineRole::board},
                                                         {open_marks(3), LineRole::board},
                                                         {"Grid 01", LineRole::board},
                                                         {"|  |  |", LineRole::row}}) {
    EXPECT_EQ(role_of(scan_line(example.line), nullptr), example.role) << example.line;
  }
}

TEST(LineRole, UnderAHeadingThereAreRows) {
  EXPECT_EQ(role_of(scan_line(dots(9)), nullptr, true), LineRole::row);
  EXPECT_EQ(role_of(scan_line(dots(36)), nullptr, true), LineRole::row);
  EXPECT_EQ(role_of(scan_line(dots(81)), nullptr, true), LineRole::board);
}

TEST(LineRole, AShapeLeavesNothingOpen) {
  const Shape nine = *Shape::of_size(9);
  const Shape four = *Shape::of_size(4);
  EXPECT_EQ(role_of(scan_line(dots(9)), &nine), LineRole::row);
  EXPECT_EQ(role_of(scan_line(dots(81)), &nine), LineRole::board);
  EXPECT_EQ(role_of(scan_line(dots(729)), &nine), LineRole::board);
  EXPECT_EQ(role_of(scan_line(dots(8)), &nine), LineRole::row) << "a bad row";
  EXPECT_EQ(role_of(scan_line(dots(80)), &nine), LineRole::board) << "a bad board";
  EXPECT_EQ(role_of(scan_line("Grid 01"), &nine), LineRole::board);
  EXPECT_EQ(role_of(scan_line(dots(16)), &four), LineRole::board);
  EXPECT_EQ(role_of(scan_line("1234 3412 2143 4321"), &four), LineRole::board);
  EXPECT_EQ(role_of(scan_line(dots(1)), &four), LineRole::row);
}

TEST(LineRole, TellsTheBoardOnALine) {
  struct Case {
    std::string line;
    std::optional<OneLineBoard> board;
  };
  for (const Case& example : std::initializer_list<Case>{{dots(81), OneLineBoard{9, false}},
                                                         {dots(64), OneLineBoard{8, false}},
                                                         {open_marks(4), OneLineBoard{4, true}},
                                                         {dots(125), OneLineBoard{5, true}},
                                                         {dots(729), OneLineBoard{9, true}},
                                                         {"A" + dots(728), OneLineBoard{27, false}},
                                                         {numbers(729), OneLineBoard{27, false}},
                                                         {dots(3721), OneLineBoard{61, false}},
                                                         {dots(4096), OneLineBoard{16, true}},
                                                         {numbers(4096), OneLineBoard{64, false}},
                                                         {dots(15625), OneLineBoard{25, true}},
                                                         {numbers(65536), OneLineBoard{256, false}},
                                                         {dots(82), std::nullopt},
                                                         {dots(3844), std::nullopt}}) {
    EXPECT_EQ(one_line_board(scan_line(example.line), nullptr), example.board)
        << example.line.size();
  }
}

}  // namespace
}  // namespace quadrille::sudoku
