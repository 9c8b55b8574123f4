// Orders of decision: which open variable is decided next.
//   order.bump(variable);                 // it took part in a conflict
//   Variable next = order.next(trail);    // kNone: none is open
//
// Two orders, which the search uses in turn. Queue puts the variables of each conflict in front: it
// follows the latest conflicts closely. Heap sums up activities that fade with every conflict: it
// is steadier. Both hold all variables at all times, or get them back by `put_back`.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/cover/learn/trail.h"

namespace quadrille::cover {

inline constexpr Variable kNone = UINT32_MAX;

class Queue {
 public:
  explicit Queue(std::uint32_t variables);

  // Moves them to the front, in the order in which they stand.
  void bump(std::vector<Variable>& variables, const Trail& trail);
  // The variable has become open again.
  void put_back(Variable variable) {
    if (links_[variable].stamp > links_[search_].stamp) search_ = variable;
  }
  Variable next(const Trail& trail);

 private:
  struct Link {
    Variable previous = kNone;
    Variable next = kNone;
    std::uint64_t stamp = 0;  // grows towards the front
  };

  void push_front(Variable variable);
  void move_to_front(Variable variable, const Trail& trail);

  std::vector<Link> links_;
  Variable front_ = kNone;
  Variable search_ = kNone;  // no variable in front of this one is open
  std::uint64_t clock_ = 0;
};

class Heap {
 public:
  // requires: an activity for each variable
  explicit Heap(std::vector<double> activities);

  void bump(std::span<const Variable> variables);
  void fade() { increment_ *= kGrowth; }  // of all others relative to what is bumped from now on
  void put_back(Variable variable) {
    if (places_[variable] == kNone) insert(variable);
  }
  Variable next(const Trail& trail);
  [[nodiscard]] double activity(Variable variable) const { return activities_[variable]; }

 private:
  static constexpr double kGrowth = 1 / 0.95;
  static constexpr double kTooLarge = 1e100;

  // Of equals the first: an empty board is filled from its beginning rather than here and there.
  [[nodiscard]] bool before(Variable one, Variable other) const {
    return activities_[one] > activities_[other] ||
           (activities_[one] == activities_[other] && one < other);
  }
  void insert(Variable variable);
  Variable pop();
  void rise(std::uint32_t place);
  void sink(std::uint32_t place);
  void set(std::uint32_t place, Variable variable) {
    heap_[place] = variable;
    places_[variable] = place;
  }

  std::vector<double> activities_;
  std::vector<Variable> heap_;         // none is before its parent at (place - 1) / 2
  std::vector<std::uint32_t> places_;  // of each variable in heap_, or kNone
  double increment_ = 1;
};

}  // namespace quadrille::cover
