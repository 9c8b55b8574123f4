#include "quadrille/play/constraint_history.h"

#include <iterator>

namespace quadrille::play {
namespace {

constexpr std::size_t kMostChanges = 1'000;  // that can be undone

}  // namespace

bool ConstraintHistory::set(Game& game, const Rules& rules, bool same_step) {
  Rules before = game.record().frame.constraints();
  if (!game.set_constraints(rules)) return false;
  const bool goes_on = same_step && undo_is_here(game);
  changes_.erase(std::next(changes_.begin(), static_cast<std::ptrdiff_t>(done_)), changes_.end());
  if (goes_on) {
    changes_.back().after = rules;
    return true;
  }
  if (done_ == kMostChanges) changes_.erase(changes_.begin());
  changes_.push_back({std::move(before), rules, game.record().history.done()});
  done_ = changes_.size();
  return true;
}

bool ConstraintHistory::undo(Game& game) {
  if (!undo_is_here(game)) return game.undo();
  --done_;
  return game.set_constraints(changes_[done_].before);
}

bool ConstraintHistory::redo(Game& game) {
  if (!redo_is_here(game)) return game.redo();
  ++done_;
  return game.set_constraints(changes_[done_ - 1].after);
}

}  // namespace quadrille::play
