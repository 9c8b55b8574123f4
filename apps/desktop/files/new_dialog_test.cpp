#include "apps/desktop/files/new_dialog.h"

#include <gmock/gmock.h>

#include "apps/desktop/desk_test.h"
#include "quadrille/solve/solve.h"

namespace quadrille::desktop {
namespace {

struct TestNew : TestDesk {
  TestNew() {
    QObject::connect(&workspace, &Workspace::offered,
                     [this](const std::shared_ptr<const play::Game>& game) { offered = *game; });
  }
  std::optional<play::Game> offered;
  NewDialog dialog{workspace, nullptr};
};

TEST(NewDialog, OffersAnEmptyBoardOfAnyShapeToTypeInto) {
  TestNew test;
  test.dialog.choose_size(12);
  test.dialog.choose_boxes(1);
  test.dialog.begin();
  ASSERT_TRUE(test.offered);
  EXPECT_EQ(test.offered->shape(), *sudoku::Shape::boxes(2, 6));
  EXPECT_EQ(test.offered->mode(), play::Mode::set);
  EXPECT_EQ(test.offered->cells_left(), 144U);
}

TEST(NewDialog, OffersALatinSquareWhereNoBoxesFit) {
  TestNew test;
  test.dialog.choose_size(7);
  test.dialog.begin();
  ASSERT_TRUE(test.offered);
  EXPECT_EQ(test.offered->shape(), *sudoku::Shape::latin(7));
}

TEST(NewDialog, MakesAPuzzleOfALevel) {
  TestNew test;
  test.dialog.choose_size(4);
  test.dialog.choose_level(1);
  test.dialog.begin();
  ASSERT_TRUE(wait_until([&] { return test.offered.has_value(); }));
  EXPECT_EQ(test.offered->mode(), play::Mode::play);
  EXPECT_EQ(sudoku::solve(test.offered->puzzle()).verdict, sudoku::Verdict::one);
  EXPECT_TRUE(test.offered->solution());
}

TEST(NewDialog, HasPuzzlesForLargeBoardsReady) {
  TestNew test;
  test.dialog.choose_size(25);
  test.dialog.choose_level(2);
  test.dialog.begin();
  ASSERT_TRUE(test.offered);
  EXPECT_EQ(test.offered->shape(), *sudoku::Shape::boxes(5, 5));
  EXPECT_EQ(test.offered->mode(), play::Mode::play);
  EXPECT_GT(test.offered->puzzle().given_count(), 200U);
}

TEST(NewDialog, BeginsWithWhatWasChosenLastTime) {
  for (const int level : {1, 0}) {
    TestNew test;
    test.dialog.choose_size(4);
    test.dialog.choose_level(level);
    test.dialog.begin();
    ASSERT_TRUE(wait_until([&] { return test.offered.has_value(); }));
    EXPECT_EQ(TestNew().dialog.chosen_level(), level);
  }
}

TEST(NewDialog, TakesASizeThatIsTyped) {
  TestNew test;
  test.dialog.show();
  ASSERT_TRUE(wait_until([&] { return test.dialog.findChild<QSpinBox*>()->isVisible(); }));
  QTest::keyClicks(test.dialog.findChild<QSpinBox*>(), QStringLiteral("16"));
  test.dialog.begin();
  ASSERT_TRUE(test.offered);
  EXPECT_EQ(test.offered->size(), 16U);
}

TEST(NewDialog, MakesPuzzlesOfOtherKindsByTheirNames) {
  for (const std::string_view kind : {"jigsaw", "x", "antiknight", "killer", "thermo", "arrow"}) {
    TestNew test;
    test.dialog.choose_size(6);
    ASSERT_TRUE(test.dialog.choose_kind(kind)) << kind;
    test.dialog.choose_level(1);
    test.dialog.begin();
    ASSERT_TRUE(wait_until([&] { return test.offered.has_value(); }));
    const sudoku::Grid puzzle = test.offered->puzzle();
    EXPECT_EQ(puzzle.size(), 6U) << kind;
    EXPECT_EQ(puzzle.constraints() != nullptr, kind != "jigsaw") << kind;
    EXPECT_EQ(puzzle.shape() == *sudoku::Shape::of_size(6), kind != "jigsaw") << kind;
    EXPECT_EQ(sudoku::solve(puzzle).verdict, sudoku::Verdict::one) << kind;
    EXPECT_TRUE(test.offered->solution()) << kind;
  }
}

TEST(NewDialog, OffersAnEmptyBoardWithTheRulesOfItsKind) {
  TestNew test;
  test.dialog.choose_size(9);
  ASSERT_TRUE(test.dialog.choose_kind("x"));
  test.dialog.choose_level(0);
  test.dialog.begin();
  ASSERT_TRUE(test.offered);
  EXPECT_EQ(test.offered->mode(), play::Mode::set);
  ASSERT_NE(test.offered->puzzle().constraints(), nullptr);
}

TEST(NewDialog, HasNoKindsThatABoardCannotBe) {
  TestNew test;
  test.dialog.choose_size(64);
  EXPECT_FALSE(test.dialog.choose_kind("killer"));
  test.dialog.choose_size(7);  // without boxes
  EXPECT_FALSE(test.dialog.choose_kind("windows"));
  EXPECT_TRUE(test.dialog.choose_kind("jigsaw"));
}

}  // namespace
}  // namespace quadrille::desktop
