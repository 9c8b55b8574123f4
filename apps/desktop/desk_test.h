// What the tests of windows share: a workspace with settings of its own, and keys sent to widgets.
//   TestDesk
//   desk("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
//   desk.type(u"5"_s);
#pragma once

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <string_view>

#include "apps/desktop/play/entry.h"
#include "apps/desktop/workspace/workspace.h"
#include "quadrille/formats/read.h"

namespace quadrille::desktop {

inline constexpr std::string_view kTestPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kTestSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

inline play::Game game_of(std::string_view text, play::Mode mode = play::Mode::play) {
  return play::Game(*sudoku::read_grid(text), mode);
}

// Without a screen, in English, and away from the user's files: all there is, is in the folder.
// To be called before there is an application.
inline void live_in(const QString& folder) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME",
                           "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"}) {
    qputenv(name, folder.toLocal8Bit());
  }
  qputenv("LANGUAGE", "en");
}

// Settings, theme, words, a workspace and its entry, as a window has them. Nothing of the user's is
// read or written: main_test.cpp sees to that.
struct TestDesk {
  explicit TestDesk(play::Game game = game_of(kTestPuzzle))
      : theme(settings), words("en"), workspace({settings, theme, words}, std::move(game)) {}

  Settings settings;
  Theme theme;
  Words words;
  Workspace workspace;
  Entry entry{workspace};
};

// Waiting ends with what is waited for. Only where that never comes, it ends after minutes: no
// machine is so slow, however much else it does.
inline constexpr int kLastResort = 600'000;  // milliseconds

// Runs the event loop until it is so; false if it never is.
template <class Condition>
bool wait_until(const Condition& condition) {
  return QTest::qWaitFor(condition, kLastResort);
}

// Drops what was dragged from elsewhere, as the window system does; whether it is taken.
inline bool drop(QWidget& window, const QMimeData& data) {
  const QPoint place(200, 200);
  QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&window, &enter);
  if (!enter.isAccepted()) return false;
  QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&window, &drop);
  return drop.isAccepted();
}

inline bool wait_until_active(QWidget& window) {
  return QTest::qWaitForWindowActive(&window, kLastResort);
}

}  // namespace quadrille::desktop
