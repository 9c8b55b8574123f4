#include "apps/desktop/welcome/welcome_panel.h"

#include <QLabel>
#include <QPushButton>
#include <algorithm>
#include <string>

#include "apps/desktop/commands/actions.h"
#include "apps/desktop/commands/commands.h"
#include "apps/desktop/workspace/panel.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr std::string_view kPanelCommand = "panel.";

struct Way {
  std::string_view command;
  std::string_view icon;
  std::string_view words;  // what it is good for
};
constexpr Way kWays[] = {
    {"board.hint", "hint", "desktop.welcome.hint"},
    {"panel.steps", "steps", "desktop.welcome.steps"},
    {"file.open", "open", "desktop.welcome.open"},
    {"board.set", "pencil", "desktop.welcome.set"},
    {"panel.generate", "plus", "desktop.welcome.generate"},
    {"panel.dance", "links", "desktop.welcome.dance"},
    {"panel.lab", "lab", "desktop.welcome.lab"},
};

// "Hint (F2)"
QString name_of(const Workspace& workspace, std::string_view command) {
  const Words& words = workspace.words();
  std::string_view keys;
  QString name;
  if (command.starts_with(kPanelCommand)) {
    const std::string_view id = command.substr(kPanelCommand.size());
    name = words("desktop.panel." + std::string(id));
    const std::span<const PanelSpec> all = panels();
    keys = std::ranges::find(all, id, &PanelSpec::id)->keys;
  } else {
    name = words("desktop.command." + std::string(command));
    const std::span<const CommandSpec> all = commands();
    keys = std::ranges::find(all, command, &CommandSpec::id)->keys;
  }
  const QList<QKeySequence> chosen = keys_of(workspace.settings(), command, keys);
  if (chosen.isEmpty()) return as_name(name);
  return words("desktop.tip.key",
               {{"name", as_name(name).toStdString()},
                {"key", chosen.front().toString(QKeySequence::NativeText).toStdString()}});
}

}  // namespace

WelcomePanel::WelcomePanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace) {
  auto* column = new QVBoxLayout(this);
  column->setSpacing(4);
  add_text(*column, "desktop.welcome.play");
  for (const Way& way : kWays) add_way(*column, way.command, way.icon, way.words);
  add_text(*column, "desktop.welcome.again");
  auto* close = new QPushButton(workspace.words("desktop.welcome.close"), this);
  connect(close, &QPushButton::clicked, this,
          [this] { Q_EMIT workspace_.command_wanted(u"panel.welcome"_s); });
  column->addWidget(close, 0, Qt::AlignLeft);
  column->addStretch();
}

void WelcomePanel::add_text(QVBoxLayout& column, std::string_view key) {
  auto* text = new QLabel(workspace_.words(key), this);
  text->setWordWrap(true);
  text->setTextFormat(Qt::PlainText);
  column.addWidget(text);
}

void WelcomePanel::add_way(QVBoxLayout& column, std::string_view command, std::string_view icon,
                           std::string_view key) {
  auto* button = new QPushButton(name_of(workspace_, command), this);
  const auto draw = [theme = &workspace_.theme(), button, icon] {
    button->setIcon(theme->icon(icon));
  };
  connect(&workspace_.theme(), &Theme::changed, button, draw);
  draw();
  connect(button, &QPushButton::clicked, this,
          [this, id = to_qt(command)] { Q_EMIT workspace_.command_wanted(id); });
  column.addSpacing(6);
  column.addWidget(button, 0, Qt::AlignLeft);
  add_text(column, key);
}

}  // namespace quadrille::desktop
