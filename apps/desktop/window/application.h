// Application: what all windows share, the windows themselves, and what stays between two runs.
//   Application application;
//   application.start(files);        // the windows of last time, and those files
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <vector>

#include "apps/desktop/base/qt_words.h"
#include "apps/desktop/base/settings.h"
#include "apps/desktop/base/words.h"
#include "apps/desktop/files/session.h"
#include "apps/desktop/look/theme.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class MainWindow;

class Application : public QObject {
  Q_OBJECT

 public:
  // requires: a QApplication
  Application();
  ~Application() override;

  [[nodiscard]] Settings& settings() { return settings_; }
  [[nodiscard]] Theme& theme() { return theme_; }
  [[nodiscard]] const Words& words() const { return *words_; }
  [[nodiscard]] Shared shared() { return {settings_, theme_, *words_}; }

  // Brings back the windows of last time, or begins with a puzzle; opens files in windows of their
  // own.
  void start(const QStringList& files);
  MainWindow* new_window(play::Game game, const QString& path = {});
  // A window that is about to go.
  void forget(MainWindow* window);
  [[nodiscard]] const std::vector<MainWindow*>& windows() const { return windows_; }

  // Opens a file in that window, if its game would not be lost, or else in one of its own.
  // Whatever is wrong is told there.
  void open_file(const QString& path, MainWindow* window);

  // Something is worth saving: it is, within five seconds.
  void save_soon();
  // False where it could not be written.
  bool save_now();
  // All windows close, and come back at the next start.
  void quit();
  [[nodiscard]] bool quitting() const { return quitting_; }

 private:
  MainWindow* reader_for(MainWindow* window);
  void rebuild_windows();
  void translate_qt();

  Settings settings_;
  Theme theme_;
  std::unique_ptr<Words> words_;
  QTranslator qt_translations_;  // where the system has them
  std::unique_ptr<QtWords> qt_words_;
  Session session_;
  std::vector<MainWindow*> windows_;
  std::vector<QPointer<QWidget>> closed_;  // they may live until the event loop deletes them
  QTimer save_timer_;
  bool quitting_ = false;
  bool told_of_failure_ = false;
};

// The puzzle that a first start begins with.
play::Game first_game();

}  // namespace quadrille::desktop
