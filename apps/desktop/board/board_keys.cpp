#include "apps/desktop/board/board_keys.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace quadrille::desktop {
namespace {

// Tab is not among them: it leads on to the next widget, on every board.
constexpr std::array<std::pair<int, const char*>, 9> kNames = {{
    {Qt::Key_Up, "ArrowUp"},
    {Qt::Key_Down, "ArrowDown"},
    {Qt::Key_Left, "ArrowLeft"},
    {Qt::Key_Right, "ArrowRight"},
    {Qt::Key_Delete, "Delete"},
    {Qt::Key_Backspace, "Backspace"},
    {Qt::Key_Escape, "Escape"},
    {Qt::Key_Return, "Enter"},
    {Qt::Key_Enter, "Enter"},
}};

std::string key_name(const QKeyEvent& event) {
  const auto* named = std::ranges::find(kNames, event.key(), &std::pair<int, const char*>::first);
  if (named != kNames.end()) return named->second;
  if (event.key() >= Qt::Key_A && event.key() <= Qt::Key_Z) {
    const char letter = static_cast<char>('a' + event.key() - Qt::Key_A);
    return {letter};
  }
  return event.text().toStdString();
}

// Where the key of a figure lies, whatever Shift makes of it. X11 and Wayland number the keys of
// the upper row from 10 to 19.
std::string code_name(const QKeyEvent& event) {
  const bool pad = event.modifiers().testFlag(Qt::KeypadModifier);
  if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9) {
    return (pad ? "Numpad" : "Digit") + std::to_string(event.key() - Qt::Key_0);
  }
#ifdef Q_OS_LINUX
  constexpr std::uint32_t kFirst = 10;
  const std::uint32_t place = event.nativeScanCode();
  if (!pad && event.modifiers().testFlag(Qt::ShiftModifier) && place >= kFirst &&
      place < kFirst + 10) {
    return "Digit" + std::to_string((place - kFirst + 1) % 10);
  }
#endif
  return {};
}

}  // namespace

std::optional<play::Command> command_of_key(const QKeyEvent& event,
                                            const play::KeyContext& context) {
  const std::string key = key_name(event);
  const std::string code = code_name(event);
  const Qt::KeyboardModifiers held = event.modifiers();
  return play::command_of({.key = key,
                           .code = code,
                           .shift = held.testFlag(Qt::ShiftModifier),
                           .control = held.testFlag(Qt::ControlModifier),
                           .alt = held.testFlag(Qt::AltModifier)},
                          context);
}

}  // namespace quadrille::desktop
