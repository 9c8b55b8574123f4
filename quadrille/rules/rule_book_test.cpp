#include "quadrille/rules/rule_book.h"

#include <algorithm>
#include <functional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/base/language.h"
#include "quadrille/base/random.h"
#include "quadrille/rules/random_constraint_test.h"

namespace quadrille::sudoku {
namespace {

using testing::AnyOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

Grid board_with(const Shape& shape, const Constraint& constraint) {
  return *with_constraints(Grid(shape), {&constraint, 1});
}

Bits digits_of(std::initializer_list<std::uint32_t> digits) {
  Bits bits;
  for (const std::uint32_t digit : digits) bits.set(digit - 1);
  return bits;
}

using Way = std::vector<std::uint32_t>;
using Fits = std::function<bool(const Way&)>;

// The digits that each cell has in some way to fill all of them: every one is tried.
std::vector<Bits> tried(const std::vector<Bits>& digits, const Fits& fits) {
  std::vector<Bits> kept(digits.size());
  Way way;
  const std::function<void()> try_next = [&] {
    if (way.size() < digits.size()) {
      for (const std::uint32_t digit : digits[way.size()]) {
        way.push_back(digit + 1);
        try_next();
        way.pop_back();
      }
    } else if (fits(way)) {
      for (std::size_t cell = 0; cell < way.size(); ++cell) kept[cell].set(way[cell] - 1);
    }
  };
  try_next();
  return kept;
}

// Holds what the book leaves of random digits against every way to fill the cells.
void expect_what_is_tried(const Constraint& constraint, const Fits& fits) {
  const Grid grid = board_with(*Shape::boxes(2, 3), constraint);
  const RuleBook book(grid);
  ASSERT_EQ(book.parts().size(), 1U);
  ASSERT_EQ(book.parts()[0].cells, constraint.cells);
  Random random(7);
  for (int turn = 0; turn < 200; ++turn) {
    std::vector<Bits> digits(constraint.cells.size());
    for (Bits& here : digits) {
      here.set(static_cast<std::uint32_t>(random.below(6)));
      for (std::uint32_t digit = 0; digit < 6; ++digit) {
        if (random.below(3) != 0) here.set(digit);
      }
    }
    const std::vector<Bits> expected = tried(digits, fits);
    const bool possible = !expected.front().empty();
    ASSERT_EQ(book.keep_possible(0, digits), possible) << turn;
    if (possible) ASSERT_EQ(digits, expected) << turn;
  }
}

TEST(RuleBook, LeavesOfACageWhatSomeWayToFillItHas) {
  expect_what_is_tried({.kind = ConstraintKind::cage, .cells = {0, 1, 6, 7}, .values = {13}},
                       [](const Way& way) {
                         Bits different;
                         std::uint32_t sum = 0;
                         for (const std::uint32_t digit : way) {
                           different.set(digit);
                           sum += digit;
                         }
                         return different.count() == way.size() && sum == 13;
                       });
}

TEST(RuleBook, LeavesOfAThermometerWhatSomeWayToFillItHas) {
  expect_what_is_tried(
      {.kind = ConstraintKind::thermometer, .cells = {0, 7, 14, 21}},
      [](const Way& way) { return std::ranges::is_sorted(way, std::less_equal<>()); });
}

TEST(RuleBook, LeavesOfADotWhatSomeWayToFillItHas) {
  expect_what_is_tried({.kind = ConstraintKind::ratio, .cells = {3, 4}},
                       [](const Way& way) { return way[0] == 2 * way[1] || way[1] == 2 * way[0]; });
}

TEST(RuleBook, TellsTheSetsThatACageCanStillHold) {
  const Grid grid = board_with(*Shape::boxes(3, 3),
                               {.kind = ConstraintKind::cage, .cells = {0, 1, 2}, .values = {8}});
  const RuleBook book(grid);
  std::vector<Bits> digits(3, Bits::below(9));
  EXPECT_THAT(book.sets_left(0, digits), ElementsAre(digits_of({1, 2, 5}), digits_of({1, 3, 4})));
  digits[1] = digits_of({2, 7});
  EXPECT_THAT(book.sets_left(0, digits), ElementsAre(digits_of({1, 2, 5})));
  digits[0] = digits_of({4});
  EXPECT_THAT(book.sets_left(0, digits), IsEmpty());
}

TEST(RuleBook, CellsThatDifferAreGroupsAndNoParts) {
  const Grid grid = board_with(*Shape::boxes(2, 2), {.kind = ConstraintKind::diagonal_down});
  const RuleBook book(grid);
  EXPECT_THAT(book.parts(), IsEmpty());
  ASSERT_EQ(book.groups().size(), 1U);
  EXPECT_THAT(book.groups()[0].cells, ElementsAre(0, 5, 10, 15));
  const std::shared_ptr<const Layout> layout = layout_with_rules(grid);
  EXPECT_TRUE(layout->has_further());
  EXPECT_TRUE(layout->sees(0, 15));
  EXPECT_FALSE(layout->sees(3, 12)) << "the other diagonal";
}

TEST(RuleBook, AConstraintOnOneCellIsInTheMarks) {
  const Grid grid = board_with(*Shape::boxes(2, 2), {.kind = ConstraintKind::even, .cells = {2}});
  const RuleBook book(grid);
  EXPECT_THAT(book.parts(), IsEmpty());
  const std::vector<bool>& marks = book.marks();
  ASSERT_EQ(marks.size(), 64U);
  EXPECT_THAT(std::vector<bool>(marks.begin() + 8, marks.begin() + 12),
              ElementsAre(false, true, false, true));
}

// What holds on every board, or on none, is about no cell; in the second case the marks say so.
TEST(RuleBook, NoPartIsWithoutCells) {
  const Constraint always{.kind = ConstraintKind::sandwich, .cells = {0, 2}, .values = {0}};
  const Grid open = board_with(*Shape::latin(2), always);
  EXPECT_THAT(RuleBook(open).parts(), IsEmpty());
  EXPECT_EQ(RuleBook(open).marks(), std::vector<bool>(8, true));
  for (const auto kind : {ConstraintKind::contains, ConstraintKind::contains_exactly}) {
    const Constraint never[] = {{.kind = ConstraintKind::odd, .cells = {0}},
                                {.kind = kind, .cells = {0}, .values = {2}}};
    const Grid closed = *with_constraints(Grid(*Shape::latin(2)), never);
    const RuleBook book(closed);
    EXPECT_THAT(book.parts(), IsEmpty());
    EXPECT_THAT(std::vector<bool>(book.marks().begin(), book.marks().begin() + 2),
                ElementsAre(false, false));
    EXPECT_TRUE(layout_with_rules(closed)->has_further());
  }
}

// Where a constraint has a single unit, as the window of a 4x4 board, that is told in other words
// than one of several.
TEST(RuleBook, EveryAreaHasWordsInEveryLanguage) {
  Random random(5);
  std::size_t told = 0;
  for (const Shape& shape : {*Shape::boxes(2, 2), *Shape::latin(4), *Shape::boxes(3, 3)}) {
    for (std::size_t number = 0; number < kConstraintKinds; ++number) {
      const auto kind = static_cast<ConstraintKind>(number);
      const Constraint constraint = random_constraint(kind, shape, random);
      const auto grid = with_constraints(Grid(shape), {&constraint, 1});
      if (!grid) continue;
      const std::shared_ptr<const Layout> layout = layout_with_rules(*grid);
      const auto end = static_cast<Unit>(layout->first_named() + layout->book().parts().size());
      for (Unit area = layout->first_further(); area < end; ++area, ++told) {
        for (const std::string_view tag : language_tags()) {
          const Language& language = *find_language(tag);
          const std::string words =
              language.tell({"beyond.in", {{"unit", layout->message_of(area)}}}) +
              language.tell(layout->message_of(area));
          EXPECT_THAT(words, Not(AnyOf(HasSubstr("rule."), HasSubstr("constraint."))))
              << name(kind) << " in " << tag;
        }
      }
    }
  }
  EXPECT_GT(told, 3 * kConstraintKinds / 2);
}

}  // namespace
}  // namespace quadrille::sudoku
