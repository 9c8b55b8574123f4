#include "quadrille/play/keys.h"

#include <algorithm>
#include <array>

namespace quadrille::play {
namespace {

using Kind = Command::Kind;

// In the order of the modes.
constexpr std::string_view kModeLetters = "zxcv";

constexpr bool is_figure(std::string_view key) {
  return key.size() == 1 && key[0] >= '0' && key[0] <= '9';
}

char small_letter(std::string_view key) {
  if (key.size() != 1) return '\0';
  return key[0] >= 'A' && key[0] <= 'Z' ? static_cast<char>(key[0] + 32) : key[0];
}

struct FigureKey {
  std::uint32_t figure;
  bool shifted;
};

// The figure on the key, whatever Shift makes of it.
std::optional<FigureKey> figure_of(const KeyPress& press) {
  const auto behind = [&](std::string_view place) -> std::optional<std::uint32_t> {
    if (!press.code.starts_with(place) || !is_figure(press.code.substr(place.size()))) return {};
    return static_cast<std::uint32_t>(press.code.back() - '0');
  };
  if (const auto figure = behind("Digit")) return FigureKey{*figure, press.shift};
  if (const auto figure = behind("Numpad")) {
    const bool arrow = !is_figure(press.key);
    if (arrow && !press.num_lock) return std::nullopt;
    return FigureKey{*figure, press.shift || arrow};
  }
  if (!is_figure(press.key)) return std::nullopt;
  return FigureKey{static_cast<std::uint32_t>(press.key[0] - '0'), press.shift};
}

std::optional<Command> move_of(const KeyPress& press) {
  Command command{.kind = Kind::move, .extend = press.control || press.shift};
  if (press.key == "ArrowUp") {
    command.rows = -1;
  } else if (press.key == "ArrowDown") {
    command.rows = 1;
  } else if (press.key == "ArrowLeft") {
    command.columns = -1;
  } else if (press.key == "ArrowRight") {
    command.columns = 1;
  } else {
    return std::nullopt;
  }
  return command;
}

std::optional<Command> with_control(const KeyPress& press) {
  switch (small_letter(press.key)) {
    case 'z':
      return Command{.kind = press.shift ? Kind::redo : Kind::undo};
    case 'y':
      return Command{.kind = Kind::redo};
    case 'a':
      return Command{.kind = Kind::select_all};
    default:
      return std::nullopt;
  }
}

struct SimpleKey {
  std::string_view key;
  Kind kind;
};

constexpr std::array kSimpleKeys = {
    SimpleKey{".", Kind::blank},       SimpleKey{"-", Kind::blank},
    SimpleKey{"_", Kind::blank},       SimpleKey{"*", Kind::blank},
    SimpleKey{"Delete", Kind::clear},  SimpleKey{"Backspace", Kind::clear},
    SimpleKey{"Escape", Kind::escape}, SimpleKey{"Enter", Kind::check},
    SimpleKey{"?", Kind::hint},
};

}  // namespace

std::optional<Command> command_of(const KeyPress& press, const KeyContext& context) {
  if (press.alt) return std::nullopt;
  if (const auto key = figure_of(press)) {
    Command command{.kind = Kind::figure, .figure = key->figure};
    if (key->shifted) command.mode = EntryMode::corner;
    if (press.control) command.mode = EntryMode::centre;
    return command;
  }
  if (const auto move = move_of(press)) return move;
  if (press.control) return with_control(press);
  const auto simple = std::ranges::find(kSimpleKeys, press.key, &SimpleKey::key);
  if (simple != kSimpleKeys.end()) return Command{.kind = simple->kind};
  const bool letters = letters_are_digits(context.size, context.symbols);
  if (press.key == " " || (press.key == "Tab" && letters && context.has_selection)) {
    return Command{.kind = Kind::next_mode, .back = press.shift};
  }
  const std::size_t mode = kModeLetters.find(small_letter(press.key));
  if (!letters && mode != std::string_view::npos) {
    return Command{.kind = Kind::mode, .mode = static_cast<EntryMode>(mode)};
  }
  const Digit digit = digit_of_letter(press.key, context.size, context.symbols);
  if (digit == 0) return std::nullopt;
  Command command{.kind = Kind::digit, .digit = digit};
  if (press.shift) command.mode = EntryMode::corner;
  return command;
}

char key_of_mode(EntryMode mode, const KeyContext& context) {
  if (letters_are_digits(context.size, context.symbols)) return '\0';
  return static_cast<char>(kModeLetters[static_cast<std::size_t>(mode)] - 32);
}

}  // namespace quadrille::play
