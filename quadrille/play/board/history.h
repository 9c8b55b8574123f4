// History: the steps of a game, those that are done and those that were undone.
//   history.add(flips);
//   board.toggle(history.undo());
//   board.toggle(history.redo());
// Four bytes a flip, one after the other, and one number a step.
#pragma once

#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

#include "quadrille/play/board/flip.h"

namespace quadrille::play {

class History {
 public:
  // Steps that were undone are forgotten.
  // requires: at least one flip
  void add(std::span<const Flip> flips);

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
  // What the first `steps` steps come to.
  [[nodiscard]] std::vector<Flip> sum(std::size_t steps) const;

  friend bool operator==(const History&, const History&) = default;

 private:
  std::vector<Flip> flips_;        // of all steps
  std::vector<std::size_t> ends_;  // of each step among them
  std::size_t done_ = 0;
};

}  // namespace quadrille::play
