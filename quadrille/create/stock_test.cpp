#include "quadrille/create/stock.h"

#include <set>

#include <gtest/gtest.h>

#include "quadrille/formats/read.h"
#include "quadrille/solve/solve.h"

namespace quadrille::create {
namespace {

using logic::Level;
using sudoku::Shape;

TEST(Stock, HasAnEasyAMediumAndAHardPuzzleForEveryLargeBoard) {
  Random random(1);
  for (const std::uint32_t size : {16U, 20U, 25U}) {
    const Shape shape = *Shape::of_size(size);
    for (const Level level : {Level::easy, Level::medium, Level::hard}) {
      const auto puzzle = take_from_stock(shape, level, random);
      ASSERT_TRUE(puzzle) << size;
      EXPECT_EQ(puzzle->shape(), shape);
      EXPECT_EQ(sudoku::solve(*puzzle).verdict, sudoku::Verdict::one) << size;
    }
    EXPECT_FALSE(take_from_stock(shape, Level::extreme, random)) << size;
    EXPECT_FALSE(take_from_stock(*Shape::latin(size), Level::easy, random)) << size;
  }
}

TEST(Stock, SeldomGivesTheSameBoardTwice) {
  Random random(1);
  std::set<std::vector<sudoku::Digit>> seen;
  for (int i = 0; i < 8; ++i) {
    const auto puzzle = take_from_stock(*Shape::of_size(16), Level::easy, random);
    seen.emplace(puzzle->cells().begin(), puzzle->cells().end());
  }
  EXPECT_EQ(seen.size(), 8U);
}

TEST(Stock, BeginsWithAnEasyPuzzle) {
  EXPECT_EQ(first_puzzle().shape(), *Shape::boxes(3, 3));
  EXPECT_EQ(logic::rate(first_puzzle()).level, Level::easy);
}

TEST(Stock, HasTheRatingsThatItSays) {
  for (const StockPuzzle& puzzle : stock()) {
    const sudoku::Grid grid = *sudoku::read_grid(
        puzzle.givens, {.shape = *Shape::boxes(puzzle.box_rows, puzzle.box_columns)});
    const logic::Rating rating = logic::rate(grid);
    EXPECT_EQ(rating.difficulty, puzzle.rating) << puzzle.givens;
    EXPECT_EQ(rating.level, puzzle.level) << puzzle.givens;
  }
}

}  // namespace
}  // namespace quadrille::create
