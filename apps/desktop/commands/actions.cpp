#include "apps/desktop/commands/actions.h"

#include <QWidget>
#include <cassert>

#include "apps/desktop/commands/commands.h"
#include "apps/desktop/workspace/panel.h"

namespace quadrille::desktop {
namespace {

std::string panel_command(const PanelSpec& panel) { return "panel." + std::string(panel.id); }

}  // namespace

QList<QKeySequence> keys_of(const Settings& settings, std::string_view id, std::string_view first) {
  const QString name = to_qt(id);
  if (!settings.has_keys(name)) {
    if (first.empty()) return {};
    return QKeySequence::listFromString(to_qt(first), QKeySequence::PortableText);
  }
  QList<QKeySequence> keys;
  for (const QString& key : settings.keys(name)) {
    keys.append(QKeySequence::fromString(key, QKeySequence::PortableText));
  }
  return keys;
}

Actions::Actions(const Shared& shared, QWidget* window)
    : QObject(window), shared_(shared), window_(window) {
  for (const CommandSpec& command : commands()) {
    if (command.id.empty()) continue;
    add(command.id, command.keys, command.icon,
        shared.words("desktop.command." + std::string(command.id)));
    at(command.id)->setCheckable(command.checkable);
  }
  for (const PanelSpec& panel : panels()) {
    add(panel_command(panel), panel.keys, panel.icon,
        shared.words("desktop.panel." + std::string(panel.id)));
    at(panel_command(panel))->setCheckable(panel.place < PanelPlace::window);
  }
  apply_keys();
  apply_icons();
  connect(&shared.settings, &Settings::keys_changed, this, &Actions::apply_keys);
  connect(&shared.theme, &Theme::changed, this, &Actions::apply_icons);
}

void Actions::add(std::string_view id, std::string_view keys, std::string_view icon,
                  const QString& text) {
  auto* action = new QAction(text, window_);
  action->setObjectName(to_qt(id));
  action->setIconText(as_name(text));
  window_->addAction(action);
  known_.emplace(id, Known{action, std::string(keys), std::string(icon)});
}

QAction* Actions::at(std::string_view id) const {
  const auto found = known_.find(id);
  assert(found != known_.end());
  return found->second.action;
}

void Actions::on(std::string_view id, const std::function<void()>& doing) {
  connect(at(id), &QAction::triggered, this, [doing] { doing(); });
}

void Actions::on_menu(std::string_view id, const std::function<void(QMenu&)>& fill) {
  auto* menu = new QMenu(window_);
  menu->setToolTipsVisible(true);
  at(id)->setMenu(menu);
  connect(menu, &QMenu::aboutToShow, this, [menu, fill] {
    menu->clear();
    fill(*menu);
  });
}

void Actions::fill(QMenuBar& bar) {
  for (const std::string_view name : menus()) {
    QMenu* menu = bar.addMenu(shared_.words("desktop.menu." + std::string(name)));
    for (const CommandSpec& command : commands()) {
      if (command.menu != name) continue;
      if (command.id.empty()) {
        menu->addSeparator();
      } else {
        menu->addAction(at(command.id));
      }
    }
    if (name != "panels") continue;
    for (const PanelSpec& panel : panels()) menu->addAction(at(panel_command(panel)));
  }
}

// Where the mouse rests on a button, its name is told, with the key that does the same.
void Actions::apply_keys() {
  for (const auto& [id, known] : known_) {
    known.action->setShortcuts(keys_of(shared_.settings, id, known.keys));
    const QString key = known.action->shortcut().toString(QKeySequence::NativeText);
    const QString name = as_name(known.action->text());
    known.action->setToolTip(key.isEmpty()
                                 ? name
                                 : shared_.words("desktop.tip.key", {{"name", name.toStdString()},
                                                                     {"key", key.toStdString()}}));
  }
}

void Actions::apply_icons() {
  for (const auto& [id, known] : known_) {
    if (!known.icon.empty()) known.action->setIcon(shared_.theme.icon(known.icon));
  }
}

}  // namespace quadrille::desktop
