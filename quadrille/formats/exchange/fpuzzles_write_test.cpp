#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/formats/exchange/exchange_test.h"
#include "quadrille/formats/exchange/fpuzzles.h"

namespace quadrille::sudoku {
namespace {

using testing::HasSubstr;

TEST(FPuzzles, WhatIsWrittenIsReadBack) {
  ConstraintList rules;
  using enum ConstraintKind;
  for (const ConstraintKind kind :
       {diagonal_down, diagonal_up, disjoint_groups, antiknight, antiking, nonconsecutive}) {
    rules.constraints.push_back({.kind = kind});
  }
  for (const std::uint32_t value : {5U, 10U}) {
    rules.constraints.push_back({.kind = no_sum, .values = {value}});
  }
  for (const ConstraintKind kind :
       {region, cage, thermometer, slow_thermometer, between, lockout, palindrome, renban, whisper,
        region_sums, entropic, modular, zipper, nabner, double_arrow}) {
    rules.constraints.push_back({.kind = kind, .cells = {0, 10, 20, 29}});
  }
  rules.constraints.push_back({.kind = cage, .cells = {1, 2}, .values = {17}});
  rules.constraints.push_back({.kind = whisper, .cells = {1, 2}, .values = {4}});
  rules.constraints.push_back({.kind = clone, .cells = {1, 2}, .head = {11, 12}});
  rules.constraints.push_back({.kind = arrow, .cells = {1, 2}, .head = {0}});
  rules.constraints.push_back({.kind = arrow, .cells = {1, 2}, .head = {9, 10}});
  rules.constraints.push_back({.kind = difference, .cells = {1, 2}});
  rules.constraints.push_back({.kind = ratio, .cells = {1, 2}, .values = {3}});
  rules.constraints.push_back({.kind = no_ratio, .values = {3}});
  rules.constraints.push_back({.kind = pair_sum, .cells = {1, 2}, .values = {10}});
  rules.constraints.push_back({.kind = quadruple, .cells = {0, 1, 9, 10}, .values = {1, 1, 2}});
  for (const ConstraintKind kind :
       {odd, even, minimum, maximum, row_index, column_index, box_index}) {
    rules.constraints.push_back({.kind = kind, .cells = {40}});
  }
  rules.constraints.push_back({.kind = little_killer, .cells = {1, 9}, .values = {6}});
  rules.constraints.push_back(
      {.kind = little_killer, .cells = {72, 64, 56, 48, 40, 32, 24, 16, 8}, .values = {45}});
  for (const ConstraintKind kind : {sandwich, x_sum, skyscraper}) {
    rules.constraints.push_back(
        {.kind = kind, .cells = {80, 79, 78, 77, 76, 75, 74, 73, 72}, .values = {6}});
    rules.constraints.push_back(
        {.kind = kind, .cells = {3, 12, 21, 30, 39, 48, 57, 66, 75}, .values = {8}});
  }
  Grid grid = with_rules(Grid(*Shape::boxes(3, 3)), rules);
  grid.set(5, 7);
  std::vector<bool> marks(729, true);
  marks[100] = false;
  grid.set_marks(marks);
  for (const Format format : {Format::fpuzzles, Format::fpuzzles_link, Format::sudokupad}) {
    EXPECT_EQ(changed_on_the_way(grid, format), "nothing");
  }
}

TEST(FPuzzles, ShapesAreWrittenAndReadBack) {
  for (const Shape& shape :
       {*Shape::boxes(3, 3), *Shape::boxes(2, 3), *Shape::boxes(3, 2), *Shape::latin(9),
        *Shape::latin(5), *Shape::boxes(4, 4),
        *Shape::regions(4, {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3})}) {
    EXPECT_EQ(changed_on_the_way(Grid(shape), Format::fpuzzles), "nothing") << shape.describe();
  }
}

TEST(FPuzzles, WhatHasNoPlaceThereIsNotWritten) {
  const auto refused = [](ConstraintList rules) {
    return try_write(with_rules(Grid(*Shape::boxes(3, 3)), std::move(rules)), Format::fpuzzles)
        .error()
        .text();
  };
  EXPECT_EQ(
      refused(
          {.constraints = {{.kind = ConstraintKind::numbered_room, .cells = {0}, .values = {1}}}}),
      "expected a board that the format f-puzzles can hold, found 'numbered-room'");
  EXPECT_THAT(refused({.constraints = {{.kind = ConstraintKind::no_sum, .values = {5}}}}),
              HasSubstr("'no-sum'"));
  EXPECT_THAT(
      refused(
          {.constraints = {{.kind = ConstraintKind::sandwich, .cells = {0, 1, 2}, .values = {5}}}}),
      HasSubstr("'sandwich'"));
  EXPECT_THAT(refused({.left_out = {"chess"}}), HasSubstr("'chess'"));
}

TEST(FPuzzles, WhatWouldBeReadInAnotherWayIsNotWritten) {
  const auto refused = [](Constraint rule) {
    const Grid grid = with_rules(Grid(*Shape::boxes(2, 2)), {.constraints = {std::move(rule)}});
    return changed_on_the_way(grid, Format::fpuzzles);
  };
  // A 0 is read as no number.
  EXPECT_THAT(refused({.kind = ConstraintKind::cage, .cells = {0, 1}, .values = {0}}),
              HasSubstr("found 'cage'"));
  EXPECT_THAT(refused({.kind = ConstraintKind::x_sum, .cells = {0, 1, 2, 3}, .values = {0}}),
              HasSubstr("found 'x-sum'"));
  EXPECT_THAT(refused({.kind = ConstraintKind::whisper, .cells = {0, 1}, .values = {0}}),
              HasSubstr("found 'whisper'"));
  EXPECT_EQ(refused({.kind = ConstraintKind::sandwich, .cells = {0, 1, 2, 3}, .values = {0}}),
            "nothing");
  // A circle of several cells is a number, which is read in the order of the board.
  EXPECT_THAT(refused({.kind = ConstraintKind::arrow, .cells = {5, 9}, .head = {1, 0}}),
              HasSubstr("found 'arrow'"));
  // No marks are as good as all of them.
  Grid marked(*Shape::boxes(2, 2));
  std::vector<bool> marks(std::size_t{4} * 16, true);
  std::fill_n(marks.begin(), 4, false);
  marked.set_marks(marks);
  EXPECT_THAT(changed_on_the_way(marked, Format::fpuzzles), HasSubstr("found 'marks'"));
}

}  // namespace
}  // namespace quadrille::sudoku
