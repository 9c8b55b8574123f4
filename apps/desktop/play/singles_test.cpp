#include "apps/desktop/play/singles.h"

#include <gmock/gmock.h>

#include "apps/desktop/desk_test.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

TEST(Singles, EnterAllThatFollowsByThemAsOneStep) {
  TestDesk desk;
  Singles singles(desk.workspace);
  singles.enter();
  const play::Game& game = desk.workspace.game();
  ASSERT_TRUE(wait_until([&] { return game.complete(); }));
  EXPECT_EQ(game.digits(), *sudoku::read_grid(kTestSolution));
  desk.workspace.undo();
  EXPECT_FALSE(game.can_undo());
}

TEST(Singles, EndWhereSomethingHarderIsNeeded) {
  // Of the hardest ones that are known: not one digit follows so.
  TestDesk desk(
      game_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."));
  Singles singles(desk.workspace);
  QString said;
  QObject::connect(&desk.workspace, &Workspace::said, &singles,
                   [&](const QString& text) { said = text; });
  singles.enter();
  ASSERT_TRUE(wait_until([&] { return said == u"0 digits entered"_s; }));
  EXPECT_FALSE(desk.workspace.game().can_undo());
}

TEST(Singles, EnterNothingWhereADigitIsWrong) {
  TestDesk desk;
  ASSERT_TRUE(wait_until([&] { return desk.workspace.game().solution().has_value(); }));
  desk.workspace.act([](play::Game& game) { return game.enter(std::vector<sudoku::Cell>{2}, 1); });
  Singles singles(desk.workspace);
  QString said;
  QObject::connect(&desk.workspace, &Workspace::said, &singles,
                   [&](const QString& text) { said = text; });
  singles.enter();
  EXPECT_TRUE(said.contains(u"wrong"_s)) << said.toStdString();
  EXPECT_EQ(desk.workspace.game().cells_left(), 50U);
}

}  // namespace
}  // namespace quadrille::desktop
