// Rules: "exactly one of these literals" and "at most one of these literals": cardinality
// constraints with native propagation by counters, rather than clauses.
//   Rules rules(residue, primary);
//   Cdcl solver(std::move(rules));
//
// A primary item is "exactly one of its options", a secondary one "at most one". Where options give
// an item the same colour, a variable stands for "the item has this colour": each of those options
// implies it, and at most one of the item's colours and colourless options may be true.
//
// A rule keeps the number of its literals that are not false and the sum of those: when one is
// left, that is the one (the unit literal). So a literal that becomes false costs an update of
// each of its rules, and only one that becomes true costs a walk.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/cover/engine/residue.h"
#include "quadrille/cover/learn/trail.h"

namespace quadrille::cover {

enum class Bound : std::uint8_t { exactly, at_most };

// What cannot all hold at once.
struct Conflict {
  enum class Kind : std::uint8_t {
    rivals,  // the literals `of` and `with` are both true, against a rule or a clause of two
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

  // Of no use if the stop is requested meanwhile.
  Rules(const Residue& residue, std::uint32_t primary, const Stop* stop = nullptr);

  // The first are the open options of the residue, in their order.
  [[nodiscard]] std::uint32_t variable_count() const { return variables_; }
  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(counts_.size()); }
  [[nodiscard]] std::size_t literal_count() const { return literals_.size(); }
  [[nodiscard]] Bound bound(std::uint32_t rule) const {
    return (counts_[rule] & kNeverLast) == 0 ? Bound::exactly : Bound::at_most;
  }
  [[nodiscard]] std::span<const Literal> literals(std::uint32_t rule) const {
    return {literals_.data() + starts_[rule], starts_[rule + 1] - starts_[rule]};
  }

  [[nodiscard]] std::span<const std::uint32_t> rules_of(Literal literal) const {
    return {occurrences_.data() + first_[literal], first_[literal + 1] - first_[literal]};
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
  // What a literal touches, and nothing else. The lower half of a count is the number of literals
  // that are not false, with two flags above it; the upper half is the sum of those literals: one
  // subtraction takes a literal out. When one is left, the sum is that one, and beside a true
  // literal and another the sum less the first is the other. That, and the flag of rules that have
  // their true literal and so nothing more to say, make boards of 25x25 take 10% less time.
  using Count = std::uint64_t;
  static constexpr Count kNeverLast = Count{1} << 31U;  // "at most one" never sees its last literal
  static constexpr Count kSatisfied = Count{1} << 29U;  // added for a true literal
  static constexpr Count kLeft = kSatisfied - 1;
  static Count one(Literal literal) { return Count{literal} << 32U | 1U; }

  std::optional<Conflict> exclude_rivals(Literal literal, Trail& trail);
  void add_coloured(std::span<const Residue::Use> uses);
  void find_occurrences(const Stop* stop);
  // The literals since the last call become a rule.
  void end_rule(Bound bound);

  std::uint32_t variables_;
  std::vector<Count> counts_;
  std::vector<std::uint32_t> starts_{0};  // rule k has literals_[starts_[k]] up to the next start
  std::vector<Literal> literals_;
  std::vector<std::uint32_t> first_;        // per literal: where its rules are in occurrences_
  std::vector<std::uint32_t> occurrences_;  // numbers of rules
};

}  // namespace quadrille::cover
