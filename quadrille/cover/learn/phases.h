// Phases: which way a variable is decided. The same way as when it last had a value, unless a
// better guess is known.
//   phases.save(literal);                          // it held, and is taken back
//   Literal decision = phases.choose(variable, steady);
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/cover/learn/trail.h"

namespace quadrille::cover {

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
  // longest such part so far is what a steady search aims at.
  void observe(const Trail& trail);
  [[nodiscard]] Literal choose(Variable variable, bool steady) const;

  // A new aim may be shorter than the one so far.
  void forget_target() { target_size_ = 0; }
  // Takes another point of departure, each in turn: the best trail seen, all true, the best, all
  // false, the best, some at random.
  void change();

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
  std::uint32_t changes_ = 0;
  Random random_;
};

}  // namespace quadrille::cover
