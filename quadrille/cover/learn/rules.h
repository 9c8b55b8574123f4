// Rules: "exactly one of these literals" and "at most one of these literals", as they stand.
//   RuleList list;
//   list.add(Bound::exactly, literals);
//   Rules rules(list, variables);
//
// A rule is not translated into clauses. It keeps the number of its literals that are not false
// and the exclusive or of those: when one is left, that is the one. So a literal that becomes
// false costs an update of each of its rules, and only one that becomes true costs a walk.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/cover/learn/trail.h"

namespace quadrille::cover {

enum class Bound : std::uint8_t { exactly, at_most };

// Rules as they are collected.
class RuleList {
 public:
  void add(Bound bound, std::span<const Literal> literals) {
    literals_.insert(literals_.end(), literals.begin(), literals.end());
    ends_.push_back(static_cast<std::uint32_t>(literals_.size()));
    bounds_.push_back(bound);
  }

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(ends_.size()); }
  [[nodiscard]] Bound bound(std::uint32_t rule) const { return bounds_[rule]; }
  [[nodiscard]] std::span<const Literal> literals(std::uint32_t rule) const {
    const std::uint32_t start = rule == 0 ? 0 : ends_[rule - 1];
    return {literals_.data() + start, ends_[rule] - start};
  }

 private:
  friend class Rules;
  std::vector<Literal> literals_;
  std::vector<std::uint32_t> ends_;
  std::vector<Bound> bounds_;
};

// What cannot all hold at once.
struct Conflict {
  enum class Kind : std::uint8_t {
    rivals,  // the literals `of` and `with` share a rule, and both are true
    rule,    // all literals of the rule `of` are false, but one should be true
    clause,  // all literals of the learnt clause `of` are false
  };
  Kind kind;
  std::uint32_t of;
  std::uint32_t with = 0;
};

class Rules {
 public:
  static constexpr std::uint32_t kNoRule = UINT32_MAX;

  Rules(RuleList list, std::uint32_t variables);

  [[nodiscard]] std::span<const Literal> literals(std::uint32_t rule) const {
    return {literals_.data() + rules_[rule].start, rules_[rule].end - rules_[rule].start};
  }

  // Draws the conclusions from a literal of the trail: its rivals become false, and where its
  // negation was the last but one, the last one becomes true. The rules are brought up to date
  // even if there is a conflict.
  std::optional<Conflict> propagate(Literal literal, Trail& trail);
  // The rule of the literal that has the fewest literals left, or kNoRule.
  [[nodiscard]] std::uint32_t tightest_rule_of(Literal literal) const;
  // Undoes the counting of propagate.
  void restore(Literal literal);

 private:
  // "At most one" counts from here, so that it never sees its last literal.
  static constexpr std::uint32_t kNeverLast = 1U << 31U;

  struct Rule {
    std::uint32_t left;      // literals that are not false
    std::uint32_t combined;  // all of them in one exclusive or
    std::uint32_t start;     // in literals_
    std::uint32_t end;
  };

  [[nodiscard]] std::span<const std::uint32_t> rules_of(Literal literal) const {
    return {occurrences_.data() + first_[literal], first_[literal + 1] - first_[literal]};
  }

  std::vector<Rule> rules_;
  std::vector<Literal> literals_;
  std::vector<std::uint32_t> first_;        // per literal: where its rules are in occurrences_
  std::vector<std::uint32_t> occurrences_;  // numbers of rules
};

}  // namespace quadrille::cover
