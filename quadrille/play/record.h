// GameRecord: everything that a game consists of, as plain data: what is saved and what is loaded.
//   const play::GameRecord& record = game.record();
//   play::Game again{play::GameRecord(record)};
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/boards/grid.h"
#include "quadrille/play/board.h"

namespace quadrille::play {

// The steps of a game, those that are done and those that were undone: four bytes a flip, one after
// the other, and one number a step.
//   board.toggle(history.undo());
//   board.toggle(history.redo());
class History {
 public:
  // Steps that were undone are forgotten.
  // requires: at least one flip
  void add(std::span<const Flip> flips);
  void forget_undone();

  [[nodiscard]] bool can_undo() const { return done_ > 0; }
  [[nodiscard]] bool can_redo() const { return done_ < ends_.size(); }
  // The flips of the step that is now undone or done again.
  // requires: can_undo(), can_redo()
  std::span<const Flip> undo();
  std::span<const Flip> redo();

  // Steps done, and all of them.
  [[nodiscard]] std::size_t done() const { return done_; }
  [[nodiscard]] std::size_t size() const { return ends_.size(); }
  [[nodiscard]] std::span<const Flip> step(std::size_t number) const;
  // Those of all steps, one after the other.
  [[nodiscard]] std::span<const Flip> flips() const { return flips_; }
  // What the first `steps` steps come to.
  [[nodiscard]] std::vector<Flip> sum(std::size_t steps) const;

  friend bool operator==(const History&, const History&) = default;

 private:
  std::vector<Flip> flips_;        // of all steps
  std::vector<std::size_t> ends_;  // of each step among them
  std::size_t done_ = 0;
};

struct GameSettings {
  // Entering a digit takes it from the marks of the cells in its row, column and box, and of those
  // that constraints then keep from holding it.
  bool clean_marks = true;
  // Where a new step cuts off two undone ones or more, the moment they led to becomes a checkpoint.
  bool keep_undone = false;

  friend bool operator==(const GameSettings&, const GameSettings&) = default;
};

struct GameClock {
  std::uint64_t elapsed = 0;  // milliseconds
  bool paused = false;

  friend bool operator==(const GameClock&, const GameClock&) = default;
};

struct HelpUsed {
  std::uint64_t hints = 0;     // asked for
  std::uint64_t checks = 0;    // asked for
  std::uint64_t mistakes = 0;  // digits entered in play that are not those of a known solution

  friend bool operator==(const HelpUsed&, const HelpUsed&) = default;
};

// A moment of the game that one can return to.
struct Checkpoint {
  std::string name;         // one line of text, of which there is no other in the game
  std::vector<Flip> flips;  // what lies between the start of the history and that moment
  bool automatic = false;   // made by the game itself: GameSettings::keep_undone

  friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

// A name without blanks at its ends or control characters inside.
std::string tidy_name(std::string_view name);

struct GameRecord {
  // The shape, the constraints, and for Sukaku the digits that each cell may take; no digits.
  sudoku::Grid frame;
  Board board;
  std::optional<sudoku::Grid> solution = std::nullopt;  // of the givens on the board
  History history = {};
  std::vector<Checkpoint> checkpoints = {};
  GameSettings settings = {};
  GameClock clock = {};
  HelpUsed help = {};

  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

}  // namespace quadrille::play
