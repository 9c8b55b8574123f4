#include "quadrille/rules/constraint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/base/language.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku {
namespace {

std::string refusal_of(ConstraintList list) {
  const auto rules = Constraints::of(*Shape::boxes(3, 3), std::move(list));
  return rules ? "none" : rules.error().text();
}

TEST(Constraint, EachKindIsReadByTheNameItHas) {
  for (std::size_t i = 0; i < kConstraintKinds; ++i) {
    const auto kind = static_cast<ConstraintKind>(i);
    const auto read = parse_constraint_kind(name(kind));
    ASSERT_TRUE(read) << name(kind);
    EXPECT_EQ(*read, kind) << name(kind);
  }
  EXPECT_EQ(parse_constraint_kind("cages").error().text(),
            "expected a rule such as antiknight, cage or thermo, found 'cages'");
}

TEST(Constraint, IsNamedByTheCellThatItsNumberStandsIn) {
  const Shape shape = *Shape::boxes(2, 2);
  const auto named = [&](const Constraint& it) {
    const auto rules = Constraints::of(shape, {.constraints = {it}});
    return english().tell(message_of(shape, (*rules)->all().front()));
  };
  EXPECT_EQ(named({.kind = ConstraintKind::cage, .cells = {6, 2, 3}, .values = {6}}),
            "killer cage 6 at r1c3");
  EXPECT_EQ(named({.kind = ConstraintKind::thermometer, .cells = {6, 2}}), "thermometer at r2c3");
  EXPECT_EQ(named({.kind = ConstraintKind::arrow, .cells = {2, 3}, .head = {7}}), "arrow at r2c4");
}

TEST(Constraint, NamesOfRulesWithoutCellsAreAList) {
  const auto rules = parse_global_constraints("x,antiknight");
  ASSERT_TRUE(rules);
  ASSERT_EQ(rules->size(), 3U);
  EXPECT_EQ((*rules)[0].kind, ConstraintKind::diagonal_down);
  EXPECT_EQ((*rules)[1].kind, ConstraintKind::diagonal_up);
  EXPECT_EQ((*rules)[2].kind, ConstraintKind::antiknight);
  EXPECT_EQ(parse_global_constraints("cage").error().text(),
            "expected a rule without cells such as x, antiknight or nonconsecutive, found 'cage'");
}

TEST(Constraints, AnErrorNamesTheConstraintAndWhatWasExpected) {
  const Constraint cage{.kind = ConstraintKind::cage, .cells = {0, 1}, .values = {9}};
  EXPECT_EQ(refusal_of({.constraints = {cage}}), "none");
  EXPECT_EQ(refusal_of({.constraints = {cage, {.kind = ConstraintKind::cage}}}),
            "cage 2: expected 1 or more cells, found 0");
  EXPECT_EQ(refusal_of({.constraints = {{.kind = ConstraintKind::difference, .cells = {1}}}}),
            "difference 1: expected 2 cells, found 1");
  EXPECT_EQ(refusal_of({.constraints = {{.kind = ConstraintKind::odd, .cells = {81}}}}),
            "odd 1: expected a cell from r1c1 to r9c9, found 81");
  EXPECT_EQ(refusal_of({.constraints = {{.kind = ConstraintKind::sum, .cells = {1}}}}),
            "sum 1: expected 1 to 1 numbers, found 0");
  EXPECT_EQ(refusal_of({.constraints = {{.kind = ConstraintKind::antiknight, .cells = {1}}}}),
            "antiknight 1: expected 0 cells, found 1");
}

TEST(Constraints, AMillionOfThemAreRefused) {
  ConstraintList list;
  list.constraints.resize(1'000'000, {.kind = ConstraintKind::odd, .cells = {0}});
  EXPECT_EQ(refusal_of(std::move(list)), "expected at most 388, found 1000000");
}

TEST(Constraints, BoardsDifferByTheirs) {
  const Grid plain(*Shape::boxes(3, 3));
  Grid knights = plain;
  Grid kings = plain;
  const auto knight = [] {
    return *Constraints::of(*Shape::boxes(3, 3),
                            {.constraints = {{.kind = ConstraintKind::antiknight}}});
  };
  knights.set_constraints(knight());
  kings.set_constraints(
      *Constraints::of(*Shape::boxes(3, 3), {.constraints = {{.kind = ConstraintKind::antiking}}}));
  EXPECT_NE(plain, knights);
  EXPECT_NE(kings, knights);
  Grid others = plain;
  others.set_constraints(knight());
  EXPECT_EQ(others, knights);
  EXPECT_EQ(*Constraints::of(plain.shape(), {}), nullptr);
}

}  // namespace
}  // namespace quadrille::sudoku
