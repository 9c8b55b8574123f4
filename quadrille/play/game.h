// Game: one puzzle being solved or set by a person: entries, marks, undo, checkpoints, time.
//   Game game(grid);
//   game.enter(std::array<sudoku::Cell, 1>{2}, 4);   // true: something has changed
//   game.undo();
//   assert(game.cell(2).digit == 0);
// check.h finds faults, hint.h the next step, save.h and share.h make text of a game. A game starts
// no thread, reads no clock and does nothing that is not asked of it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "quadrille/boards/layout.h"
#include "quadrille/logic/deduction.h"
#include "quadrille/play/record.h"
#include "quadrille/solve/solve.h"

namespace quadrille::play {

class Edit;

class Game {
 public:
  // The digits of the grid are the givens; its pencil marks, if any, bind the player, and so do
  // its constraints.
  explicit Game(const sudoku::Grid& puzzle, Mode mode = Mode::play);
  // requires: a record of a game, or one that load() has made
  explicit Game(GameRecord record);

  // What there is to draw.
  [[nodiscard]] const sudoku::Shape& shape() const { return record_.frame.shape(); }
  [[nodiscard]] std::uint32_t size() const { return shape().size(); }
  [[nodiscard]] Mode mode() const { return record_.board.mode(); }
  [[nodiscard]] std::span<const CellState> cells() const { return record_.board.cells(); }
  [[nodiscard]] const CellState& cell(Cell cell) const { return record_.board.cell(cell); }
  // The givens alone; and all digits. Both with the marks that the puzzle came with.
  [[nodiscard]] sudoku::Grid puzzle() const;
  [[nodiscard]] sudoku::Grid digits() const;
  // The digits that the puzzle allows in the cell, no other cell of its units holds, and no
  // constraint rules out at once.
  [[nodiscard]] Marks candidates(Cell cell) const;
  [[nodiscard]] const sudoku::Layout& layout() const { return *layout_; }
  [[nodiscard]] const std::shared_ptr<const sudoku::Layout>& shared_layout() const {
    return layout_;
  }
  [[nodiscard]] const GameRecord& record() const { return record_; }

  // How far it is.
  [[nodiscard]] std::uint32_t cells_left() const { return record_.board.count(0); }
  // How often the digit is still to be entered; less than 0 where it stands too often.
  [[nodiscard]] std::int32_t left(Digit digit) const;
  // Played to the end: every cell is filled, and no rule is broken.
  [[nodiscard]] bool complete() const;

  // Actions. Each is one step for undo() and returns whether anything has changed; if not, there
  // is no step. Cells may come in any order and more than once.
  // requires, for all: cells and digits of the board, colours from 1 to kColours

  // Puts the digit into the cells that may change; takes it away where all of them hold it. With
  // 0 it takes away their digits.
  bool enter(std::span<const Cell> cells, Digit digit);
  // Marks the empty cells; takes the mark away where all of them have it. Colours go on any cell.
  bool toggle_corner(std::span<const Cell> cells, Digit digit);
  bool toggle_centre(std::span<const Cell> cells, Digit digit);
  bool toggle_colour(std::span<const Cell> cells, std::uint32_t colour);
  // Gives the digit this colour among the candidates of the empty cells, in place of any other;
  // takes it away where it has it in all of them.
  bool toggle_candidate_colour(std::span<const Cell> cells, Digit digit, std::uint32_t colour);
  // Takes away the digits of the cells; if they have none, their marks; else their colours, those
  // of candidates too.
  bool clear(std::span<const Cell> cells);
  // Makes the candidates the centre marks of every empty cell, or of those among some cells.
  bool fill_marks();
  bool fill_marks(std::span<const Cell> cells);
  // Takes away the marks that digits on the board exclude.
  bool clean_marks();
  // Does what a hint says. So that nothing that is ruled out of an empty cell is forgotten, every
  // empty cell without centre marks gets its candidates first.
  // requires: a deduction about this game
  bool apply(const logic::Deduction& deduction);
  // Does what several say, one after the other, as one step. From the givens: whatever else was
  // entered or marked is taken away first, but for colours.
  // requires: deductions of which each follows from the game, or its givens, and those before it
  bool apply(std::span<const logic::Deduction> deductions, bool from_givens);
  // Makes the digits of the grid the givens, whatever the mode; what was entered in other cells
  // stays. requires: a grid of this shape
  bool set_givens(const sudoku::Grid& grid);
  // Gives the board other constraints, or none. They are no part of the history:
  // constraint_history.h keeps what they were. requires: constraints of a board of this shape
  bool set_constraints(std::shared_ptr<const sudoku::Constraints> constraints);
  // Takes away everything but the givens.
  bool restart();
  bool set_mode(Mode mode);

  // Undo takes back any action, and also what return_to() and restart() have done.
  [[nodiscard]] bool can_undo() const { return record_.history.can_undo(); }
  [[nodiscard]] bool can_redo() const { return record_.history.can_redo(); }
  bool undo();
  bool redo();
  // Undoes the last step and forgets it, with the mistakes in it: of two figures typed quickly the
  // first one was never meant (number_entry.h).
  bool take_back();

  // Checkpoints outlive undo: they are no part of the history. Of those that the game makes itself
  // (GameSettings::keep_undone) it keeps the latest five.
  [[nodiscard]] std::span<const Checkpoint> checkpoints() const { return record_.checkpoints; }
  // Replaces one of that name. Without a name it gets the first free number. Returns its place.
  std::size_t add_checkpoint(std::string_view name = {});
  // Goes there, as one new step.
  // requires: index < checkpoints().size()
  bool return_to(std::size_t index);
  void remove_checkpoint(std::size_t index);

  // The only solution of the givens; nothing where it is not known. It is forgotten when a given
  // changes.
  [[nodiscard]] const std::optional<sudoku::Grid>& solution() const { return record_.solution; }
  // Takes over the solution if the caller knows it; false where it does not solve the puzzle.
  // That it is the only one is up to the caller.
  bool set_solution(const sudoku::Grid& solution);
  // Looks for it, unless it is known; it is kept if the verdict is one.
  sudoku::Verdict find_solution(std::uint64_t max_nodes = 100'000);

  // Time passes only while the game is played: not when it is paused, being set, or complete.
  void add_time(std::uint64_t milliseconds);
  [[nodiscard]] std::uint64_t elapsed() const { return record_.clock.elapsed; }
  [[nodiscard]] bool paused() const { return record_.clock.paused; }
  void set_paused(bool paused) { record_.clock.paused = paused; }

  [[nodiscard]] const HelpUsed& help_used() const { return record_.help; }
  void count_hint() { ++record_.help.hints; }
  void count_check() { ++record_.help.checks; }
  [[nodiscard]] const GameSettings& settings() const { return record_.settings; }
  void set_settings(const GameSettings& settings) { record_.settings = settings; }

  // Whether they are the same in everything, history and time included.
  friend bool operator==(const Game& a, const Game& b) { return a.record_ == b.record_; }

 private:
  [[nodiscard]] bool may_change(Cell cell) const {
    return mode() == Mode::set || !record_.board.cell(cell).given;
  }
  void put(Edit& edit, Cell cell, Digit digit);
  void clean_by_rules(Edit& edit, Digit digit) const;
  void fill(Edit& edit, std::span<const Cell> cells);
  bool toggle(Layer layer, std::span<const Cell> cells, std::uint32_t mark);
  bool commit(Edit& edit);
  void keep_undone();
  void forget_stale_solution(std::span<const Flip> flips);

  std::shared_ptr<const sudoku::Layout> layout_;
  GameRecord record_;
};

// Every cell of the board, for actions on all of them.
std::vector<Cell> all_cells(const Game& game);

}  // namespace quadrille::play
