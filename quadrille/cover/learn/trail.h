// Trail: what the learning engine holds for true at the moment, in the order in which it came to
// hold it, with the level of decision and the reason for each.
//   trail.open_level();
//   trail.assign(literal, Reason::decision());
//   if (trail.is_false(other)) explain(trail.reason(variable_of(other)));
//
// A variable is an option, or something defined in terms of options; a literal is a variable or
// its negation. A level opens with a decision and holds all that follows from it and from the
// levels below; what holds at level 0 holds always.
#pragma once

#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

namespace quadrille::cover {

using Variable = std::uint32_t;
using Literal = std::uint32_t;

constexpr Literal positive(Variable variable) { return 2 * variable; }
constexpr Literal negated(Literal literal) { return literal ^ 1U; }
constexpr Variable variable_of(Literal literal) { return literal >> 1U; }
constexpr bool is_positive(Literal literal) { return (literal & 1U) == 0; }

// Why a literal is true.
struct Reason {
  enum class Kind : std::uint32_t {
    none,    // decided, or true always
    rival,   // `of` is true, and forbids its negation: by a rule, or a clause of two literals
    rule,    // all others of the rule `of` are false
    clause,  // all others of the learnt clause `of` are false
  };
  Kind kind = Kind::none;
  std::uint32_t of = 0;  // a literal, the number of a rule, or the offset of a clause
};

class Trail {
 public:
  explicit Trail(std::uint32_t variables)
      : values_(std::size_t{2} * variables, Value::open),
        facts_(variables),
        literals_(std::size_t{variables} + 1) {}

  [[nodiscard]] bool is_true(Literal literal) const { return values_[literal] == Value::yes; }
  [[nodiscard]] bool is_false(Literal literal) const { return values_[literal] == Value::no; }
  [[nodiscard]] bool is_open(Literal literal) const { return values_[literal] == Value::open; }
  [[nodiscard]] std::uint32_t variable_count() const {
    return static_cast<std::uint32_t>(facts_.size());
  }

  // Of variables that are not open.
  [[nodiscard]] std::uint32_t level(Variable variable) const { return facts_[variable].level; }
  [[nodiscard]] std::uint32_t position(Variable variable) const {
    return facts_[variable].position;
  }
  [[nodiscard]] Reason reason(Variable variable) const { return facts_[variable].reason; }
  void set_reason(Variable variable, Reason reason) { facts_[variable].reason = reason; }

  // The true literals, the earliest first.
  [[nodiscard]] std::span<const Literal> literals() const { return {literals_.data(), size_}; }
  [[nodiscard]] std::uint32_t size() const { return size_; }
  [[nodiscard]] Literal operator[](std::uint32_t position) const { return literals_[position]; }
  // How many of them hold on the levels below this one.
  // requires: 0 < level <= current_level()
  [[nodiscard]] std::uint32_t size_below(std::uint32_t level) const {
    return level_starts_[level - 1];
  }
  [[nodiscard]] std::uint32_t current_level() const { return level_; }

  void open_level() {
    level_starts_.push_back(size_);
    ++level_;
  }
  // requires: the literal is open
  void assign(Literal literal, Reason reason) {
    assert(is_open(literal));
    set_true(literal, size_, reason);
    literals_[size_++] = literal;
  }
  // Makes the open ones of these literals false; returns how many of them are true. There is no
  // branch on whether a literal is open, which could not be predicted: boards of 25x25 take 4% less
  // time.
  std::uint32_t make_false(std::span<const Literal> literals, Reason reason) {
    const Value* const values = values_.data();
    Literal* const trail = literals_.data();
    std::uint32_t size = size_;
    std::uint32_t yes = 0;
    for (const Literal literal : literals) {
      const Value value = values[literal];
      trail[size] = negated(literal);
      size += static_cast<std::uint32_t>(value == Value::open);
      yes += static_cast<std::uint32_t>(value == Value::yes);
    }
    for (std::uint32_t position = size_; position < size; ++position) {
      set_true(trail[position], position, reason);
    }
    size_ = size;
    return yes;
  }
  // Takes back the latest literal. Its level stays open until close_levels.
  Literal pop() {
    const Literal literal = literals_[--size_];
    values_[literal] = values_[negated(literal)] = Value::open;
    return literal;
  }
  // requires: nothing is left of the levels above this one
  void close_levels(std::uint32_t level) {
    assert(size() == size_below(level + 1));
    level_starts_.resize(level);
    level_ = level;
  }

 private:
  enum class Value : std::int8_t { no = -1, open = 0, yes = 1 };
  struct Fact {
    std::uint32_t level = 0;
    std::uint32_t position = 0;
    Reason reason;
  };

  void set_true(Literal literal, std::uint32_t position, Reason reason) {
    values_[literal] = Value::yes;
    values_[negated(literal)] = Value::no;
    facts_[variable_of(literal)] = {level_, position, reason};
  }

  std::vector<Value> values_;  // of each literal
  std::vector<Fact> facts_;    // of each variable, together: they are wanted together
  // There is room for all variables and one more: to assign one is to write, and never to grow.
  std::vector<Literal> literals_;
  std::uint32_t size_ = 0;
  std::uint32_t level_ = 0;
  std::vector<std::uint32_t>
      level_starts_;  // level k + 1 begins at literal number level_starts_[k]
};

}  // namespace quadrille::cover
