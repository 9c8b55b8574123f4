#include <atomic>
#include <thread>

#include <gmock/gmock.h>

#include "apps/desktop/dance/dance_panel.h"
#include "apps/desktop/dance/player.h"
#include "apps/desktop/desk_test.h"
#include "quadrille/cover/recording.h"
#include "quadrille/cover/text.h"

namespace quadrille::desktop {
namespace {

constexpr std::string_view kSevenItems = "1 2 3 4 5 6 7\n3 5 6\n1 4 7\n2 3 6\n1 4\n2 7\n4 5 7\n";

// A view of the dance over seven items.
struct SevenDance {
  SevenDance() {
    view.player().set_still(true);
    view.resize(900, 700);
    view.show();
    const auto source = std::make_shared<const MatrixSource>(*cover::read_problem(kSevenItems));
    cover::Recording recording = cover::record(source->problem());
    view.show_dance(source,
                    std::make_shared<cover::Replay>(source->problem(), std::move(recording.moves)),
                    recording.complete);
  }
  [[nodiscard]] std::string told() const { return view.narration().text().toStdString(); }
  [[nodiscard]] std::string line() const {
    return view.code().currentItem()->text().trimmed().toStdString();
  }

  TestDesk desk;
  DanceView view{desk.workspace, nullptr};
};

TEST(Player, GoesAsFastAsItIsTold) {
  Player player;
  player.set_length(100, std::nullopt);
  player.set_speed(10);
  player.toggle();
  player.pass(0.55);
  EXPECT_DOUBLE_EQ(player.position(), 5.5);
  player.pause();
  player.pass(10);
  EXPECT_DOUBLE_EQ(player.position(), 6);  // the move on its way was finished
  EXPECT_FALSE(player.playing());
}

TEST(Player, RestsAtTheFirstSolutionAndGoesOnFromThere) {
  Player player;
  player.set_length(100, 40);
  player.set_speed(1000);
  player.toggle();
  player.pass(1);
  EXPECT_EQ(player.at(), 40U);
  EXPECT_FALSE(player.playing());
  player.toggle();
  player.pass(1);
  EXPECT_EQ(player.at(), 100U);
  player.toggle();  // from its beginning again
  EXPECT_EQ(player.at(), 0U);
}

TEST(Player, StepsForwardAndBackWithinTheDance) {
  Player player;
  player.set_still(true);
  player.set_length(2, std::nullopt);
  player.step(-1);
  EXPECT_EQ(player.at(), 0U);
  for (int i = 0; i < 5; ++i) player.step(1);
  EXPECT_EQ(player.at(), 2U);
  player.step(-1);
  EXPECT_EQ(player.at(), 1U);
  player.seek(1000);
  EXPECT_EQ(player.at(), 2U);
}

TEST(DanceView, TellsEveryMoveAndTheLineThatMakesIt) {
  SevenDance dance;
  EXPECT_EQ(dance.told(), "Nothing has been covered yet.");
  EXPECT_EQ(dance.line(), "solve:");
  dance.view.player().step(1);
  EXPECT_EQ(dance.told(), "Item 1 has 2 options: guess.");
  EXPECT_EQ(dance.line(), "choose an item");
  dance.view.player().step(1);
  EXPECT_EQ(dance.told(), "Cover item 1: 2 options leave.");
  EXPECT_EQ(dance.line(), "cover it");
  dance.view.player().step(1);
  EXPECT_EQ(dance.line(), "take the option");
  dance.view.player().step(1);
  EXPECT_EQ(dance.line(), "cover its other items");
  dance.view.player().step(-1);
  EXPECT_EQ(dance.line(), "take the option");
}

TEST(DanceView, ShowsTheSolution) {
  SevenDance dance;
  dance.view.player().seek(*dance.view.replay()->first_solution());
  EXPECT_EQ(dance.told(), "Every item is covered: 3 options make a solution.");
  EXPECT_EQ(dance.line(), "if no item is left: a solution");
  EXPECT_THAT(dance.view.marks()->covered, testing::Each(true));
}

TEST(DanceView, DrawsTheLinksOfASmallProblem) {
  SevenDance dance;
  dance.view.show_links(true);
  ASSERT_TRUE(dance.view.shows_links());
  dance.view.player().seek(4);
  LinksView& links = dance.view.links();
  links.setFocus();
  QTest::keyClick(&links, Qt::Key_Right);
  EXPECT_EQ(links.told().toStdString(), "The root of the ring of items.");
  QTest::keyClick(&links, Qt::Key_Right);
  EXPECT_EQ(links.told().toStdString(), "Head of item 2: 2 options in its list.");
  QTest::keyClick(&links, Qt::Key_Down);
  EXPECT_EQ(links.told().toStdString(),
            "Node of option 3 and item 2. Up: head of 2. Down: option 5. Left: item 6. Right: "
            "item 3.");
  EXPECT_EQ(links.accessibleName(), links.told());
  const QImage before = dance.view.grab().toImage();
  dance.view.player().step(1);
  EXPECT_NE(dance.view.grab().toImage(), before);
}

TEST(DancePanel, ShowsTheDanceOnTheBoardAndLeavesItWhenItIsHidden) {
  TestDesk desk;
  DancePanel panel(desk.workspace, nullptr);
  panel.show();
  ASSERT_TRUE(wait_until([&] { return panel.view().replay() != nullptr; }));
  EXPECT_EQ(desk.workspace.overlay(), nullptr);
  panel.view().player().seek(*panel.view().replay()->first_solution());
  ASSERT_NE(desk.workspace.overlay(), nullptr);
  const logic::Position& position = *desk.workspace.overlay()->position;
  EXPECT_TRUE(position.solved());
  EXPECT_EQ(position.value(2), 4);
  panel.view().player().seek(0);
  EXPECT_EQ(desk.workspace.overlay(), nullptr);
  panel.view().player().seek(20);
  EXPECT_NE(desk.workspace.overlay(), nullptr);
  panel.hide();
  EXPECT_EQ(desk.workspace.overlay(), nullptr);
}

TEST(DancePanel, DancesAnewForAnotherPuzzleOrAnotherChoice) {
  TestDesk desk;
  DancePanel panel(desk.workspace, nullptr);
  panel.show();
  ASSERT_TRUE(wait_until([&] { return panel.view().replay() != nullptr; }));
  const std::size_t least = panel.view().replay()->size();
  panel.choice().setCurrentIndex(1);
  ASSERT_TRUE(wait_until([&] { return panel.view().replay() != nullptr; }));
  EXPECT_GT(panel.view().replay()->size(), least);
  desk.workspace.open(game_of("1.....3..2....4."));
  ASSERT_TRUE(wait_until([&] { return panel.view().replay() != nullptr; }));
  EXPECT_EQ(panel.view().matrix().source()->legend()->shape.size(), 4U);
}

TEST(DanceView, StopsARecordingOnWishAndRecordsItAgain) {
  TestDesk desk;
  DanceView view(desk.workspace, nullptr);
  view.show();
  EXPECT_TRUE(view.stop_button().isHidden());
  std::atomic<bool> hold = true;
  view.record([&hold](const Stop& stop) {
    while (hold && !stop.requested()) std::this_thread::yield();
    return std::make_shared<const MatrixSource>(*cover::read_problem(kSevenItems));
  });
  EXPECT_EQ(view.stop_button().text(), QStringLiteral("Stop"));
  view.stop_button().click();
  ASSERT_TRUE(wait_until([&] { return !view.recording(); }));
  EXPECT_EQ(view.replay(), nullptr);
  EXPECT_EQ(view.narration().text(), QStringLiteral("The recording was stopped."));
  hold = false;
  ASSERT_TRUE(view.stop_button().isVisible());
  view.stop_button().click();
  ASSERT_TRUE(wait_until([&] { return view.replay() != nullptr; }));
  EXPECT_TRUE(view.stop_button().isHidden());
}

TEST(DancePanel, WaitsUntilItIsSeen) {
  TestDesk desk;
  DancePanel panel(desk.workspace, nullptr);
  EXPECT_FALSE(panel.dancing());
  panel.show();
  EXPECT_TRUE(panel.dancing());
  ASSERT_TRUE(wait_until([&] { return panel.view().replay() != nullptr; }));
  panel.hide();
  desk.workspace.open(game_of("1.....3..2....4."));
  EXPECT_FALSE(panel.dancing());
  panel.show();
  ASSERT_TRUE(wait_until([&] {
    const Source& source = panel.view().matrix().source();
    return source != nullptr && source->legend()->shape.size() == 4U;
  }));
}

}  // namespace
}  // namespace quadrille::desktop
