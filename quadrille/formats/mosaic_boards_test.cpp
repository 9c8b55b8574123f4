// Boards that are not square, and boards that overlap, as text.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/boards/plain_boards_test.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/records.h"
#include "quadrille/formats/write.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<Grid> boards_to_write() {
  std::vector<Grid> boards;
  for (const Shape& shape : small_mosaics()) boards.emplace_back(shape);
  boards.emplace_back(*Rectangle::boxes({5, 10, 10}, 5, 2));
  boards.emplace_back(*Rectangle::boxes({4, 40, 40}, 2, 20));
  boards.emplace_back(*Rectangle::shape({3, 2, 99}));
  boards.emplace_back(*Rectangle::shape({1, 7, 8}));
  Random random(8);
  for (Grid& grid : boards) {
    for (Cell cell = 0; cell < grid.shape().cell_count(); cell += 2) {
      grid.set(cell, static_cast<Digit>(random.below(grid.size() + 1)));
    }
  }
  return boards;
}

TEST(MosaicBoards, WhatIsWrittenIsReadBack) {
  for (const Grid& grid : boards_to_write()) {
    for (const Format format : {Format::line, Format::grid, Format::json}) {
      ReadOptions options{.mosaics = true};
      if (format != Format::json) options.shape = grid.shape();
      const std::string text = write(grid, format);
      const Result<Grid> again = read_grid(text, options);
      ASSERT_TRUE(again.ok()) << text << '\n' << again.error().text();
      EXPECT_EQ(*again, grid) << text;
      if (format != Format::json) continue;
      EXPECT_EQ(read_grid(text).error().kind, square_wanted(grid.shape()).kind);
    }
    EXPECT_EQ(try_write(grid, Format::sdm).error().kind, square_wanted(grid.shape()).kind);
  }
}

TEST(MosaicBoards, RulesAndMarksComeBackInJson) {
  Grid grid(*Rectangle::regions({2, 3, 4}, {0, 0, 1, kNoRegion, 1, 1}));
  std::vector<bool> marks(24, true);
  marks[5] = false;
  grid.set_marks(marks);
  const auto rules = Constraints::of(
      grid.shape(),
      {.constraints = {{.kind = ConstraintKind::antiking},
                       {.kind = ConstraintKind::cage, .cells = {1, 4}, .values = {5}}},
       .first_value = 0});
  ASSERT_TRUE(rules.ok());
  grid.set_constraints(*rules);
  const std::string text = write(grid, Format::json);
  EXPECT_EQ(
      text,
      R"({"puzzle":"12341.341234123412341234","rows":2,"columns":3,"digits":4,)"
      R"("regions":"AAB.BB","rules":["antiking",{"cage":"r1c2 r2c2","sum":5}],"first_value":0})");
  EXPECT_EQ(*read_grid(text, {.mosaics = true}), grid);
  const Grid boards = *with_constraints(Grid(*parse_boards(*Shape::boxes(2, 2), "twodoku")),
                                        {{{.kind = ConstraintKind::antiknight}}});
  EXPECT_EQ(*read_grid(write(boards, Format::json), {.mosaics = true}), boards);
}

TEST(MosaicBoards, BoardsFollowEachOtherOnLinesOrInRows) {
  const Shape shape = *Rectangle::shape({2, 3, 4});
  RecordSplitter splitter({.shape = shape, .mosaics = true});
  splitter.feed("12...4\n12.\n..4\n\n# the third\n1 2 .\n-----\n. . 4\n12\n");
  splitter.finish();
  std::vector<std::string> told;
  while (const auto record = splitter.next()) {
    const Result<Grid> grid = read_record(*record, {.shape = shape, .mosaics = true});
    told.push_back(grid ? write(*grid, Format::line) : grid.error().text());
  }
  EXPECT_THAT(told, ElementsAre("12...4", "12...4", "12...4",
                                "line 9, column 3: expected 3 cells in row 1, found 2"));
}

TEST(MosaicBoards, JsonTakesArraysAndSaysWhatIsWrong) {
  const auto read = [](const std::string& members) {
    const Result<Grid> grid = read_grid("{" + members + "}", {.mosaics = true});
    return grid ? write(*grid, Format::line) : grid.error().text();
  };
  const std::string size = R"(,"rows":2,"columns":3,"digits":4)";
  EXPECT_EQ(read(R"("puzzle":[[1,2,0],[null,0,4]])" + size), "12...4");
  EXPECT_EQ(read(R"("puzzle":[1,2,0,0,0,4])" + size), "12...4");
  EXPECT_EQ(read(R"("puzzle":["12.","..4"])" + size), "12...4");
  EXPECT_EQ(read(R"("puzzle":"12.\n..4")" + size), "12...4");
  EXPECT_EQ(read(R"("puzzle":[1,2,0,0,0,5])" + size),
            "line 1: puzzle: expected 0 to 4 in r2c3, found 5");
  EXPECT_EQ(read(R"("puzzle":[1,2])" + size), "line 1: puzzle: expected 6 cells, found 2");
  EXPECT_THAT(read(R"("puzzle":"12...5")" + size), HasSubstr("expected 1 to 4"));
  EXPECT_THAT(read(R"("puzzle":"12...","rows":2)"), HasSubstr("whole numbers for \"rows\""));
  EXPECT_THAT(read(R"("puzzle":"1.....","regions":"AAB.","rows":2,"columns":3)"),
              HasSubstr("regions: expected 3 cells in row 1, found 4"));
  EXPECT_THAT(read(R"("puzzle":"1.....","regions":"AAAA..","rows":2,"columns":3)"),
              HasSubstr("regions: expected 3 cells in region 'A', found more"));
  EXPECT_THAT(read(R"("puzzle":"1.....","latin":3,"rows":2,"columns":3)"),
              HasSubstr("expected only one of"));
  EXPECT_THAT(read(R"("puzzle":"......","rules":["x"])" + size),
              HasSubstr("expected a rule that fits the board, which is 2x3 with 4 digits"));
}

}  // namespace
}  // namespace quadrille::sudoku
