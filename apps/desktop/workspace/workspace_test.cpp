#include "apps/desktop/workspace/workspace.h"

#include <gmock/gmock.h>

#include "apps/desktop/desk_test.h"
#include "apps/desktop/play/verdict_line.h"

namespace quadrille::desktop {
namespace {

using sudoku::Verdict;

TEST(Workspace, FindsTheSolutionInTheBackground) {
  TestDesk desk;
  EXPECT_TRUE(wait_until([&] { return desk.workspace.answer().has_value(); }));
  EXPECT_EQ(desk.workspace.answer()->verdict, Verdict::one);
  EXPECT_EQ(desk.workspace.game().solution(), *sudoku::read_grid(kTestSolution));
  EXPECT_EQ(verdict_text(desk.workspace), QStringLiteral("Exactly one solution"));
}

TEST(Workspace, JudgesThePuzzleAnewWithEveryGiven) {
  TestDesk desk(game_of(kTestPuzzle, play::Mode::set));
  ASSERT_TRUE(wait_until([&] { return desk.workspace.answer().has_value(); }));
  desk.workspace.act([](play::Game& game) { return game.enter(std::vector<sudoku::Cell>{2}, 5); });
  EXPECT_FALSE(desk.workspace.answer());
  ASSERT_TRUE(wait_until([&] { return desk.workspace.answer().has_value(); }));
  EXPECT_EQ(desk.workspace.answer()->verdict, Verdict::none);
  EXPECT_EQ(verdict_text(desk.workspace),
            QStringLiteral("No solution: 5 twice in row 1: r1c1 and r1c3."));
  desk.workspace.act(
      [](play::Game& game) { return game.enter(std::vector<sudoku::Cell>{0, 1, 2, 4, 9}, 0); });
  ASSERT_TRUE(wait_until([&] { return desk.workspace.answer().has_value(); }));
  EXPECT_EQ(desk.workspace.answer()->verdict, Verdict::many);
}

TEST(Workspace, KeepsTheAnswerWhileAPlayerEnters) {
  TestDesk desk;
  ASSERT_TRUE(wait_until([&] { return desk.workspace.answer().has_value(); }));
  const QSignalSpy puzzle(&desk.workspace, &Workspace::puzzle_changed);
  const QSignalSpy game(&desk.workspace, &Workspace::game_changed);
  desk.workspace.act([](play::Game& now) { return now.enter(std::vector<sudoku::Cell>{2}, 4); });
  EXPECT_TRUE(desk.workspace.answer());
  EXPECT_EQ(puzzle.count(), 0);
  EXPECT_EQ(game.count(), 1);
}

TEST(Workspace, TellsOfAnotherGame) {
  TestDesk desk;
  desk.workspace.select(play::only(40));
  const QSignalSpy opened(&desk.workspace, &Workspace::game_opened);
  desk.workspace.open(game_of("1...............", play::Mode::play));
  EXPECT_EQ(opened.count(), 1);
  EXPECT_EQ(desk.workspace.game().size(), 4U);
  EXPECT_EQ(desk.workspace.symbols().size(), 4U);
  EXPECT_TRUE(desk.workspace.selection().cells.empty());
}

TEST(Workspace, TakesAwayAnOverlayWithItsOwner) {
  TestDesk desk;
  {
    const QObject owner;
    desk.workspace.set_overlay(&owner, std::make_shared<Overlay>());
    EXPECT_TRUE(desk.workspace.overlay());
  }
  EXPECT_FALSE(desk.workspace.overlay());
}

TEST(Job, DeliversInTheThreadOfTheWindowAndThenIsFinished) {
  Job job;
  QSignalSpy finished(&job, &Job::finished);
  int seen = 0;
  job.start([&seen](const Stop&, const Post& post) { post([&seen] { ++seen; }); });
  EXPECT_TRUE(job.running());
  ASSERT_TRUE(wait_until([&] { return finished.count() == 1; }));
  EXPECT_EQ(seen, 1);
  EXPECT_FALSE(job.running());
}

TEST(Job, DeliversNothingOfATaskThatWasReplaced) {
  Job job;
  QSignalSpy finished(&job, &Job::finished);
  std::string seen;
  job.start([&](const Stop& stop, const Post& post) {
    while (!stop.requested()) std::this_thread::yield();
    post([&seen] { seen += "old"; });
  });
  job.start([&](const Stop&, const Post& post) { post([&seen] { seen += "new"; }); });
  ASSERT_TRUE(wait_until([&] { return finished.count() == 1; }));
  EXPECT_EQ(seen, "new");
}

TEST(Workspace, TypesAPuzzleFromItsFirstCellOn) {
  TestDesk desk;
  EXPECT_TRUE(desk.workspace.selection().cells.empty());
  desk.workspace.open(play::Game(sudoku::Grid(*sudoku::Shape::boxes(2, 2)), play::Mode::set));
  EXPECT_EQ(desk.workspace.selection(), play::only(0));
  desk.workspace.open(game_of(kTestPuzzle));
  EXPECT_TRUE(desk.workspace.selection().cells.empty());
}

}  // namespace
}  // namespace quadrille::desktop
