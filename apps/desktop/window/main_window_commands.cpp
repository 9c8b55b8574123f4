// What the commands of a window do.
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

#include "apps/desktop/base/version.h"
#include "apps/desktop/files/clipboard.h"
#include "apps/desktop/files/file_text.h"
#include "apps/desktop/files/new_dialog.h"
#include "apps/desktop/files/puzzles_panel.h"
#include "apps/desktop/photo/photo_panel.h"
#include "apps/desktop/play/hint_panel.h"
#include "apps/desktop/preferences/preferences_dialog.h"
#include "apps/desktop/print/print_dialog.h"
#include "apps/desktop/window/application.h"
#include "apps/desktop/window/main_window.h"
#include "quadrille/play/check.h"
#include "quadrille/play/read.h"
#include "quadrille/play/save.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

}  // namespace

void MainWindow::bind_files() {
  const Words& words = workspace_.words();
  actions_->on("file.new", [this] {
    auto* dialog = new NewDialog(workspace_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
  });
  actions_->on("file.window", [this] { application_.new_window(first_game())->show(); });
  actions_->on("file.open", [this, &words] {
    const QString path = QFileDialog::getOpenFileName(
        this, words("desktop.file.open_title"), QFileInfo(path_).path(),
        words("desktop.file.all_formats") + u" (*)"_s);
    if (!path.isEmpty()) application_.open_file(path, this);
  });
  actions_->on_menu("file.recent", [this](QMenu& menu) { fill_recent(menu); });
  for (const int step : {1, -1}) {
    actions_->on(step > 0 ? "file.next" : "file.previous", [this, step] {
      if (auto* panel = qobject_cast<PuzzlesPanel*>(show_panel("puzzles"))) panel->step(step);
    });
  }
  actions_->on("file.save", [this] { save(); });
  actions_->on("file.save_as", [this] { save_as(); });
  actions_->on("file.picture", [this, &words] {
    const QString path =
        QFileDialog::getSaveFileName(this, words("desktop.file.picture_title"), u"sudoku.png"_s,
                                     words("desktop.file.pictures") + u" (*.png *.svg)"_s);
    if (path.isEmpty()) return;
    if (const Result<void> saved = save_picture(*board_, path); !saved) {
      tell_failure(words.tell(saved.error()));
    }
  });
  actions_->on("file.print", [this] {
    auto* dialog = new PrintDialog(workspace_, application_.shared(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
  });
  actions_->on("file.close", [this] { close(); });
  actions_->on("file.quit", [this] { application_.quit(); });
}

bool MainWindow::open_list(const QString& path) {
  auto* panel = qobject_cast<PuzzlesPanel*>(show_panel("puzzles"));
  if (panel == nullptr) return false;
  const Result<void> opened = panel->open(path);
  if (!opened) tell_failure(workspace_.words().tell(opened.error()));
  return opened.ok();
}

void MainWindow::fill_recent(QMenu& menu) {
  const QStringList files = workspace_.settings().recent();
  for (const QString& path : files) {
    QAction* action = menu.addAction(QFileInfo(path).fileName().replace(u'&', u"&&"_s));
    action->setToolTip(path);
    connect(action, &QAction::triggered, this,
            [this, path] { application_.open_file(path, this); });
  }
  if (files.isEmpty()) {
    menu.addAction(workspace_.words("desktop.file.no_recent"))->setEnabled(false);
  }
}

void MainWindow::bind_edit() {
  const Words& words = workspace_.words();
  actions_->on("edit.undo", [this] { workspace_.undo(); });
  actions_->on("edit.redo", [this] { workspace_.redo(); });
  actions_->on("edit.undo_to_right", [this, &words] {
    std::size_t undone = 0;
    workspace_.act([&](play::Game& game) {
      undone = play::undo_to_right(game);
      return undone > 0;
    });
    workspace_.say(words("desktop.said.undone", {{"count", undone}}));
  });
  actions_->on("edit.copy", [this] { copy_board(*board_); });
  connect(board_, &BoardView::carried_off, this, [this] { drag_board(*board_); });
  actions_->on_menu("edit.copy_as", [this](QMenu& menu) { fill_copy_menu(menu, *board_); });
  actions_->on("edit.paste", [this] {
    if (const QMimeData* data = QApplication::clipboard()->mimeData()) take(*data);
  });
  actions_->on("edit.select_all", [this] {
    workspace_.select(play::everything(workspace_.game().size(), workspace_.selection().cursor));
  });
  actions_->on("edit.preferences", [this] { show_preferences(); });
}

void MainWindow::bind_board() {
  const Words& words = workspace_.words();
  const auto hint = [this] {
    if (auto* panel = qobject_cast<HintPanel*>(show_panel("hint"))) panel->ask();
  };
  actions_->on("board.hint", hint);
  connect(&entry_, &Entry::hint_wanted, this, hint);
  actions_->on("board.check", [this] { check(); });
  connect(&entry_, &Entry::check_wanted, this, &MainWindow::check);
  const std::pair<const char*, play::EntryMode> modes[] = {
      {"board.digit", play::EntryMode::digit},
      {"board.corner", play::EntryMode::corner},
      {"board.centre", play::EntryMode::centre},
      {"board.colour", play::EntryMode::colour}};
  for (const auto& each : modes) {
    actions_->on(each.first, [this, mode = each.second] {
      entry_.set_mode(mode);
      refresh_actions();  // the one that is chosen stays so
    });
  }
  actions_->on("board.digit_first", [this] {
    BoardSettings board = workspace_.settings().board();
    board.digit_first = !board.digit_first;
    workspace_.settings().set_board(board);
    if (!board.digit_first) entry_.take_in_hand(0);
  });
  actions_->on("board.filter", [this] {
    BoardSettings board = workspace_.settings().board();
    board.filter = !board.filter;
    workspace_.settings().set_board(board);
  });
  actions_->on("board.singles", [this] { singles_.enter(); });
  actions_->on("board.fill_marks",
               [this] { workspace_.act([](play::Game& game) { return game.fill_marks(); }); });
  actions_->on("board.clean_marks",
               [this] { workspace_.act([](play::Game& game) { return game.clean_marks(); }); });
  actions_->on("board.checkpoint", [this, &words] {
    std::string name;
    workspace_.note([&](play::Game& game) {
      const std::size_t added = game.add_checkpoint();
      name = game.checkpoints()[added].name;
    });
    workspace_.say(words("desktop.said.checkpoint", {{"name", name}}));
  });
  actions_->on_menu("board.checkpoints", [this](QMenu& menu) { fill_checkpoints(menu); });
  actions_->on("board.set", [this] {
    workspace_.act([](play::Game& game) {
      return game.set_mode(game.mode() == play::Mode::set ? play::Mode::play : play::Mode::set);
    });
    // It is typed from there on.
    if (workspace_.game().mode() == play::Mode::set && workspace_.selection().cells.empty()) {
      workspace_.select(play::only(0));
    }
    refresh_actions();
  });
  actions_->on("board.doubtful", [this] { select_next_doubtful(workspace_); });
  actions_->on("board.confirm", [this] { confirm_selected(workspace_); });
  actions_->on("board.restart",
               [this] { workspace_.act([](play::Game& game) { return game.restart(); }); });
  actions_->on("board.solve", [this] { solve(); });
}

void MainWindow::fill_checkpoints(QMenu& menu) {
  const auto checkpoints = workspace_.game().checkpoints();
  for (std::size_t i = 0; i < checkpoints.size(); ++i) {
    QAction* action = menu.addAction(to_qt(checkpoints[i].name).replace(u'&', u"&&"_s));
    connect(action, &QAction::triggered, this,
            [this, i] { workspace_.act([i](play::Game& game) { return game.return_to(i); }); });
  }
  if (checkpoints.empty()) {
    menu.addAction(workspace_.words("desktop.checkpoints.none"))->setEnabled(false);
    return;
  }
  menu.addSeparator();
  QAction* forget = menu.addAction(workspace_.words("desktop.checkpoints.forget"));
  connect(forget, &QAction::triggered, this, [this] {
    workspace_.note([](play::Game& game) {
      while (!game.checkpoints().empty()) game.remove_checkpoint(0);
    });
  });
}

void MainWindow::check() {
  const Words& words = workspace_.words();
  play::Faults faults;
  workspace_.note([&](play::Game& game) { faults = play::check(game); });
  board_->show_faults(faults);
  const bool known = workspace_.game().solution().has_value();
  if (!faults.conflicts.empty()) {
    workspace_.say(words(
        "error.sentence",
        {{"error", sudoku::message_of(workspace_.game().shape(), faults.conflicts.front())}}));
  } else if (!faults.broken.empty()) {
    workspace_.say(words("error.sentence",
                         {{"error", play::message_of(workspace_.game(), faults.broken.front())}}));
  } else if (!faults.wrong.empty()) {
    workspace_.say(words("desktop.check.wrong", {{"count", faults.wrong.size()}}));
  } else if (!faults.wrong_marks.empty()) {
    workspace_.say(words("desktop.check.marks", {{"count", faults.wrong_marks.size()}}));
  } else {
    workspace_.say(words(known ? "desktop.check.right" : "desktop.check.unknown"));
  }
}

// As one step, which can be undone.
void MainWindow::solve() {
  const std::optional<sudoku::Grid>& solution = workspace_.game().solution();
  if (!solution) {
    workspace_.say(workspace_.words("desktop.said.not_one"));
    return;
  }
  std::vector<logic::Deduction> steps;
  for (sudoku::Cell cell = 0; cell < solution->cells().size(); ++cell) {
    if (workspace_.game().cell(cell).given) continue;
    logic::Deduction step;
    step.places = sudoku::Placement{cell, solution->at(cell)};
    steps.push_back(std::move(step));
  }
  workspace_.act([&](play::Game& game) { return game.apply(steps, true); });
}

void MainWindow::bind_view() {
  actions_->on("look.zoom_in", [this] { board_->zoom_by(kZoomStep); });
  actions_->on("look.zoom_out", [this] { board_->zoom_by(1 / kZoomStep); });
  actions_->on("look.zoom_fit", [this] { board_->zoom_to_fit(); });
  actions_->on_menu("look.theme", [this](QMenu& menu) { fill_themes(menu); });
  actions_->on("look.full_screen",
               [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
  actions_->on("help.keys", [this] { show_preferences()->show_keys(); });
  actions_->on("help.about", [this] {
    const std::string number = version().toStdString();
    QMessageBox::about(this, workspace_.words("desktop.name"),
                       workspace_.words("desktop.about.text", {{"version", number}}) + u"\n\n"_s +
                           workspace_.words("desktop.about.more"));
  });
}

PreferencesDialog* MainWindow::show_preferences() {
  auto* dialog = new PreferencesDialog(application_.shared(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
  return dialog;
}

void MainWindow::fill_themes(QMenu& menu) {
  const std::pair<ThemeChoice, const char*> themes[] = {
      {ThemeChoice::system, "desktop.theme.system"},
      {ThemeChoice::light, "desktop.theme.light"},
      {ThemeChoice::dark, "desktop.theme.dark"},
      {ThemeChoice::contrast, "desktop.theme.contrast"}};
  for (const auto& each : themes) {
    QAction* action = menu.addAction(workspace_.words(each.second));
    action->setCheckable(true);
    action->setChecked(workspace_.settings().look().theme == each.first);
    connect(action, &QAction::triggered, this, [this, theme = each.first] {
      Look look = workspace_.settings().look();
      look.theme = theme;
      workspace_.settings().set_look(look);
    });
  }
}

bool MainWindow::untouched() const {
  const play::Game& game = workspace_.game();
  return !game.can_undo() && !game.can_redo() && !modified_;
}

void MainWindow::replace(play::Game game, const QString& path, const QString& name) {
  workspace_.open(std::move(game));
  path_ = path;
  name_ = name;
  modified_ = false;
  refresh_title();
}

void MainWindow::open_game(play::Game game) {
  if (untouched()) {
    replace(std::move(game), {});
  } else {
    application_.new_window(std::move(game))->show();
  }
}

// Beside the cells of a table or an address, programs also hand over a picture of it: where the
// text is a board, it is meant.
void MainWindow::take(const QMimeData& data) {
  bool files = false;
  for (const QUrl& url : data.urls()) {
    if (!url.isLocalFile()) continue;
    application_.open_file(url.toLocalFile(), this);
    files = true;
  }
  if (files) return;
  Result<play::Game> game = play::read_game(data.text().toStdString());
  if (game) {
    open_game(*std::move(game));
  } else if (const auto image = qvariant_cast<QImage>(data.imageData()); !image.isNull()) {
    photographs_.read(image);
  } else {
    trouble_banner_->tell(workspace_.words().tell(game.error()));
  }
}

void MainWindow::read_picture(const QString& path) { photographs_.read(path); }

void MainWindow::bind_photographs() {
  connect(&photographs_, &PhotoReader::started, this,
          [this] { workspace_.say(workspace_.words("desktop.photo.reading")); });
  connect(&photographs_, &PhotoReader::found, this,
          [this](const std::shared_ptr<const PhotoBoard>& board, const QString& path) {
            show_photograph(*board, path);
          });
  connect(&photographs_, &PhotoReader::failed, this,
          [this](const Error& error, const QString& path) {
            workspace_.say({});
            application_.settings().forget_recent(path);
            tell_failure(workspace_.words().tell(error));
          });
}

// It counts as changed from the start: no file has this board.
void MainWindow::show_photograph(const PhotoBoard& board, const QString& path) {
  workspace_.say({});
  if (!path.isEmpty()) workspace_.settings().add_recent(path);
  play::Game game(board.grid, play::Mode::set);
  if (!untouched()) {
    MainWindow* beside = application_.new_window(play::Game(game));
    beside->show();
    beside->show_photograph(board, path);
    return;
  }
  path_ = path;
  name_.clear();
  workspace_.open_photograph(std::move(game), board.photograph);
  show_panel("photo");
  refresh_title();
}

void MainWindow::take_offer(const play::Game& game, const QString& name) {
  if (untouched()) {
    replace(game, {}, name);
    return;
  }
  QMessageBox box(QMessageBox::Question, workspace_.words("desktop.name"),
                  workspace_.words("desktop.offer.question"), QMessageBox::Cancel, this);
  QPushButton* beside =
      box.addButton(workspace_.words("desktop.offer.window"), QMessageBox::AcceptRole);
  QPushButton* here =
      box.addButton(workspace_.words("desktop.offer.here"), QMessageBox::DestructiveRole);
  box.setDefaultButton(beside);
  box.exec();
  if (box.clickedButton() == beside) {
    application_.new_window(game)->show();
  } else if (box.clickedButton() == here) {
    replace(game, {}, name);
  }
}

bool MainWindow::write_to(const QString& path) {
  const Result<void> saved = write_file(path, play::save(workspace_.game()));
  if (!saved) {
    tell_failure(workspace_.words().tell(saved.error()));
    return false;
  }
  path_ = path;
  name_.clear();
  modified_ = false;
  workspace_.settings().add_recent(path);
  refresh_title();
  application_.save_soon();
  return true;
}

bool MainWindow::save() {
  // Only a saved game is overwritten without a question; a file of boards keeps what it has.
  if (!path_.endsWith(u".quadrille"_s)) return save_as();
  return write_to(path_);
}

bool MainWindow::save_as() {
  const Words& words = workspace_.words();
  const QString folder = path_.isEmpty() ? QString() : QFileInfo(path_).path() + u'/';
  const QString name =
      path_.isEmpty() ? words("desktop.untitled") : QFileInfo(path_).completeBaseName();
  QString path = QFileDialog::getSaveFileName(this, words("desktop.file.save_title"),
                                              folder + name + u".quadrille"_s,
                                              words("desktop.file.games") + u" (*.quadrille)"_s);
  if (path.isEmpty()) return false;
  if (QFileInfo(path).suffix().isEmpty()) path += u".quadrille"_s;
  return write_to(path);
}

bool MainWindow::may_go() {
  if (!modified_) return true;
  const Words& words = workspace_.words();
  const auto choice = QMessageBox::question(
      this, words("desktop.name"), words("desktop.close.question"),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  return choice == QMessageBox::Discard || (choice == QMessageBox::Save && save());
}

void MainWindow::closeEvent(QCloseEvent* event) {
  // The last window is kept for the next start, as all are when the program is quit.
  const bool last = application_.windows().size() == 1;
  const bool kept = application_.quitting() || (last && application_.save_now());
  if (!kept && !may_go()) {
    event->ignore();
    return;
  }
  application_.forget(this);
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->source() == board_) return;  // its own board is here already
  const QMimeData& data = *event->mimeData();
  if (data.hasUrls() || data.hasText() || data.hasImage()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  take(*event->mimeData());
  event->acceptProposedAction();
}

}  // namespace quadrille::desktop
