#include "quadrille/play/board/history.h"

namespace quadrille::play {

void History::add(std::span<const Flip> flips) {
  assert(!flips.empty());
  ends_.resize(done_);
  flips_.erase(flips_.begin() + static_cast<std::ptrdiff_t>(done_ == 0 ? 0 : ends_.back()),
               flips_.end());
  flips_.insert(flips_.end(), flips.begin(), flips.end());
  ends_.push_back(flips_.size());
  ++done_;
}

std::span<const Flip> History::undo() {
  assert(can_undo());
  return step(--done_);
}

std::span<const Flip> History::redo() {
  assert(can_redo());
  return step(done_++);
}

std::span<const Flip> History::step(std::size_t number) const {
  assert(number < ends_.size());
  const std::size_t begin = number == 0 ? 0 : ends_[number - 1];
  return {flips_.data() + begin, ends_[number] - begin};
}

std::vector<Flip> History::sum(std::size_t steps) const {
  assert(steps <= ends_.size());
  const std::size_t end = steps == 0 ? 0 : ends_[steps - 1];
  return simplified({flips_.begin(), flips_.begin() + static_cast<std::ptrdiff_t>(end)});
}

}  // namespace quadrille::play
