// Counts that the literature gives, on instances made by the gallery.
#include <string>

#include <gtest/gtest.h>

#include "quadrille/cover/search.h"
#include "quadrille/cover/verify.h"
#include "quadrille/gallery/dominoes.h"
#include "quadrille/gallery/langford.h"
#include "quadrille/gallery/latin_squares.h"
#include "quadrille/gallery/pieces.h"
#include "quadrille/gallery/queens.h"
#include "quadrille/sudoku/encode.h"

namespace quadrille {
namespace {

cover::Problem empty_board(std::uint32_t box_rows, std::uint32_t box_columns) {
  return sudoku::encode(sudoku::Grid(*sudoku::Shape::boxes(box_rows, box_columns))).problem;
}

// Counts, and checks the first thousand solutions one by one.
std::uint64_t checked_count(const cover::Problem& problem) {
  cover::Search search(problem);
  std::uint64_t count = 0;
  while (search.next()) {
    if (++count <= 1000) {
      EXPECT_EQ(cover::verify(problem, search.solution()), std::nullopt);
    }
  }
  EXPECT_TRUE(search.exhausted());
  return count;
}

TEST(KnownCounts, LatinSquares) {
  EXPECT_EQ(checked_count(gallery::latin_squares(3)), 12U);
  EXPECT_EQ(checked_count(gallery::latin_squares(4)), 576U);
}

TEST(KnownCounts, FourByFourSudoku) { EXPECT_EQ(checked_count(empty_board(2, 2)), 288U); }

TEST(KnownCounts, Queens) {
  const std::uint64_t counts[] = {1, 0, 0, 2, 10, 4, 40, 92};
  for (std::uint32_t n = 1; n <= 8; ++n) {
    EXPECT_EQ(checked_count(gallery::queens(n)), counts[n - 1]) << n;
  }
}

TEST(KnownCounts, LangfordPairs) {
  const std::uint64_t counts[] = {0, 0, 2, 2, 0, 0, 52, 300};
  for (std::uint32_t n = 1; n <= 8; ++n) {
    EXPECT_EQ(checked_count(gallery::langford(n)), counts[n - 1]) << n;
  }
}

TEST(KnownCounts, Dominoes) {
  EXPECT_EQ(checked_count(gallery::dominoes(4, 4)), 36U);
  EXPECT_EQ(checked_count(gallery::dominoes(6, 6)), 6728U);
  EXPECT_EQ(checked_count(gallery::dominoes(3, 3)), 0U);
}

TEST(HeavyKnownCounts, LatinSquaresOfFive) {
  EXPECT_EQ(checked_count(gallery::latin_squares(5)), 161'280U);
}

TEST(HeavyKnownCounts, Pentominoes) {
  EXPECT_EQ(checked_count(gallery::pentominoes(3, 20)), 8U);
  EXPECT_EQ(checked_count(gallery::pentominoes(6, 10)), 9'356U);
}

TEST(HeavyKnownCounts, Soma) { EXPECT_EQ(checked_count(gallery::soma()), 11'520U); }

TEST(HeavyKnownCounts, DominoesOnAChessboard) {
  EXPECT_EQ(checked_count(gallery::dominoes(8, 8)), 12'988'816U);
}

TEST(HeavyKnownCounts, SixBySixSudoku) { EXPECT_EQ(checked_count(empty_board(2, 3)), 28'200'960U); }

}  // namespace
}  // namespace quadrille
