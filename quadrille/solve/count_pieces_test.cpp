// The pieces of a count are all of it, however many there are.
#include "quadrille/solve/count_pieces.h"

#include <gtest/gtest.h>

#include "quadrille/solve/bands/given_boards_test.h"

namespace quadrille::sudoku {
namespace {

Natural sum_of_pieces(const Grid& grid, std::uint32_t wanted, std::size_t memory) {
  CountPieces pieces(grid, {.memory = memory});
  EXPECT_TRUE(pieces.prepare(wanted));
  EXPECT_TRUE(pieces.size() == wanted || pieces.size() == 0);
  Natural sum;
  for (std::uint32_t piece = 0; piece < pieces.size(); ++piece) {
    const std::optional<Natural> solutions = pieces.count(piece);
    EXPECT_TRUE(solutions);
    sum += solutions.value_or(0);
  }
  return sum;
}

TEST(CountPieces, AreTheWholeCountTogether) {
  Random random(31);
  for (const Shape& shape : {*Shape::boxes(2, 2), *Shape::boxes(2, 3), *Shape::boxes(4, 2),
                             *Shape::boxes(3, 3), *Shape::latin(2), *Shape::latin(5)}) {
    for (std::uint32_t board = 0; board < 5; ++board) {
      const std::uint32_t cells = shape.cell_count();
      const Grid full = random_solution(shape, random);
      Grid grid = bands::some_of(full, cells * (board + 2) / 7, random);
      if (board == 2) bands::take_marks(grid, full, cells, random);
      const Natural expected = count(grid, UINT64_MAX, {.engine = EngineName::bands}).solutions;
      SCOPED_TRACE(shape.describe() + " " + expected.text());
      for (const std::uint32_t wanted : {1U, 100U}) {
        EXPECT_EQ(sum_of_pieces(grid, wanted, std::size_t{1} << 26U), expected);
        EXPECT_EQ(sum_of_pieces(grid, wanted, 0), expected);  // no room to bring heads together
      }
    }
  }
}

TEST(CountPieces, AreTheSameEachTimeAndOthersOfOtherBoards) {
  const Grid empty(*Shape::boxes(2, 3));
  CountPieces pieces(empty);
  CountPieces again(empty, {.threads = 3});
  ASSERT_TRUE(pieces.prepare(10) && again.prepare(10));
  EXPECT_EQ(pieces.plan(), again.plan());
  EXPECT_EQ(pieces.count(3), again.count(3));
  ASSERT_TRUE(again.prepare(11));
  EXPECT_NE(pieces.plan(), again.plan());
  Grid given = empty;
  given.set(0, 1);
  EXPECT_NE(pieces.fingerprint(), CountPieces(given).fingerprint());
  EXPECT_NE(pieces.fingerprint(), CountPieces(Grid(*Shape::boxes(3, 2))).fingerprint());
}

TEST(CountPieces, AreNoneWhereGivensContradictEachOther) {
  Grid grid(*Shape::boxes(3, 3));
  grid.set(0, 1);
  grid.set(1, 1);
  EXPECT_EQ(sum_of_pieces(grid, 10, std::size_t{1} << 26U), Natural(0));
}

TEST(CountPieces, StopWhereTheyAreToldTo) {
  Stop stop;
  CountPieces pieces(Grid(*Shape::boxes(3, 3)), {.stop = &stop});
  ASSERT_TRUE(pieces.prepare(10));
  stop.request();
  EXPECT_FALSE(pieces.count(0));
  EXPECT_FALSE(CountPieces(Grid(*Shape::boxes(3, 3)), {.stop = &stop}).prepare(10));
}

}  // namespace
}  // namespace quadrille::sudoku
