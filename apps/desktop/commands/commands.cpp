#include "apps/desktop/commands/commands.h"

namespace quadrille::desktop {
namespace {

// clang-format off
constexpr CommandSpec kCommands[] = {
    {"file", "file.new", "Ctrl+N", "plus"},
    {"file", "file.window", "Ctrl+Shift+N"},
    {"file", "file.open", "Ctrl+O", "open"},
    {"file", "file.recent"},
    {"file", "file.next", "Ctrl+PgDown", "next"},
    {"file", "file.previous", "Ctrl+PgUp", "previous"},
    {"file", ""},
    {"file", "file.save", "Ctrl+S", "save"},
    {"file", "file.save_as", "Ctrl+Shift+S"},
    {"file", "file.picture", "Ctrl+E"},
    {"file", "file.print", "Ctrl+P", "print"},
    {"file", ""},
    {"file", "file.close", "Ctrl+W"},
    {"file", "file.quit", "Ctrl+Q"},

    {"edit", "edit.undo", "Ctrl+Z", "undo"},
    {"edit", "edit.redo", "Ctrl+Shift+Z; Ctrl+Y", "redo"},
    {"edit", "edit.undo_to_right", "Ctrl+Alt+Z"},
    {"edit", ""},
    {"edit", "edit.copy", "Ctrl+C", "copy"},
    {"edit", "edit.copy_as"},
    {"edit", "edit.paste", "Ctrl+V", "paste"},
    {"edit", "edit.select_all", "Ctrl+A"},
    {"edit", ""},
    {"edit", "edit.preferences", "Ctrl+,", "settings"},

    {"board", "board.hint", "F2", "hint"},
    {"board", "board.check", "F9", "check"},
    {"board", ""},
    {"board", "board.digit", "F5", "digit", true},
    {"board", "board.corner", "F6", "corner", true},
    {"board", "board.centre", "F7", "centre", true},
    {"board", "board.colour", "F8", "colour", true},
    {"board", "board.digit_first", "Ctrl+D", "", true},
    {"board", ""},
    {"board", "board.filter", "Ctrl+F", "filter", true},
    {"board", "board.singles", "F3", "digit"},
    {"board", "board.fill_marks", "Ctrl+M", "candidates"},
    {"board", "board.clean_marks", "Ctrl+Shift+M"},
    {"board", "board.checkpoint", "Ctrl+K", "flag"},
    {"board", "board.checkpoints"},
    {"board", ""},
    {"board", "board.set", "Ctrl+Shift+P", "pencil", true},
    {"board", "board.doubtful", "F4", "next"},
    {"board", "board.confirm", "Shift+F4", "check"},
    {"board", "board.restart", "", "restart"},
    {"board", "board.solve", "Ctrl+Shift+L"},

    {"view", "look.zoom_in", "Ctrl++; Ctrl+=", "zoom_in"},
    {"view", "look.zoom_out", "Ctrl+-", "zoom_out"},
    {"view", "look.zoom_fit", "Ctrl+0", "fit"},
    {"view", ""},
    {"view", "look.theme"},
    {"view", "look.full_screen", "F11", "", true},

    {"help", "help.keys", "F1", "help"},
    {"help", "help.about"},
};
// clang-format on

// Between view and help stand the panels.
constexpr std::string_view kMenus[] = {"file", "edit", "board", "view", "panels", "help"};

}  // namespace

std::span<const CommandSpec> commands() { return kCommands; }
std::span<const std::string_view> menus() { return kMenus; }

}  // namespace quadrille::desktop
