// Monkey: uses the program at random, as if for ever: keys, mouse, menus, dialogs, files, restarts.
//   Monkey monkey(watch, {.seed = 7, .actions = 2000});
//   QTimer::singleShot(0, &monkey, [&monkey] { monkey.begin(); });
//   while (!monkey.done()) QApplication::exec();
// What it does depends on the seed and on what it finds on the screen, which also shows what was
// worked out in the background: the same seed does nearly the same again. After each action, what
// would be saved is read again and must be the same game; now and then the program is ended and
// started again, and must bring back what was open.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTemporaryDir>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "apps/desktop/window/application.h"
#include "quadrille/base/random.h"
#include "tests/desktop/monkey/watch.h"

class QFileDialog;

namespace quadrille::desktop {

struct MonkeyOptions {
  std::uint64_t seed = 0;
  std::uint64_t actions = UINT64_MAX;
  std::int64_t seconds = INT64_MAX / 1000;
};

class Monkey : public QObject {
 public:
  Monkey(Watch& watch, const MonkeyOptions& options);

  // Starts the program. The event loop ends with each end of that, which the monkey starts again.
  void begin();
  [[nodiscard]] bool done() const { return done_; }

 private:
  // One action, and the next one soon after it, also while a dialog is open that this one opened.
  void step();
  void act(Random& random);
  void finish();

  // What there is to do.
  void press_key(Random& random);
  void press_shortcut(Random& random);
  void command(Random& random);
  void open_menu(Random& random);
  void click_somewhere(Random& random);
  void click_control(Random& random);
  void click_board(Random& random);
  void click_board_of(MainWindow& front, Random& random);
  void draw(Random& random);
  void drag_somewhere(Random& random);
  void turn_wheel(Random& random);
  void paste(Random& random);
  void paste_picture(Random& random);
  void drop_text(Random& random);
  void drop_file(Random& random);
  void offer_board(Random& random);
  void resize_window(Random& random);
  void close_something(Random& random);
  void rest(Random& random);
  void restart(Random& random);

  // What must be dealt with before anything else.
  // By then they are closed, whatever else could be done in them.
  [[nodiscard]] bool is_long_in_dialogs() const;
  void use_popup(QWidget& popup, Random& random);
  void use_dialog(QWidget& dialog, Random& random);
  void use_file_dialog(QFileDialog& dialog, Random& random);

  void start_program(const QStringList& files);
  void check_saves();
  void check_files() const;
  [[nodiscard]] MainWindow& window(Random& random) const;
  [[nodiscard]] QString random_file(Random& random);

  Watch& watch_;
  MonkeyOptions options_;
  QTemporaryDir folder_;  // of its files
  std::unique_ptr<Application> application_;
  QElapsedTimer clock_;
  int acting_level_ = 0;  // of the event loop in which an action is at work
  int delay_ = 1;         // milliseconds to the next step
  bool done_ = false;
  std::uint64_t steps_ = 0;
  std::uint32_t in_dialogs_ = 0;  // actions since there was none open
  std::string checked_;           // the save that was read again last
  std::uint32_t files_ = 0;
  std::uint32_t restarts_ = 0;
};

}  // namespace quadrille::desktop
