// What the program is given that it cannot use, and what keeps it from saving: it says so, and the
// game that is open stays.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <csignal>
#include <string>
#include <utility>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/desktop/files/puzzles_panel.h"
#include "apps/desktop/window/application_test.h"
#include "quadrille/play/save.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

class Trouble : public ApplicationTest {
 protected:
  // Presses a button of the next question, as soon as it is asked.
  static void answer(QMessageBox::StandardButton button) {
    QTimer::singleShot(0, qApp, [button] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      ASSERT_NE(box, nullptr);
      box->button(button)->click();
    });
  }
  // Tries to open it beside a game with an entry; returns what is told.
  QString told_of(const QString& path) {
    const play::Game before = window().workspace().game();
    application->open_file(path, &window());
    EXPECT_EQ(application->windows().size(), 1U) << path.toStdString();
    EXPECT_EQ(window().workspace().game(), before) << path.toStdString();
    return told(window());
  }
  static std::string saved_game() {
    play::Game game = game_of(kTestPuzzle);
    for (const sudoku::Cell cell : {2U, 3U, 5U}) game.enter(std::vector{cell}, 4);
    game.add_checkpoint("one");
    return play::save(game);
  }
};

// No file becomes larger than that, as on a disk that is full.
class SmallDisk {
 public:
  explicit SmallDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit now{.rlim_cur = bytes, .rlim_max = before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &now);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  ~SmallDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  rlimit before_{};
  void (*handler_)(int);
};

// Somebody without rights to what others keep for themselves; root has all rights.
class Stranger {
 public:
  Stranger() : before_(geteuid()) {
    if (before_ == 0) EXPECT_EQ(seteuid(65534), 0);
  }
  Stranger(const Stranger&) = delete;
  Stranger& operator=(const Stranger&) = delete;
  ~Stranger() { EXPECT_EQ(seteuid(before_), 0); }

 private:
  uid_t before_;
};

TEST_F(Trouble, TellsWhatIsWrongWithAFileAndKeepsTheGame) {
  enter(window(), 0, 5);
  const QString pipe = folder.filePath(u"pipe"_s);
  ASSERT_EQ(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
  std::string words;
  while (words.size() < (1U << 20U)) words += "77 bottles on the wall, 77 bottles\n";
  const std::pair<QString, QString> cases[] = {
      {file(u"letter.txt"_s, "Dear reader,\nthis is a letter.\n"), u"letter.txt"_s},
      {file(u"broken.quadrille"_s, "quadrille game 1\nboard boxes 3x3\npuzzle 12\n"),
       u"broken.quadrille: line 3, column"_s},
      {file(u"later.quadrille"_s, "quadrille game 99\n"),
       u"later.quadrille: line 1, column 1: expected"_s},
      {file(u"all.zip"_s, std::string_view("PK\3\4\24\0\0\0\10\0abc", 13)), u"not a text file"_s},
      {file(u"song.txt"_s, words), u"song.txt: line 1, column 6: expected"_s},
      {file(u"empty.txt"_s, ""), u"empty.txt: expected a board"_s},
      {folder.path(), u"is a folder"_s},
      {folder.filePath(u"none.txt"_s), u"there is no file none.txt"_s},
      {pipe, u"pipe is a device or a pipe"_s},
      {u"/dev/zero"_s, u"zero is a device or a pipe"_s},
  };
  for (const auto& [path, expected] : cases) {
    const QString said = told_of(path);
    EXPECT_TRUE(said.contains(expected, Qt::CaseInsensitive))
        << path.toStdString() << ": " << said.toStdString();
  }
}

TEST_F(Trouble, TellsOfAFileAndOfAFolderWithoutRights) {
  enter(window(), 0, 5);
  ASSERT_TRUE(QDir(folder.path()).mkdir(u"closed"_s));
  const QString path = file(u"mine.quadrille"_s, saved_game());
  const QString inside = file(u"closed/mine.quadrille"_s, saved_game());
  const auto chmod = [](const QString& name, mode_t mode) {
    EXPECT_EQ(::chmod(name.toLocal8Bit().constData(), mode), 0);
  };
  chmod(folder.path(), 0755);
  chmod(path, 0);
  chmod(folder.filePath(u"closed"_s), 0);
  {
    const Stranger stranger;
    EXPECT_TRUE(told_of(path).contains(u"mine.quadrille cannot be opened: Permission denied"_s));
    EXPECT_TRUE(told_of(inside).contains(u"mine.quadrille cannot be opened: Permission denied"_s));
    EXPECT_FALSE(write_file(folder.filePath(u"new.quadrille"_s), "text").ok());
  }
  chmod(folder.filePath(u"closed"_s), 0700);
}

TEST_F(Trouble, OpensOrTellsOfASaveThatIsCutOffAnywhere) {
  enter(window(), 0, 5);
  const play::Game before = window().workspace().game();
  const std::string whole = saved_game();
  std::size_t told_times = 0;
  for (std::size_t length = 0; length < whole.size(); length += 7) {
    const QString path = file(u"part.quadrille"_s, std::string_view(whole).substr(0, length));
    application->open_file(path, &window());
    const QString said = told(window());
    EXPECT_EQ(window().workspace().game(), before);
    EXPECT_NE(said.isEmpty(), application->windows().size() == 1) << length;
    told_times += said.isEmpty() ? 0 : 1;
    while (application->windows().size() > 1) application->windows().back()->close();
  }
  EXPECT_GT(told_times, 0U);
}

TEST_F(Trouble, KeepsTheOldFileAndTheGameWhereTheDiskIsFull) {
  const QString path = file(u"game.quadrille"_s, saved_game());
  application->open_file(path, &window());
  enter(window(), 10, 4);
  {
    const SmallDisk disk(16);
    EXPECT_FALSE(window().save());
  }
  const QString said = told(window());
  EXPECT_TRUE(said.startsWith(u"game.quadrille cannot be saved: "_s)) << said.toStdString();
  EXPECT_EQ(*read_file(path), saved_game());
  EXPECT_TRUE(window().isWindowModified());
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files).size(), 1) << "nothing half-written stays";
  EXPECT_TRUE(window().save());
  EXPECT_FALSE(window().isWindowModified());
  EXPECT_NE(*read_file(path), saved_game());
}

TEST_F(Trouble, DoesNotTakeThePlaceOfADeviceOrAFolder) {
  const auto told_by = [this](const QString& path) {
    const Result<void> written = write_file(path, "text");
    return written ? QString() : application->words().tell(written.error());
  };
  EXPECT_EQ(told_by(u"/dev/full"_s), u"full is a device or a pipe, not a file."_s);
  EXPECT_TRUE(told_by(folder.path()).endsWith(u" is a folder."_s));
  struct stat full{};
  ASSERT_EQ(stat("/dev/full", &full), 0);
  EXPECT_TRUE(S_ISCHR(full.st_mode));
}

TEST_F(Trouble, AsksBeforeItQuitsWhereTheGameCannotBeKept) {
  application.reset();
  qputenv("XDG_STATE_HOME", file(u"no_folder"_s, "").toLocal8Bit());
  start();
  EXPECT_TRUE(told(window()).isEmpty());
  enter(window(), 0, 5);
  EXPECT_FALSE(application->save_now());
  EXPECT_TRUE(told(window()).startsWith(u"The open games cannot be kept for the next start: "_s));
  answer(QMessageBox::Cancel);
  application->quit();
  ASSERT_EQ(application->windows().size(), 1U);
  answer(QMessageBox::Cancel);
  window().close();
  ASSERT_EQ(application->windows().size(), 1U);
  EXPECT_EQ(window().workspace().game().cell(0).digit, 5);
  answer(QMessageBox::Discard);
  application->quit();
  EXPECT_TRUE(application->windows().empty());
}

TEST_F(Trouble, LeavesAGameOfTheSessionThatIsBrokenInItsFileAndSaysWhere) {
  application->new_window(game_of("1..............."))->show();
  ASSERT_TRUE(application->save_now());
  const QString broken =
      state.filePath(u"quadrille/session/%1.quadrille"_s.arg(window(1).kept().id));
  application.reset();
  ASSERT_TRUE(write_file(broken, "quadrille game 1\nrubbish").ok());
  start();
  ASSERT_EQ(application->windows().size(), 1U);
  EXPECT_EQ(window().workspace().game().size(), 9U);
  EXPECT_TRUE(told(window()).contains(broken));
  enter(window(), 0, 5);
  ASSERT_TRUE(application->save_now());
  EXPECT_EQ(*read_file(broken), "quadrille game 1\nrubbish");
  start();
  EXPECT_TRUE(told(window()).isEmpty()) << "it is told once";
}

TEST_F(Trouble, BringsBackTheGamesOfASessionWhoseListIsBroken) {
  enter(window(), 0, 5);
  ASSERT_TRUE(application->save_now());
  application.reset();
  const QString list = state.filePath(u"quadrille/session/windows.json"_s);
  for (const std::string_view text : {"", "{\"windows\": [{\"id\":", "[]", "\x89PNG"}) {
    ASSERT_TRUE(write_file(list, text).ok());
    start();
    ASSERT_EQ(application->windows().size(), 1U) << text;
    EXPECT_EQ(window().workspace().game().cell(0).digit, 5) << text;
    ASSERT_TRUE(application->save_now());
    application.reset();
  }
}

TEST_F(Trouble, BeginsWithWhatIsUsualWhereTheSettingsAreRubbish) {
  const QString path =
      QSettings(QSettings::IniFormat, QSettings::UserScope, u"quadrille"_s, u"desktop"_s)
          .fileName();
  ASSERT_TRUE(QDir().mkpath(QFileInfo(path).path()));
  application.reset();
  const std::string_view texts[] = {
      "\x89PNG\r\n\x1a\n", "[look",
      "[look]\ntheme=99\ntext_percent=many\nlanguage=@Variant(\\0\\0)\n",
      "[look]\ntheme=-1\ntext_percent=100000\nlanguage=klingon\n[board]\nsymbols=purple\n"
      "[keys]\nfile.open=@Invalid()\nedit.undo=Ctrl+Ctrl+Ctrl\n[files]\nrecent=@Variant(\\x7f)\n"
      "[bench]\nengines=7\nsets=@Size(3 4)\nseconds=-5\n[print]\npaper=x\nper_page=-3\n"};
  for (const std::string_view text : texts) {
    ASSERT_TRUE(write_file(path, text).ok());
    start();
    ASSERT_EQ(application->windows().size(), 1U);
    EXPECT_EQ(application->settings().look().theme, ThemeChoice::system);
    EXPECT_LE(application->settings().look().text_percent, 250);
    EXPECT_EQ(application->settings().board(), BoardSettings{});
    for (const PanelSpec& panel : panels()) EXPECT_NE(window().show_panel(panel.id), nullptr);
    window().actions().at("file.print")->trigger();
    application.reset();
  }
  ASSERT_TRUE(write_file(path, "").ok());
}

TEST_F(Trouble, TellsOnceThatSettingsCannotBeKept) {
  const QString usual = QFileInfo(QFileInfo(QSettings(QSettings::IniFormat, QSettings::UserScope,
                                                      u"quadrille"_s, u"desktop"_s)
                                                .fileName())
                                      .path())
                            .path();
  // No folder can be made below a file.
  const QString blocked = file(u"blocked"_s, "a file");
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, blocked);
  start();
  BoardSettings board;
  board.highlight_pairs = true;
  application->settings().set_board(board);
  ASSERT_TRUE(wait_until([&] { return window().findChild<QMessageBox*>() != nullptr; }));
  EXPECT_TRUE(told(window()).contains(blocked));
  EXPECT_TRUE(application->settings().board().highlight_pairs);
  application->settings().set_board({});
  application->settings().set_value(u"new/level"_s, 1);
  QTest::qWait(0);
  EXPECT_EQ(told(window()), QString());
  application.reset();
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, usual);
}

TEST_F(Trouble, SavesAlsoWhileOneGoesOnEntering) {
  const QString list = state.filePath(u"quadrille/session/windows.json"_s);
  sudoku::Digit digit = 0;
  EXPECT_TRUE(wait_until([&] {
    digit = digit % 9 + 1;
    enter(window(), 0, digit);
    return QFile::exists(list);
  }));
}

TEST_F(Trouble, TellsOfPuzzlesThatAreGoneFromTheirFile) {
  std::string lines;
  for (int i = 0; i < 2000; ++i) lines += std::string(kTestPuzzle) + "\n";
  const QString path = file(u"many.txt"_s, lines);
  application->open_file(path, &window());
  auto* panel = window().findChild<PuzzlesPanel*>();
  ASSERT_NE(panel, nullptr);
  ASSERT_TRUE(wait_until([&] { return panel->model().rowCount() == 2000; }));
  ASSERT_TRUE(QFile::resize(path, 100));
  EXPECT_FALSE(panel->model().puzzle(1500).ok());
  ASSERT_TRUE(QFile::remove(path));
  EXPECT_TRUE(told_of(path).contains(u"there is no file many.txt"_s, Qt::CaseInsensitive));
}

}  // namespace
}  // namespace quadrille::desktop
