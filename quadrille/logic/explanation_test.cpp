#include "quadrille/logic/explanation.h"

#include <gtest/gtest.h>

#include "quadrille/logic/board_test.h"
#include "quadrille/logic/find.h"

namespace quadrille::logic {
namespace {

struct Told {
  Technique technique;
  std::string_view board;
  std::string_view ruled_out;
  std::string_view human;
  std::string_view matrix;
  std::string_view nudge;
};

const Told kTold[] = {
    {Technique::naked_single,
     "4.9.26....36..4....8...9..4..18..7.....23..56...6..4.8.58...6.76..5..........3.8.", "",
     "r4c6 can only be 5: naked single.", "item r4c6 has one option left: r4c6=5",
     "Look at box 5: naked single."},
    {Technique::pointing,
     "..85.....7..1685.....3..8.7.7.48.3..4.2....8..8.2..75492.8...7.837...1.561.7....8", "",
     "In box 7, 4 can only go in column 3: pointing. So r2c3 and r3c3 are not 4.",
     "item box 7: 4 has all options in item column 3: 4; ruled out: r2c3=4, r3c3=4",
     "Look at box 7: pointing."},
    {Technique::naked_pair,
     "12.3..8...5.18...383.....913958...1.241953786.8.214935512.9.348473528169968431...", "",
     "In column 6, r4c6 and r7c6 hold 6 and 7 between them: naked pair. So r1c6, r2c6 and "
     "r3c6 are not 6 or 7.",
     "items r4c6, r7c6 have all options in items column 6: 6, column 6: 7; ruled out: "
     "r1c6=6, r2c6=6, r3c6=6, r1c6=7, r2c6=7, r3c6=7",
     "Look at column 6: naked pair."},
    {Technique::x_wing,
     "...9.....6.1435.7...57........19...68.936715.16.5...93...679.4.7.485163...6243..7", "",
     "In rows 5 and 8, 2 can only go in columns 2 and 9: X-Wing. So r1c2, r1c9, r2c2, "
     "r2c9, r3c2, r3c9, r4c2, r7c2 and r7c9 are not 2.",
     "items row 5: 2, row 8: 2 have all options in items column 2: 2, column 9: 2; ruled "
     "out: r1c2=2, r2c2=2, r3c2=2, r4c2=2, r7c2=2, r1c9=2, r2c9=2, r3c9=2, r7c9=2",
     "Look at the 2s: X-Wing."},
    {Technique::skyscraper,
     "5376148924218397..698572134.43.9562885.42.37.2...8.4....526.94.3.294.5..964.5728.", "",
     "1 has two places in row 5 and two in row 9, of which one each lie in column 9, so "
     "one of the others is right: skyscraper. So r4c4, r6c4, r7c6 and r8c6 are not 1.",
     "items row 5: 1, row 9: 1 could not all be covered beside any option ruled out, "
     "because of item column 9: 1; ruled out: r7c6=1, r8c6=1, r4c4=1, r6c4=1",
     "Look at the 1s: skyscraper."},
    {Technique::two_string_kite,
     "85..2....76....28.932...4.757624139832896..41149...6.2..7.......158....44.3.12...", "",
     "7 has two places in row 5 and two in column 5, of which one each lie in box 5, so "
     "one of the others is right: two-string kite. So r8c7 is not 7.",
     "items row 5: 7, column 5: 7 could not all be covered beside any option ruled out, "
     "because of item box 5: 7; ruled out: r8c7=7",
     "Look at the 7s: two-string kite."},
    {Technique::unique_rectangle_1,
     ".28..7359..78256415.6.93782685274193.7.951468..13865278.4.192.67.9..28.4.6...89.5", "",
     "If r5c1, r5c3, r9c3 and r9c1 held only 2 and 3, these could be exchanged, and the "
     "puzzle has one solution; only r9c1 can differ: unique rectangle 1. So r9c1 is not 2 "
     "or 3.",
     "options of two digits alone in items r5c1, r5c3, r9c3 and r9c1 would make two "
     "covers of one; ruled out: r9c1=2, r9c1=3",
     "Look at r5c1, r5c3, r9c3 and r9c1: unique rectangle 1."},
    {Technique::unique_rectangle_2,
     "....2.1359..1587466517349284...6.58...65.34.2.9.48.36.3..87.....1.3..........5..3", "",
     "If r2c2, r2c3, r4c3 and r4c2 held only 2 and 3, these could be exchanged, and the "
     "puzzle has one solution; one of r4c3 and r4c2 is 7: unique rectangle 2. So r4c6, "
     "r4c9, r5c1, r5c2, r6c1 and r6c3 are not 7.",
     "options of two digits alone in items r2c2, r2c3, r4c3 and r4c2 would make two "
     "covers of one; ruled out: r4c6=7, r4c9=7, r6c3=7, r5c1=7, r5c2=7, r6c1=7",
     "Look at r2c2, r2c3, r4c3 and r4c2: unique rectangle 2."},
    {Technique::unique_rectangle_3,
     ".8.9.5.2..7.132.6....4.8.......97..4.43.81.......465..438719.5...68531471576249..", "",
     "If r7c7, r7c9, r5c9 and r5c7 held only 2 and 6, these could be exchanged, and the "
     "puzzle has one solution; in row 5, one of the cells and r5c8 hold 7 and 9: unique "
     "rectangle 3. So r5c1 and r6c8 are not 7; r5c1, r6c8 and r6c9 are not 9.",
     "options of two digits alone in items r7c7, r7c9, r5c9 and r5c7 would make two "
     "covers of one; ruled out: r5c1=7, r5c1=9, r6c8=7, r6c8=9, r6c9=9",
     "Look at r7c7, r7c9, r5c9 and r5c7: unique rectangle 3."},
    {Technique::unique_rectangle_4,
     ".576...28.48....56632..8.79714826935269..1847385...612823764591476195283591.8.764", "",
     "If r9c4, r9c6, r2c6 and r2c4 held only 2 and 3, these could be exchanged, and the "
     "puzzle has one solution; in row 2, 2 can only go in two of the cells: unique "
     "rectangle 4. So r2c4 and r2c6 are not 3.",
     "options of two digits alone in items r9c4, r9c6, r2c6 and r2c4 would make two "
     "covers of one; ruled out: r2c6=3, r2c4=3",
     "Look at r9c4, r9c6, r2c6 and r2c4: unique rectangle 4."},
    {Technique::bug_1,
     "82.9.74515.12.4.6.94.1.5.3.398526174164798523752341896..54.3.8..8.6.9..5..9852..7", "",
     "But for r7c7=2, every cell would have two candidates and every digit two places, "
     "which makes no puzzle with one solution: BUG 1. So r7c7 is not 6 or 9.",
     "without options r7c7=2 every item would have two left; ruled out: r7c7=6, r7c7=9",
     "Look at the number of candidates in each cell: BUG 1."},
    {Technique::bug_3,
     "12.4567.94.67...2....2...4.245613978..192845.8..5472.1517394..2682175394934862517", "333",
     "But for r3c2=9, r3c7=8, r3c9=3, every cell would have two candidates and every digit two "
     "places, which makes no puzzle with one solution; in row 3, one of these and r3c3 and r3c5 "
     "hold 3, 8 and 9 between them: BUG 3. So r3c1 is not 3; r3c6 is not 9.",
     "without options r3c2=9, r3c7=8, r3c9=3 every item would have two left; ruled out: r3c1=3, "
     "r3c6=9",
     "Look at the number of candidates in each cell: BUG 3."},
    {Technique::xy_wing,
     "512478369....3..717.3...48...5....2.126594837.......1.2..653148831.4..5.654812793", "",
     "r3c5 is 2 or 6, r3c2 is 6 or 9 and r2c4 is 2 or 9: whatever the first is, one of "
     "them is 9: XY-Wing. So r2c1, r2c2, r2c3, r3c4 and r3c6 are not 9.",
     "items r3c5, r3c2, r2c4 could not all be covered beside any option ruled out, "
     "because of items row 3: 6, box 2: 2; ruled out: r3c4=9, r3c6=9, r2c2=9, r2c1=9, "
     "r2c3=9",
     "Look at r3c5: XY-Wing."},
    {Technique::w_wing,
     "217853946...197.....9624...728931..4593246871...7852399...72.8...2.1.....7456....", "",
     "r2c7 and r7c9 are both 3 or 5, and 5 has two places in column 3, each in sight of "
     "one of them, so one of the two is 3: W-Wing. So r2c9, r3c9, r7c7, r8c7 and r9c7 are "
     "not 3.",
     "items r2c7, r7c9, column 3: 5 could not all be covered beside any option ruled out, "
     "because of items row 2: 5, row 7: 5; ruled out: r2c9=3, r7c7=3, r8c7=3, r9c7=3, "
     "r3c9=3",
     "Look at r2c7: W-Wing."},
    {Technique::empty_rectangle,
     "74692185382543716931958647246..5.9.119...4.3.58.19.6..9.4....1.2.1.4...66.831....", "",
     "In box 5, 8 can only go in row 4 or column 4, and it has two places in column 8: "
     "empty rectangle. So r8c4 is not 8.",
     "items box 5: 8, column 8: 8 could not all be covered beside any option ruled out, "
     "because of items row 4: 8, column 4: 8, row 8: 8; ruled out: r8c4=8",
     "Look at the 8s: empty rectangle."},
    {Technique::hidden_pair,
     "86.132..7.5.948..6.1.7568...8.497....2.381...43.265..8.4.8736911965247833786194..", "",
     "In column 7, 2 and 3 can only go in r2c7 and r4c7: hidden pair. So r2c7 and r4c7 "
     "are not 1; r4c7 is not 5.",
     "items column 7: 2, column 7: 3 have all options in items r2c7, r4c7; ruled out: "
     "r2c7=1, r4c7=1, r4c7=5",
     "Look at column 7: hidden pair."},
};

std::string describe(const Layout& layout, const Deduction& step) {
  return tell(english(), layout, explain(layout, step));
}
std::string describe_as_matrix(const Layout& layout, const Deduction& step) {
  return tell(english(), layout, explain_as_matrix(layout, step));
}
std::string hint(const Layout& layout, const Deduction& step, std::uint32_t level) {
  return tell(english(), layout, explain_hint(layout, step, level));
}

TEST(Explanation, TellsADeductionToAPersonAndToTheMatrix) {
  for (const Told& expected : kTold) {
    const Position position = position_of(expected.board, expected.ruled_out);
    const std::vector<Deduction> found = find_all(position, expected.technique);
    ASSERT_FALSE(found.empty()) << name(expected.technique);
    EXPECT_EQ(describe(position.layout(), found.front()), expected.human);
    EXPECT_EQ(describe_as_matrix(position.layout(), found.front()), expected.matrix);
    EXPECT_EQ(hint(position.layout(), found.front(), 2), expected.nudge);
  }
}

TEST(Explanation, KnowsWhereToLook) {
  const Layout layout(*sudoku::Shape::boxes(3, 3));
  const auto where = [&](const Layout& board, const Focus& focus) {
    return tell(english(), board, explain(focus));
  };
  EXPECT_EQ(where(layout, {.unit = 3}), "row 4");
  EXPECT_EQ(where(layout, {.cells = {0, 28}}), "r1c1 and r4c2");
  EXPECT_EQ(where(layout, {.digit = 7}), "the 7s");
  EXPECT_EQ(where(layout, {}), "the number of candidates in each cell");

  Deduction single{.technique = Technique::naked_single, .difficulty = 23};
  single.truths = {Layout::rule(28)};
  single.places = Placement{28, 7};
  EXPECT_EQ(where(layout, focus_of(layout, single)), "box 4");
  const Layout latin(*sudoku::Shape::latin(9));
  EXPECT_EQ(where(latin, focus_of(latin, single)), "column 2");
}

TEST(Explanation, TellsMoreAtEveryLevel) {
  const Layout layout(*sudoku::Shape::boxes(3, 3));
  Deduction single{.technique = Technique::hidden_single_line, .difficulty = 15};
  single.truths = {layout.rule(Unit{3}, 7)};
  single.places = Placement{28, 7};
  EXPECT_EQ(hint(layout, single, 1), "Look at row 4.");
  EXPECT_EQ(hint(layout, single, 2), "Look at row 4: hidden single.");
  EXPECT_EQ(hint(layout, single, 3), "In row 4, 7 can only go in r4c2: hidden single.");
  EXPECT_EQ(describe_as_matrix(layout, single), "item row 4: 7 has one option left: r4c2=7");
}

TEST(Explanation, TellsATrialMoveByMove) {
  const Layout layout(*sudoku::Shape::boxes(3, 3));
  Deduction trial{.technique = Technique::trial, .difficulty = 75};
  trial.rules_out = {{0, 5}};
  trial.dance = {{Move::Kind::suppose, 1, Layout::rule(0), {0, 5}},
                 {Move::Kind::forced, 1, layout.rule(Unit{3}, 7), {28, 7}},
                 {Move::Kind::dead, 1, layout.rule(Unit{0}, 7), {}}};
  EXPECT_EQ(describe(layout, trial),
            "If r1c1 were 5, r4c2 would be 7, 7 would have no place in row 1: trial. "
            "So r1c1 is not 5.");
  trial.dance.back().rule = Layout::rule(20);
  EXPECT_EQ(describe(layout, trial),
            "If r1c1 were 5, r4c2 would be 7, nothing would be left for r3c3: trial. "
            "So r1c1 is not 5.");
  EXPECT_EQ(describe_as_matrix(layout, trial),
            "choose r1c1=5; item row 4: 7 has one option left: r4c2=7; item r3c3 has none; "
            "ruled out: r1c1=5");
  EXPECT_EQ(hint(layout, trial, 1), "Look at r1c1.");
}

TEST(Conclusion, IsShortAndTheSameInEveryLanguage) {
  const Layout layout(*sudoku::Shape::boxes(3, 3));
  Deduction step;
  step.places = Placement{28, 7};
  EXPECT_EQ(conclusion(layout, step), "r4c2=7");
  step.places.reset();
  step.rules_out = {{4, 7}, {1, 7}, {4, 2}, {1, 2}, {18, 9}};
  EXPECT_EQ(conclusion(layout, step), "r1c2, r1c5≠2, 7; r3c1≠9");
  const std::vector<std::string> letters = {"A", "B", "C", "D", "E", "F", "G", "H", "I"};
  EXPECT_EQ(conclusion(layout, step, letters), "r1c2, r1c5≠B, G; r3c1≠I");
}

}  // namespace
}  // namespace quadrille::logic
