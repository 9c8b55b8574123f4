#include "quadrille/logic/walkthrough.h"

#include <cassert>

namespace quadrille::logic {

void Walkthrough::add(Deduction step) {
  apply(step, end_);
  steps_.push_back(std::move(step));
  if (steps_.size() % kEvery == 0) kept_.push_back(end_);
}

Position Walkthrough::before(std::size_t number) const {
  assert(number <= size());
  Position position = kept_[number / kEvery];
  for (std::size_t made = number / kEvery * kEvery; made < number; ++made) {
    apply(steps_[made], position);
  }
  return position;
}

}  // namespace quadrille::logic
