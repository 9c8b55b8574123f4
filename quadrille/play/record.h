// Record: everything that a game consists of, as plain data: what is saved and what is loaded.
//   const Record& record = game.record();
//   Game again{Record(record)};
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/play/board.h"
#include "quadrille/play/board/history.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::play {

struct Settings {
  // Entering a digit takes it from the marks of the cells in its row, column and box.
  bool clean_marks = true;

  friend bool operator==(const Settings&, const Settings&) = default;
};

struct Clock {
  std::uint64_t elapsed = 0;  // milliseconds
  bool paused = false;

  friend bool operator==(const Clock&, const Clock&) = default;
};

struct Tally {
  std::uint64_t hints = 0;     // asked for
  std::uint64_t checks = 0;    // asked for
  std::uint64_t mistakes = 0;  // digits entered in play that are not those of a known solution

  friend bool operator==(const Tally&, const Tally&) = default;
};

// A moment of the game that one can return to.
struct Checkpoint {
  std::string name;         // one line of text, of which there is no other in the game
  std::vector<Flip> flips;  // what lies between the start of the history and that moment

  friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

// A name without blanks at its ends or control characters inside.
std::string tidy_name(std::string_view name);

struct Record {
  sudoku::Grid frame;  // the shape and, for Sukaku, the digits that each cell may take; no digits
  Board board;
  std::optional<sudoku::Grid> solution = std::nullopt;  // of the givens on the board
  History history = {};
  std::vector<Checkpoint> checkpoints = {};
  Settings settings = {};
  Clock clock = {};
  Tally tally = {};

  friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace quadrille::play
