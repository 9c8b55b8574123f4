#include "apps/desktop/files/puzzles_panel.h"

#include <QTemporaryDir>

#include <gmock/gmock.h>

#include "apps/desktop/desk_test.h"
#include "apps/desktop/files/file_text.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

struct TestList : TestDesk {
  TestList() {
    qputenv("XDG_STATE_HOME", folder.path().toLocal8Bit());
    QObject::connect(&workspace, &Workspace::offered,
                     [this](const std::shared_ptr<const play::Game>& game) {
                       offered.push_back(*game);
                       if (takes) workspace.open(*game);
                     });
    QObject::connect(&workspace, &Workspace::turned,
                     [this](const std::shared_ptr<const play::Game>& game, const QString& name) {
                       turned.append(name);
                       workspace.open(*game);
                     });
  }
  [[nodiscard]] QString write(const std::string& text) const {
    const QString path = folder.filePath(u"list.txt"_s);
    EXPECT_TRUE(write_file(path, text).ok());
    return path;
  }
  bool finish() {
    return wait_until([this] { return !panel.model().growing(); });
  }

  QTemporaryDir folder;
  PuzzlesPanel panel{workspace, nullptr};
  std::vector<play::Game> offered;
  QStringList turned;
  bool takes = true;  // what is offered, as a window does where nothing is lost
};

TEST(PuzzlesPanel, ListsThePuzzlesOfAFileAndOpensTheFirst) {
  TestList list;
  const std::string lines = std::string(kTestPuzzle) + "\n1234....3412....\n" +
                            std::string(kTestPuzzle.substr(0, 70)) + "\n";
  ASSERT_TRUE(list.panel.open(list.write(lines)).ok());
  ASSERT_TRUE(list.finish());
  const PuzzleModel& model = list.panel.model();
  ASSERT_EQ(model.rowCount(), 3);
  EXPECT_EQ(model.index(0).data().toString(), u"1: 9x9, 30 clues"_s);
  EXPECT_EQ(model.index(1).data().toString(), u"2: 4x4, 8 clues"_s);
  EXPECT_TRUE(model.index(2).data().toString().startsWith(u"3: line 3"_s));
  ASSERT_EQ(list.offered.size(), 1U);
  EXPECT_EQ(list.offered[0].size(), 9U);
  list.panel.step(1);
  EXPECT_EQ(list.turned, QStringList{u"list.txt, no. 2"_s});
  EXPECT_EQ(list.workspace.game().size(), 4U);
  list.panel.step(1);
  EXPECT_EQ(list.turned.size(), 1) << "a bad board is told, and not opened";
}

TEST(PuzzlesPanel, KeepsWhatHasBeenDoneOnAPuzzleWhileAnotherIsOnTheBoard) {
  TestList list;
  const QString path = list.write("1234....3412....\n1...............\n");
  ASSERT_TRUE(list.panel.open(path).ok());
  ASSERT_TRUE(list.finish());
  const auto enter = [&](sudoku::Digit digit) {
    list.workspace.act(
        [&](play::Game& game) { return game.enter(std::vector<sudoku::Cell>{15}, digit); });
  };
  enter(3);
  list.panel.step(1);
  EXPECT_EQ(list.workspace.game().cell(15).digit, 0);
  enter(2);
  list.panel.step(-1);
  EXPECT_EQ(list.workspace.game().cell(15).digit, 3);
  EXPECT_TRUE(list.workspace.game().can_undo());
  EXPECT_EQ(list.offered.size(), 1U) << "nothing is asked on the way";
  // Also when the file is opened again, in another window.
  list.panel.step(1);
  PuzzlesPanel again(list.workspace, nullptr);
  ASSERT_TRUE(again.open(path).ok());
  ASSERT_TRUE(wait_until([&] { return !again.model().growing(); }));
  EXPECT_EQ(list.workspace.game().cell(15).digit, 3);
  // But not where another puzzle is in its place.
  ASSERT_TRUE(write_file(path, "4321....3412....\n1...............\n").ok());
  ASSERT_TRUE(again.open(path).ok());
  ASSERT_TRUE(wait_until([&] { return !again.model().growing(); }));
  EXPECT_EQ(list.workspace.game().cell(15).digit, 0);
}

TEST(PuzzlesPanel, SelectsNothingWhereTheOfferIsDeclined) {
  TestList list;
  list.takes = false;
  ASSERT_TRUE(list.panel.open(list.write("1234....3412....\n1...............\n")).ok());
  ASSERT_TRUE(list.finish());
  EXPECT_FALSE(list.panel.findChild<QListView*>()->currentIndex().isValid());
}

TEST(PuzzlesPanel, OpensThePuzzleWhoseNumberIsEntered) {
  TestList list;
  ASSERT_TRUE(list.panel.open(list.write("1234....3412....\n1...............\n")).ok());
  ASSERT_TRUE(list.finish());
  list.panel.show();
  list.panel.activateWindow();
  ASSERT_TRUE(wait_until_active(list.panel));
  auto* number = list.panel.findChild<QSpinBox*>();
  number->setFocus();
  number->selectAll();
  QTest::keyClicks(number, u"2"_s);
  QTest::keyClick(number, Qt::Key_Return);
  EXPECT_EQ(list.workspace.game().puzzle().given_count(), 1U);
}

TEST(PuzzlesPanel, ReadsAnyRowOfALongFile) {
  TestList list;
  std::string lines;
  for (int i = 0; i < 50'000; ++i) lines += std::string(kTestPuzzle) + "\n";
  lines += std::string(kTestSolution) + "\n";
  ASSERT_TRUE(list.panel.open(list.write(lines)).ok());
  ASSERT_TRUE(list.finish());
  ASSERT_EQ(list.panel.model().rowCount(), 50'001);
  EXPECT_EQ(list.panel.model().puzzle(50'000)->empty_count(), 0U);
  EXPECT_EQ(list.panel.model().puzzle(49'999)->given_count(), 30U);
}

TEST(PuzzlesPanel, KeepsTheOldListWhereAFileCannotBeOpened) {
  TestList list;
  ASSERT_TRUE(list.panel.open(list.write(std::string(kTestPuzzle) + "\n")).ok());
  ASSERT_TRUE(list.finish());
  EXPECT_FALSE(list.panel.open(list.folder.filePath(u"none.txt"_s)).ok());
  EXPECT_FALSE(list.panel.open(list.folder.path()).ok());
  EXPECT_EQ(list.panel.model().rowCount(), 1);
}

TEST(PuzzlesPanel, SurvivesAFileThatGetsShorter) {
  TestList list;
  std::string lines;
  for (int i = 0; i < 5000; ++i) lines += std::string(kTestPuzzle) + "\n";
  const QString path = list.write(lines);
  ASSERT_TRUE(list.panel.open(path).ok());
  ASSERT_TRUE(list.finish());
  ASSERT_TRUE(QFile::resize(path, 10));
  EXPECT_FALSE(list.panel.model().puzzle(4000).ok());
}

}  // namespace
}  // namespace quadrille::desktop
