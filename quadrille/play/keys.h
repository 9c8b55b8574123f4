// Keys: what a key means on a board. The same key in the same state is always the same command.
//   const play::KeyContext context{.size = 9};
//   use(command_of({.key = "5", .code = "Digit5"}, context)->figure);   // 5
// Keys are named as in the standard "UI Events": what the key makes ("a", "ArrowUp"), and where it
// lies on the keyboard ("KeyA", "Digit1", "Numpad1").
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "quadrille/boards/symbol_style.h"
#include "quadrille/play/marks.h"

namespace quadrille::play {

// What a digit is entered as.
enum class EntryMode : std::uint8_t { digit, corner, centre, colour };
inline constexpr std::uint32_t kEntryModes = 4;

// The mode after this one, or before it.
constexpr EntryMode next_mode(EntryMode mode, bool back = false) {
  const std::uint32_t step = back ? kEntryModes - 1 : 1;
  return static_cast<EntryMode>((static_cast<std::uint32_t>(mode) + step) % kEntryModes);
}

// How many there are to enter in that mode: the digits of the board, or the colours.
constexpr std::uint32_t entries_in(EntryMode mode, std::uint32_t size) {
  return mode == EntryMode::colour ? kColours : size;
}

struct KeyPress {
  std::string_view key = {};
  std::string_view code = {};
  bool shift = false;
  bool control = false;  // or Command
  bool alt = false;
  bool num_lock = true;  // Shift then turns the number pad into arrows
};

struct KeyContext {
  std::uint32_t size = 9;
  sudoku::SymbolStyle symbols = sudoku::SymbolStyle::figures;
  bool has_selection = false;
};

struct Command {
  enum class Kind : std::uint8_t {
    move,    // by `rows` and `columns`
    figure,  // from 0 to 9; which digit it makes, number_entry.h says
    digit,
    mode,
    next_mode,
    clear,
    blank,  // an empty cell, where a puzzle is typed in
    undo,
    redo,
    select_all,
    escape,
    check,
    hint,
  };
  Kind kind;
  std::int32_t rows = 0;
  std::int32_t columns = 0;
  bool extend = false;  // a move keeps what was selected
  std::uint32_t figure = 0;
  Digit digit = 0;
  // The mode that is chosen; of a figure or a digit, what it is entered as if not as usual.
  std::optional<EntryMode> mode = std::nullopt;
  bool back = false;  // to the mode before

  friend bool operator==(const Command&, const Command&) = default;
};

// Nothing where the key means nothing here.
std::optional<Command> command_of(const KeyPress& press, const KeyContext& context);

// The letter that chooses a mode; none (0) where letters are digits.
char key_of_mode(EntryMode mode, const KeyContext& context);

}  // namespace quadrille::play
