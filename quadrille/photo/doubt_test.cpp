#include "quadrille/photo/doubt.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/language.h"
#include "quadrille/photo/drawn_board_test.h"
#include "quadrille/photo/remarks.h"
#include "quadrille/solve/solve.h"

namespace quadrille::photo {
namespace {

using cover::Verdict;
using sudoku::Cell;
using sudoku::Digit;

constexpr std::uint32_t kHigh = kCertain - 16;

// Read as it is, without any doubt.
Reading sure_reading(std::string_view digits) {
  Reading reading = {.shape = *sudoku::Shape::of_size(9)};
  for (const char c : digits) {
    CellReading& cell = reading.cells.emplace_back();
    cell.digit = static_cast<Digit>(c - '0');
    cell.chances[cell.digit] = kHigh;
  }
  return reading;
}

// The cell was read as one digit, and might as well be another one.
void misread(Reading& reading, Cell cell, Digit read, Digit other, std::uint32_t chance) {
  CellReading& wrong = reading.cells[cell];
  wrong = {.digit = read};
  wrong.chances[read] = kCertain - chance;
  wrong.chances[other] = chance;
}

TEST(PhotoDoubt, HasNothingAgainstABoardWithOneSolution) {
  const Settlement settlement = settle(sure_reading(kDrawnDigits));
  EXPECT_EQ(settlement.verdict, Verdict::one);
  EXPECT_TRUE(settlement.changes.empty());
  EXPECT_FALSE(settlement.is_doubtful());
}

TEST(PhotoDoubt, TakesTheOtherDigitWhereTheOneReadHasNoSolution) {
  Reading reading = sure_reading(kDrawnDigits);
  misread(reading, 0, 3, 5, 3000);  // a second 3 in its row
  const Settlement settlement = settle(reading);
  EXPECT_EQ(settlement.verdict, Verdict::one);
  EXPECT_EQ(settlement.changes, (std::vector<Change>{{0, 3, 5}}));
  EXPECT_EQ(settlement.doubtful, std::vector<Cell>{0});
  EXPECT_EQ(settlement.grid.at(0), 5);
}

TEST(PhotoDoubt, FindsADigitThatWasNotSeen) {
  // Without its 6 in r1c... the board has several solutions.
  Reading reading = sure_reading(kDrawnDigits);
  Cell missing = 0;
  for (Cell cell = 0; cell < 81; ++cell) {
    sudoku::Grid without = reading.grid();
    if (without.at(cell) == 0) continue;
    without.set(cell, 0);
    if (sudoku::solve(without).verdict == Verdict::many) missing = cell;
  }
  const Digit digit = reading.cells[missing].digit;
  ASSERT_NE(digit, 0);
  misread(reading, missing, 0, digit, 2000);
  const Settlement settlement = settle(reading);
  EXPECT_EQ(settlement.changes, (std::vector<Change>{{missing, 0, digit}}));
  EXPECT_EQ(settlement.verdict, Verdict::one);
}

TEST(PhotoDoubt, LeavesABoardAsItIsWhereNothingElseIsLikely) {
  Reading reading = sure_reading(kDrawnDigits);
  misread(reading, 0, 3, 5, 4);  // one in sixteen thousand
  const Settlement settlement = settle(reading);
  EXPECT_EQ(settlement.verdict, Verdict::none);
  EXPECT_TRUE(settlement.changes.empty());
  EXPECT_TRUE(settlement.is_doubtful());
}

TEST(PhotoDoubt, PointsAtCellsThatWereHardlyRead) {
  Reading reading = sure_reading(kDrawnDigits);
  reading.cells[0].chances[5] = kCertain / 3;
  reading.cells[0].chances.back() = kCertain / 2;
  const Settlement settlement = settle(reading);
  EXPECT_TRUE(settlement.changes.empty());
  EXPECT_EQ(settlement.doubtful, std::vector<Cell>{0});
}

TEST(PhotoDoubt, IsNotSettledOnceItIsStopped) {
  Reading reading = sure_reading(kDrawnDigits);
  misread(reading, 0, 3, 5, 3000);
  Stop stop;
  stop.request();
  EXPECT_TRUE(settle(reading, &stop).changes.empty());
}

std::string told(const Reading& reading) {
  std::string text;
  for (const Message& remark : remarks_of(reading, settle(reading))) {
    text += english().tell(remark) + "\n";
  }
  return text;
}

TEST(PhotoRemarks, TellWhatWasChangedAndWhatIsDoubtful) {
  EXPECT_EQ(told(sure_reading(kDrawnDigits)), "");
  Reading reading = sure_reading(kDrawnDigits);
  misread(reading, 0, 3, 5, 3000);
  reading.other_boards = 2;
  EXPECT_EQ(told(reading),
            "r1c1 was read as 3 and is taken as 5, because the digits as read do not have exactly "
            "one solution\n"
            "r1c1 is doubtful: compare with the picture\n"
            "the main board of the picture was read; other boards in it: 2\n");
  EXPECT_EQ(told(sure_reading(std::string(81, '0'))),
            "the digits as read have more than one solution: compare them with the picture\n");
  EXPECT_EQ(told(sure_reading("55" + std::string(79, '0'))),
            "the digits as read have no solution: compare them with the picture\n");
}

// Of all boards with one solution that two changes lead to, the likeliest one is taken.
RC_GTEST_PROP(PhotoDoubt, TakesTheLikeliestBoardWithOneSolution, ()) {
  Reading reading = sure_reading(kDrawnDigits);
  const auto cells = *rc::gen::unique<std::vector<Cell>>(3, rc::gen::inRange<Cell>(0, 81));
  for (const Cell cell : cells) {
    const Digit right = reading.cells[cell].digit;
    const auto read = *rc::gen::suchThat(rc::gen::inRange<Digit>(0, 10),
                                         [&](Digit digit) { return digit != right; });
    misread(reading, cell, read, right, *rc::gen::inRange<std::uint32_t>(6000, 30'000));
  }
  const Settlement settlement = settle(reading);
  // Each of the eight boards, and how likely it is.
  double likeliest = 0;
  std::vector<sudoku::Grid> best;
  for (std::size_t choice = 0; choice < 8; ++choice) {
    sudoku::Grid grid = reading.grid();
    double chance = 1;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const CellReading& cell = reading.cells[cells[i]];
      Digit digit = cell.digit;
      if ((choice >> i & 1U) != 0) {
        for (Digit other = 0; other <= 9; ++other) {
          if (other != cell.digit && cell.chances[other] != 0) digit = other;
        }
      }
      grid.set(cells[i], digit);
      chance *= cell.chances[digit];
    }
    if (sudoku::solve(grid).verdict != Verdict::one) continue;
    // A reading that has one solution stays.
    if (choice == 0) chance = 1e300;
    // The logarithms are rounded: what is nearly as likely may be taken as well.
    if (chance > likeliest * 1.2) best.clear();
    if (chance * 1.2 >= likeliest) best.push_back(grid);
    likeliest = std::max(likeliest, chance);
  }
  RC_ASSERT(!best.empty());  // the board itself is among them
  RC_ASSERT(std::ranges::find(best, settlement.grid) != best.end());
}

}  // namespace
}  // namespace quadrille::photo
