#include "quadrille/formats/write.h"

#include <gtest/gtest.h>

#include "quadrille/formats/read.h"

namespace quadrille::sudoku {
namespace {

Grid small() {
  return {*Shape::boxes(2, 3), {1, 0, 3, 4, 5, 6, 4, 5, 6, 1, 2, 0, 2, 3, 1, 5, 6, 4,
                                5, 6, 4, 2, 3, 1, 3, 1, 2, 6, 4, 5, 6, 4, 5, 3, 1, 0}};
}

TEST(Write, OneLineFormats) {
  const std::string line = "1.345645612.23156456423131264564531.";
  EXPECT_EQ(write(small(), Format::line), line);
  EXPECT_EQ(write(small(), Format::csv), line);
  EXPECT_EQ(write(small(), Format::sdm), "103456456120231564564231312645645310");
  EXPECT_EQ(write(small(), Format::numbers),
            "1 0 3 4 5 6 4 5 6 1 2 0 2 3 1 5 6 4 5 6 4 2 3 1 3 1 2 6 4 5 6 4 5 3 1 0");
  EXPECT_EQ(write(small(), Format::json), "{\"puzzle\":\"" + line + "\"}");
}

TEST(Write, AGridHasRulersBetweenBoxes) {
  EXPECT_EQ(write(small(), Format::grid),
            "1 . 3 | 4 5 6\n"
            "4 5 6 | 1 2 .\n"
            "------+------\n"
            "2 3 1 | 5 6 4\n"
            "5 6 4 | 2 3 1\n"
            "------+------\n"
            "3 1 2 | 6 4 5\n"
            "6 4 5 | 3 1 .");
  EXPECT_EQ(write(Grid(*Shape::latin(2), {1, 2, 0, 1}), Format::grid), "1 2\n. 1");
}

TEST(Write, AGridOver35HasNumbersOfTheSameWidth) {
  Grid grid(*Shape::boxes(2, 18));
  grid.set(0, 36);
  grid.set(1, 7);
  const std::string text = write(grid, Format::grid);
  EXPECT_EQ(
      text.substr(0, text.find('|')), "36  7" + [] {
        std::string rest;
        for (int i = 2; i < 18; ++i) rest += "  .";
        return rest + " ";
      }());
  const std::string symbols = write(Grid(*Shape::of_size(35)), Format::grid);
  EXPECT_EQ(symbols.substr(0, symbols.find('|')), ". . . . . . . ");
}

TEST(Write, SdkHasAHeading) {
  EXPECT_EQ(write(Grid(*Shape::boxes(2, 2), {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 0, 0}),
                  Format::sdk),
            "[Puzzle]\n1234\n3412\n2143\n43..");
}

TEST(Write, MarksShowWhatEachCellMayTake) {
  Grid grid(*Shape::latin(2), {0, 2, 0, 0});
  EXPECT_EQ(write(grid, Format::marks), "12.21212");
  grid.set_marks({true, false, false, true, false, false, true, true});
  EXPECT_EQ(write(grid, Format::marks), "1..2..12");
}

TEST(Write, BoardsOver61AreNumbers) {
  Grid grid(*Shape::of_size(64));
  grid.set(0, 64);
  EXPECT_EQ(write(grid, Format::line).substr(0, 8), "64 . . .");
  EXPECT_EQ(write(grid, Format::sdm).substr(0, 8), "64 0 0 0");
  EXPECT_EQ(write(grid, Format::sdk).substr(0, 17), "[Puzzle]\n64 . . .");
  Grid largest(*Shape::of_size(61));
  largest.set(0, 61);
  EXPECT_EQ(write(largest, Format::line).substr(0, 4), "z...");
}

TEST(Write, JsonGivesTheShapeWhereItIsNotTheUsualOne) {
  const std::vector<Digit> cells(16, 0);
  const std::string puzzle = R"({"puzzle":"................")";
  EXPECT_EQ(write(Grid(*Shape::boxes(2, 2), cells), Format::json), puzzle + "}");
  EXPECT_EQ(write(Grid(*Shape::latin(4), cells), Format::json), puzzle + R"(,"latin":true})");
  EXPECT_EQ(write(Grid(*Shape::boxes(1, 4), cells), Format::json), puzzle + R"(,"box":"1x4"})");
  EXPECT_EQ(write(Grid(*read_regions("AAABACBBCCDBCDDD"), cells), Format::json),
            puzzle + R"(,"regions":"AAABACBBCCDBCDDD"})");
}

TEST(Write, JsonOfMarksTellsTheSize) {
  Grid grid(*Shape::latin(2));
  grid.set_marks(std::vector<bool>(8, false));
  EXPECT_EQ(write(grid, Format::json), R"({"puzzle":"........","latin":2})");
}

TEST(Write, FormatsHaveNames) {
  EXPECT_EQ(*parse_format("line"), Format::line);
  EXPECT_EQ(*parse_format("grid"), Format::grid);
  EXPECT_EQ(*parse_format("numbers"), Format::numbers);
  EXPECT_EQ(*parse_format("sdk"), Format::sdk);
  EXPECT_EQ(*parse_format("sdm"), Format::sdm);
  EXPECT_EQ(*parse_format("csv"), Format::csv);
  EXPECT_EQ(*parse_format("marks"), Format::marks);
  EXPECT_EQ(*parse_format("json"), Format::json);
  EXPECT_EQ(parse_format("svg").error().text(),
            "expected line, grid, numbers, sdk, sdm, csv, marks, json, fpuzzles, fpuzzles-link, "
            "sudokupad, killer, solo, ss, hodoku or opensudoku, found 'svg'");
}

}  // namespace
}  // namespace quadrille::sudoku
