#include "quadrille/cover/learn/phases.h"

#include <algorithm>

namespace quadrille::cover {

void Phases::expect(std::span<const Variable> likely) {
  informed_ = true;
  std::ranges::fill(saved_, kFalse);
  for (const Variable variable : likely) saved_[variable] = kTrue;
  best_ = saved_;
}

void Phases::observe(const Trail& trail) {
  const std::uint32_t size = trail.size_below(trail.current_level());
  if (size <= target_size_) return;
  const auto copy_to = [&](std::vector<std::uint8_t>& phases) {
    for (const Literal literal : trail.literals().first(size)) {
      phases[variable_of(literal)] = phase_of(literal);
    }
  };
  target_size_ = size;
  copy_to(target_);
  if (size <= best_size_) return;
  best_size_ = size;
  copy_to(best_);
}

Literal Phases::choose(Variable variable, bool steady) const {
  std::uint8_t phase = saved_[variable];
  if (steady && target_[variable] != kUnknown) phase = target_[variable];
  return phase == kTrue ? positive(variable) : negated(positive(variable));
}

void Phases::change() {
  switch (++changes_ % 6) {
    case 0:
      std::ranges::fill(saved_, kTrue);
      break;
    case 2:
      std::ranges::fill(saved_, kFalse);
      break;
    case 4:
      for (std::uint8_t& phase : saved_) phase = random_.below(4) == 0 ? kTrue : kFalse;
      break;
    default:
      saved_ = best_;
  }
  std::ranges::fill(target_, kUnknown);
  best_size_ = 0;
  target_size_ = 0;
}

}  // namespace quadrille::cover
