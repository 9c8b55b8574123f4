#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/text.h"
#include "quadrille/formats/read.h"
#include "quadrille/render/board.h"
#include "quadrille/render/problems_test.h"

namespace quadrille::render {
namespace {

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Grid;
using sudoku::Shape;

TEST(BoardText, DrawsA4x4) {
  EXPECT_EQ(board_text(drawn(*Shape::boxes(2, 2), "1..4.......13..2")), R"(┏━━━━━┳━━━━━┓
┃ 1 . ┃ . 4 ┃
┃ . . ┃ . . ┃
┣━━━━━╋━━━━━┫
┃ . . ┃ . 1 ┃
┃ 3 . ┃ . 2 ┃
┗━━━━━┻━━━━━┛
)");
}

TEST(BoardText, DrawsBoxesOf2x3WithTheSolution) {
  const Shape shape = *Shape::boxes(2, 3);
  const Grid puzzle = drawn(shape, "1....6456...2.........3.............");
  const Grid solution = drawn(shape, "123456456123231564564231312645645312");
  EXPECT_EQ(board_text(puzzle, &solution), R"(┏━━━━━━━┳━━━━━━━┓
┃ 1 2 3 ┃ 4 5 6 ┃
┃ 4 5 6 ┃ 1 2 3 ┃
┣━━━━━━━╋━━━━━━━┫
┃ 2 3 1 ┃ 5 6 4 ┃
┃ 5 6 4 ┃ 2 3 1 ┃
┣━━━━━━━╋━━━━━━━┫
┃ 3 1 2 ┃ 6 4 5 ┃
┃ 6 4 5 ┃ 3 1 2 ┃
┗━━━━━━━┻━━━━━━━┛
)");
}

TEST(BoardText, DrawsOnlyAFrameRoundALatinSquare) {
  EXPECT_EQ(board_text(drawn(*Shape::latin(3), "12.....3.")), R"(┏━━━━━━━┓
┃ 1 2 . ┃
┃ . . . ┃
┃ . 3 . ┃
┗━━━━━━━┛
)");
}

TEST(BoardText, DrawsRegionsAlongTheirBorders) {
  EXPECT_EQ(board_text(drawn(five_regions(), "1..4..3..1...............")), R"(┏━━━━━━━┳━━━━━━━━━━━┓
┃ 1   . ┃ .   4   . ┃
┃       ┃       ┏━━━┫
┃ .   3 ┃ .   . ┃ 1 ┃
┃   ┏━━━┻━━━┳━━━┛   ┃
┃ . ┃ .   . ┃ .   . ┃
┣━━━┛       ┃       ┃
┃ .   .   . ┃ .   . ┃
┣━━━━━━━━━━━┻━━━━━━━┫
┃ .   .   .   .   . ┃
┗━━━━━━━━━━━━━━━━━━━┛
)");
}

TEST(BoardText, DrawsLightLinesBetweenCells) {
  EXPECT_EQ(
      board_text(drawn(five_regions(), "1..4..3..1..............."), nullptr, {.cell_lines = true}),
      R"(┏━━━┯━━━┳━━━┯━━━┯━━━┓
┃ 1 │ . ┃ . │ 4 │ . ┃
┠───┼───╂───┼───╆━━━┫
┃ . │ 3 ┃ . │ . ┃ 1 ┃
┠───╆━━━╇━━━╈━━━╃───┨
┃ . ┃ . │ . ┃ . │ . ┃
┣━━━╃───┼───╂───┼───┨
┃ . │ . │ . ┃ . │ . ┃
┣━━━┿━━━┿━━━╇━━━┿━━━┫
┃ . │ . │ . │ . │ . ┃
┗━━━┷━━━┷━━━┷━━━┷━━━┛
)");
}

TEST(BoardText, DrawsInAscii) {
  const Grid grid = drawn(*Shape::boxes(2, 2), "1..4.......13..2");
  const std::string expected = R"(+-----+-----+
| 1 . | . 4 |
| . . | . . |
+-----+-----+
| . . | . 1 |
| 3 . | . 2 |
+-----+-----+
)";
  EXPECT_EQ(board_text(grid, nullptr, {.ascii = true}), expected);
  EXPECT_EQ(board_text(grid, nullptr, {.ascii = true, .cell_lines = true}), expected);
}

TEST(BoardText, DrawsTheSmallestBoard) {
  EXPECT_EQ(board_text(drawn(*Shape::boxes(1, 1), "1")), "┏━━━┓\n┃ 1 ┃\n┗━━━┛\n");
}

TEST(BoardText, TellsGivensFilledEmptyAndConflictingCellsApartByColour) {
  const Shape shape = *Shape::latin(2);
  const Grid puzzle = drawn(shape, "1..1");
  const Grid partly = drawn(shape, "12.1");
  EXPECT_EQ(board_text(puzzle, &partly, {.colour = true}),
            "┏━━━━━┓\n"
            "┃ \x1b[1m1\x1b[0m \x1b[36m2\x1b[0m ┃\n"
            "┃ \x1b[2m.\x1b[0m \x1b[1m1\x1b[0m ┃\n"
            "┗━━━━━┛\n");
  EXPECT_EQ(board_text(puzzle, &partly, {.colour = true, .conflicts = {0, 1}}),
            "┏━━━━━┓\n"
            "┃ \x1b[1;31m1\x1b[0m \x1b[31m2\x1b[0m ┃\n"
            "┃ \x1b[2m.\x1b[0m \x1b[1m1\x1b[0m ┃\n"
            "┗━━━━━┛\n");
  EXPECT_EQ(board_text(puzzle, &partly, {.conflicts = {0, 1}}).find('\x1b'), std::string::npos);
}

TEST(BoardText, FitsA25x25Into120Columns) {
  Grid grid(*Shape::boxes(5, 5));
  grid.set(0, 25);
  for (const std::string& line : lines_of(board_text(grid))) {
    EXPECT_EQ(characters(line).size(), 61U);
  }
  EXPECT_NE(board_text(grid).find("┃ P . . . . ┃"), std::string::npos);
}

TEST(BoardText, WritesNumbersOfOneWidthOnBoardsOver61) {
  Grid grid(*Shape::boxes(10, 10));
  grid.set(0, 100);
  grid.set(1, 7);
  grid.set(2, 42);
  const std::vector<std::string> lines = lines_of(board_text(grid));
  ASSERT_EQ(lines.size(), 111U);
  for (const std::string& line : lines) EXPECT_EQ(characters(line).size(), 421U);
  EXPECT_TRUE(lines[1].starts_with("┃ 100   7  42   .   ."));
}

// The cells must come back in order when everything that is no symbol is thrown away, and also when
// the drawing is read as a puzzle.
RC_GTEST_PROP(BoardText, ShowsEveryCellInItsPlace, ()) {
  const auto shape_number = *rc::gen::inRange(0, 5);
  const Shape shape = shape_number == 0   ? *Shape::boxes(3, 3)
                      : shape_number == 1 ? *Shape::boxes(1, 7)
                      : shape_number == 2 ? *Shape::latin(5)
                      : shape_number == 3 ? five_regions()
                                          : *Shape::boxes(8, 8);
  Grid grid(shape);
  std::string expected;
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const auto digit = static_cast<Digit>(*rc::gen::inRange(0U, shape.size() + 1));
    grid.set(cell, digit);
    expected += (digit == 0 ? "." : std::to_string(digit)) + " ";
  }
  const bool cell_lines = *rc::gen::arbitrary<bool>();
  const bool ascii = *rc::gen::arbitrary<bool>();
  const std::string text = board_text(grid, nullptr, {.ascii = ascii, .cell_lines = cell_lines});
  std::string found;
  for (const std::string_view character : characters(text)) {
    const bool is_symbol = character == "." || (character >= "0" && character <= "9");
    if (is_symbol) {
      found += character;
    } else if (!found.empty() && found.back() != ' ') {
      found += ' ';
    }
  }
  RC_ASSERT(found == expected);

  const Result<Grid> read = sudoku::read_grid(text, {.shape = shape});
  RC_ASSERT(read.ok());
  RC_ASSERT(*read == grid);
}

}  // namespace
}  // namespace quadrille::render
