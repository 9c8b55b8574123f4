#include "apps/desktop/files/session.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gmock/gmock.h>

#include "apps/desktop/base/words.h"
#include "apps/desktop/files/file_text.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

KeptWindow window(const QString& id, const std::string& game) {
  return {.id = id, .game = game, .path = u"/a/b.quadrille"_s, .modified = true, .zoom = 2};
}

TEST(Session, BringsBackTheWindowsOfLastTime) {
  const QTemporaryDir folder;
  {
    Session session(folder.path());
    EXPECT_TRUE(session.restore().empty());
    ASSERT_TRUE(session.keep({window(u"a1"_s, "one"), window(u"b2"_s, "two")}).ok());
  }
  Session again(folder.path());
  const std::vector<KeptWindow> windows = again.restore();
  ASSERT_EQ(windows.size(), 2U);
  EXPECT_EQ(windows[0].id, u"a1"_s);
  EXPECT_EQ(windows[0].game, "one");
  EXPECT_EQ(windows[1].game, "two");
  EXPECT_EQ(windows[1].path, u"/a/b.quadrille"_s);
  EXPECT_TRUE(windows[1].modified);
  EXPECT_EQ(windows[1].zoom, 2);
}

TEST(Session, ForgetsAWindowThatIsClosed) {
  const QTemporaryDir folder;
  Session session(folder.path());
  ASSERT_TRUE(session.keep({window(u"a1"_s, "one"), window(u"b2"_s, "two")}).ok());
  ASSERT_TRUE(session.keep({window(u"b2"_s, "three")}).ok());
  EXPECT_FALSE(QFile::exists(session.folder() + u"/a1.quadrille"_s));
  const std::vector<KeptWindow> windows = session.restore();
  ASSERT_EQ(windows.size(), 1U);
  EXPECT_EQ(windows[0].game, "three");
}

TEST(Session, LeavesTheSessionOfAnotherProgramAlone) {
  const QTemporaryDir folder;
  Session first(folder.path());
  ASSERT_TRUE(first.keep({window(u"a1"_s, "one")}).ok());
  Session second(folder.path());
  EXPECT_NE(second.folder(), first.folder());
  EXPECT_TRUE(second.restore().empty());
}

TEST(Session, TakesOverWhatOtherProgramsHaveLeftWhenTheyEnded) {
  const QTemporaryDir folder;
  {
    Session first(folder.path());
    Session second(folder.path());
    Session third(folder.path());
    ASSERT_TRUE(first.keep({window(u"a1"_s, "one")}).ok());
    ASSERT_TRUE(second.keep({window(u"b2"_s, "two"), window(u"c3"_s, "three")}).ok());
    ASSERT_TRUE(third.keep({window(u"d4"_s, "four")}).ok());
  }
  const auto games = [](const std::vector<KeptWindow>& windows) {
    std::vector<std::string> all;
    for (const KeptWindow& each : windows) all.push_back(each.game);
    return all;
  };
  using testing::ElementsAre;
  {
    // Nothing is lost where the program ends before it has kept them, or another one looks on.
    Session crashed(folder.path());
    EXPECT_THAT(games(crashed.restore()), ElementsAre("one", "two", "three", "four"));
    Session beside(folder.path());
    EXPECT_TRUE(beside.restore().empty());
  }
  Session session(folder.path());
  const std::vector<KeptWindow> windows = session.restore();
  EXPECT_THAT(games(windows), ElementsAre("one", "two", "three", "four"));
  EXPECT_EQ(windows[1].zoom, 2);
  ASSERT_TRUE(session.keep(windows).ok());
  EXPECT_THAT(games(session.restore()), ElementsAre("one", "two", "three", "four")) << "each once";
  Session another(folder.path());
  EXPECT_TRUE(another.restore().empty());
}

TEST(Session, LeavesABrokenGameOfAnotherProgramInItsFile) {
  const QTemporaryDir folder;
  QString second_folder;
  {
    Session first(folder.path());
    Session second(folder.path());
    second_folder = second.folder();
    ASSERT_TRUE(second.keep({window(u"b2"_s, "rubbish"), window(u"c3"_s, "good")}).ok());
  }
  Session session(folder.path());
  std::vector<KeptWindow> windows = session.restore();
  ASSERT_EQ(windows.size(), 2U);
  EXPECT_EQ(session.leave(u"b2"_s), second_folder + u"/b2.quadrille"_s);
  windows.erase(windows.begin());
  ASSERT_TRUE(session.keep(windows).ok());
  EXPECT_EQ(*read_file(second_folder + u"/b2.quadrille"_s), "rubbish");
  EXPECT_FALSE(QFile::exists(second_folder + u"/c3.quadrille"_s));
  EXPECT_EQ(session.restore().size(), 1U) << "it is brought back once";
}

TEST(Session, SurvivesAListThatIsBroken) {
  const QTemporaryDir folder;
  Session session(folder.path());
  for (const std::string_view text :
       {"", "{", "[1, 2]", R"({"windows": [{"id": "../../secret"}, 3, {"id": ""}]})"}) {
    ASSERT_TRUE(write_file(session.folder() + u"/windows.json"_s, text).ok());
    EXPECT_TRUE(session.restore().empty()) << text;
  }
}

TEST(Session, SaysWhenItCannotBeWritten) {
  const QTemporaryDir folder;
  Session session(folder.path());
  ASSERT_TRUE(QDir(session.folder()).removeRecursively());
  EXPECT_FALSE(session.keep({window(u"a1"_s, "one")}).ok());
}

TEST(FileText, SaysWhatIsWrongWithAFile) {
  const QTemporaryDir folder;
  const Words words("en");
  const auto told = [&](const Result<std::string>& read) {
    return read.ok() ? QString() : words.tell(read.error());
  };
  EXPECT_EQ(told(read_file(folder.filePath(u"none.txt"_s))), u"There is no file none.txt."_s);
  EXPECT_TRUE(told(read_file(folder.path())).endsWith(u" is a folder."_s));
  const QString path = folder.filePath(u"large.txt"_s);
  ASSERT_TRUE(write_file(path, std::string(100, 'x')).ok());
  EXPECT_EQ(told(read_file(path, 10)), u"large.txt is too large for a board."_s);
  EXPECT_EQ(*read_file(path, 100), std::string(100, 'x'));
}

TEST(FileText, KeepsTheOldFileWhereTheNewOneCannotBeWritten) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(u"no/such/folder.quadrille"_s);
  const Result<void> saved = write_file(path, "text");
  ASSERT_FALSE(saved.ok());
  EXPECT_TRUE(Words("en").tell(saved.error()).contains(u"cannot be saved"_s));
}

}  // namespace
}  // namespace quadrille::desktop
