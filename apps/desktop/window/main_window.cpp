#include "apps/desktop/window/main_window.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QScrollBar>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QUuid>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "apps/desktop/play/entry_bar.h"
#include "apps/desktop/play/hint_panel.h"
#include "apps/desktop/play/verdict_line.h"
#include "apps/desktop/window/application.h"
#include "apps/desktop/window/tool_bar.h"
#include "apps/desktop/workspace/panel_area.h"
#include "quadrille/play/save.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

Qt::DockWidgetArea area_of(PanelPlace place) {
  switch (place) {
    case PanelPlace::left:
      return Qt::LeftDockWidgetArea;
    case PanelPlace::bottom:
      return Qt::BottomDockWidgetArea;
    default:
      return Qt::RightDockWidgetArea;
  }
}

}  // namespace

MainWindow::MainWindow(Application& application, play::Game game, QString path)
    : application_(application),
      workspace_(application.shared(), std::move(game)),
      entry_(workspace_),
      singles_(workspace_),
      actions_(new Actions(application.shared(), this)),
      id_(QUuid::createUuid().toString(QUuid::Id128)),
      path_(std::move(path)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setAcceptDrops(true);
  setDockNestingEnabled(true);
  build();
  build_panels();
  bind_files();
  bind_edit();
  bind_board();
  bind_view();
  bind_photographs();
  connect(&workspace_, &Workspace::game_changed, this, [this] {
    modified_ = true;
    trouble_banner_->tell({});
    refresh_actions();
    refresh_title();
  });
  connect(&workspace_, &Workspace::worth_saving, this, [this] { application_.save_soon(); });
  connect(&workspace_, &Workspace::offered, this,
          [this](const std::shared_ptr<const play::Game>& offer, const QString& name) {
            take_offer(*offer, name);
          });
  connect(&workspace_, &Workspace::turned, this,
          [this](const std::shared_ptr<const play::Game>& game, const QString& name) {
            replace(*game, {}, name);
          });
  connect(&workspace_, &Workspace::board_wanted, board_, [this] { board_->setFocus(); });
  connect(&workspace_, &Workspace::command_wanted, this,
          [this](const QString& id) { actions_->at(id.toStdString())->trigger(); });
  connect(&entry_, &Entry::changed, this, &MainWindow::refresh_actions);
  connect(&workspace_.settings(), &Settings::board_changed, this, &MainWindow::refresh_actions);
  refresh_actions();
  refresh_title();
  resize(1000, 860);
}

// Boards and panels use the workspace to their last moment, and go before it.
MainWindow::~MainWindow() {
  area_->viewport()->removeEventFilter(this);
  for (auto& [id, panel] : panels_) {
    if (panel.dock != nullptr) panel.dock->disconnect(this);
    delete panel.widget;
    delete panel.dock;
  }
  delete takeCentralWidget();
}

void MainWindow::build() {
  auto* whole = new QWidget(this);
  auto* column = new QVBoxLayout(whole);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  mode_banner_ = new Banner(workspace_, Banner::Tone::mode,
                            workspace_.words("desktop.banner.set_done"), whole);
  trouble_banner_ = new Banner(workspace_, Banner::Tone::trouble,
                               workspace_.words("desktop.banner.close"), whole);
  connect(mode_banner_, &Banner::way_out, actions_->at("board.set"), &QAction::trigger);
  connect(trouble_banner_, &Banner::way_out, this, [this] { trouble_banner_->tell({}); });
  column->addWidget(mode_banner_);
  column->addWidget(trouble_banner_);
  area_ = new QScrollArea(whole);
  area_->setFrameShape(QFrame::NoFrame);
  area_->setAlignment(Qt::AlignCenter);
  area_->setFocusPolicy(Qt::NoFocus);
  board_ = new BoardView(workspace_, entry_);
  area_->setWidget(board_);
  area_->viewport()->installEventFilter(this);
  column->addWidget(area_, 1);
  const std::vector<QAction*> modes = {actions_->at("board.digit"), actions_->at("board.corner"),
                                       actions_->at("board.centre"), actions_->at("board.colour")};
  column->addWidget(new EntryBar(workspace_, entry_, modes, whole));
  column->addWidget(new VerdictLine(workspace_, whole));
  setCentralWidget(whole);
  connect(board_, &BoardView::cursor_moved, this, &MainWindow::show_cursor);

  actions_->fill(*menuBar());
  QToolBar* bar = addToolBar(workspace_.words("desktop.toolbar"));
  bar->setObjectName(u"toolbar"_s);
  fill_tool_bar(*bar, workspace_, *actions_);
  said_ = new OneLineLabel(this);
  said_->setContentsMargins(6, 0, 6, 0);
  statusBar()->addWidget(said_, 1);
  connect(&workspace_, &Workspace::said, this, [this](const QString& text) {
    said_->setText(text.simplified());
    said_->setAccessibleName(text);
  });
  run_clock();
  board_->setFocus();
}

// Time passes while somebody may be looking at the board.
void MainWindow::run_clock() {
  clock_ = new QLabel(this);
  statusBar()->addPermanentWidget(clock_);
  auto* seconds = new QTimer(this);
  const auto show = [this] {
    const play::Game& game = workspace_.game();
    clock_->setText(game.mode() == play::Mode::play ? elapsed_text(game) : QString());
  };
  connect(seconds, &QTimer::timeout, this, [this, show] {
    if (isActiveWindow() && !workspace_.game().complete()) workspace_.pass_time(1000);
    show();
  });
  connect(&workspace_, &Workspace::game_changed, this, show);
  seconds->start(1000);
  show();
}

void MainWindow::build_panels() {
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  connect(&workspace_.theme(), &Theme::changed, this, &MainWindow::size_titles);
  std::map<PanelPlace, QDockWidget*> fronts;
  for (const PanelSpec& spec : panels()) {
    const std::string id(spec.id);
    Panel& panel = panels_[id];
    panel.spec = &spec;
    const std::string command = "panel." + id;
    if (spec.place >= PanelPlace::window) {
      actions_->on(command, [this, id] { show_panel(id); });
      continue;
    }
    panel.dock = new QDockWidget(as_name(actions_->at(command)->text()), this);
    panel.dock->installEventFilter(this);
    panel.dock->setObjectName(to_qt("dock." + id));
    addDockWidget(area_of(spec.place), panel.dock);
    // Those of one side lie behind each other, so that each has the whole height.
    QDockWidget*& front = fronts[spec.place];
    if (front != nullptr) tabifyDockWidget(front, panel.dock);
    front = panel.dock;
    panel.dock->hide();
    QAction* action = actions_->at(command);
    connect(action, &QAction::triggered, this, [this, id] { toggle_panel(id); });
    // Also where a saved state brings it back.
    connect(panel.dock, &QDockWidget::visibilityChanged, this, [this, id, action](bool visible) {
      Panel& shown = panels_.find(id)->second;
      action->setChecked(!shown.dock->isHidden());
      if (visible) make_widget(shown);
      // Qt only moves away what lies behind another panel; it shall know that nobody sees it.
      if (shown.widget != nullptr) {
        if (!visible) leave(*shown.widget);
        shown.widget->setVisible(visible);
      }
      application_.save_soon();
    });
  }
  size_titles();
}

// The first press leads into the panel, wherever it was; the next one hides it.
void MainWindow::toggle_panel(const std::string& id) {
  Panel& panel = panels_.find(id)->second;
  const QWidget* focus = QApplication::focusWidget();
  if (!panel.dock->isHidden() && focus != nullptr && panel.dock->isAncestorOf(focus)) {
    leave(*panel.dock);
    panel.dock->hide();
  } else {
    show_panel(id);
    enter(*panel.widget);
  }
  actions_->at("panel." + id)->setChecked(!panel.dock->isHidden());
}

// To what the panel is there for: its list, if it has one, or else the first place for the
// keyboard.
void MainWindow::enter(QWidget& panel) {
  QWidget* place = nullptr;
  for (QWidget* next = panel.nextInFocusChain(); next != &panel; next = next->nextInFocusChain()) {
    const bool takes_keys = (next->focusPolicy() & Qt::TabFocus) != 0 && next->isEnabled() &&
                            next->isVisibleTo(&panel) && panel.isAncestorOf(next);
    if (!takes_keys) continue;
    const bool is_list = qobject_cast<QAbstractItemView*>(next) != nullptr;
    if (place == nullptr || is_list) place = next;
    if (is_list) break;
  }
  if (place != nullptr) place->setFocus(Qt::ShortcutFocusReason);
}

// The keyboard goes back to the board, before Qt looks for the next place as by Tab.
void MainWindow::leave(const QWidget& panel) {
  const QWidget* focus = QApplication::focusWidget();
  if (focus != nullptr && panel.isAncestorOf(focus)) board_->setFocus(Qt::OtherFocusReason);
}

void MainWindow::size_titles() {
  for (auto& [id, panel] : panels_) {
    if (panel.dock != nullptr) panel.dock->setFont(workspace_.theme().font());
  }
}

void MainWindow::make_widget(Panel& panel) {
  if (panel.widget != nullptr) return;
  panel.widget = panel.spec->make(workspace_, this);
  if (panel.dock != nullptr) panel.dock->setWidget(new PanelArea(*panel.widget, panel.dock));
}

QWidget* MainWindow::show_panel(std::string_view id) {
  const auto found = panels_.find(id);
  if (found == panels_.end()) return nullptr;
  Panel& panel = found->second;
  make_widget(panel);
  if (panel.dock != nullptr) {
    const bool opened = panel.dock->isHidden();
    panel.dock->show();
    panel.dock->raise();
    // When it has found its place.
    if (opened) {
      QTimer::singleShot(0, panel.dock, [this, &panel] { widen(*panel.dock, panel.spec->width); });
    }
  } else {
    if (panel.spec->place == PanelPlace::dialog) panel.widget->setAttribute(Qt::WA_DeleteOnClose);
    panel.widget->setWindowFlag(Qt::Window);
    panel.widget->show();
    panel.widget->raise();
    panel.widget->activateWindow();
  }
  return panel.widget;
}

// A board is square: a panel beside it may have the room that it does not need.
void MainWindow::widen(QDockWidget& dock, int most) {
  if (dock.isFloating() || dock.isHidden()) return;
  const int wanted = std::min(dock.width() + area_->width() - area_->height(), most);
  if (wanted > dock.width()) resizeDocks({&dock}, {wanted}, Qt::Horizontal);
}

void MainWindow::fit_board() { board_->fit_into(area_->maximumViewportSize()); }

void MainWindow::show_cursor(const QRectF& cell) {
  const QPointF middle = cell.center();
  const int margin = static_cast<int>(cell.width()) + 8;
  area_->ensureVisible(qRound(middle.x()), qRound(middle.y()), margin, margin);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  if (const auto* dock = qobject_cast<QDockWidget*>(watched)) {
    if (event->type() == QEvent::Close) leave(*dock);
    // What nothing in the panel has a use for.
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
      board_->setFocus(Qt::OtherFocusReason);
      return true;
    }
  }
  if (watched != area_->viewport()) return QMainWindow::eventFilter(watched, event);
  if (event->type() == QEvent::Resize) {
    fit_board();
  } else if (event->type() == QEvent::Wheel) {
    auto* wheel = static_cast<QWheelEvent*>(event);
    if (wheel->modifiers().testFlag(Qt::ControlModifier)) {
      // What is under the pointer stays there.
      const QPointF before = board_->mapFromGlobal(wheel->globalPosition());
      const double old = board_->geometry_of_cells().cell_width();
      board_->zoom_by(wheel->angleDelta().y() > 0 ? kZoomStep : 1 / kZoomStep);
      area_->widget()->adjustSize();
      const double grown = board_->geometry_of_cells().cell_width() / old;
      const QPointF moved = before * (grown - 1);
      area_->horizontalScrollBar()->setValue(area_->horizontalScrollBar()->value() +
                                             qRound(moved.x()));
      area_->verticalScrollBar()->setValue(area_->verticalScrollBar()->value() + qRound(moved.y()));
      return true;
    }
  }
  return QMainWindow::eventFilter(watched, event);
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::WindowStateChange) {
    actions_->at("look.full_screen")->setChecked(isFullScreen());
  }
}

void MainWindow::refresh_actions() {
  const play::Game& game = workspace_.game();
  actions_->at("edit.undo")->setEnabled(workspace_.can_undo());
  actions_->at("edit.redo")->setEnabled(workspace_.can_redo());
  actions_->at("edit.undo_to_right")->setEnabled(game.can_undo());
  const bool setting = game.mode() == play::Mode::set;
  actions_->at("board.set")->setChecked(setting);
  mode_banner_->tell(setting ? workspace_.words("desktop.banner.set") : QString());
  actions_->at("board.restart")->setEnabled(game.mode() == play::Mode::play);
  actions_->at("board.digit_first")->setChecked(workspace_.settings().board().digit_first);
  actions_->at("board.filter")->setChecked(workspace_.settings().board().filter);
  const char* const modes[] = {"board.digit", "board.corner", "board.centre", "board.colour"};
  for (std::size_t i = 0; i < std::size(modes); ++i) {
    actions_->at(modes[i])->setChecked(static_cast<std::size_t>(entry_.mode()) == i);
  }
}

void MainWindow::refresh_title() {
  const Words& words = workspace_.words();
  const QString name = !path_.isEmpty()   ? QFileInfo(path_).fileName()
                       : !name_.isEmpty() ? name_
                                          : words("desktop.untitled");
  setWindowTitle(name + u"[*] – "_s + words("desktop.name"));
  setWindowModified(modified_ && !path_.isEmpty());
  setWindowFilePath(path_);
}

void MainWindow::tell_failure(const QString& text) {
  workspace_.say(text);
  auto* box = new QMessageBox(QMessageBox::Warning, workspace_.words("desktop.name"), text,
                              QMessageBox::Ok, this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setTextFormat(Qt::PlainText);
  box->open();
}

KeptWindow MainWindow::kept() const {
  return {.id = id_,
          .game = play::save(workspace_.game()),
          .path = path_,
          .name = name_,
          .modified = modified_,
          .geometry = saveGeometry(),
          .state = saveState(),
          .zoom = board_->zoom()};
}

void MainWindow::restore(const KeptWindow& kept) {
  id_ = kept.id;
  modified_ = kept.modified;
  name_ = kept.name;
  if (!kept.geometry.isEmpty()) restoreGeometry(kept.geometry);
  if (!kept.state.isEmpty()) restoreState(kept.state);
  fit_board();
  board_->set_zoom(kept.zoom);
  refresh_title();
}

}  // namespace quadrille::desktop
