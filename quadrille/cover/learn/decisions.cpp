#include "quadrille/cover/learn/decisions.h"

#include <algorithm>
#include <utility>

#include "quadrille/base/sort.h"

namespace quadrille::cover {

VmtfQueue::VmtfQueue(std::uint32_t variables) : links_(variables) {
  for (Variable variable = variables; variable-- > 0;) push_front(variable);
  search_ = front_;
}

void VmtfQueue::push_front(Variable variable) {
  links_[variable] = {.previous = kNone, .next = front_, .stamp = ++clock_};
  (front_ != kNone ? links_[front_].previous : back_) = variable;
  front_ = variable;
}

void VmtfQueue::move_to_front(Variable variable, const Trail& trail) {
  if (variable == front_) return;
  const Link link = links_[variable];
  // Those in front of the search have values; if it stands here, it has to stand elsewhere.
  if (search_ == variable) search_ = link.previous;
  links_[link.previous].next = link.next;
  (link.next != kNone ? links_[link.next].previous : back_) = link.previous;
  push_front(variable);
  if (trail.is_open(positive(variable))) search_ = variable;
}

void VmtfQueue::bump(std::vector<Variable>& variables, const Trail& trail) {
  quadrille::sort(variables, {}, [&](Variable variable) { return links_[variable].stamp; });
  for (const Variable variable : variables) move_to_front(variable, trail);
}

Variable VmtfQueue::next(const Trail& trail) {
  if (search_ == kNone) return kNone;
  while (!trail.is_open(positive(search_))) {
    if (links_[search_].next == kNone) return kNone;
    search_ = links_[search_].next;
  }
  return search_;
}

VsidsHeap::VsidsHeap(std::vector<double> activities)
    : activities_(std::move(activities)), places_(activities_.size(), kNone) {
  heap_.reserve(activities_.size());
  for (Variable variable = 0; variable < activities_.size(); ++variable) insert(variable);
}

void VsidsHeap::insert(Variable variable) {
  heap_.push_back(variable);
  places_[variable] = static_cast<std::uint32_t>(heap_.size() - 1);
  rise(places_[variable]);
}

void VsidsHeap::rise(std::uint32_t place) {
  const Variable variable = heap_[place];
  while (place > 0) {
    const std::uint32_t parent = (place - 1) / 2;
    if (!before(variable, heap_[parent])) break;
    set(place, heap_[parent]);
    place = parent;
  }
  set(place, variable);
}

void VsidsHeap::sink(std::uint32_t place) {
  const Variable variable = heap_[place];
  for (;;) {
    std::uint32_t child = 2 * place + 1;
    if (child >= heap_.size()) break;
    if (child + 1 < heap_.size() && before(heap_[child + 1], heap_[child])) ++child;
    if (!before(heap_[child], variable)) break;
    set(place, heap_[child]);
    place = child;
  }
  set(place, variable);
}

Variable VsidsHeap::pop() {
  const Variable top = heap_.front();
  const Variable last = heap_.back();
  heap_.pop_back();
  places_[top] = kNone;
  if (!heap_.empty()) {
    set(0, last);
    sink(0);
  }
  return top;
}

void VsidsHeap::bump(std::span<const Variable> variables) {
  for (const Variable variable : variables) {
    activities_[variable] += increment_;
    if (activities_[variable] > kTooLarge) {
      for (double& activity : activities_) activity /= kTooLarge;
      increment_ /= kTooLarge;
    }
    if (places_[variable] != kNone) rise(places_[variable]);
  }
}

Variable VsidsHeap::next(const Trail& trail) {
  while (!heap_.empty()) {
    const Variable variable = pop();
    if (trail.is_open(positive(variable))) return variable;
  }
  return kNone;
}

void Phases::expect(std::span<const Variable> likely) {
  informed_ = true;
  std::ranges::fill(saved_, kFalse);
  for (const Variable variable : likely) saved_[variable] = kTrue;
  best_ = saved_;
}

void Phases::update_target(const Trail& trail) {
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

Literal Phases::choose(Variable variable, bool stable) const {
  std::uint8_t phase = saved_[variable];
  if (stable && target_[variable] != kUnknown) phase = target_[variable];
  return phase == kTrue ? positive(variable) : negated(positive(variable));
}

void Phases::rephase() {
  switch (++rephasings_ % 6) {
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
