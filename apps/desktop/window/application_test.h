// What the tests of the whole program share: one with a state folder of its own.
//   TEST_F(ApplicationTest, OpensAGame) { application->open_file(file(u"four.txt"_s, "12…"),
//   &window()); }
#pragma once

#include <QMessageBox>
#include <QTemporaryDir>
#include <memory>
#include <vector>

#include <gmock/gmock.h>

#include "apps/desktop/desk_test.h"
#include "apps/desktop/files/file_text.h"
#include "apps/desktop/window/application.h"
#include "apps/desktop/window/main_window.h"

namespace quadrille::desktop {

// The next program may take over the state folder of the last.
class ApplicationTest : public testing::Test {
 public:
  void SetUp() override {
    qputenv("XDG_STATE_HOME", state.path().toLocal8Bit());
    start();
  }
  void start(const QStringList& files = {}) {
    application.reset();
    application = std::make_unique<Application>();
    application->start(files);
  }
  [[nodiscard]] MainWindow& window(std::size_t number = 0) const {
    return *application->windows().at(number);
  }
  static void enter(MainWindow& window, sudoku::Cell cell, sudoku::Digit digit) {
    window.workspace().act(
        [&](play::Game& game) { return game.enter(std::vector<sudoku::Cell>{cell}, digit); });
  }
  [[nodiscard]] QString file(const QString& name, std::string_view text) const {
    const QString path = folder.filePath(name);
    EXPECT_TRUE(write_file(path, text).ok());
    return path;
  }
  // What the box says that tells of a failure, which is closed.
  static QString told(MainWindow& window) {
    auto* box = window.findChild<QMessageBox*>();
    if (box == nullptr) return {};
    const QString text = box->text();
    delete box;
    return text;
  }

  QTemporaryDir state;
  QTemporaryDir folder;
  std::unique_ptr<Application> application;
};

}  // namespace quadrille::desktop
