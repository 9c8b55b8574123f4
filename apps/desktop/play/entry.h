// Entry: what the next digit does: its mode, the digit in hand, figures that make one number.
//   entry.set_mode(play::EntryMode::centre);
//   entry.command(*play::command_of(press, entry.context()), event.timestamp());   // of the board
//   entry.press_digit(7);                                       // a button was
// Keys, buttons and the mouse all come here; what they do to the game, the workspace does.
#pragma once

#include <QObject>
#include <cstdint>

#include "apps/desktop/workspace/workspace.h"
#include "quadrille/play/highlights.h"
#include "quadrille/play/keys.h"
#include "quadrille/play/number_entry.h"
#include "quadrille/play/typing.h"

namespace quadrille::desktop {

class Entry : public QObject {
  Q_OBJECT

 public:
  // The workspace outlives this.
  explicit Entry(Workspace& workspace);

  [[nodiscard]] play::EntryMode mode() const { return mode_; }
  void set_mode(play::EntryMode mode);
  // The digit, or colour, that a press on a cell enters; 0 for none. What does not exist in the
  // mode is not taken.
  [[nodiscard]] sudoku::Digit in_hand() const { return in_hand_; }
  void take_in_hand(sudoku::Digit digit);
  [[nodiscard]] play::KeyContext context() const;

  // A command of the keyboard; false where it is none of the board's. `now` is when the key was
  // pressed, in milliseconds: figures that were typed quickly make one number, also where the
  // program was too busy to take them quickly.
  bool command(const play::Command& command, std::uint64_t now);
  // A button for a digit, or colour in that mode: into the selected cells, or in hand.
  void press_digit(sudoku::Digit digit);
  void press_clear();
  // A press on a cell, or on the candidate in it that is shown there (0 for none): enters what is
  // in hand. False where nothing is, and the press is to select.
  bool press_cell(sudoku::Placement at);

 Q_SIGNALS:
  void changed();
  void hint_wanted();
  void check_wanted();

 private:
  // Whether the board has that digit, or there is that colour.
  [[nodiscard]] bool exists(sudoku::Digit digit, play::EntryMode mode) const {
    return digit <= play::entries_in(mode, workspace_.game().size());
  }
  void enter_figure(std::uint32_t figure, play::EntryMode mode, std::uint64_t now);
  void enter(sudoku::Digit digit, play::EntryMode mode, bool replaces);
  bool enter_into(const std::vector<sudoku::Cell>& cells, sudoku::Digit digit,
                  play::EntryMode mode);
  void type(std::uint32_t figure, std::uint64_t now);
  void clear();
  // A puzzle is being typed in, cell by cell.
  [[nodiscard]] bool types() const;

  Workspace& workspace_;
  play::EntryMode mode_ = play::EntryMode::digit;
  sudoku::Digit in_hand_ = 0;
  sudoku::Digit colour_ = 1;  // the last that was used
  play::NumberEntry numbers_;
  play::Typing typing_;
  bool last_changed_ = false;  // by the figure before
};

}  // namespace quadrille::desktop
