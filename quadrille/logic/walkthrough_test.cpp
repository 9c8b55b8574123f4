#include "quadrille/logic/walkthrough.h"

#include <gmock/gmock.h>

#include "quadrille/logic/board_test.h"
#include "quadrille/logic/find.h"

namespace quadrille::logic {
namespace {

TEST(Walkthrough, ShowsTheBoardBeforeEachStep) {
  Position played = position_of(
      "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79");
  Walkthrough walkthrough(played);
  std::vector<sudoku::Grid> boards = {played.grid()};
  while (auto step = find_next(walkthrough.end())) {
    apply(*step, played);
    walkthrough.add(*std::move(step));
    boards.push_back(played.grid());
  }
  ASSERT_GT(walkthrough.size(), 40U);  // some positions are kept, others replayed
  EXPECT_TRUE(walkthrough.end().solved());
  // In any order.
  for (std::size_t number = walkthrough.size() + 1; number-- > 0;) {
    EXPECT_EQ(walkthrough.before(number).grid(), boards[number]) << number;
  }
}

TEST(Walkthrough, BeginsWhereItIsTold) {
  const Position start = position_of(
      "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79");
  const Walkthrough walkthrough(start);
  EXPECT_EQ(walkthrough.size(), 0U);
  EXPECT_EQ(walkthrough.before(0).grid(), start.grid());
}

}  // namespace
}  // namespace quadrille::logic
