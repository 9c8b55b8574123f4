#include "apps/desktop/window/application.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QMessageBox>
#include <QSessionManager>
#include <algorithm>

#include "apps/desktop/board/board_accessible.h"
#include "apps/desktop/files/file_text.h"
#include "apps/desktop/files/read_boards.h"
#include "apps/desktop/photo/picture.h"
#include "apps/desktop/window/main_window.h"
#include "quadrille/create/stock.h"
#include "quadrille/play/read.h"
#include "quadrille/play/save.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

// The largest board, 256x256, is written in less.
constexpr std::int64_t kOneBoard = 512 << 10;  // bytes
constexpr std::int64_t kPictureStart = 256;    // bytes that tell what a file is
const QString kWelcomed = u"welcome/shown"_s;  // at the first start
constexpr int kSaveAfter = 3000;               // milliseconds: a crash loses less than five seconds

// The game in a file; nothing where it has many boards, which are a list to browse, however large.
Result<std::optional<play::Game>> read_one(const QString& path) {
  const Result<std::string> start = read_start(path, kOneBoard + 1);
  if (!start) return start.error();
  if (!is_text(*start)) return not_text(path);
  const bool saved = play::is_saved_game(*start);
  const bool large = static_cast<std::int64_t>(start->size()) > kOneBoard;
  if (large && !saved) {
    const Result<void> boards = begins_with_boards(*start);
    if (!boards) return in_file(path, boards.error());
    return std::optional<play::Game>();
  }
  const Result<std::string> text = large ? read_file(path) : start;
  if (!text) return text.error();
  Result<play::Game> game = play::read_game(*text);
  if (game) return std::optional(*std::move(game));
  if (!saved && game.error().kind == ErrorKind::another_board) return std::optional<play::Game>();
  return in_file(path, game.error());
}

}  // namespace

play::Game first_game() { return play::Game(create::first_puzzle()); }

Application::Application()
    : theme_(settings_),
      words_(std::make_unique<Words>(language_to_use(settings_.look().language))) {
  install_board_accessibility();
  qt_words_ = std::make_unique<QtWords>(*words_);
  translate_qt();
  QApplication::setApplicationDisplayName((*words_)("desktop.name"));
  QApplication::setQuitOnLastWindowClosed(true);
  save_timer_.setSingleShot(true);
  save_timer_.setInterval(kSaveAfter);
  connect(&save_timer_, &QTimer::timeout, this, &Application::save_now);
  connect(&settings_, &Settings::not_kept, this, [this](const QString& path) {
    if (windows_.empty()) return;
    windows_.back()->tell_failure(
        (*words_)("desktop.settings.not_kept", {{"path", path.toStdString()}}));
  });
  connect(&settings_, &Settings::look_changed, this, [this] {
    const std::string tag = language_to_use(settings_.look().language);
    if (tag == words_->tag()) return;
    *words_ = Words(tag);
    translate_qt();
    // Not while a menu or dialog of a window that goes away is still at work.
    QTimer::singleShot(0, this, &Application::rebuild_windows);
  });
  // The end of the user's session: there may be no time for more.
  if (auto* gui = qobject_cast<QGuiApplication*>(QCoreApplication::instance())) {
    connect(gui, &QGuiApplication::commitDataRequest, this, [this] { save_now(); });
    connect(gui, &QGuiApplication::aboutToQuit, this, [this] {
      if (!quitting_ && !windows_.empty()) save_now();
    });
  }
}

Application::~Application() {
  quitting_ = true;
  for (MainWindow* window : std::exchange(windows_, {})) delete window;
  for (const QPointer<QWidget>& window : closed_) delete window.data();
}

// The last one that is installed is asked first.
void Application::translate_qt() {
  QCoreApplication::removeTranslator(&qt_translations_);
  QCoreApplication::removeTranslator(qt_words_.get());
  QCoreApplication::installTranslator(qt_words_.get());
  const QLocale locale(to_qt(words_->tag()));
  QLocale::setDefault(locale);  // spin boxes, and figures after the point
  const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
  if (qt_translations_.load(locale, u"qtbase"_s, u"_"_s, folder)) {
    QCoreApplication::installTranslator(&qt_translations_);
  }
}

void Application::start(const QStringList& files) {
  QStringList broken;
  for (const KeptWindow& kept : session_.restore()) {
    Result<play::Game> game = play::load(kept.game);
    if (!game) {
      broken.append(
          (*words_)("desktop.session.broken", {{"error", game.error().placed_message()},
                                               {"path", session_.leave(kept.id).toStdString()}}));
      continue;
    }
    MainWindow* window = new_window(*std::move(game), kept.path);
    window->restore(kept);
    window->show();
  }
  for (const QString& path : files) open_file(path, nullptr);
  if (windows_.empty()) {
    MainWindow* first = new_window(first_game());
    first->show();
    if (!settings_.value(kWelcomed, false).toBool()) {
      settings_.set_value(kWelcomed, true);
      first->show_panel("welcome");
    }
  }
  for (const QString& text : broken) windows_.back()->tell_failure(text);
}

MainWindow* Application::new_window(play::Game game, const QString& path) {
  auto* window = new MainWindow(*this, std::move(game), path);
  windows_.push_back(window);
  save_soon();
  return window;
}

void Application::forget(MainWindow* window) {
  std::erase(windows_, window);
  std::erase_if(closed_, [](const QPointer<QWidget>& other) { return other.isNull(); });
  closed_.emplace_back(window);
  if (!quitting_ && !windows_.empty()) save_soon();
}

// Where it is read, whatever becomes of it.
MainWindow* Application::reader_for(MainWindow* window) {
  if (window != nullptr) return window;
  MainWindow* reader = windows_.empty() ? new_window(first_game()) : windows_.back();
  reader->show();
  return reader;
}

void Application::open_file(const QString& path, MainWindow* window) {
  if (const Result<std::string> start = read_start(path, kPictureStart);
      start && is_picture(*start)) {
    reader_for(window)->read_picture(path);
    return;
  }
  Result<std::optional<play::Game>> game = read_one(path);
  if (!game) {
    reader_for(window)->tell_failure(words_->tell(game.error()));
    settings_.forget_recent(path);
    return;
  }
  const bool here = window != nullptr && window->untouched();
  if (!*game) {
    MainWindow* shown = here ? window : new_window(first_game());
    shown->show();
    if (shown->open_list(path)) settings_.add_recent(path);
    return;
  }
  settings_.add_recent(path);
  if (here) {
    window->replace(**std::move(game), path);
  } else {
    new_window(**std::move(game), path)->show();
  }
}

void Application::save_soon() {
  if (!quitting_ && !save_timer_.isActive()) save_timer_.start();
}

bool Application::save_now() {
  save_timer_.stop();
  std::vector<KeptWindow> kept;
  kept.reserve(windows_.size());
  for (const MainWindow* window : windows_) kept.push_back(window->kept());
  const Result<void> saved = session_.keep(kept);
  if (!saved && !told_of_failure_ && !windows_.empty()) {
    // Once: a full disk would say so every few seconds.
    told_of_failure_ = true;
    windows_.back()->tell_failure(words_->tell(saved.error()));
  }
  if (saved) told_of_failure_ = false;
  return saved.ok();
}

void Application::quit() {
  // What is not kept for the next start is saved now, or never.
  if (!save_now() && !std::ranges::all_of(std::vector(windows_), &MainWindow::may_go)) return;
  quitting_ = true;
  for (MainWindow* window : std::vector(windows_)) window->close();
  QCoreApplication::quit();
}

void Application::rebuild_windows() {
  const std::vector<MainWindow*> old = std::exchange(windows_, {});
  for (MainWindow* window : old) {
    const KeptWindow kept = window->kept();
    MainWindow* anew = new_window(play::Game(window->workspace().game()), kept.path);
    anew->workspace().set_photograph(window->workspace().photograph());
    anew->restore(kept);
    anew->show();
    delete window;
  }
}

}  // namespace quadrille::desktop
