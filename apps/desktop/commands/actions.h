// Actions: the commands of one window as Qt has them, with their texts, keys and icons.
//   actions.on("file.open", [this] { open(); });
//   actions.at("edit.undo")->setEnabled(game.can_undo());
// Keys follow the settings, icons the theme.
#pragma once

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QObject>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class Actions : public QObject {
  Q_OBJECT

 public:
  // Those of all commands and panels; the window owns them.
  Actions(const Shared& shared, QWidget* window);

  // requires: the id of a command, or "panel." and that of a panel
  [[nodiscard]] QAction* at(std::string_view id) const;
  // What it does; of a checkable one, whenever it is pressed.
  void on(std::string_view id, const std::function<void()>& doing);
  // A command that opens a list of others, filled anew each time it opens.
  void on_menu(std::string_view id, const std::function<void(QMenu&)>& fill);

  void fill(QMenuBar& bar);

 private:
  struct Known {
    QAction* action;
    std::string keys;  // to begin with
    std::string icon;
  };
  void add(std::string_view id, std::string_view keys, std::string_view icon, const QString& text);
  void apply_keys();
  void apply_icons();

  Shared shared_;
  QWidget* window_;
  std::map<std::string, Known, std::less<>> known_;
};

// The keys of a command: those that the user has chosen, or those it begins with.
QList<QKeySequence> keys_of(const Settings& settings, std::string_view id, std::string_view first);

}  // namespace quadrille::desktop
