#include <algorithm>

#include <gmock/gmock.h>

#include "quadrille/render/family_colours.h"
#include "quadrille/render/matrix.h"
#include "quadrille/render/problems_test.h"

namespace quadrille::render {
namespace {

using sudoku::Form;
using sudoku::Grid;
using sudoku::Shape;
using testing::ElementsAre;

TEST(MatrixView, SortsItemsIntoPrimaryAndSecondary) {
  const cover::Problem plain = seven_items();
  EXPECT_THAT(matrix_view(plain).family_names, ElementsAre("primary"));
  const cover::Problem coloured = coloured_items();
  const MatrixView view = matrix_view(coloured);
  EXPECT_EQ(view.problem, &coloured);
  EXPECT_THAT(view.family_of_item, ElementsAre(0, 0, 0, 1, 1));
  EXPECT_THAT(view.family_names, ElementsAre("primary", "secondary"));
}

TEST(MatrixView, SortsTheRulesOfABoardIntoCellRowColumnAndBox) {
  const sudoku::Encoding encoding = sudoku::encode(Grid(*Shape::boxes(2, 2)), Form::full);
  const MatrixView view = matrix_view(encoding);
  EXPECT_THAT(view.family_names, ElementsAre("cell", "row", "column", "box"));
  ASSERT_EQ(view.family_of_item.size(), 64U);
  for (std::uint32_t item = 0; item < 64; ++item) EXPECT_EQ(view.family_of_item[item], item / 16);
}

TEST(MatrixView, KeepsTheFamiliesOfAPrunedBoard) {
  const Shape shape = *Shape::boxes(2, 2);
  const sudoku::Encoding encoding = sudoku::encode(drawn(shape, "12.............."));
  const MatrixView view = matrix_view(encoding);
  // Two givens take two rules out of each family.
  for (const int family : {0, 1, 2, 3}) {
    EXPECT_EQ(std::ranges::count(view.family_of_item, family), 14);
  }
  EXPECT_TRUE(std::ranges::is_sorted(view.family_of_item));
}

TEST(MatrixView, HasThreeFamiliesForALatinSquare) {
  const sudoku::Encoding encoding = sudoku::encode(Grid(*Shape::latin(3)), Form::full);
  EXPECT_THAT(matrix_view(encoding).family_names, ElementsAre("cell", "row", "column"));
}

TEST(MatrixView, SummarisesSizeOnesAndDensity) {
  const sudoku::Encoding encoding = sudoku::encode(Grid(*Shape::boxes(3, 3)), Form::full);
  EXPECT_EQ(matrix_summary(matrix_view(encoding)),
            "729 options, 324 items, 2916 ones, density 1.23%");
  const cover::Problem seven = seven_items();
  EXPECT_EQ(matrix_summary(matrix_view(seven)), "6 options, 7 items, 16 ones, density 38.10%");
  const cover::Problem none;
  EXPECT_EQ(matrix_summary(matrix_view(none)), "0 options, 0 items, 0 ones, density 0.00%");
}

TEST(MatrixView, FindsTheBandsOfNeighbouringItems) {
  const cover::Problem problem = seven_items();
  const std::vector<Band> found = bands({&problem, {0, 0, 1, 2, 2, 2, 0}, {"a", "b", "c"}});
  ASSERT_EQ(found.size(), 4U);
  EXPECT_EQ(found[2].family, 2);
  EXPECT_EQ(found[2].first, 3U);
  EXPECT_EQ(found[2].count, 3U);
  EXPECT_EQ(found[3].first, 6U);
}

}  // namespace
}  // namespace quadrille::render
