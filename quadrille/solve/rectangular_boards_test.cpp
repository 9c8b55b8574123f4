// Boards that are not square, in exact-cover form and solved.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/base/language.h"
#include "quadrille/base/random.h"
#include "quadrille/boards/plain_boards_test.h"
#include "quadrille/cover/search.h"
#include "quadrille/cover/verify.h"
#include "quadrille/rules/encode.h"
#include "quadrille/solve/solve.h"

namespace quadrille::sudoku {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(RectangularBoards, ShortColumnsNeedNotHaveEveryDigit) {
  const Shape shape = *Rectangle::boxes({.rows = 6, .columns = 8, .digits = 8}, 2, 4);
  const Encoding encoding = encode(Grid(shape));
  EXPECT_EQ(encoding.problem.primary_count(), 48U + 12U * 8U);
  EXPECT_EQ(encoding.problem.item_count(), 48U + 20U * 8U);
  EXPECT_EQ(encoding.problem.option_count(), 48U * 8U);
  EXPECT_EQ(encoding.legend->item(cover::ItemId{48}), "row 1: 1");
  EXPECT_EQ(encoding.legend->item(cover::ItemId{207}), "column 8: 8");
}

TEST(RectangularBoards, CountsAreThoseOfAPlainSearch) {
  EXPECT_EQ(count(Grid(*Rectangle::shape({3, 4, 4}))).solutions, Natural(576));
  EXPECT_EQ(count(Grid(*Rectangle::shape({1, 1, 5}))).solutions, Natural(5));
  Random random(3);
  for (const Shape& shape : small_mosaics()) {
    for (int round = 0; round < 4; ++round) {
      Grid grid(shape);
      for (int given = 0; given < 2 * round; ++given) {
        grid.set(static_cast<Cell>(random.below(shape.cell_count())),
                 static_cast<Digit>(1 + random.below(shape.size())));
      }
      const Natural expected(plain_boards(grid).size());
      for (const EngineName engine :
           {EngineName::automatic, EngineName::links, EngineName::rows, EngineName::learn}) {
        EXPECT_EQ(count(grid, UINT64_MAX, {.engine = engine}).solutions, expected)
            << shape.describe() << ' ' << name(engine);
      }
      const Encoding full = encode(grid, Form::full);
      std::uint64_t found = 0;
      cover::Search search(full.problem);
      while (search.next()) {
        EXPECT_EQ(cover::verify(full.problem, search.solution()), std::nullopt);
        ++found;
      }
      EXPECT_EQ(Natural(found), expected);
    }
  }
}

TEST(RectangularBoards, ADigitTwiceInAShortColumnIsTold) {
  Grid grid(*Rectangle::shape({3, 4, 4}));
  grid.set(1, 2);
  grid.set(9, 2);
  std::vector<std::string> told;
  for (const Message& message : messages_of(grid.shape(), find_obstacles(grid))) {
    told.push_back(english().tell(message));
  }
  EXPECT_THAT(told, ElementsAre("2 twice in column 2: r1c2 and r3c2"));
  EXPECT_EQ(solve(grid).verdict, Verdict::none);
  EXPECT_EQ(count(grid).solutions, Natural(0));
}

TEST(RectangularBoards, TheBatchEngineTakesNoBoardOfNineDigitsThatIsNoSquare) {
  const Answer answer =
      solve(Grid(*Rectangle::boxes({6, 9, 9}, 3, 3)), {.engine = EngineName::batch});
  EXPECT_EQ(answer.verdict, Verdict::unknown);
  EXPECT_THAT(english().tell(answer.engine.reason), HasSubstr("6x9 with 9 digits"));
}

}  // namespace
}  // namespace quadrille::sudoku
