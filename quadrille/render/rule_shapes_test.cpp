#include "quadrille/render/rule_shapes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/formats/read.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::render {
namespace {

using sudoku::Constraint;
using sudoku::ConstraintKind;
using testing::ElementsAre;
using testing::IsEmpty;

sudoku::Grid with_rules(std::vector<Constraint> rules) {
  return *sudoku::with_constraints(sudoku::Grid(*sudoku::Shape::boxes(3, 3)), rules);
}

TEST(RuleShapes, ConstraintsAloneAreDrawnAsOnABoard) {
  const std::vector<Constraint> rules = {
      {.kind = ConstraintKind::cage, .cells = {0, 1}, .values = {9}},
      {.kind = ConstraintKind::thermometer, .cells = {10, 20, 21}}};
  const auto alone = rule_shapes(*sudoku::Shape::boxes(3, 3), rules);
  const auto on_board = rule_shapes(with_rules(rules));
  ASSERT_EQ(alone.size(), on_board.size());
  for (std::size_t i = 0; i < alone.size(); ++i) {
    EXPECT_EQ(alone[i].form, on_board[i].form);
    EXPECT_EQ(alone[i].walks, on_board[i].walks);
    EXPECT_EQ(alone[i].text, on_board[i].text);
    EXPECT_EQ(alone[i].constraint, on_board[i].constraint);
  }
}

TEST(RuleShapes, ANumberThatIsMissingIsAQuestion) {
  for (const auto kind : {ConstraintKind::sum, ConstraintKind::quadruple, ConstraintKind::sandwich,
                          ConstraintKind::pair_sum}) {
    const std::vector<Constraint> rules = {{.kind = kind, .cells = {0, 1}}};
    const auto shapes = rule_shapes(*sudoku::Shape::boxes(3, 3), rules);
    EXPECT_TRUE(std::ranges::any_of(shapes, [](const RuleShape& it) { return it.text == "?"; }))
        << name(kind);
  }
  const std::vector<Constraint> cage = {{.kind = ConstraintKind::cage, .cells = {0, 1}}};
  EXPECT_EQ(rule_shapes(*sudoku::Shape::boxes(3, 3), cage).size(), 1U) << "it needs no sum";
}

TEST(RulesAt, ThePressedDrawingIsTheNearestOne) {
  const sudoku::Grid grid = with_rules({
      {.kind = ConstraintKind::antiknight},
      {.kind = ConstraintKind::cage, .cells = {0, 1, 9, 10}, .values = {20}},
      {.kind = ConstraintKind::thermometer, .cells = {0, 10, 20}},
      {.kind = ConstraintKind::difference, .cells = {0, 1}},
      {.kind = ConstraintKind::odd, .cells = {40}},
      {.kind = ConstraintKind::sandwich,
       .cells = {72, 73, 74, 75, 76, 77, 78, 79, 80},
       .values = {12}},
  });
  EXPECT_THAT(rules_at(grid, {1.0, 0.5}), ElementsAre(3, 2, 1))
      << "the dot, the bulb beside it, the cage round them";
  EXPECT_THAT(rules_at(grid, {1.5, 1.5}), ElementsAre(2, 1)) << "the line";
  EXPECT_THAT(rules_at(grid, {1.6, 0.4}), ElementsAre(1)) << "inside of the cage";
  EXPECT_THAT(rules_at(grid, {2.5, 2.5}), ElementsAre(2));
  EXPECT_THAT(rules_at(grid, {4.5, 4.5}), ElementsAre(4));
  EXPECT_THAT(rules_at(grid, {-0.4, 8.5}), ElementsAre(5)) << "a clue beside the board";
  EXPECT_THAT(rules_at(grid, {4.5, 8.5}), IsEmpty()) << "its line is not drawn";
  EXPECT_THAT(rules_at(grid, {6.5, 2.5}), IsEmpty());
  EXPECT_THAT(rules_at(sudoku::Grid(*sudoku::Shape::boxes(3, 3)), {1, 1}), IsEmpty());
}

TEST(RuleShapes, DigitsOfAQuadrupleStandInTwoRowsInItsCircle) {
  const sudoku::Grid grid = with_rules(
      {{.kind = ConstraintKind::quadruple, .cells = {0, 1, 9, 10}, .values = {1, 2, 3}}});
  std::vector<std::string> rows;
  for (const RuleShape& shape : rule_shapes(grid)) {
    if (shape.form == RuleShape::Form::text) rows.push_back(shape.text);
  }
  EXPECT_THAT(rows, ElementsAre("12", "3"));
}

}  // namespace
}  // namespace quadrille::render
