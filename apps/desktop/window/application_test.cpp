#include "apps/desktop/window/application_test.h"

#include <QClipboard>
#include <QMimeData>

#include <gmock/gmock.h>

#include "apps/desktop/files/clipboard.h"
#include "apps/desktop/files/puzzles_panel.h"
#include "apps/desktop/play/hint_panel.h"
#include "quadrille/play/read.h"
#include "quadrille/play/save.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

TEST_F(ApplicationTest, BeginsWithAPuzzle) {
  ASSERT_EQ(application->windows().size(), 1U);
  EXPECT_EQ(window().workspace().game().size(), 9U);
  EXPECT_TRUE(window().untouched());
}

TEST_F(ApplicationTest, BringsBackItsWindowsWithTheirHistory) {
  enter(window(), 0, 5);
  application->new_window(game_of("1...............", play::Mode::set))->show();
  ASSERT_TRUE(application->save_now());
  start();
  ASSERT_EQ(application->windows().size(), 2U);
  EXPECT_EQ(window(0).workspace().game().cell(0).digit, 5);
  EXPECT_TRUE(window(0).workspace().game().can_undo());
  EXPECT_EQ(window(1).workspace().game().size(), 4U);
  EXPECT_EQ(window(1).workspace().game().mode(), play::Mode::set);
}

TEST_F(ApplicationTest, KeepsAllWindowsWhenItIsQuitAndTheLastThatIsClosed) {
  enter(window(), 0, 5);
  application->new_window(game_of("1..............."))->show();
  application->quit();
  start();
  ASSERT_EQ(application->windows().size(), 2U);
  window(1).close();
  window(0).close();
  start();
  ASSERT_EQ(application->windows().size(), 1U);
  EXPECT_EQ(window().workspace().game().cell(0).digit, 5);
}

TEST_F(ApplicationTest, BringsBackTheGamesOfAllProgramsThatRanAtTheSameTime) {
  enter(window(), 0, 5);
  {
    Application second;
    second.start({});
    second.windows().front()->replace(game_of("1..............."), {});
    enter(*second.windows().front(), 1, 2);
    second.quit();
  }
  application->quit();
  start();
  ASSERT_EQ(application->windows().size(), 2U);
  EXPECT_EQ(window(0).workspace().game().cell(0).digit, 5);
  EXPECT_EQ(window(1).workspace().game().size(), 4U);
  EXPECT_EQ(window(1).workspace().game().cell(1).digit, 2);
}

TEST_F(ApplicationTest, SavesByItselfSoonAfterAnEntry) {
  enter(window(), 0, 5);
  const QString list = state.filePath(u"quadrille/session/windows.json"_s);
  EXPECT_TRUE(wait_until([&] { return QFile::exists(list); }));
}

TEST_F(ApplicationTest, OpensAGameInPlaceOfOneThatNobodyTouched) {
  const QString path = file(u"four.txt"_s, "1234....3412....\n");
  application->open_file(path, &window());
  ASSERT_EQ(application->windows().size(), 1U);
  EXPECT_EQ(window().workspace().game().size(), 4U);
  EXPECT_THAT(application->settings().recent(), testing::Contains(path));
}

TEST_F(ApplicationTest, OpensAnotherWindowBesideAGameWithMoves) {
  enter(window(), 0, 5);
  application->open_file(file(u"four.txt"_s, "1234....3412....\n"), &window());
  ASSERT_EQ(application->windows().size(), 2U);
  EXPECT_EQ(window(0).workspace().game().cell(0).digit, 5);
  EXPECT_EQ(window(1).workspace().game().size(), 4U);
}

TEST_F(ApplicationTest, ListsAFileOfManyPuzzles) {
  std::string lines;
  for (int i = 0; i < 20; ++i) lines += std::string(kTestPuzzle) + "\n";
  application->open_file(file(u"many.txt"_s, lines), &window());
  auto* panel = window().findChild<PuzzlesPanel*>();
  ASSERT_NE(panel, nullptr);
  EXPECT_TRUE(wait_until([&] { return panel->model().rowCount() == 20; }));
  EXPECT_TRUE(wait_until(
      [&] { return window().workspace().game().puzzle() == *sudoku::read_grid(kTestPuzzle); }));
}

TEST_F(ApplicationTest, StartsWithFilesAndWithoutThoseThatAreBad) {
  start({file(u"four.txt"_s, "1234....3412....\n"), folder.filePath(u"none.txt"_s)});
  ASSERT_EQ(application->windows().size(), 1U);
  EXPECT_EQ(window().workspace().game().size(), 4U);
  EXPECT_FALSE(told(window()).isEmpty());
}

TEST_F(ApplicationTest, CopiesTheBoardAndPastesItAgain) {
  window().replace(game_of(kTestPuzzle), {});
  copy_board(window().board());
  const QMimeData* data = QApplication::clipboard()->mimeData();
  EXPECT_EQ(data->text(), to_qt(kTestPuzzle));
  EXPECT_TRUE(data->hasImage());
  EXPECT_TRUE(data->data(u"image/svg+xml"_s).contains("<svg"));
  window().replace(first_game(), {});
  window().actions().at("edit.paste")->trigger();
  EXPECT_EQ(window().workspace().game().puzzle(), *sudoku::read_grid(kTestPuzzle));
}

TEST_F(ApplicationTest, CopiesInEveryFormatSoThatItCanBeReadAgain) {
  window().replace(game_of(kTestPuzzle), {});
  QMenu menu;
  fill_copy_menu(menu, window().board());
  int read = 0;
  for (QAction* action : menu.actions()) {
    if (action->isSeparator()) continue;
    QApplication::clipboard()->clear();
    action->trigger();
    const std::string text = QApplication::clipboard()->text().toStdString();
    if (text.empty() || text.starts_with("<")) continue;  // pictures
    const Result<play::Game> game = play::read_game(text);
    ASSERT_TRUE(game.ok()) << action->text().toStdString() << ": " << text;
    EXPECT_EQ(game->size(), 9U);
    ++read;
  }
  EXPECT_EQ(read, 16);  // not: pictures, and a file of cages for a board without any
}

TEST_F(ApplicationTest, GivesAHintInThreeLevelsAndDoesWhatItSays) {
  window().replace(game_of(kTestPuzzle), {});
  window().actions().at("board.hint")->trigger();
  auto* panel = window().findChild<HintPanel*>();
  ASSERT_NE(panel, nullptr);
  Workspace& workspace = window().workspace();
  ASSERT_TRUE(wait_until([&] { return workspace.overlay() != nullptr; }));
  EXPECT_TRUE(workspace.overlay()->scene);
  EXPECT_FALSE(workspace.overlay()->position) << "the first level only says where to look";
  panel->ask();
  panel->ask();
  EXPECT_TRUE(workspace.overlay()->position);
  const std::uint32_t before = workspace.game().cells_left();
  panel->apply();
  EXPECT_EQ(workspace.game().cells_left(), before - 1);
  EXPECT_FALSE(workspace.overlay());
  EXPECT_EQ(workspace.game().help_used().hints, 1U);
}

TEST_F(ApplicationTest, SolvesChecksAndStartsOver) {
  window().replace(game_of(kTestPuzzle), {});
  Workspace& workspace = window().workspace();
  ASSERT_TRUE(wait_until([&] { return workspace.answer().has_value(); }));
  enter(window(), 2, 1);
  window().actions().at("board.check")->trigger();
  EXPECT_EQ(window().board().look().cells[2].tint, play::Tint::wrong);
  window().actions().at("board.solve")->trigger();
  EXPECT_TRUE(workspace.game().complete());
  window().actions().at("edit.undo")->trigger();
  EXPECT_EQ(workspace.game().cell(2).digit, 1);
  window().actions().at("board.restart")->trigger();
  EXPECT_EQ(workspace.game().cells_left(), 51U);
}

TEST_F(ApplicationTest, SpeaksAnotherLanguageAtOnceWithTheSameGames) {
  enter(window(), 0, 5);
  Look look = application->settings().look();
  look.language = u"sl"_s;
  application->settings().set_look(look);
  EXPECT_TRUE(wait_until([&] { return application->words().tag() == "sl"; }));
  QApplication::processEvents();
  ASSERT_EQ(application->windows().size(), 1U);
  EXPECT_EQ(window().workspace().game().cell(0).digit, 5);
  EXPECT_EQ(QCoreApplication::translate("QPlatformTheme", "Cancel"),
            application->words()("desktop.qt.cancel"));
  look.language.clear();
  application->settings().set_look(look);
  QApplication::processEvents();
}

// Whoever uses the game or lies over its board must be gone before it.
TEST_F(ApplicationTest, ClosesAWindowWithAllItsPanels) {
  window().show();
  for (const PanelSpec& panel : panels()) EXPECT_NE(window().show_panel(panel.id), nullptr);
  QTest::qWait(1);
  application.reset();
}

TEST_F(ApplicationTest, OpensWhatIsDroppedOnAWindow) {
  QMimeData sound;
  sound.setData(u"audio/wav"_s, "RIFF");
  EXPECT_FALSE(drop(window(), sound));
  QMimeData text;
  text.setText(u"|1 . . .|\n|. . . 3|\n|. . 2 .|\n|. 4 . .|"_s);
  EXPECT_TRUE(drop(window(), text));
  EXPECT_EQ(window().workspace().game().size(), 4U);
  enter(window(), 1, 2);
  // What is on the board is not lost: two files are two windows more.
  QMimeData files;
  files.setUrls({QUrl::fromLocalFile(file(u"one.txt"_s, kTestPuzzle)),
                 QUrl::fromLocalFile(file(u"two.sdk"_s, kTestPuzzle))});
  EXPECT_TRUE(drop(window(), files));
  EXPECT_EQ(application->windows().size(), 3U);
  EXPECT_EQ(window().workspace().game().cell(1).digit, 2);
  EXPECT_EQ(window(2).workspace().game().puzzle(), *sudoku::read_grid(kTestPuzzle));
}

}  // namespace
}  // namespace quadrille::desktop
