#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/formats/exchange/exchange_test.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Solo, ReadsRunsAndNumbers) {
  const Result<Grid> grid = read_grid("2x2:1b3_2j4");
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(grid->at(0), 1);
  EXPECT_EQ(grid->at(3), 3);
  EXPECT_EQ(grid->at(4), 2);
  EXPECT_EQ(grid->given_count(), 4U);
  EXPECT_EQ(grid->shape(), *Shape::boxes(2, 2));
}

TEST(Solo, BoxesOfThreeByTwoHaveThreeRows) {
  const Result<Grid> grid = read_grid("3x2:zj");
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_EQ(grid->shape(), *Shape::boxes(3, 2));
}

TEST(Solo, SymmetryAndDifficultyAreForTheMakerOfPuzzles) {
  for (const std::string_view head : {"2x2", "2x2dt", "2x2m4da", "2x2r2", "2x2a", "2x2du"}) {
    const Result<Grid> grid = read_grid(std::string(head) + ":p");
    ASSERT_TRUE(grid.ok()) << head << grid.error().text();
    EXPECT_EQ(grid->constraints(), nullptr);
  }
  EXPECT_THAT(rules_of(*read_grid("2x2xdt:p")), ElementsAre("diagonal-down", "diagonal-up"));
}

TEST(Solo, RegionsAndCagesAreReadByTheLinesBetweenCells) {
  // Two by two: the line between the columns in each row, then that between the rows in each
  // column.
  const Result<Grid> rows = read_grid("2j:d,aa_");
  ASSERT_FALSE(rows.ok());
  const Result<Grid> cages = read_grid("2x2k:p,zj,3o");
  ASSERT_FALSE(cages.ok()) << "one cage of all cells has 24 places without a line";
  const Result<Grid> all = read_grid("2x2k:p,x,40o");
  ASSERT_TRUE(all.ok()) << all.error().text();
  ASSERT_EQ(rules_of(*all).size(), 1U);
  EXPECT_THAT(rules_of(*all).front(), HasSubstr("r4c4 = 40"));
}

// Cages of neighbours in a row, which do not overlap.
void add_random_cages(const Shape& shape, Random& random, ConstraintList& rules) {
  for (Cell cell = 0; cell + 3 < shape.cell_count(); cell += 3) {
    const std::uint32_t length = 1 + random.below(3);
    Constraint cage{.kind = ConstraintKind::cage, .values = {1 + random.below(20)}};
    for (Cell each = cell; each < cell + length; ++each) {
      if (each / shape.size() == cell / shape.size()) cage.cells.push_back(each);
    }
    if (random.below(3) > 0) rules.constraints.push_back(cage);
  }
}

TEST(Solo, WhatIsWrittenIsReadBack) {
  Random random(11);
  const Shape shapes[] = {*Shape::boxes(3, 3), *Shape::boxes(2, 3),
                          *Shape::regions(4, {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3})};
  for (int turn = 0; turn < 60; ++turn) {
    const Shape& shape = shapes[turn % 3];
    Grid grid(shape);
    for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
      if (random.below(4) == 0) {
        grid.set(cell, static_cast<Digit>(1 + random.below(shape.size())));
      }
    }
    ConstraintList rules;
    if (turn % 2 == 0) {
      rules.constraints.push_back({.kind = ConstraintKind::diagonal_down});
      rules.constraints.push_back({.kind = ConstraintKind::diagonal_up});
    }
    if (turn % 4 < 3) add_random_cages(shape, random, rules);
    EXPECT_EQ(changed_on_the_way(with_rules(grid, rules), Format::solo), "nothing");
  }
}

TEST(Solo, LargeBoardsHaveLongRuns) {
  EXPECT_EQ(changed_on_the_way(Grid(*Shape::boxes(5, 5)), Format::solo), "nothing");
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < 100; ++cell) cells.push_back(cell);
  EXPECT_EQ(changed_on_the_way(
                with_rules(Grid(*Shape::boxes(5, 5)),
                           {.constraints = {{.kind = ConstraintKind::cage, .cells = cells}}}),
                Format::solo),
            "nothing");
}

TEST(Solo, AnErrorSaysWhatWasExpected) {
  EXPECT_EQ(refusal("2x2:1b3"), "line 1: expected 16 cells, found 4");
  EXPECT_THAT(refusal("2x2:zzzz"), HasSubstr("expected 16 cells"));
  EXPECT_EQ(refusal("2x2:5o"), "line 1: expected a number that fits here, found '5'");
  EXPECT_THAT(refusal("4j:p"), HasSubstr("'regions'"));
  EXPECT_THAT(refusal("4j:p,abc"), HasSubstr("'regions'"));
  EXPECT_THAT(refusal("2x2k:p"), HasSubstr("'cages'"));
  EXPECT_THAT(refusal("2x2k:p,x,4_4n"), HasSubstr("found 4 and 4 at r1c2"));
  EXPECT_THAT(refusal("2x2k:p,x,"), HasSubstr("cages: expected 16 cells, found 0"));
}

TEST(Solo, WhatHasNoPlaceThereIsNotWritten) {
  const Grid plain(*Shape::boxes(3, 3));
  const auto refused = [](const Grid& grid) {
    return try_write(grid, Format::solo).error().text();
  };
  EXPECT_THAT(refused(with_rules(plain, {.constraints = {{.kind = ConstraintKind::antiknight}}})),
              HasSubstr("the format Solo can hold, found 'antiknight'"));
  EXPECT_THAT(refused(with_rules(plain, {.constraints = {{.kind = ConstraintKind::diagonal_up}}})),
              HasSubstr("'diagonal-down'"));
  EXPECT_THAT(
      refused(with_rules(
          plain,
          {.constraints = {{.kind = ConstraintKind::cage, .cells = {0, 80}, .values = {9}}}})),
      HasSubstr("'cage'"));
  EXPECT_THAT(
      refused(with_rules(
          plain,
          {.constraints = {{.kind = ConstraintKind::cage, .cells = {0, 1}, .values = {0}}}})),
      HasSubstr("cage r1c1 r1c2 = 0"));
  EXPECT_THAT(refused(Grid(*Shape::latin(9))), HasSubstr("9x9 without boxes"));
}

}  // namespace
}  // namespace quadrille::sudoku
