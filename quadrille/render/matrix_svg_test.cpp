#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

#include <gmock/gmock.h>

#include "quadrille/render/matrix.h"
#include "quadrille/render/problems_test.h"
#include "quadrille/render/svg_checker_test.h"

namespace quadrille::render {
namespace {

using sudoku::Form;
using sudoku::Grid;
using sudoku::Shape;
using testing::Contains;
using testing::ElementsAre;

// The unit squares that a path of the form m3 1h1m-2 1h1… draws: column and row.
std::set<std::pair<long, long>> squares(const std::string& path) {
  std::set<std::pair<long, long>> result;
  long x = 0;
  long y = 0;
  for (const char* at = path.c_str(); *at == 'm';) {
    char* end = nullptr;
    x += std::strtol(at + 1, &end, 10);
    y += std::strtol(end, &end, 10);
    EXPECT_EQ(std::string_view(end).substr(0, 2), "h1");
    EXPECT_TRUE(result.emplace(x, y).second) << "drawn twice";
    ++x;
    at = end + 2;
  }
  return result;
}

TEST(MatrixSvg, DrawsASquareForEveryOne) {
  const cover::Problem problem = seven_items();
  CheckedSvg svg = check_svg(matrix_svg(matrix_view(problem)));
  EXPECT_EQ(svg.error, "");
  const std::set<std::pair<long, long>> expected = {{2, 0}, {4, 0}, {5, 0}, {0, 1}, {3, 1}, {6, 1},
                                                    {1, 2}, {2, 2}, {5, 2}, {0, 3}, {3, 3}, {1, 4},
                                                    {6, 4}, {3, 5}, {4, 5}, {6, 5}};
  EXPECT_EQ(squares(svg.values["d"].front()), expected);
}

TEST(MatrixSvg, CarriesTheNamesOfOptionsAndItems) {
  const sudoku::Encoding encoding = sudoku::encode(Grid(*Shape::latin(2)), Form::full);
  CheckedSvg svg = check_svg(matrix_svg(matrix_view(encoding)));
  EXPECT_EQ(svg.error, "");
  EXPECT_THAT(svg.contents["title"],
              ElementsAre("Exact-cover matrix: 8 options, 12 items, 24 ones, density 25.00%"));
  for (const auto* name : {"cell", "row", "column", "r2c1=2", "r2c1", "row 2: 1", "column 1: 2"}) {
    EXPECT_THAT(svg.contents["text"], Contains(name));
  }
  EXPECT_EQ(svg.elements["text"], 1U + 3U + 8U + 12U);
}

TEST(MatrixSvg, GivesEachFamilyAPathAndABand) {
  const sudoku::Encoding encoding = sudoku::encode(Grid(*Shape::boxes(2, 2)), Form::full);
  CheckedSvg svg = check_svg(matrix_svg(matrix_view(encoding)));
  for (const std::string family : {"0", "1", "2", "3"}) {
    EXPECT_THAT(svg.values["class"], Contains("ones" + family));
    EXPECT_THAT(svg.values["class"], Contains("band" + family));
    EXPECT_EQ(squares(svg.values["d"][std::stoul(family)]).size(), 64U);
  }
}

TEST(MatrixSvg, WritesTheFirstLettersOfColours) {
  const cover::Problem problem = coloured_items();
  CheckedSvg svg = check_svg(matrix_svg(matrix_view(problem)));
  EXPECT_EQ(svg.error, "");
  EXPECT_EQ(std::ranges::count(svg.contents["text"], "a"), 3);
  EXPECT_EQ(std::ranges::count(svg.contents["text"], "b"), 2);
}

TEST(MatrixSvg, SurvivesNamesThatAreNoXml) {
  cover::ProblemBuilder builder;
  const cover::ItemId item = builder.add_primary("<&>\x01\xff");
  builder.add_option({{item}}, "</svg>");
  const cover::Problem problem = *builder.build();
  CheckedSvg svg = check_svg(matrix_svg(matrix_view(problem)));
  EXPECT_EQ(svg.error, "");
  EXPECT_THAT(svg.contents["text"], Contains("&lt;/svg&gt;"));
}

TEST(MatrixSvg, OfNothingIsWellFormed) {
  const cover::Problem problem;
  EXPECT_EQ(check_svg(matrix_svg(matrix_view(problem))).error, "");
}

TEST(MatrixSvg, StaysSmallFor25x25) {
  const sudoku::Encoding encoding = sudoku::encode(Grid(*Shape::boxes(5, 5)), Form::full);
  ASSERT_EQ(encoding.problem.option_count(), 15'625U);
  ASSERT_EQ(encoding.problem.item_count(), 2'500U);
  const std::string text = matrix_svg(matrix_view(encoding));
  EXPECT_LT(text.size(), 1'000'000U);
  CheckedSvg svg = check_svg(text);
  EXPECT_EQ(svg.error, "");
  ASSERT_EQ(svg.values["d"].size(), 4U);
  for (const std::string& path : svg.values["d"]) EXPECT_EQ(squares(path).size(), 15'625U);
  EXPECT_EQ(svg.elements["text"], 5U);  // no names, only the caption and the legend
}

}  // namespace
}  // namespace quadrille::render
