// ConstraintHistory: changes of the constraints of a game, undone and done again in one row with
// the other steps of the game.
//   play::ConstraintHistory history;
//   history.set(game, nullptr);        // no constraints any more
//   history.undo(game);                // whatever came last: that, or an entry
// A game does not keep what its constraints were, and nor does its text: this lasts as long as the
// one who sets the puzzle.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "quadrille/play/game.h"

namespace quadrille::play {

class ConstraintHistory {
 public:
  using Rules = std::shared_ptr<const sudoku::Constraints>;

  // Gives the game other constraints, as a step; or as a part of the last step, where that was such
  // a change too: a number that is typed figure by figure. Whether anything has changed.
  // requires: constraints of a board of this shape
  bool set(Game& game, const Rules& rules, bool same_step = false);

  // The last step of all, the game's own included.
  [[nodiscard]] bool can_undo(const Game& game) const { return done_ > 0 || game.can_undo(); }
  [[nodiscard]] bool can_redo(const Game& game) const {
    return redo_is_here(game) || game.can_redo();
  }
  bool undo(Game& game);
  bool redo(Game& game);
  // Another game.
  void forget() {
    changes_.clear();
    done_ = 0;
  }

 private:
  struct Change {
    Rules before;
    Rules after;
    std::size_t steps;  // of the game that came before it
  };

  [[nodiscard]] bool undo_is_here(const Game& game) const {
    return done_ > 0 && changes_[done_ - 1].steps >= game.record().history.done();
  }
  [[nodiscard]] bool redo_is_here(const Game& game) const {
    return done_ < changes_.size() && changes_[done_].steps == game.record().history.done();
  }

  std::vector<Change> changes_;
  std::size_t done_ = 0;  // of these
};

}  // namespace quadrille::play
