#include "quadrille/cover/learn/cdcl.h"

#include <algorithm>
#include <utility>

namespace quadrille::cover {
namespace {

// Literals between two looks at the stop: some tenths of a millisecond.
constexpr std::uint64_t kPropagationsPerPoll = 1U << 13U;

// Conflicts for which rules are propagated before clauses, and clauses are shrunk level by level.
constexpr std::uint64_t kEarly = 2000;

// With more literals in the rules than this, clauses are shrunk level by level to the end. Hard
// boards of 25x25 have about 7,500; those of 36x36 with half of the cells given have 14,000 and
// more, and often several solutions.
constexpr std::size_t kMostShrunkAcross = 12'000;

// A variable below this has never been part of a conflict.
constexpr double kTouched = 1e-3;

// Variables of short rules come first.
std::vector<double> first_activities(const Rules& rules, std::uint32_t variables) {
  std::vector<double> activities(variables, 0);
  if (activities.empty()) return activities;
  for (std::uint32_t rule = 0; rule < rules.size(); ++rule) {
    const auto literals = rules.literals(rule);
    for (const Literal literal : literals) {
      activities[variable_of(literal)] += 1e-6 / static_cast<double>(literals.size());
    }
  }
  return activities;
}

// Once a stop is requested, what is still to be built is built for no variable at all.
class Sizes {
 public:
  Sizes(const Rules& rules, const Stop* stop) : variables_(rules.variable_count()), stop_(stop) {}
  [[nodiscard]] std::uint32_t variables() const {
    return stop_ != nullptr && stop_->requested() ? 0 : variables_;
  }

 private:
  std::uint32_t variables_;
  const Stop* stop_;
};

}  // namespace

Cdcl::Cdcl(Rules rules, Observer observer, const Stop* stop)
    : rules_(std::move(rules)),
      trail_(Sizes(rules_, stop).variables()),
      clauses_(Sizes(rules_, stop).variables()),
      analysis_(trail_, rules_, clauses_),
      queue_(Sizes(rules_, stop).variables()),
      heap_(first_activities(rules_, Sizes(rules_, stop).variables())),
      phases_(Sizes(rules_, stop).variables()),
      observer_(std::move(observer)) {
  if (Sizes(rules_, stop).variables() < rules_.variable_count()) return;
  for (std::uint32_t rule = 0; rule < rules_.size(); ++rule) {
    if (rules_.bound(rule) == Bound::exactly && rules_.literals(rule).size() < 2) {
      require(rules_.literals(rule));
    }
  }
}

CdclResult Cdcl::search(const Limits& limits) {
  next_poll_ = 0;
  while (!contradiction_) {
    if (must_stop(limits)) return CdclResult::limit;
    if (!propagate()) {
      resolve_conflict();
      continue;
    }
    restart_or_reduce();
    if (decisions_ >= limits.most.nodes) return CdclResult::limit;
    if (!decide()) return CdclResult::found;
  }
  return CdclResult::none;
}

bool Cdcl::must_stop(const Limits& limits) {
  if (propagations_ < next_poll_) return false;
  if (propagations_ >= limits.most.updates) return true;
  if (limits.stop != nullptr && limits.stop->requested()) return true;
  next_poll_ = std::min(propagations_ + kPropagationsPerPoll, limits.most.updates);
  return false;
}

// Clauses before rules: where both would make a literal true, the clause is the better reason,
// since it tells what led there many steps ago. The other way round there are 8% more conflicts on
// 25x25 boards, and with the rules of the whole trail before any clause 50% more. As long as little
// has been learnt it is the rules that tell more: boards with several solutions, which take a few
// hundred conflicts, take a tenth less time.
bool Cdcl::propagate() {
  while (head_ < trail_.size()) {
    const Literal literal = trail_[head_++];
    if (head_ < trail_.size()) clauses_.prefetch(trail_[head_]);
    ++propagations_;
    if (const auto conflict = schedule_.conflicts() < kEarly ? propagate_rules_first(literal)
                                                             : propagate_clauses_first(literal)) {
      conflict_ = *conflict;
      return false;
    }
  }
  return true;
}

std::optional<Conflict> Cdcl::propagate_rules_first(Literal literal) {
  rule_head_ = head_;
  const auto conflict = rules_.propagate(literal, trail_);
  return conflict ? conflict : clauses_.propagate(literal, trail_);
}

std::optional<Conflict> Cdcl::propagate_clauses_first(Literal literal) {
  if (const auto conflict = clauses_.propagate(literal, trail_)) return conflict;
  rule_head_ = head_;
  return rules_.propagate(literal, trail_);
}

void Cdcl::resolve_conflict() {
  if (trail_.current_level() == 0) {
    contradiction_ = true;
    return;
  }
  phases_.update_target(trail_);
  const Learnt& learnt = analysis_.analyze(conflict_);
  if (observer_) observer_(learnt.clause);
  schedule_.count_conflict(learnt.glue);
  back_to(learnt.backjump);
  bump(learnt.involved);
  Reason reason;
  if (learnt.clause.size() > 1) {
    reason = {Reason::Kind::clause, clauses_.add(learnt.clause, learnt.glue)};
  }
  trail_.assign(learnt.clause.front(), reason);
}

void Cdcl::bump(const std::vector<Variable>& variables) {
  if (schedule_.stable()) {
    heap_.bump(variables);
    heap_.decay();
  } else {
    bumped_ = variables;
    queue_.bump(bumped_, trail_);
  }
}

void Cdcl::restart_or_reduce() {
  if (schedule_.wants_restart()) back_to(reusable_level());
  if (schedule_.switches_mode(propagations_)) {
    back_to(0);
    // While the one order was in use nobody told the other what has become open again.
    schedule_.stable() ? heap_.put_all_back() : queue_.put_all_back();
    phases_.forget_target();
  }
  if (schedule_.wants_rephasing()) {
    back_to(0);
    phases_.rephase();
  }
  if (schedule_.wants_reduction()) clauses_.reduce(trail_);
  if (schedule_.conflicts() >= kEarly && rules_.literal_count() <= kMostShrunkAcross) {
    analysis_.shrink_across_levels();
  }
}

// After a restart in focused mode the same decisions would be taken again up to this level, since
// their variables still stand before all that are open (reusing the trail): 5% less time.
std::uint32_t Cdcl::reusable_level() {
  if (schedule_.stable()) return 0;
  const Variable next = queue_.next(trail_);
  if (next == kNone) return trail_.current_level();
  std::uint32_t level = 0;
  while (level < trail_.current_level() &&
         queue_.before(variable_of(trail_[trail_.size_below(level + 1)]), next)) {
    ++level;
  }
  return level;
}

// False: all variables have values.
bool Cdcl::decide() {
  const Variable variable = schedule_.stable() ? heap_.next(trail_) : queue_.next(trail_);
  if (variable == kNone) return false;
  ++decisions_;
  Literal literal = phases_.choose(variable, schedule_.stable());
  if (schedule_.stable()) {
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
Literal Cdcl::find_stronger(Literal literal) const {
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
Literal Cdcl::find_any(Literal literal) const {
  const std::uint32_t rule = rules_.tightest_rule_of(literal);
  if (rule == Rules::kNoRule) return literal;
  const auto scattered = [](Literal each) { return each * 0x9e3779b1U; };
  for (const Literal other : rules_.literals(rule)) {
    const bool may_be = trail_.is_open(other) && is_positive(other);
    if (may_be && scattered(other) < scattered(literal)) literal = other;
  }
  return literal;
}

void Cdcl::back_to(std::uint32_t level) {
  if (trail_.current_level() <= level) return;
  const std::uint32_t size = trail_.size_below(level + 1);
  const bool stable = schedule_.stable();
  while (trail_.size() > size) {
    const Literal literal = trail_.pop();
    if (trail_.size() < rule_head_) rules_.restore(literal);
    phases_.save(literal);
    stable ? heap_.put_back(variable_of(literal)) : queue_.put_back(variable_of(literal));
  }
  head_ = size;
  rule_head_ = std::min(rule_head_, size);
  trail_.close_levels(level);
}

void Cdcl::require(std::span<const Literal> literals) {
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
