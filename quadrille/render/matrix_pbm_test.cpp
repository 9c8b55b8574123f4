#include <bit>

#include <gtest/gtest.h>

#include "quadrille/render/matrix.h"
#include "quadrille/render/problems_test.h"

namespace quadrille::render {
namespace {

using sudoku::Form;
using sudoku::Grid;
using sudoku::Shape;

TEST(MatrixPbm, HasABitForEveryCell) {
  const cover::Problem problem = seven_items();
  EXPECT_EQ(matrix_pbm(matrix_view(problem)),
            "P4\n7 6\n"
            "\x2c"    // ..1.11.
            "\x92"    // 1..1..1
            "\x64"    // .11..1.
            "\x90"    // 1..1...
            "\x42"    // .1....1
            "\x1a");  // ...11.1
}

TEST(MatrixPbm, SeparatesFamiliesByABlackColumn) {
  const cover::Problem problem = coloured_items();
  EXPECT_EQ(matrix_pbm(matrix_view(problem)),
            "P4\n6 5\n"
            "\xdc"    // 11. | 11
            "\xbc"    // 1.1 | 11
            "\x98"    // 1.. | 1.
            "\x58"    // .1. | 1.
            "\x34");  // ..1 | .1
}

TEST(MatrixPbm, BeginsEveryRowWithANewByte) {
  // 12 items and 2 lines: two bytes a row
  const sudoku::Encoding encoding = sudoku::encode(Grid(*Shape::latin(2)), Form::full);
  const std::string picture = matrix_pbm(matrix_view(encoding));
  const std::string header = "P4\n14 8\n";
  ASSERT_EQ(picture.size(), header.size() + 16);
  EXPECT_EQ(picture.substr(0, header.size()), header);
  EXPECT_EQ(picture.substr(header.size(), 4),
            "\x8c\x60"    // r1c1=1: 1... | 1... | 1...
            "\x8a\x50");  // r1c1=2: 1... | .1.. | .1..
}

TEST(MatrixPpm, ShowsFamiliesInColour) {
  cover::ProblemBuilder builder;
  const cover::ItemId a = builder.add_primary("a");
  const cover::ItemId b = builder.add_secondary("b");
  builder.add_option({{a}});
  builder.add_option({{a}, {b}});
  const cover::Problem problem = *builder.build();
  EXPECT_EQ(matrix_ppm(matrix_view(problem)),
            "P6\n2 2\n255\n"
            "\x1a\x6d\xd6"
            "\xe8\xf2\xeb"  // strong blue, pale green
            "\x1a\x6d\xd6"
            "\x1a\x7f\x37");  // strong blue, strong green
}

TEST(MatrixPbm, ShowsEveryOneOf25x25) {
  const sudoku::Encoding encoding = sudoku::encode(Grid(*Shape::boxes(5, 5)), Form::full);
  const MatrixView view = matrix_view(encoding);
  const std::string picture = matrix_pbm(view);
  const std::string header = "P4\n2503 15625\n";
  EXPECT_EQ(picture.substr(0, header.size()), header);
  EXPECT_EQ(picture.size(), header.size() + std::size_t{15'625} * 313);
  std::size_t ones = 0;
  for (const char byte : picture.substr(header.size())) {
    ones += static_cast<std::size_t>(std::popcount(static_cast<unsigned char>(byte)));
  }
  EXPECT_EQ(ones, 15'625U * (4 + 3));  // four rules an option, and three lines
}

// Readers refuse a picture without pixels.
TEST(MatrixPbm, OfNothingIsPaper) {
  const cover::Problem nothing;
  EXPECT_EQ(matrix_pbm(matrix_view(nothing)), std::string("P4\n1 1\n\0", 8));
  EXPECT_EQ(matrix_ppm(matrix_view(nothing)), "P6\n1 1\n255\n\xff\xff\xff");
  cover::ProblemBuilder builder;
  builder.add_primary("a");
  builder.add_primary("b");
  const cover::Problem items = *builder.build();
  EXPECT_EQ(matrix_pbm(matrix_view(items)), std::string("P4\n2 1\n\0", 8));
  EXPECT_EQ(matrix_ppm(matrix_view(items)), "P6\n2 1\n255\n\xe8\xf0\xfb\xe8\xf0\xfb");
}

TEST(MatrixPbm, StopsWhenTheSinkHasEnough) {
  const cover::Problem problem = seven_items();
  for (const auto write : {write_matrix_pbm, write_matrix_ppm}) {
    std::size_t pieces = 0;
    write(matrix_view(problem), [&](std::string_view) { return ++pieces < 3; });
    EXPECT_EQ(pieces, 3U);
    write(matrix_view(problem), [&](std::string_view) {
      ++pieces;
      return false;
    });
    EXPECT_EQ(pieces, 4U);
  }
}

}  // namespace
}  // namespace quadrille::render
