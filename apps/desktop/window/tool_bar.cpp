#include "apps/desktop/window/tool_bar.h"

#include <QToolButton>
#include <string_view>

namespace quadrille::desktop {
namespace {

struct Tool {
  std::string_view command = {};  // none: a line between tools
  std::string_view word = {};     // its key; none: the sign alone
};
constexpr Tool kTools[] = {
    {"file.new"},
    {"file.open"},
    {"file.save"},
    {},
    {"edit.undo"},
    {"edit.redo"},
    {},
    {"board.fill_marks"},
    {"board.checkpoint"},
    {"board.check"},
    {"board.hint"},
    {},
    {"board.set", "desktop.tool.set"},
    {"panel.set", "desktop.tool.analysis"},
    {"panel.steps", "desktop.tool.steps"},
    {"panel.matrix", "desktop.tool.matrix"},
    {"panel.dance", "desktop.tool.dance"},
    {"panel.generate", "desktop.tool.generate"},
};

constexpr int kSignSize = 20;  // pixels, at the usual size of text

}  // namespace

void fill_tool_bar(QToolBar& bar, const Workspace& workspace, const Actions& actions) {
  for (const Tool& tool : kTools) {
    if (tool.command.empty()) {
      bar.addSeparator();
      continue;
    }
    QAction* action = actions.at(tool.command);
    if (!tool.word.empty()) {
      action->setIconText(workspace.words(tool.word));
    }
    bar.addAction(action);
    auto* button = qobject_cast<QToolButton*>(bar.widgetForAction(action));
    if (button != nullptr && !tool.word.empty()) {
      button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
  }
  const auto size_signs = [&bar, &theme = workspace.theme()] {
    bar.setIconSize(theme.icon_size(kSignSize));
  };
  QObject::connect(&workspace.theme(), &Theme::changed, &bar, size_signs);
  size_signs();
}

}  // namespace quadrille::desktop
