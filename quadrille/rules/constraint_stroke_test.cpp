#include "quadrille/rules/constraint_stroke.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Shape board_of_nine() { return *Shape::boxes(3, 3); }

std::vector<std::string> told(const std::vector<Constraint>& made) {
  std::vector<std::string> texts;
  for (const Constraint& each : made) texts.push_back(describe(board_of_nine(), each));
  return texts;
}

std::vector<std::string> drawn(ConstraintKind kind, const std::vector<Cell>& way,
                               std::uint32_t circle = 1) {
  ConstraintStroke stroke(board_of_nine(), kind, circle);
  for (const Cell cell : way) stroke.extend(cell);
  return told(stroke.constraints());
}

std::vector<std::string> pressed(ConstraintKind kind, double x, double y) {
  ConstraintStroke stroke(board_of_nine(), kind);
  stroke.press(x, y);
  return told(stroke.constraints());
}

TEST(ConstraintStroke, EveryKindHasAWayToBeDrawn) {
  EXPECT_EQ(gesture_of(ConstraintKind::antiknight), Gesture::board);
  EXPECT_EQ(gesture_of(ConstraintKind::cage), Gesture::area);
  EXPECT_EQ(gesture_of(ConstraintKind::clone), Gesture::copies);
  EXPECT_EQ(gesture_of(ConstraintKind::arrow), Gesture::line);
  EXPECT_EQ(gesture_of(ConstraintKind::ratio), Gesture::pairs);
  EXPECT_EQ(gesture_of(ConstraintKind::quadruple), Gesture::block);
  EXPECT_EQ(gesture_of(ConstraintKind::odd), Gesture::cells);
  EXPECT_EQ(gesture_of(ConstraintKind::x_sum), Gesture::outside);
}

TEST(ConstraintStroke, WhatIsDrawnIsAConstraintThatABoardCanHave) {
  for (std::size_t i = 0; i < kConstraintKinds; ++i) {
    const auto kind = static_cast<ConstraintKind>(i);
    ConstraintStroke stroke(board_of_nine(), kind);
    for (const Cell cell : {0U, 10U, 20U, 21U}) stroke.extend(cell);
    if (stroke.wants_copy()) stroke.place_copy(40);
    std::vector<Constraint> made = stroke.constraints();
    if (gesture_of(kind) == Gesture::pairs) {
      EXPECT_THAT(made, IsEmpty()) << "neighbours share a side: " << name(kind);
      continue;
    }
    if (is_outside(kind) && kind != ConstraintKind::little_killer) continue;
    ASSERT_FALSE(made.empty()) << name(kind);
    for (Constraint& each : made) {
      each.values.assign(form_of(kind).least_values, is_grouped(kind) ? 2 : 4);
      EXPECT_TRUE(check(board_of_nine(), each)) << describe(board_of_nine(), each);
    }
  }
}

TEST(ConstraintStroke, ALineGoesOnByTheStraightWayAndBackWhereItCameFrom) {
  EXPECT_THAT(drawn(ConstraintKind::thermometer, {0, 20, 21}),
              ElementsAre("thermo r1c1 r2c2 r3c3 r3c4"));
  EXPECT_THAT(drawn(ConstraintKind::thermometer, {0, 1, 2, 1}), ElementsAre("thermo r1c1 r1c2"));
  EXPECT_THAT(drawn(ConstraintKind::thermometer, {0, 1, 2, 11, 0}), IsEmpty())
      << "one cell is no line";
  EXPECT_THAT(drawn(ConstraintKind::arrow, {0, 1, 2}), ElementsAre("arrow r1c1 | r1c2 r1c3"));
  EXPECT_THAT(drawn(ConstraintKind::arrow, {0, 1, 2}, 2), ElementsAre("arrow r1c1 r1c2 | r1c3"));
  EXPECT_THAT(drawn(ConstraintKind::arrow, {0, 1}, 2), IsEmpty());
  EXPECT_THAT(drawn(ConstraintKind::between, {0, 1}), IsEmpty());
}

TEST(ConstraintStroke, ALineRunsIntoItselfOnlyToCloseARing) {
  EXPECT_THAT(drawn(ConstraintKind::whisper, {0, 1, 10, 9, 0}),
              ElementsAre("whisper r1c1 r1c2 r2c2 r2c1 r1c1"));
  EXPECT_THAT(drawn(ConstraintKind::whisper, {0, 1, 10, 9, 0, 18}),
              ElementsAre("whisper r1c1 r1c2 r2c2 r2c1 r1c1"));
  EXPECT_THAT(drawn(ConstraintKind::whisper, {0, 1, 10, 9, 0, 9}),
              ElementsAre("whisper r1c1 r1c2 r2c2 r2c1"));
  EXPECT_THAT(drawn(ConstraintKind::renban, {0, 1, 10, 9, 0}), IsEmpty());
}

TEST(ConstraintStroke, AnAreaTakesEachCellOnce) {
  EXPECT_THAT(drawn(ConstraintKind::cage, {0, 1, 10, 1, 2}),
              ElementsAre("cage r1c1 r1c2 r2c2 r1c3"));
  EXPECT_THAT(drawn(ConstraintKind::cage, {40}), ElementsAre("cage r5c5"));
}

TEST(ConstraintStroke, EachCellAndEachPairIsOneOfItsOwn) {
  EXPECT_THAT(drawn(ConstraintKind::odd, {0, 2}), ElementsAre("odd r1c1", "odd r1c2", "odd r1c3"));
  EXPECT_THAT(drawn(ConstraintKind::greater, {0, 1, 10}),
              ElementsAre("greater r1c1 r1c2", "greater r1c2 r2c2"));
  EXPECT_THAT(drawn(ConstraintKind::ratio, {0}), IsEmpty());
  EXPECT_THAT(drawn(ConstraintKind::ratio, {0, 10}), IsEmpty()) << "no neighbours";
}

TEST(ConstraintStroke, APressAtASideMeansBothCellsAndAtACornerAllFour) {
  EXPECT_THAT(pressed(ConstraintKind::difference, 1.1, 0.5), ElementsAre("difference r1c2 r1c1"));
  EXPECT_THAT(pressed(ConstraintKind::greater, 0.5, 0.9), ElementsAre("greater r1c1 r2c1"));
  EXPECT_THAT(pressed(ConstraintKind::difference, 0.5, 0.5), IsEmpty());
  EXPECT_THAT(pressed(ConstraintKind::difference, 0.05, 0.5), IsEmpty()) << "the border";
  EXPECT_THAT(pressed(ConstraintKind::quadruple, 1.05, 1.9),
              ElementsAre("quadruple r2c1 r2c2 r3c1 r3c2"));
  EXPECT_THAT(pressed(ConstraintKind::quadruple, 1.5, 1.5), ElementsAre("quadruple r2c2"));
  EXPECT_THAT(drawn(ConstraintKind::quadruple, {0, 10, 20}),
              ElementsAre("quadruple r1c1 r1c2 r2c1 r2c2"));
}

TEST(ConstraintStroke, ADragThatBeganAtASideBeginsInTheCell) {
  ConstraintStroke stroke(board_of_nine(), ConstraintKind::difference);
  EXPECT_TRUE(stroke.press(0.9, 0.5));
  EXPECT_FALSE(stroke.dragged());
  EXPECT_TRUE(stroke.extend(9));
  EXPECT_THAT(told(stroke.constraints()), ElementsAre("difference r1c1 r2c1"));
}

TEST(ConstraintStroke, AClueOutsideHasTheLineThatItLooksAlong) {
  EXPECT_THAT(pressed(ConstraintKind::sandwich, -0.4, 0.5),
              ElementsAre("sandwich r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9"));
  EXPECT_THAT(pressed(ConstraintKind::x_sum, 1.3, 9.4),
              ElementsAre("x-sum r9c2 r8c2 r7c2 r6c2 r5c2 r4c2 r3c2 r2c2 r1c2"));
  EXPECT_THAT(pressed(ConstraintKind::little_killer, 6.6, -0.4),
              ElementsAre("little-killer r1c8 r2c9"));
  EXPECT_THAT(pressed(ConstraintKind::little_killer, 2.4, -0.4),
              ElementsAre("little-killer r1c2 r2c1"));
  EXPECT_THAT(pressed(ConstraintKind::sandwich, -2, 0.5), IsEmpty()) << "too far away";
  EXPECT_THAT(pressed(ConstraintKind::cage, -0.4, 0.5), IsEmpty());
  // Drawn inside, the first cell and the direction mean the line.
  EXPECT_THAT(drawn(ConstraintKind::little_killer, {8, 7, 16}),
              ElementsAre("little-killer r1c9 r2c8 r3c7 r4c6 r5c5 r6c4 r7c3 r8c2 r9c1"));
  EXPECT_THAT(drawn(ConstraintKind::skyscraper, {9}),
              ElementsAre("skyscraper r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9"));
  EXPECT_THAT(drawn(ConstraintKind::skyscraper, {0}), IsEmpty()) << "a corner has two lines";
  EXPECT_THAT(drawn(ConstraintKind::skyscraper, {40, 41}),
              ElementsAre("skyscraper r5c1 r5c2 r5c3 r5c4 r5c5 r5c6 r5c7 r5c8 r5c9"));
}

TEST(ConstraintStroke, ACopyLiesWhereItFits) {
  ConstraintStroke stroke(board_of_nine(), ConstraintKind::clone);
  stroke.extend(0);
  stroke.extend(1);
  EXPECT_TRUE(stroke.wants_copy());
  EXPECT_THAT(stroke.constraints(), IsEmpty());
  EXPECT_FALSE(stroke.place_copy(17)) << "it would leave the board";
  EXPECT_FALSE(stroke.place_copy(0)) << "that is itself";
  EXPECT_TRUE(stroke.place_copy(30));
  EXPECT_FALSE(stroke.wants_copy());
  EXPECT_THAT(told(stroke.constraints()), ElementsAre("clone r4c4 r4c5 | r1c1 r1c2"));
}

TEST(ConstraintStroke, GoesOnWithWhatIsThere) {
  ConstraintStroke stroke(board_of_nine(), ConstraintKind::arrow);
  stroke.resume({.kind = ConstraintKind::arrow, .cells = {2}, .head = {0, 1}});
  stroke.extend(3);
  EXPECT_THAT(told(stroke.constraints()), ElementsAre("arrow r1c1 r1c2 | r1c3 r1c4"));
  EXPECT_TRUE(stroke.take_back());
  EXPECT_THAT(told(stroke.constraints()), ElementsAre("arrow r1c1 r1c2 | r1c3"));
}

TEST(ConstraintStroke, WhatIsDrawnAgainTakesThePlaceOfWhatWasThere) {
  ConstraintList list;
  const auto pair = [](Cell a, Cell b, std::uint32_t value) {
    return Constraint{.kind = ConstraintKind::difference, .cells = {a, b}, .values = {value}};
  };
  EXPECT_EQ(put_constraint(list, pair(0, 1, 1)), 0U);
  EXPECT_EQ(put_constraint(list, pair(1, 2, 1)), 1U);
  EXPECT_EQ(put_constraint(list, pair(1, 0, 3)), 0U);
  EXPECT_THAT(told(list.constraints),
              ElementsAre("difference r1c2 r1c1 = 3", "difference r1c2 r1c3 = 1"));
  // A line the other way round is another.
  put_constraint(list, {.kind = ConstraintKind::thermometer, .cells = {0, 1}});
  EXPECT_EQ(put_constraint(list, {.kind = ConstraintKind::thermometer, .cells = {1, 0}}), 3U);
}

TEST(ConstraintStroke, NumbersAreReadAsTheyAreTyped) {
  const auto read = [](ConstraintKind kind, std::string_view text) {
    return *parse_values(board_of_nine(), kind, text);
  };
  EXPECT_THAT(read(ConstraintKind::cage, " 14 "), ElementsAre(14));
  EXPECT_THAT(read(ConstraintKind::cage, "6/7, 8"), ElementsAre(6, 7, 8));
  EXPECT_THAT(read(ConstraintKind::cage, ""), IsEmpty());
  EXPECT_THAT(read(ConstraintKind::quadruple, "1123"), ElementsAre(1, 1, 2, 3));
  EXPECT_THAT(*parse_values(*Shape::boxes(4, 4), ConstraintKind::quadruple, "11 2"),
              ElementsAre(11, 2));
  EXPECT_THAT(read(ConstraintKind::pair_sum, "V"), ElementsAre(5));
  EXPECT_THAT(read(ConstraintKind::pair_sum, "x"), ElementsAre(10));
  for (const std::string_view text : {"six", "-1", "99999999999", "1.5"}) {
    EXPECT_FALSE(parse_values(board_of_nine(), ConstraintKind::cage, text)) << text;
  }
  EXPECT_EQ(parse_values(board_of_nine(), ConstraintKind::cage, "6/six").error().text(),
            "expected a number from 0 to 1000000, found 'six'");
  const Constraint cage{.kind = ConstraintKind::cage, .cells = {0}, .values = {6, 7}};
  EXPECT_EQ(values_text(board_of_nine(), cage), "6/7");
  const Constraint four{.kind = ConstraintKind::quadruple, .cells = {0}, .values = {1, 2}};
  EXPECT_EQ(values_text(board_of_nine(), four), "12");
  EXPECT_EQ(values_text(*Shape::boxes(4, 4), four), "1/2");
}

TEST(ConstraintStroke, PairsAreTypedAsTwoFiguresOrWithADash) {
  const Shape large = *Shape::boxes(4, 4);
  EXPECT_THAT(*parse_values(board_of_nine(), ConstraintKind::pairs, "13 24/3-1"),
              ElementsAre(1, 3, 2, 4, 3, 1));
  EXPECT_THAT(*parse_values(large, ConstraintKind::pairs, "13-2/1-16"), ElementsAre(13, 2, 1, 16));
  for (const std::string_view text : {"1", "123", "1-", "-1", "1-2-3", "a-b"}) {
    EXPECT_FALSE(parse_values(board_of_nine(), ConstraintKind::all_pairs, text)) << text;
  }
  const Constraint pairs{.kind = ConstraintKind::pairs, .cells = {0, 1}, .values = {1, 3, 2, 4}};
  EXPECT_EQ(values_text(board_of_nine(), pairs), "13/24");
  EXPECT_EQ(values_text(large, pairs), "1-3/2-4");
  EXPECT_THAT(*parse_values(large, pairs.kind, values_text(large, pairs)), pairs.values);
}

TEST(ConstraintStroke, GroupsOfTheSameCellsStandSideBySide) {
  ConstraintList list;
  Constraint sums{.kind = ConstraintKind::equal_sums, .cells = {0, 1, 9, 10}, .values = {2, 2}};
  EXPECT_EQ(put_constraint(list, sums), 0U);
  EXPECT_EQ(put_constraint(list, sums), 0U);
  sums.cells = {0, 9, 1, 10};
  EXPECT_EQ(put_constraint(list, sums), 1U);
  sums.values = {1, 3};
  EXPECT_EQ(put_constraint(list, sums), 2U);
  EXPECT_EQ(describe(board_of_nine(), sums), "equal-sums r1c1 | r2c1 r1c2 r2c2");
}

}  // namespace
}  // namespace quadrille::sudoku
