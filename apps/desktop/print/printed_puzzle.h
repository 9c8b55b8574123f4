// PrintedPuzzle: a puzzle for paper, with what is known about it; and where such puzzles come from.
//   gather_puzzles({.kind = PrintSource::Kind::file, .file = path}, stop, take);
//   complete(puzzle, {.solution = true, .rating = true}, stop);
// Both may take long, and are for a thread of their own.
#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "quadrille/base/stop.h"
#include "quadrille/logic/rate.h"
#include "quadrille/play/game.h"

namespace quadrille::desktop {

struct PrintedPuzzle {
  play::Game game;
  std::optional<sudoku::Grid> solution = std::nullopt;  // the only one
  std::optional<logic::Rating> rating = std::nullopt;   // of one that logic solves
  bool solution_sought = false;                         // and not found, where there is none
  bool rating_sought = false;
};

struct PrintSource {
  enum class Kind : std::uint8_t { board, fresh, file };

  Kind kind = Kind::board;
  std::size_t count = 1;  // of new ones; at most, of those in a file
  // For new puzzles.
  std::optional<logic::Level> level = std::nullopt;
  std::uint64_t seed = 0;
  QString file = {};

  friend bool operator==(const PrintSource&, const PrintSource&) = default;
};

inline constexpr std::size_t kMostPrinted = 600;  // a hundred pages of six

// Hands over each puzzle as soon as it is there; of the board, or like it. Returns why there are no
// more, if something went wrong.
std::optional<Error> gather_puzzles(const PrintSource& source, const play::Game& board,
                                    const Stop& stop,
                                    const std::function<void(PrintedPuzzle)>& take);

struct PrintKnowledge {
  bool solution = false;
  bool rating = false;
};

// Whether anything is wanted that has not been looked for.
bool lacks(const PrintedPuzzle& puzzle, const PrintKnowledge& wanted);
// Looks for it, each for some seconds at most.
void complete(PrintedPuzzle& puzzle, const PrintKnowledge& wanted, const Stop& stop);

}  // namespace quadrille::desktop
