#include "quadrille/cover/learn/core.h"

#include <algorithm>
#include <utility>

namespace quadrille::cover {
namespace {

// Literals between two looks at the stop: some tenths of a millisecond.
constexpr std::uint64_t kPropagationsPerPoll = 1U << 13U;

// A variable below this has never been part of a conflict.
constexpr double kTouched = 1e-3;

// Variables of short rules come first.
std::vector<double> first_activities(const RuleList& rules, std::uint32_t variables) {
  std::vector<double> activities(variables, 0);
  for (std::uint32_t rule = 0; rule < rules.size(); ++rule) {
    const auto literals = rules.literals(rule);
    for (const Literal literal : literals) {
      activities[variable_of(literal)] += 1e-6 / static_cast<double>(literals.size());
    }
  }
  return activities;
}

}  // namespace

LearnCore::LearnCore(const RuleList& rules, std::uint32_t variables, Observer observer)
    : trail_(variables),
      rules_(rules, variables),
      clauses_(variables),
      analysis_(trail_, rules_, clauses_),
      queue_(variables),
      heap_(first_activities(rules, variables)),
      phases_(variables),
      observer_(std::move(observer)) {
  for (std::uint32_t rule = 0; rule < rules.size(); ++rule) {
    if (rules.bound(rule) == Bound::exactly && rules.literals(rule).size() < 2) {
      require(rules.literals(rule));
    }
  }
}

Outcome LearnCore::search(const Limits& limits) {
  next_poll_ = 0;
  while (!contradiction_) {
    if (must_stop(limits)) return Outcome::limit;
    if (!propagate()) {
      resolve_conflict();
      continue;
    }
    housekeeping();
    if (decisions_ >= limits.most.nodes) return Outcome::limit;
    if (!decide()) return Outcome::found;
  }
  return Outcome::none;
}

bool LearnCore::must_stop(const Limits& limits) {
  if (propagations_ < next_poll_) return false;
  if (propagations_ >= limits.most.updates) return true;
  if (limits.stop != nullptr && limits.stop->requested()) return true;
  next_poll_ = std::min(propagations_ + kPropagationsPerPoll, limits.most.updates);
  return false;
}

bool LearnCore::propagate() {
  while (head_ < trail_.size()) {
    const Literal literal = trail_[head_++];
    ++propagations_;
    auto conflict = rules_.propagate(literal, trail_);
    if (!conflict) conflict = clauses_.propagate(literal, trail_);
    if (conflict) {
      conflict_ = *conflict;
      return false;
    }
  }
  return true;
}

void LearnCore::resolve_conflict() {
  if (trail_.current_level() == 0) {
    contradiction_ = true;
    return;
  }
  phases_.observe(trail_);
  const Lesson& lesson = analysis_.learn(conflict_);
  if (observer_) observer_(lesson.clause);
  pace_.count(lesson.levels);
  back_to(lesson.backjump);
  bump(lesson.variables);
  Reason reason;
  if (lesson.clause.size() > 1) {
    reason = {Reason::Kind::clause, clauses_.add(lesson.clause, lesson.levels)};
  }
  trail_.assign(lesson.clause.front(), reason);
}

void LearnCore::bump(const std::vector<Variable>& variables) {
  if (pace_.steady()) {
    heap_.bump(variables);
    heap_.fade();
  } else {
    bumped_ = variables;
    queue_.bump(bumped_, trail_);
  }
}

void LearnCore::housekeeping() {
  if (pace_.wants_restart()) back_to(0);
  if (pace_.changes_manner(propagations_)) {
    back_to(0);
    phases_.forget_target();
  }
  if (pace_.wants_other_phases()) {
    back_to(0);
    phases_.change();
  }
  if (pace_.wants_reduction()) clauses_.reduce(trail_);
}

// False: all variables have values.
bool LearnCore::decide() {
  const Variable variable = pace_.steady() ? heap_.next(trail_) : queue_.next(trail_);
  if (variable == kNone) return false;
  ++decisions_;
  Literal literal = phases_.choose(variable, pace_.steady());
  if (pace_.steady()) {
    if (!is_positive(literal)) {
      literal = find_stronger(literal);
    } else if (!phases_.informed() && heap_.activity(variable) < kTouched) {
      literal = find_any(literal);
    }
    heap_.put_back(variable);  // it may not be the one that was chosen
  }
  trail_.open_level();
  trail_.assign(literal, {});
  return true;
}

// That an option is out says little; that another one of its tightest rule is in says as much and
// settles the rule. Takes the one that is wished for, or else the most active: boards of 25x25 with
// several solutions take about two thirds of the time.
Literal LearnCore::find_stronger(Literal literal) const {
  const std::uint32_t rule = rules_.tightest_rule_of(negated(literal));
  if (rule == Rules::kNoRule) return literal;
  Variable most_active = variable_of(literal);
  for (const Literal other : rules_.literals(rule)) {
    if (!trail_.is_open(other) || !is_positive(other)) continue;
    const Variable variable = variable_of(other);
    if (phases_.choose(variable, true) == other) return other;
    if (heap_.activity(variable) > heap_.activity(most_active)) most_active = variable;
  }
  return positive(most_active);
}

// Where nothing has been learnt yet, one of the tightest rule, at random but the same each time. To
// take the first makes patterns of large blocks, which cannot always be completed, and it takes
// long to learn why: an empty 49x49 board took ten seconds, and takes a tenth of one.
Literal LearnCore::find_any(Literal literal) const {
  const std::uint32_t rule = rules_.tightest_rule_of(literal);
  if (rule == Rules::kNoRule) return literal;
  const auto scattered = [](Literal each) { return each * 0x9e3779b1U; };
  for (const Literal other : rules_.literals(rule)) {
    const bool may_be = trail_.is_open(other) && is_positive(other);
    if (may_be && scattered(other) < scattered(literal)) literal = other;
  }
  return literal;
}

void LearnCore::back_to(std::uint32_t level) {
  if (trail_.current_level() <= level) return;
  const std::uint32_t size = trail_.size_below(level + 1);
  while (trail_.size() > size) {
    const Literal literal = trail_.pop();
    if (trail_.size() < head_) rules_.restore(literal);
    phases_.save(literal);
    heap_.put_back(variable_of(literal));
    queue_.put_back(variable_of(literal));
  }
  head_ = size;
  trail_.close_levels(level);
}

void LearnCore::require(std::span<const Literal> literals) {
  back_to(0);
  std::vector<Literal> open;
  for (const Literal literal : literals) {
    if (trail_.is_true(literal)) return;
    if (trail_.is_open(literal)) open.push_back(literal);
  }
  if (open.empty()) {
    contradiction_ = true;
  } else if (open.size() == 1) {
    trail_.assign(open.front(), {});
  } else {
    clauses_.add(open, Clauses::kForever);
  }
}

}  // namespace quadrille::cover
