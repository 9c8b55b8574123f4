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
    QObject::connect(
        &workspace, &Workspace::offered,
        [this](const std::shared_ptr<const play::Game>& game) { offered.push_back(*game); });
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
  ASSERT_EQ(list.offered.size(), 2U);
  EXPECT_EQ(list.offered[1].size(), 4U);
  list.panel.step(1);
  EXPECT_EQ(list.offered.size(), 2U) << "a bad board is told, and not opened";
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
