#include "quadrille/boards/overlap.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/base/language.h"
#include "quadrille/boards/conflicts.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Shape samurai() { return *parse_boards(*Shape::boxes(3, 3), "samurai"); }

TEST(Overlap, ASamuraiHasTheNumbersThatTheyAreKnownFor) {
  const Shape shape = samurai();
  const Overlap& overlap = *overlap_of(shape);
  EXPECT_EQ(shape.size(), 9U);
  EXPECT_EQ(shape.cell_count(), 369U);
  EXPECT_EQ(overlap.unit_count(), 131U) << "four boxes are shared";
  EXPECT_EQ(overlap.rows(), 21U);
  EXPECT_EQ(rule_count(shape), 1548U);
  EXPECT_EQ(shape.describe(), "5 overlapping boards, each 9x9 with boxes of 3x3");
}

TEST(Overlap, BoardsMayLieInAnyWay) {
  // One cell is shared, no box.
  const Shape corner = *parse_boards(*Shape::boxes(2, 2), "r1c1,r4c4");
  EXPECT_EQ(overlap_of(corner)->unit_count(), 24U);
  // Latin squares of two rows apart: two rows are shared.
  const Shape rows = *parse_boards(*Shape::latin(3), "r1c1,r2c1");
  EXPECT_EQ(overlap_of(rows)->unit_count(), 6U + 6U - 2U);
  // Boards that the picture does not begin with are moved there.
  EXPECT_EQ(*parse_boards(*Shape::boxes(3, 3), "r7c7 r13c13"),
            *parse_boards(*Shape::boxes(3, 3), "twodoku"));
}

TEST(Overlap, ADigitTwiceIsToldForEachBoardThatItIsOn) {
  const Shape shape = *parse_boards(*Shape::boxes(2, 2), "twodoku");
  EXPECT_EQ(shape.cell_count(), 28U);
  Grid grid(shape);
  grid.set(overlap_of(shape)->cell_at(2, 0), 1);
  grid.set(overlap_of(shape)->cell_at(2, 5), 1);
  EXPECT_TRUE(find_conflicts(grid).empty()) << "one row of the picture, but of no board";
  grid.set(overlap_of(shape)->cell_at(2, 3), 1);
  std::vector<std::string> told;
  for (const Conflict& twice : find_conflicts(grid)) {
    told.push_back(english().tell(message_of(shape, twice)));
  }
  EXPECT_THAT(told, ElementsAre("1 twice in row 3 of board 1: r3c1 and r3c4",
                                "1 twice in row 1 of board 2: r3c4 and r3c6"));
}

TEST(Overlap, AnErrorSaysWhatIsWrongWithThePlaces) {
  const auto refusal = [](std::string_view text) {
    return parse_boards(*Shape::boxes(3, 3), text).error().text();
  };
  EXPECT_EQ(refusal("r1c1"), "expected 2 to 16460 boards that overlap, found 1");
  EXPECT_EQ(refusal(""), "expected 2 to 16460 boards that overlap, found 0");
  EXPECT_EQ(refusal("r1c1,r7c7,r1c1"), "expected boards at different places, found two at r1c1");
  EXPECT_EQ(refusal("r1c1,shogun"),
            "expected a cell such as r1c13 for a board to begin with, found 'shogun'");
  EXPECT_THAT(refusal("r1c1,r0c1"), HasSubstr("found 'r0c1'"));
  EXPECT_THAT(refusal("r1c1,r1c99999999999"), HasSubstr("found 'r1c99999999999'"));
  EXPECT_EQ(refusal("r1c1,r250c1"), "expected at most 256x256 cells, found more");
  EXPECT_THAT(parse_boards(*Shape::of_size(100), "samurai").error().text(), HasSubstr("61"));
  EXPECT_EQ(write_boards(*overlap_of(samurai())), "r1c1,r1c13,r7c7,r13c1,r13c13");
}

}  // namespace
}  // namespace quadrille::sudoku
