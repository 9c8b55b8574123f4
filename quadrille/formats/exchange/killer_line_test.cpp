#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/formats/exchange/exchange_test.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(KillerLine, ArrowsLeadToTheSumOfTheirCage) {
  // r1c1 is 10 with the two cells right of it and the one below; r9c9 points up to 45.
  std::string text(81, '0');
  text.replace(0, 3, "A<<");
  text[9] = '^';
  text[71] = 'j';
  text[80] = '^';
  const Result<Grid> grid = read_grid(text);
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_THAT(rules_of(*grid), ElementsAre("cage r1c1 r1c2 r1c3 r2c1 = 10", "cage r8c9 r9c9 = 45"));
  EXPECT_EQ(grid->given_count(), 0U);
}

TEST(KillerLine, ArrowsThatLeadNowhereAreAnError) {
  std::string loop(81, '1');
  loop.replace(0, 2, "><");
  EXPECT_EQ(refusal(loop),
            "line 1: expected arrows that lead to a sum, found some that do not, at r1c1");
  std::string edge(81, '1');
  edge[9] = '<';
  EXPECT_THAT(refusal(edge), HasSubstr("at r2c1"));
  for (const char arrow : {'<', '^', '>', 'v'}) {
    EXPECT_THAT(refusal(std::string(81, arrow)), HasSubstr("lead to a sum"));
  }
}

// A cage along a walk that keeps to cells that are free.
Constraint random_cage(Random& random, std::vector<bool>& taken) {
  Constraint cage{.kind = ConstraintKind::cage, .values = {1 + random.below(45)}};
  Cell cell = random.below(81);
  for (int step = 0; step < 4 && !taken[cell]; ++step) {
    taken[cell] = true;
    cage.cells.push_back(cell);
    const std::uint32_t way = random.below(4);
    if (way == 0 && cell % 9 < 8) cell += 1;
    if (way == 1 && cell % 9 > 0) cell -= 1;
    if (way == 2 && cell < 72) cell += 9;
    if (way == 3 && cell > 8) cell -= 9;
  }
  std::ranges::sort(cage.cells);
  return cage;
}

TEST(KillerLine, WhatIsWrittenIsReadBack) {
  Random random(5);
  for (int turn = 0; turn < 40; ++turn) {
    ConstraintList rules;
    std::vector<bool> taken(81);
    for (int i = 0; i < 25; ++i) {
      Constraint cage = random_cage(random, taken);
      if (!cage.cells.empty()) rules.constraints.push_back(std::move(cage));
    }
    const Grid grid = with_rules(Grid(*Shape::boxes(3, 3)), rules);
    EXPECT_EQ(changed_on_the_way(grid, Format::killer), "nothing");
  }
}

TEST(KillerLine, WhatHasNoPlaceThereIsNotWritten) {
  const auto refused = [](const Grid& grid) {
    return try_write(grid, Format::killer).error().text();
  };
  const Grid plain(*Shape::boxes(3, 3));
  const auto cage = [](std::vector<Cell> cells, std::vector<std::uint32_t> sums) {
    return ConstraintList{
        .constraints = {
            {.kind = ConstraintKind::cage, .cells = std::move(cells), .values = std::move(sums)}}};
  };
  EXPECT_THAT(refused(plain), HasSubstr("killer"));
  EXPECT_THAT(refused(Grid(*Shape::boxes(2, 2))), HasSubstr("4x4"));
  EXPECT_THAT(refused(with_rules(plain, cage({0, 80}, {9}))), HasSubstr("cage r1c1 r9c9 = 9"));
  EXPECT_THAT(refused(with_rules(plain, cage({0, 1}, {46}))), HasSubstr("= 46"));
  EXPECT_THAT(refused(with_rules(plain, cage({0, 1}, {0}))), HasSubstr("= 0"));
  EXPECT_THAT(refused(with_rules(plain, cage({0, 0}, {4}))), HasSubstr("cage r1c1 r1c1"));
  Grid given = with_rules(plain, cage({0, 1}, {9}));
  given.set(5, 5);
  EXPECT_THAT(refused(given), HasSubstr("found 5"));
}

TEST(SumoCue, ReadsCagesAndDiagonals) {
  std::string cells;
  for (int cell = 0; cell < 81; ++cell) {
    const int number = cell < 2 ? 17 * 256 + 1 : cell + 2;
    cells += std::to_string(number % 65536) + ":";
  }
  const Result<Grid> grid = read_grid("3x3::k:" + cells);
  ASSERT_TRUE(grid.ok()) << grid.error().text();
  EXPECT_THAT(rules_of(*grid), ElementsAre("cage r1c1 r1c2 = 17"));
  EXPECT_THAT(rules_of(*read_grid("3x3:d:k:" + cells)),
              ElementsAre("cage r1c1 r1c2 = 17", "diagonal-down", "diagonal-up"));
  EXPECT_THAT(names_left_out(*read_grid("3x3:q:k:" + cells)), ElementsAre("q"));
}

TEST(SumoCue, AnErrorSaysWhatWasExpected) {
  EXPECT_EQ(refusal("3x3::k:1:2:3:"), "line 1: expected 81 cells, found 3");
  std::string cells;
  for (int cell = 0; cell < 80; ++cell) cells += "0:";
  EXPECT_EQ(refusal("3x3::k:" + cells + "x:"),
            "line 1: expected a number that fits here, found 'x'");
  EXPECT_EQ(refusal("3x3::k:" + cells + "512:"),
            "line 1: expected one sum for each cage, found 0 and 2 at r9c9");
}

}  // namespace
}  // namespace quadrille::sudoku
