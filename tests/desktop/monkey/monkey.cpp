#include "tests/desktop/monkey/monkey.h"

#include <QDirIterator>
#include <QThread>
#include <QTimer>
#include <array>
#include <cstdio>
#include <utility>

#include <fmt/format.h>

#include "apps/desktop/files/file_text.h"
#include "apps/desktop/window/main_window.h"
#include "quadrille/play/save.h"
#include "tests/desktop/monkey/hands.h"
#include "tests/desktop/monkey/journal.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr std::size_t kMostWindows = 3;
constexpr std::size_t kMostWindowsOfAll = 8;
constexpr std::uint32_t kLongInDialogs = 25;
// By then a dialog does not let itself be closed.
constexpr std::uint32_t kTooLongInDialogs = 300;
constexpr int kDeepest = 4;  // event loops within each other

int level() { return QThread::currentThread()->loopLevel(); }

}  // namespace

Monkey::Monkey(Watch& watch, const MonkeyOptions& options) : watch_(watch), options_(options) {}

void Monkey::begin() {
  clock_.start();
  start_program({});
  step();
}

void Monkey::start_program(const QStringList& files) {
  application_ = std::make_unique<Application>();
  application_->start(files);
  application_->windows().front()->activateWindow();
}

void Monkey::step() {
  // An action may handle events while it is at work; what comes then, comes too early.
  if (level() <= acting_level_) {
    QTimer::singleShot(1, this, &Monkey::step);
    return;
  }
  const bool over = steps_ >= options_.actions || clock_.hasExpired(options_.seconds * 1000);
  const bool free = level() == 1 && QApplication::activeModalWidget() == nullptr &&
                    QApplication::activePopupWidget() == nullptr;
  if (over && free) {
    finish();
    return;
  }
  // Beforehand, for what this action opens and waits for.
  QTimer::singleShot(std::exchange(delay_, 1), this, &Monkey::step);
  const int outer = std::exchange(acting_level_, level());
  Random random(options_.seed * 0x9e3779b97f4a7c15U + steps_++);
  if (over) in_dialogs_ = std::max(in_dialogs_, kLongInDialogs);
  act(random);
  acting_level_ = outer;
  if (level() == 1 && application_->windows().empty()) {
    Journal::note(u"start after the end"_s);
    check_files();
    application_.reset();
    start_program({});
  }
  check_saves();
}

void Monkey::act(Random& random) {
  QWidget* popup = QApplication::activePopupWidget();
  QWidget* dialog = QApplication::activeModalWidget();
  if (popup == nullptr && dialog == nullptr) {
    in_dialogs_ = 0;
    if (level() > 1) {  // something is dragged: it is let go
      Journal::note(u"let go"_s);
      hands::press_key(Qt::Key_Escape, {});
      return;
    }
  } else {
    if (++in_dialogs_ > kTooLongInDialogs) {
      Journal::fail(fmt::format("a {} that cannot be closed",
                                (popup != nullptr ? popup : dialog)->metaObject()->className()));
    }
    if (popup != nullptr) {
      use_popup(*popup, random);
    } else {
      use_dialog(*dialog, random);
    }
    return;
  }
  if (application_->windows().size() > kMostWindows ||
      hands::windows().size() > kMostWindowsOfAll) {
    close_something(random);
    return;
  }
  struct Choice {
    std::uint32_t weight;
    void (Monkey::*act)(Random&);
  };
  constexpr std::array kChoices = {Choice{24, &Monkey::press_key},
                                   Choice{8, &Monkey::press_shortcut},
                                   Choice{10, &Monkey::command},
                                   Choice{4, &Monkey::open_menu},
                                   Choice{6, &Monkey::click_somewhere},
                                   Choice{14, &Monkey::click_control},
                                   Choice{12, &Monkey::click_board},
                                   Choice{4, &Monkey::drag_somewhere},
                                   Choice{2, &Monkey::turn_wheel},
                                   Choice{2, &Monkey::paste},
                                   Choice{1, &Monkey::paste_picture},
                                   Choice{2, &Monkey::drop_text},
                                   Choice{2, &Monkey::drop_file},
                                   Choice{4, &Monkey::offer_board},
                                   Choice{1, &Monkey::resize_window},
                                   Choice{1, &Monkey::close_something},
                                   Choice{3, &Monkey::rest},
                                   Choice{1, &Monkey::restart},
                                   Choice{8, &Monkey::draw}};
  std::uint32_t all = 0;
  for (const Choice& choice : kChoices) all += choice.weight;
  std::uint32_t chosen = random.below(all);
  for (const Choice& choice : kChoices) {
    if (chosen < choice.weight) {
      (this->*choice.act)(random);
      return;
    }
    chosen -= choice.weight;
  }
}

bool Monkey::is_long_in_dialogs() const {
  return in_dialogs_ >= kLongInDialogs || level() > kDeepest;
}

MainWindow& Monkey::window(Random& random) const {
  return *hands::one_of(application_->windows(), random);
}

// What was open must be there again.
void Monkey::restart(Random& random) {
  Journal::note(u"start anew"_s);
  ++restarts_;
  std::vector<std::string> before;
  {
    const Watch::Aside aside(watch_);
    for (MainWindow* each : application_->windows()) {
      before.push_back(play::save(each->workspace().game()));
    }
  }
  if (random.below(2) == 0) {
    if (!application_->save_now()) Journal::fail("the open games cannot be kept");
  } else {
    application_->quit();
  }
  check_files();
  application_.reset();
  start_program({});
  const Watch::Aside aside(watch_);
  std::vector<std::string> after;
  for (MainWindow* each : application_->windows()) {
    after.push_back(play::save(each->workspace().game()));
  }
  if (before == after) return;
  for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
    const std::string was = i < before.size() ? before[i] : "nothing\n";
    const std::string is = i < after.size() ? after[i] : "nothing\n";
    if (was != is) fmt::print(stderr, "window {} was:\n{}and came back as:\n{}", i, was, is);
  }
  Journal::fail("a game that did not come back the same");
}

void Monkey::finish() {
  Random random(options_.seed);
  restart(random);
  fmt::print(
      "desktop_monkey: seed {}: {} actions and {} restarts in {:.0f} s; "
      "the longest work was {:.2f} s on {}\n",
      options_.seed, steps_, restarts_, static_cast<double>(clock_.elapsed()) / 1000,
      watch_.slowest_seconds(), watch_.slowest());
  application_.reset();
  done_ = true;
  QCoreApplication::exit();
}

// What would be saved now must be the same game when it is read.
void Monkey::check_saves() {
  const Watch::Aside aside(watch_);
  for (MainWindow* each : application_->windows()) {
    const play::Game& game = each->workspace().game();
    // The largest take long: they are looked at when the program is started anew.
    if (game.size() > 25 && steps_ % 50 != 0) continue;
    std::string text = play::save(game);
    if (text == checked_) continue;
    const Result<play::Game> again = play::load(text);
    if (again.ok() && *again == game) {
      checked_ = std::move(text);
      continue;
    }
    fmt::print(stderr, "{}\n", text);
    Journal::fail(again.ok() ? "a save that reads back as another game"
                             : "a save that cannot be read: " + again.error().text());
  }
}

// The same of all that is kept for the next start.
void Monkey::check_files() const {
  QDirIterator files(Session::state_folder(), {u"*.quadrille"_s}, QDir::Files,
                     QDirIterator::Subdirectories);
  while (files.hasNext()) {
    const Result<std::string> text = read_file(files.next());
    const Result<play::Game> game = text ? play::load(*text) : Result<play::Game>(text.error());
    if (!game.ok()) Journal::fail("a kept game that cannot be read: " + game.error().text());
  }
}

}  // namespace quadrille::desktop
