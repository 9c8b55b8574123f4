#include "quadrille/play/typing.h"

#include <gtest/gtest.h>

namespace quadrille::play {
namespace {

using Typed = Typing::Typed;

TEST(Typing, GoesFromCellToCell) {
  Typing typing;
  EXPECT_EQ(typing.next(5, 0, {.size = 9}, 0), (Typed{0, 5, 1}));
  EXPECT_EQ(typing.next(0, 1, {.size = 9}, 10), (Typed{1, 0, 2}));
  EXPECT_EQ(typing.next(9, 80, {.size = 9}, 20), (Typed{80, 9, 0}));
  EXPECT_EQ(typing.next(7, 0, {.size = 6}, 30), std::nullopt);
}

TEST(Typing, WaitsForTheSecondFigureWhereNumbersAreTyped) {
  Typing typing;
  const Typing::On on{.size = 16, .numbers = true};
  EXPECT_EQ(typing.next(1, 4, on, 0), (Typed{4, 1, 4}));
  EXPECT_EQ(typing.next(6, 4, on, 300), (Typed{4, 16, 5, true}));
  EXPECT_EQ(typing.next(2, 5, on, 400), (Typed{5, 2, 6}));
}

TEST(Typing, TakesAFigureThatDoesNotFitForTheNextCell) {
  Typing typing;
  const Typing::On on{.size = 16, .numbers = true};
  typing.next(1, 4, on, 0);
  EXPECT_EQ(typing.next(7, 4, on, 300), (Typed{5, 7, 6}));
  typing.next(1, 6, on, 400);
  EXPECT_EQ(typing.next(2, 6, on, 2000), (Typed{7, 2, 8})) << "the second figure came late";
  typing.next(1, 8, on, 2100);
  typing.forget();
  EXPECT_EQ(typing.next(2, 8, on, 2200), (Typed{8, 2, 9}));
}

TEST(Typing, PutsThreeFiguresTogetherOnTheLargestBoards) {
  Typing typing;
  const Typing::On on{.size = 144, .numbers = true};
  EXPECT_EQ(typing.next(1, 0, on, 0)->next, 0);
  EXPECT_EQ(typing.next(4, 0, on, 100), (Typed{0, 14, 0, true}));
  EXPECT_EQ(typing.next(2, 0, on, 200), (Typed{0, 142, 1, true}));
}

}  // namespace
}  // namespace quadrille::play
