#include "quadrille/rules/kinds/broken.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/boards/drawn_board_test.h"
#include "quadrille/boards/overlap.h"
#include "quadrille/boards/rectangle.h"
#include "quadrille/rules/definition/definition.h"
#include "quadrille/rules/solutions_test.h"

namespace quadrille::sudoku::rules {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// The cells that break the only constraint of a 4x4 board.
std::vector<Cell> broken_cells(const Constraint& constraint, std::string_view digits) {
  const std::vector<BrokenRule> broken =
      find_broken_parts({.constraints = {constraint}}, board_of(*Shape::boxes(2, 2), digits));
  return broken.empty() ? std::vector<Cell>() : broken.front().cells;
}

TEST(BrokenRule, ShowsWhereTwoCellsRuleEachOtherOut) {
  const Constraint cage{.kind = ConstraintKind::cage, .cells = {0, 1, 4}, .values = {7}};
  EXPECT_THAT(broken_cells(cage, "1...2..........."), IsEmpty());
  EXPECT_THAT(broken_cells(cage, "1...1..........."), ElementsAre(0, 4));
  const Constraint knight{.kind = ConstraintKind::antiknight};
  EXPECT_THAT(broken_cells(knight, "1.....1........."), ElementsAre(0, 6));
  EXPECT_THAT(broken_cells(knight, "1.....2........."), IsEmpty());
  const Constraint diagonal{.kind = ConstraintKind::diagonal_up};
  EXPECT_THAT(broken_cells(diagonal, "...3........3..."), ElementsAre(3, 12));
  const Constraint thermometer{.kind = ConstraintKind::thermometer, .cells = {0, 1, 2}};
  EXPECT_THAT(broken_cells(thermometer, "3.2............."), ElementsAre(0, 2));
  const Constraint apart{.kind = ConstraintKind::nonconsecutive};
  EXPECT_THAT(broken_cells(apart, "12.............."), ElementsAre(0, 1));
  const Constraint index{.kind = ConstraintKind::row_index, .cells = {0}};
  EXPECT_THAT(broken_cells(index, "3.2............."), ElementsAre(0, 2));
  EXPECT_THAT(broken_cells(index, "3.1............."), IsEmpty());
}

TEST(BrokenRule, ShowsBlocksDotsAndDistancesThatCannotBe) {
  // Low is 1 or 2, middle 3, high 4.
  const Constraint entropy{.kind = ConstraintKind::global_entropy};
  EXPECT_THAT(broken_cells(entropy, "12.............."), IsEmpty());
  EXPECT_THAT(broken_cells(entropy, "12..3..........."), IsEmpty());
  EXPECT_THAT(broken_cells(entropy, "12..1..........."), ElementsAre(0, 1, 4));
  const Constraint modular{.kind = ConstraintKind::global_modular};
  EXPECT_THAT(broken_cells(modular, "14..1..........."), ElementsAre(0, 1, 4));
  EXPECT_THAT(broken_cells({.kind = ConstraintKind::strict_kropki}, "24.............."),
              ElementsAre(0, 1));
  EXPECT_THAT(broken_cells({.kind = ConstraintKind::anti_taxicab}, "2....2.........."),
              ElementsAre(0, 5));
  EXPECT_THAT(broken_cells({.kind = ConstraintKind::anti_taxicab}, "3....3.........."), IsEmpty());
  const Constraint pairs{
      .kind = ConstraintKind::pairs, .cells = {0, 1, 2}, .values = {1, 2, 2, 3, 2, 1}};
  EXPECT_THAT(broken_cells(pairs, "12.............."), IsEmpty());
  EXPECT_THAT(broken_cells(pairs, "13.............."), ElementsAre(0, 1));
  EXPECT_THAT(broken_cells(pairs, ".3.............."), IsEmpty());
}

TEST(BrokenRule, ShowsWhereASumCannotBeReached) {
  const Constraint cage{.kind = ConstraintKind::cage, .cells = {0, 1, 4}, .values = {6}};
  EXPECT_THAT(broken_cells(cage, "4..............."), IsEmpty());
  EXPECT_THAT(broken_cells(cage, "43.............."), ElementsAre(0, 1));
  EXPECT_THAT(broken_cells({.kind = ConstraintKind::cage, .cells = {0, 1}, .values = {7}},
                           "2..............."),
              ElementsAre(0));
  const Constraint arrow{.kind = ConstraintKind::arrow, .cells = {1, 2}, .head = {0}};
  EXPECT_THAT(broken_cells(arrow, "3..............."), IsEmpty());
  EXPECT_THAT(broken_cells(arrow, "24.............."), ElementsAre(0, 1));
}

TEST(BrokenRule, ACellTakesOnlyWhatFits) {
  const Grid grid = board_of(*Shape::boxes(2, 2), "1...............");
  const ConstraintList list{
      .constraints = {{.kind = ConstraintKind::cage, .cells = {0, 1}, .values = {4}}}};
  EXPECT_THAT(find_fitting(list, grid, 1), ElementsAre(Digit{3}));
  EXPECT_THAT(find_fitting(list, grid, 7), ElementsAre(Digit{1}, Digit{2}, Digit{3}, Digit{4}));
}

// While other cells of the cage are empty, too.
TEST(BrokenRule, ACellOfACageTakesOnlyWhatItsSumLeaves) {
  const auto fitting = [](std::vector<std::uint32_t> sums, std::string_view digits) {
    ConstraintList list{
        .constraints = {{.kind = ConstraintKind::cage, .cells = {0, 1, 2}, .values = {}}}};
    list.constraints[0].values.assign(sums.begin(), sums.end());
    return find_fitting(
        list, board_of(*Shape::boxes(3, 3), std::string(digits) + std::string(78, '.')), 2);
  };
  EXPECT_THAT(fitting({24}, "..."), ElementsAre(Digit{7}, Digit{8}, Digit{9}));
  EXPECT_THAT(fitting({7}, "..."), ElementsAre(Digit{1}, Digit{2}, Digit{4}));
  EXPECT_THAT(fitting({7, 24}, "..."),
              ElementsAre(Digit{1}, Digit{2}, Digit{4}, Digit{7}, Digit{8}, Digit{9}));
  EXPECT_THAT(fitting({15}, "9.."), ElementsAre(Digit{1}, Digit{2}, Digit{4}, Digit{5}));
  EXPECT_EQ(fitting({15}, "...").size(), 9U);
}

// Some constraint of the kind on a 4x4 board.
Constraint sample_of(ConstraintKind kind) {
  const std::vector<Cell> line = {0, 5, 6, 2};
  Constraint constraint{.kind = kind};
  const ConstraintForm form = form_of(kind);
  if (!is_global(kind)) {
    constraint.cells = line;
    constraint.cells.resize(std::min<std::size_t>(form.most_cells, line.size()));
  }
  if (form.least_values > 0) constraint.values = {4};
  if (is_grouped(kind)) constraint.values = {2, 2};
  if (is_of_pairs(kind)) constraint.values = {1, 2, 2, 3, 1, 3, 3, 1, 4, 2, 2, 4, 3, 4, 4, 3};
  if (kind == ConstraintKind::arrow) constraint.head = {3};
  if (kind == ConstraintKind::clone) constraint.head = {8, 9, 10, 11};
  return constraint;
}

// Whether a full board breaks what the definition says, and no part of a solution breaks anything.
bool agrees_on(const ConstraintList& list, const Grid& solution) {
  const bool fine = holds(solution.shape(), list, list.constraints.front(), solution.cells());
  if (find_broken_parts(list, solution).empty() != fine) return false;
  Grid part = solution;
  for (Cell cell = 0; cell < solution.cells().size(); cell += 1 + cell % 3) part.set(cell, 0);
  return !fine || find_broken_parts(list, part).empty();
}

TEST(BrokenRule, AgreesWithTheDefinitions) {
  const Shape shapes[] = {*Shape::boxes(2, 2), *Rectangle::shape({3, 4, 4}),
                          *Rectangle::boxes({3, 4, 5}, 3, 1),
                          *parse_boards(*Shape::boxes(2, 2), "twodoku")};
  for (const Shape& shape : shapes) {
    const std::vector<Grid> boards = all_solutions(Grid(shape), 600);
    for (std::size_t kind = 0; kind < kConstraintKinds; ++kind) {
      const ConstraintList list{.constraints = {sample_of(static_cast<ConstraintKind>(kind))}};
      if (!check(shape, list.constraints.front())) continue;
      for (const Grid& solution : boards) {
        ASSERT_TRUE(agrees_on(list, solution))
            << name(list.constraints.front().kind) << " on " << shape.describe();
      }
    }
  }
}

}  // namespace
}  // namespace quadrille::sudoku::rules
