// What the tests of windows share: a workspace with settings of its own, and keys sent to widgets.
//   TestDesk
//   desk("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
//   desk.type(u"5"_s);
#pragma once

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <string_view>

#include "apps/desktop/play/entry.h"
#include "apps/desktop/workspace.h"
#include "quadrille/sudoku/read.h"

namespace quadrille::desktop {

inline constexpr std::string_view kTestPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kTestSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

inline play::Game game_of(std::string_view text, play::Mode mode = play::Mode::play) {
  return play::Game(*sudoku::read_grid(text), mode);
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

// Runs the event loop until it is so; false if it is not within a generous time.
template <class Condition>
bool wait_until(const Condition& condition) {
  return QTest::qWaitFor(condition, 20'000);
}

}  // namespace quadrille::desktop
