// Decisions: which variable is decided next, and which way.
//   const Variable variable = heap.next(trail);    // kNone: none is open
//   const Literal decision = phases.choose(variable, stable);
//
// Two orders of decision, which the search uses in turn. VmtfQueue (variable move to front) puts
// the variables of each conflict in front: it follows the latest conflicts closely. VsidsHeap
// (variable state independent decaying sum) sums up activities that decay with every conflict: it
// is steadier. What has become open again is told to the one in use by `put_back`; the other is
// told of everything when its turn comes.
//
// The way is told by Phases: phase saving, with target phases and best phases, and rephasing.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/cover/learn/trail.h"

namespace quadrille::cover {

inline constexpr Variable kNone = UINT32_MAX;

class VmtfQueue {
 public:
  explicit VmtfQueue(std::uint32_t variables);

  // Moves them to the front, in the order in which they stand.
  void bump(std::vector<Variable>& variables, const Trail& trail);
  // The variable has become open again.
  void put_back(Variable variable) {
    if (links_[variable].stamp > links_[search_].stamp) search_ = variable;
  }
  // Any of them may have become open.
  void put_all_back() { search_ = front_; }
  Variable next(const Trail& trail);
  // Whether the one stands in front of the other.
  [[nodiscard]] bool before(Variable one, Variable other) const {
    return links_[one].stamp > links_[other].stamp;
  }

 private:
  struct Link {
    Variable previous = kNone;
    Variable next = kNone;
    std::uint64_t stamp = 0;  // grows towards the front
  };

  void push_front(Variable variable);
  void move_to_front(Variable variable, const Trail& trail);

  std::vector<Link> links_;
  // Stamps below are for those that come behind the first ones.
  static constexpr std::uint64_t kFirstStamp = std::uint64_t{1} << 32U;

  Variable front_ = kNone;
  Variable back_ = kNone;
  Variable search_ = kNone;  // no variable in front of this one is open
  std::uint64_t clock_ = kFirstStamp;
};

class VsidsHeap {
 public:
  // requires: an activity for each variable
  explicit VsidsHeap(std::vector<double> activities);

  void bump(std::span<const Variable> variables);
  void decay() { increment_ *= kGrowth; }  // all others, relative to what is bumped from now on
  void put_back(Variable variable) {
    if (places_[variable] == kNone) insert(variable);
  }
  void put_all_back() {
    for (Variable variable = 0; variable < places_.size(); ++variable) put_back(variable);
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

// Which way a variable is decided: the same way as when it last had a value (phase saving), unless
// a better guess is known.
class Phases {
 public:
  explicit Phases(std::uint32_t variables)
      : saved_(variables, kTrue), target_(variables, kUnknown), best_(variables, kTrue) {}

  // Begins with these, instead of all, as true.
  void expect(std::span<const Variable> likely);
  // Whether there was something to expect.
  [[nodiscard]] bool informed() const { return informed_; }

  void save(Literal literal) { saved_[variable_of(literal)] = phase_of(literal); }
  // A conflict is coming: the part of the trail below the current level was without one. The
  // longest such part so far is the target of stable mode.
  void update_target(const Trail& trail);
  // The target phase in stable mode, if there is one; otherwise the saved one.
  [[nodiscard]] Literal choose(Variable variable, bool stable) const;

  // A new target may be shorter than the one so far.
  void forget_target() { target_size_ = 0; }
  // Takes other phases to begin from, each in turn: the best trail seen, all true, the best, all
  // false, the best, some at random.
  void rephase();

 private:
  static constexpr std::uint8_t kFalse = 0;
  static constexpr std::uint8_t kTrue = 1;
  static constexpr std::uint8_t kUnknown = 2;

  static std::uint8_t phase_of(Literal literal) { return is_positive(literal) ? kTrue : kFalse; }

  std::vector<std::uint8_t> saved_;
  std::vector<std::uint8_t> target_;
  std::vector<std::uint8_t> best_;
  bool informed_ = false;
  std::uint32_t target_size_ = 0;
  std::uint32_t best_size_ = 0;
  std::uint32_t rephasings_ = 0;
  Random random_;
};

}  // namespace quadrille::cover
