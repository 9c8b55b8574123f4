#include "quadrille/cover/learn/rules.h"

#include <utility>

namespace quadrille::cover {

Rules::Rules(RuleList list, std::uint32_t variables)
    : literals_(std::move(list.literals_)),
      first_(std::size_t{2} * variables + 1, 0),
      occurrences_(literals_.size()) {
  rules_.reserve(list.ends_.size());
  std::uint32_t start = 0;
  for (std::uint32_t rule = 0; rule < list.ends_.size(); ++rule) {
    const std::uint32_t end = list.ends_[rule];
    std::uint32_t combined = 0;
    for (std::uint32_t at = start; at < end; ++at) {
      combined ^= literals_[at];
      ++first_[literals_[at] + 1];
    }
    const std::uint32_t from = list.bounds_[rule] == Bound::at_most ? kNeverLast : 0;
    rules_.push_back({from + (end - start), combined, start, end});
    start = end;
  }
  for (std::size_t literal = 1; literal < first_.size(); ++literal) {
    first_[literal] += first_[literal - 1];
  }
  std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
  for (std::uint32_t rule = 0; rule < rules_.size(); ++rule) {
    for (const Literal literal : literals(rule)) occurrences_[next[literal]++] = rule;
  }
}

std::optional<Conflict> Rules::propagate(Literal literal, Trail& trail) {
  std::optional<Conflict> conflict;
  for (const std::uint32_t number : rules_of(literal)) {
    const Rule& rule = rules_[number];
    if ((rule.left & ~kNeverLast) == 1) continue;  // the literal itself: its rivals are all false
    for (std::uint32_t at = rule.start; at < rule.end; ++at) {
      const Literal rival = literals_[at];
      if (trail.is_false(rival) || rival == literal) continue;
      if (trail.is_true(rival)) {
        conflict = {Conflict::Kind::rivals, literal, rival};
      } else {
        trail.assign(negated(rival), {Reason::Kind::rival, literal});
      }
    }
  }
  const Literal gone = negated(literal);
  for (const std::uint32_t number : rules_of(gone)) {
    Rule& rule = rules_[number];
    rule.combined ^= gone;
    if (--rule.left > 1 || conflict) continue;
    if (rule.left == 0) {
      conflict = {Conflict::Kind::rule, number};
    } else if (trail.is_open(rule.combined)) {
      trail.assign(rule.combined, {Reason::Kind::rule, number});
    }
  }
  return conflict;
}

std::uint32_t Rules::tightest_rule_of(Literal literal) const {
  std::uint32_t tightest = kNoRule;
  for (const std::uint32_t number : rules_of(literal)) {
    if (tightest == kNoRule || rules_[number].left < rules_[tightest].left) tightest = number;
  }
  return tightest;
}

void Rules::restore(Literal literal) {
  const Literal back = negated(literal);
  for (const std::uint32_t number : rules_of(back)) {
    rules_[number].combined ^= back;
    ++rules_[number].left;
  }
}

}  // namespace quadrille::cover
