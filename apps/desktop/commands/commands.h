// Commands: the one table of what can be done from menus, tool bars and keys.
//   for (const CommandSpec& command : commands()) add(command.menu, command.id, command.keys);
// The text of a command is `desktop.command.` and its id in the tables of labels, that of a menu
// `desktop.menu.` and its name. Panels have their own table (panel.h), and a command each.
#pragma once

#include <span>
#include <string_view>

namespace quadrille::desktop {

struct CommandSpec {
  std::string_view menu;
  std::string_view id;         // "file.open"; empty for a line between commands
  std::string_view keys = {};  // to begin with: several are separated by "; "
  std::string_view icon = {};
  bool checkable = false;
};

// In their order in the menus.
std::span<const CommandSpec> commands();
std::span<const std::string_view> menus();

}  // namespace quadrille::desktop
