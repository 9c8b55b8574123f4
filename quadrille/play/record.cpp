#include "quadrille/play/record.h"

namespace quadrille::play {

void History::add(std::span<const Flip> flips) {
  assert(!flips.empty());
  forget_undone();
  flips_.insert(flips_.end(), flips.begin(), flips.end());
  ends_.push_back(flips_.size());
  ++done_;
}

void History::forget_undone() {
  ends_.resize(done_);
  flips_.erase(flips_.begin() + static_cast<std::ptrdiff_t>(done_ == 0 ? 0 : ends_.back()),
               flips_.end());
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

std::string tidy_name(std::string_view name) {
  std::string tidy;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    tidy += byte < 0x20 || byte == 0x7F ? ' ' : c;
  }
  tidy.erase(tidy.find_last_not_of(' ') + 1);
  tidy.erase(0, tidy.find_first_not_of(' '));
  return tidy;
}

}  // namespace quadrille::play
