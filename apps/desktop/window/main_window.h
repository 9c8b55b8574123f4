// MainWindow: one game with its board, menus, and the panels around it.
//   auto* window = new MainWindow(application, std::move(game));
//   window->show();
#pragma once

#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QPointer>
#include <QScrollArea>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "apps/desktop/board/board_view.h"
#include "apps/desktop/commands/actions.h"
#include "apps/desktop/files/session.h"
#include "apps/desktop/look/one_line_label.h"
#include "apps/desktop/photo/photo_reader.h"
#include "apps/desktop/play/entry.h"
#include "apps/desktop/play/singles.h"
#include "apps/desktop/workspace/banner.h"
#include "apps/desktop/workspace/panel.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class Application;
class PreferencesDialog;

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  // What it shows; the file that it belongs to, if any.
  MainWindow(Application& application, play::Game game, QString path = {});
  ~MainWindow() override;

  [[nodiscard]] Workspace& workspace() { return workspace_; }
  [[nodiscard]] Actions& actions() { return *actions_; }
  [[nodiscard]] BoardView& board() { return *board_; }
  [[nodiscard]] const QString& path() const { return path_; }

  // All there is to bring it back, and the way back.
  [[nodiscard]] KeptWindow kept() const;
  void restore(const KeptWindow& kept);

  // Nobody has done anything to it: another game may take its place.
  [[nodiscard]] bool untouched() const;
  void replace(play::Game game, const QString& path, const QString& name = {});
  // False where it was not saved: the user was asked where to and did not say, or it failed.
  bool save();
  bool save_as();
  // Whether it may close although it is not kept: the user saves what is unsaved, or gives it up.
  bool may_go();
  // What is on the clipboard or dropped here, files, a text or a picture: opened, or told what is
  // wrong with it.
  void take(const QMimeData& data);
  // The board in a picture, read in the background, opens to be looked over.
  void read_picture(const QString& path);
  // Opens it here if nobody has done anything to the game on the board, and else asks where.
  void take_offer(const play::Game& game, const QString& name = {});
  // A file of many puzzles, to browse; false, and told, where it cannot be opened.
  bool open_list(const QString& path);
  // A panel by its id, shown, and made where it is not there yet; nothing where there is none.
  QWidget* show_panel(std::string_view id);
  // Tells what went wrong, beside the game, which stays as it is.
  void tell_failure(const QString& text);
  // What is told above the board: a mode and the way out of it, and what went wrong.
  [[nodiscard]] const Banner& mode_banner() const { return *mode_banner_; }
  [[nodiscard]] const Banner& trouble_banner() const { return *trouble_banner_; }

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  struct Panel {
    const PanelSpec* spec;
    QDockWidget* dock = nullptr;
    QPointer<QWidget> widget = nullptr;
  };
  void build();
  void build_panels();
  void size_titles();
  void make_widget(Panel& panel);
  void toggle_panel(const std::string& id);
  void enter(QWidget& panel);
  void leave(const QWidget& panel);
  void widen(QDockWidget& dock, int most);
  void bind_files();
  void bind_edit();
  void bind_board();
  void bind_view();
  void bind_photographs();
  void show_photograph(const PhotoBoard& board, const QString& path);
  void open_game(play::Game game);
  void refresh_actions();
  void refresh_title();
  void fit_board();
  void show_cursor(const QRectF& cell);
  void run_clock();
  void fill_recent(QMenu& menu);
  void fill_checkpoints(QMenu& menu);
  void fill_themes(QMenu& menu);
  PreferencesDialog* show_preferences();
  void check();
  void solve();
  bool write_to(const QString& path);

  Application& application_;
  Workspace workspace_;
  Entry entry_;
  Singles singles_;
  Actions* actions_;
  QScrollArea* area_ = nullptr;
  BoardView* board_ = nullptr;
  Banner* mode_banner_ = nullptr;
  Banner* trouble_banner_ = nullptr;
  OneLineLabel* said_ = nullptr;
  QLabel* clock_ = nullptr;
  std::map<std::string, Panel, std::less<>> panels_;
  PhotoReader photographs_;
  QString id_;  // in the session
  QString path_;
  QString name_;           // that it is called by where it has no file
  bool modified_ = false;  // since it was opened or saved
};

}  // namespace quadrille::desktop
