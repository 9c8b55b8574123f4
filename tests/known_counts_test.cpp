// Counts that the literature gives, on instances made by the gallery.
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/cover/count.h"
#include "quadrille/cover/search.h"
#include "quadrille/cover/verify.h"
#include "quadrille/gallery/families.h"
#include "quadrille/gallery/pieces.h"
#include "quadrille/rules/encode.h"
#include "quadrille/solve/solve.h"

namespace quadrille {
namespace {

cover::Problem empty_board(std::uint32_t box_rows, std::uint32_t box_columns) {
  return sudoku::encode(sudoku::Grid(*sudoku::Shape::boxes(box_rows, box_columns))).problem;
}

// A box of n x n x n cubes, to be filled with pieces of two.
cover::Problem dominoes_in_a_box(std::uint32_t n) {
  cover::ProblemBuilder builder;
  for (std::uint32_t cube = 0; cube < n * n * n; ++cube) {
    builder.add_primary("cube " + std::to_string(cube));
  }
  for (std::uint32_t cube = 0; cube < n * n * n; ++cube) {
    for (const std::uint32_t step : {1U, n, n * n}) {
      if (cube / step % n + 1 == n) continue;
      builder.add_option({{cover::ItemId{cube}}, {cover::ItemId{cube + step}}});
    }
  }
  return *builder.build();
}

// Every set of some of the n elements may be a part.
cover::Problem parts_of_a_set(std::uint32_t n) {
  cover::ProblemBuilder builder;
  for (std::uint32_t element = 0; element < n; ++element) {
    builder.add_primary(std::to_string(element));
  }
  for (std::uint32_t set = 1; set < 1U << n; ++set) {
    std::vector<cover::Entry> entries;
    for (std::uint32_t element = 0; element < n; ++element) {
      if ((set >> element & 1U) != 0) entries.push_back({cover::ItemId{element}});
    }
    builder.add_option(entries);
  }
  return *builder.build();
}

cover::Problem reduced_latin_squares(std::uint32_t n) {
  sudoku::Grid grid(*sudoku::Shape::latin(n));
  for (std::uint32_t i = 0; i < n; ++i) {
    grid.set(i, static_cast<sudoku::Digit>(i + 1));
    grid.set(i * n, static_cast<sudoku::Digit>(i + 1));
  }
  return sudoku::encode(grid).problem;
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

// Counts that nobody could walk through.
class SweptCounts : public testing::Test {
 protected:
  void SetUp() override {
    if (!cover::is_available(cover::EngineName::sweep)) GTEST_SKIP() << "no sweep in a page";
  }
  static std::string swept(const cover::Problem& problem) {
    return cover::count(problem, UINT64_MAX, {.engine = cover::EngineName::sweep}).text();
  }
};

// Kasteleyn, and Temperley and Fisher, 1961.
TEST_F(SweptCounts, DominoesOnSixteenBySixteen) {
  EXPECT_EQ(swept(gallery::dominoes(16, 16)), "exactly 2444888770250892795802079170816");
}

// Two cubes each, A028446 in the On-Line Encyclopedia of Integer Sequences.
TEST_F(SweptCounts, DominoesInABox) {
  EXPECT_EQ(swept(dominoes_in_a_box(2)), "exactly 9");
  EXPECT_EQ(swept(dominoes_in_a_box(4)), "exactly 5051532105");
}

// A000110: all ways to part a set.
TEST_F(SweptCounts, BellNumbers) {
  const char* const numbers[] = {"1", "2", "5", "15", "52", "203", "877", "4140", "21147"};
  for (std::uint32_t n = 1; n <= 9; ++n) {
    const std::string expected = std::string("exactly ") + numbers[n - 1];
    EXPECT_EQ(cover::count(parts_of_a_set(n)).text(), expected);
    EXPECT_EQ(swept(parts_of_a_set(n)), expected);
  }
}

// A000315, with the first row and the first column as they are in a reduced square.
TEST(KnownCounts, ReducedLatinSquares) {
  const char* const numbers[] = {"1", "1", "1", "4", "56", "9408"};
  for (std::uint32_t n = 2; n <= 6; ++n) {
    EXPECT_EQ(cover::count(reduced_latin_squares(n)).text(),
              std::string("exactly ") + numbers[n - 1]);
  }
}

TEST(HeavyKnownCounts, ReducedLatinSquaresOfSeven) {
  EXPECT_EQ(cover::count(reduced_latin_squares(7)).text(), "exactly 16942080");
}

TEST(HeavyKnownCounts, LatinSquaresOfSix) {
  EXPECT_EQ(sudoku::count(sudoku::Grid(*sudoku::Shape::latin(6))).text(), "exactly 812851200");
}

// 240 that differ by more than a turn or a reflection, each in 48 ways.
TEST(HeavyKnownCounts, SomaByEveryWayToCount) {
  for (const auto engine :
       {cover::EngineName::automatic, cover::EngineName::rows, cover::EngineName::sweep}) {
    EXPECT_EQ(cover::count(gallery::soma(), UINT64_MAX, {.engine = engine}).text(),
              "exactly 11520");
  }
}

// A014552, and each read backwards.
TEST(HeavyKnownCounts, LangfordPairsByCounting) {
  EXPECT_EQ(cover::count(gallery::langford(11)).text(), "exactly 35584");
  EXPECT_EQ(cover::count(gallery::langford(12)).text(), "exactly 216288");
}

TEST(HeavyKnownCounts, BellNumberOfThirteen) {
  EXPECT_EQ(cover::count(parts_of_a_set(13)).text(), "exactly 27644437");
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
