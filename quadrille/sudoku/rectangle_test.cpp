#include "quadrille/sudoku/rectangle.h"

#include <set>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/base/language.h"
#include "quadrille/cover/search.h"
#include "quadrille/cover/verify.h"
#include "quadrille/sudoku/constraints.h"
#include "quadrille/sudoku/encode.h"
#include "quadrille/sudoku/overlap.h"
#include "quadrille/sudoku/plain_boards_test.h"
#include "quadrille/sudoku/read.h"
#include "quadrille/sudoku/records.h"
#include "quadrille/sudoku/solve.h"
#include "quadrille/sudoku/verify.h"
#include "quadrille/sudoku/write.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Rectangle, AreasWithACellForEachDigitAreUnitsAndOthersAreGroups) {
  const Shape shape = *Rectangle::boxes({.rows = 6, .columns = 8, .digits = 8}, 2, 4);
  const Mosaic& mosaic = *mosaic_of(shape);
  EXPECT_EQ(shape.size(), 8U);
  EXPECT_EQ(shape.cell_count(), 48U);
  EXPECT_EQ(mosaic.unit_count(), 12U) << "6 rows and 6 boxes";
  EXPECT_EQ(mosaic.area_count(), 20U) << "and 8 columns of 6 cells";
  EXPECT_EQ(mosaic.family(0), Family::row);
  EXPECT_EQ(mosaic.family(12), Family::column);
  EXPECT_EQ(shape.box_of(47), 5U);
  EXPECT_EQ(cell_name(shape, 47), "r6c8");
  EXPECT_EQ(shape.describe(), "6x8 with 8 digits and boxes of 2x4");
  const Encoding encoding = encode(Grid(shape));
  EXPECT_EQ(encoding.problem.primary_count(), 48U + 12U * 8U);
  EXPECT_EQ(encoding.problem.item_count(), 48U + 20U * 8U);
  EXPECT_EQ(encoding.problem.option_count(), 48U * 8U);
  EXPECT_EQ(encoding.legend->item(cover::ItemId{48}), "row 1: 1");
  EXPECT_EQ(encoding.legend->item(cover::ItemId{207}), "column 8: 8");
}

TEST(Rectangle, WhatIsAPlainSquareBecomesOne) {
  EXPECT_EQ(*Rectangle::shape({9, 9, 9}), *Shape::latin(9));
  EXPECT_EQ(*Rectangle::boxes({6, 6, 6}, 2, 3), *Shape::boxes(2, 3));
  EXPECT_EQ(*Rectangle::regions({2, 2, 2}, {0, 0, 1, 1}), *Shape::regions(2, {0, 0, 1, 1}));
  const Shape left_out = *Rectangle::regions({2, 2, 2}, {0, 0, kNoRegion, kNoRegion});
  EXPECT_TRUE(left_out.is_mosaic());
  EXPECT_EQ(left_out.describe(), "2x2 with 2 digits and regions");
  EXPECT_EQ(*Rectangle::regions({2, 3, 4}, std::vector<std::uint16_t>(6, kNoRegion)),
            *Rectangle::shape({2, 3, 4}));
  EXPECT_EQ(Rectangle::shape({2, 3, 4})->describe(), "2x3 with 4 digits, without boxes");
  EXPECT_NE(*Rectangle::shape({2, 3, 4}), *Rectangle::shape({3, 2, 4}));
  EXPECT_NE(*Rectangle::shape({2, 3, 4}), *Rectangle::shape({2, 3, 5}));
}

TEST(Rectangle, AnErrorSaysWhatWasExpected) {
  EXPECT_EQ(Rectangle::shape({0, 3, 3}).error().text(),
            "expected 1 to 256 rows, columns and digits, found 0x3 with 3");
  EXPECT_EQ(Rectangle::shape({2, 3, 257}).error().text(),
            "expected 1 to 256 rows, columns and digits, found 2x3 with 257");
  EXPECT_EQ(Rectangle::shape({9, 3, 8}).error().text(),
            "expected a digit for each cell of a row or column, found 8 for 9 cells");
  EXPECT_EQ(Rectangle::boxes({6, 8, 8}, 4, 2).error().text(),
            "expected boxes that divide 6x8 cells, of at most 8 cells each, found 4x2");
  EXPECT_EQ(Rectangle::boxes({6, 8, 8}, 3, 4).error().text(),
            "expected boxes that divide 6x8 cells, of at most 8 cells each, found 3x4");
  EXPECT_EQ(Rectangle::regions({2, 3, 3}, {0, 0, 0, 0, 1, 1}).error().text(),
            "expected at most 3 cells in region 1, found 4");
  EXPECT_EQ(Rectangle::regions({2, 3, 3}, {0, 0, 0}).error().text(),
            "expected a region for each of 6 cells, found 3");
  EXPECT_EQ(Overlap::shape(*Rectangle::shape({2, 3, 3}), {{0, 0}, {1, 1}}).error().kind,
            ErrorKind::square);
}

TEST(Rectangle, CountsAreThoseOfAPlainSearch) {
  EXPECT_EQ(count(Grid(*Rectangle::shape({3, 4, 4}))).solutions, Natural(576));
  EXPECT_EQ(count(Grid(*Rectangle::shape({1, 1, 5}))).solutions, Natural(5));
  Random random(3);
  for (const Shape& shape : small_mosaics()) {
    for (int round = 0; round < 4; ++round) {
      Grid grid(shape);
      for (int given = 0; given < 2 * round; ++given) {
        grid.set(static_cast<Cell>(random.below(shape.cell_count())),
                 static_cast<Digit>(1 + random.below(shape.size())));
      }
      const Natural expected(plain_boards(grid).size());
      for (const EngineName engine :
           {EngineName::automatic, EngineName::links, EngineName::rows, EngineName::learn}) {
        EXPECT_EQ(count(grid, UINT64_MAX, {.engine = engine}).solutions, expected)
            << shape.describe() << ' ' << name(engine);
      }
      const Encoding full = encode(grid, Form::full);
      std::uint64_t found = 0;
      cover::Search search(full.problem);
      while (search.next()) {
        EXPECT_EQ(cover::verify(full.problem, search.solution()), std::nullopt);
        ++found;
      }
      EXPECT_EQ(Natural(found), expected);
    }
  }
}

TEST(Rectangle, ADigitTwiceInAShortColumnIsTold) {
  Grid grid(*Rectangle::shape({3, 4, 4}));
  grid.set(1, 2);
  grid.set(9, 2);
  std::vector<std::string> told;
  for (const Message& message : messages_of(grid.shape(), find_obstacles(grid))) {
    told.push_back(english().tell(message));
  }
  EXPECT_THAT(told, ElementsAre("2 twice in column 2: r1c2 and r3c2"));
  EXPECT_EQ(solve(grid).verdict, Verdict::none);
  EXPECT_EQ(count(grid).solutions, Natural(0));
}

TEST(Rectangle, TheBatchEngineTakesNoBoardOfNineDigitsThatIsNoSquare) {
  const Answer answer =
      solve(Grid(*Rectangle::boxes({6, 9, 9}, 3, 3)), {.engine = EngineName::batch});
  EXPECT_EQ(answer.verdict, Verdict::unknown);
  EXPECT_THAT(english().tell(answer.engine.reason), HasSubstr("6x9 with 9 digits"));
}

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

TEST(Rectangle, WhatIsWrittenIsReadBack) {
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

TEST(Rectangle, RulesAndMarksComeBackInJson) {
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

TEST(Rectangle, BoardsFollowEachOtherOnLinesOrInRows) {
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

TEST(Rectangle, JsonTakesArraysAndSaysWhatIsWrong) {
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
