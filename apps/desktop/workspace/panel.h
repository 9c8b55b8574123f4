// Panels: the parts of a window beside its board. Each is a folder of its own with a widget
//   class StepsPanel : public QWidget { StepsPanel(Workspace& workspace, QWidget* parent); … };
// and one line in window/panels.cpp. It is made when it is first shown. Its title is
// `desktop.panel.` and its id in the tables of labels; the command that shows or hides it is
// `panel.` and its id.
// A language that changes makes all panels anew: they need not follow it.
#pragma once

#include <QWidget>
#include <cstdint>
#include <span>
#include <string_view>

#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

enum class PanelPlace : std::uint8_t {
  left,  // docks, which the user may move
  right,
  bottom,
  window,  // a window of its own beside the main one
  dialog,  // made for each time it is asked for, and gone when it is closed
};

struct PanelSpec {
  std::string_view id;    // "steps"
  std::string_view keys;  // as in commands.h
  std::string_view icon;
  QWidget* (*make)(Workspace& workspace, QWidget* parent);
  PanelPlace place;
  int width = 460;  // pixels that it can use beside a board, if there are so many
};

// In their order in the menu.
std::span<const PanelSpec> panels();

template <class Panel>
QWidget* make_panel(Workspace& workspace, QWidget* parent) {
  return new Panel(workspace, parent);
}

}  // namespace quadrille::desktop
