#include "apps/desktop/play/entry.h"

#include <array>

namespace quadrille::desktop {

using play::EntryMode;
using sudoku::Cell;
using sudoku::Digit;
using CommandKind = play::Command::Kind;

Entry::Entry(Workspace& workspace) : QObject(&workspace), workspace_(workspace) {
  connect(&workspace, &Workspace::game_opened, this, [this] {
    numbers_.forget();
    typing_.forget();
    take_in_hand(0);
  });
}

void Entry::set_mode(EntryMode mode) {
  if (mode == mode_) return;
  mode_ = mode;
  in_hand_ = 0;
  Q_EMIT changed();
}

void Entry::take_in_hand(Digit digit) {
  if (digit == in_hand_ || !exists(digit, mode_)) return;
  in_hand_ = digit;
  if (mode_ == EntryMode::colour && digit != 0) colour_ = digit;
  Q_EMIT changed();
}

play::KeyContext Entry::context() const {
  return {.size = workspace_.game().size(),
          .symbols = workspace_.settings().board().symbols,
          .has_selection = !workspace_.selection().cells.empty()};
}

bool Entry::types() const {
  return workspace_.game().mode() == play::Mode::set && mode_ == EntryMode::digit &&
         workspace_.selection().cells.size() == 1;
}

bool Entry::command(const play::Command& command, std::uint64_t now) {
  const play::Selection& selection = workspace_.selection();
  const std::uint32_t size = workspace_.game().size();
  if (command.kind != CommandKind::figure) {
    numbers_.forget();
    typing_.forget();
  }
  switch (command.kind) {
    case CommandKind::move:
      workspace_.select(
          play::stepped(selection, size, command.rows, command.columns, command.extend));
      return true;
    case CommandKind::figure:
      if (types() && !command.mode) {
        type(command.figure, now);
      } else {
        enter_figure(command.figure, command.mode.value_or(mode_), now);
      }
      return true;
    case CommandKind::digit:
      enter(command.digit, command.mode.value_or(mode_), false);
      if (types() && !command.mode)
        workspace_.select(play::only((*selection.cursor + 1) % (size * size)));
      return true;
    case CommandKind::mode:
      set_mode(*command.mode);
      return true;
    case CommandKind::next_mode:
      set_mode(play::next_mode(mode_, command.back));
      return true;
    case CommandKind::clear:
      clear();
      return true;
    case CommandKind::blank:
      if (types()) {
        type(0, now);
      } else {
        clear();
      }
      return true;
    case CommandKind::escape:
      if (in_hand_ != 0) {
        take_in_hand(0);
      } else if (workspace_.overlay()) {
        workspace_.set_overlay(nullptr, nullptr);
      } else {
        workspace_.select({});
      }
      return true;
    case CommandKind::select_all:
      workspace_.select(play::everything(size, selection.cursor));
      return true;
    case CommandKind::undo:
      workspace_.undo();
      return true;
    case CommandKind::redo:
      workspace_.redo();
      return true;
    case CommandKind::check:
      Q_EMIT check_wanted();
      return true;
    case CommandKind::hint:
      Q_EMIT hint_wanted();
      return true;
  }
  return false;
}

void Entry::type(std::uint32_t figure, std::uint64_t now) {
  const std::uint32_t size = workspace_.game().size();
  const bool numbers = size > 9 && usable_style(workspace_.settings().board().symbols, size) ==
                                       sudoku::SymbolStyle::numbers;
  const auto typed =
      typing_.next(figure, *workspace_.selection().cursor, {.size = size, .numbers = numbers}, now);
  if (!typed) return;
  // Who types the digit that is there already agrees with it.
  workspace_.confirm(std::array{typed->cell});
  last_changed_ = workspace_.act([&](play::Game& game) {
    const bool undone = typed->replaces && last_changed_ && game.take_back();
    const std::array cells{typed->cell};
    // Typing the digit that is there already leaves it.
    const bool same = game.cell(typed->cell).digit == typed->digit;
    return (!same && game.enter(cells, typed->digit)) || undone;
  });
  workspace_.select(play::only(typed->next));
}

void Entry::enter_figure(std::uint32_t figure, EntryMode mode, std::uint64_t now) {
  if (mode == EntryMode::colour) {
    if (figure == 0) {
      clear();
    } else {
      enter(static_cast<Digit>(figure), mode, false);
    }
    return;
  }
  const auto entered =
      numbers_.next(figure, {workspace_.selection().cells, mode}, workspace_.game().size(), now);
  if (!entered) return;
  if (entered->digit == 0) {
    clear();
  } else {
    enter(entered->digit, mode, entered->replaces);
  }
}

void Entry::enter(Digit digit, EntryMode mode, bool replaces) {
  const std::vector<Cell> cells = workspace_.selection().cells;
  if (cells.empty()) {
    take_in_hand(digit);
    return;
  }
  if (!exists(digit, mode)) return;  // a letter is a digit of large boards, but no colour
  if (replaces && last_changed_) workspace_.act([](play::Game& game) { return game.take_back(); });
  last_changed_ = enter_into(cells, digit, mode);
}

bool Entry::enter_into(const std::vector<Cell>& cells, Digit digit, EntryMode mode) {
  return workspace_.act([&](play::Game& game) {
    switch (mode) {
      case EntryMode::digit:
        return game.enter(cells, digit);
      case EntryMode::corner:
        return game.toggle_corner(cells, digit);
      case EntryMode::centre:
        // Among colours a digit with Ctrl is the candidate to be coloured.
        return mode_ == EntryMode::colour ? game.toggle_candidate_colour(cells, digit, colour_)
                                          : game.toggle_centre(cells, digit);
      case EntryMode::colour:
        colour_ = digit;
        return game.toggle_colour(cells, digit);
    }
    return false;
  });
}

void Entry::clear() {
  numbers_.forget();
  const std::vector<Cell> cells = workspace_.selection().cells;
  if (cells.empty()) {
    take_in_hand(0);
  } else {
    workspace_.act([&](play::Game& game) { return game.clear(cells); });
  }
}

void Entry::press_digit(Digit digit) {
  const bool select_first = !workspace_.settings().board().digit_first;
  if (select_first && !workspace_.selection().cells.empty()) {
    enter(digit, mode_, false);
  } else {
    take_in_hand(in_hand_ == digit ? Digit{0} : digit);
  }
}

void Entry::press_clear() {
  typing_.forget();
  clear();
}

bool Entry::press_cell(sudoku::Placement at) {
  typing_.forget();
  numbers_.forget();
  if (in_hand_ == 0) return false;
  const std::vector<Cell> cells{at.cell};
  if (mode_ == EntryMode::colour && at.digit != 0) {
    workspace_.act(
        [&](play::Game& game) { return game.toggle_candidate_colour(cells, at.digit, in_hand_); });
  } else {
    enter_into(cells, in_hand_, mode_);
  }
  return true;
}

}  // namespace quadrille::desktop
