#include "quadrille/cover/learn/segments.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/base/sort.h"

namespace quadrille::cover {
namespace {

// With two literals beside the segment in each of its rules there are as few conflicts as with one,
// and they take 5% less time.
constexpr std::size_t kFewestOthers = 2;
// In how many ways a rule may be cut.
constexpr std::uint32_t kMostCuts = 2;

struct OpenRule {
  Bound bound = Bound::exactly;
  std::vector<Literal> literals;
  std::vector<std::uint8_t> cut;                 // per literal: bit c if cut c has it in a segment
  std::vector<std::vector<Literal>> segments{};  // of each cut
};

// A literal that two rules share: where it is in each.
struct Shared {
  std::uint32_t in_one;
  std::uint32_t in_other;
};

class Cutter {
 public:
  Cutter(const Rules& rules, const Trail& trail) : segments_(rules.variable_count()) {
    for (std::uint32_t rule = 0; rule < rules.size(); ++rule) add_open(rules, rule, trail);
    first_ = next_ = rules.variable_count();
  }

  void cut_all();
  [[nodiscard]] SegmentedRules build() const;

 private:
  void add_open(const Rules& rules, std::uint32_t number, const Trail& trail);
  void cut(std::uint32_t one, std::uint32_t other, std::span<const Shared> shared);
  template <class Position>
  [[nodiscard]] std::optional<std::uint32_t> find_cut(const OpenRule& rule,
                                                      std::span<const Shared> shared,
                                                      Position position) const;

  std::vector<OpenRule> rules_;
  Rules segments_;  // their definitions
  Variable first_ = 0;
  Variable next_ = 0;
};

void Cutter::add_open(const Rules& rules, std::uint32_t number, const Trail& trail) {
  OpenRule rule{.bound = rules.bound(number), .literals = {}, .cut = {}};
  for (const Literal literal : rules.literals(number)) {
    if (trail.is_true(literal)) return;  // and all others are false
    if (trail.is_open(literal)) rule.literals.push_back(literal);
  }
  rule.cut.assign(rule.literals.size(), 0);
  if (rule.literals.size() > 1) rules_.push_back(std::move(rule));
}

void Cutter::cut_all() {
  struct Place {
    std::uint32_t rule;
    std::uint32_t position;
  };
  std::vector<std::vector<Place>> places(first_);  // of each positive literal
  const auto each_of = [&](std::uint32_t rule, auto call) {
    if (rules_[rule].bound != Bound::exactly) return;
    for (std::uint32_t at = 0; at < rules_[rule].literals.size(); ++at) {
      const Literal literal = rules_[rule].literals[at];
      if (is_positive(literal)) call(variable_of(literal), at);
    }
  };
  for (std::uint32_t rule = 0; rule < rules_.size(); ++rule) {
    each_of(rule,
            [&](Variable variable, std::uint32_t at) { places[variable].push_back({rule, at}); });
  }
  std::vector<std::vector<Shared>> shared(rules_.size());
  std::vector<std::uint32_t> others;
  for (std::uint32_t rule = 0; rule < rules_.size(); ++rule) {
    each_of(rule, [&](Variable variable, std::uint32_t at) {
      for (const Place& place : places[variable]) {
        if (place.rule <= rule) continue;
        if (shared[place.rule].empty()) others.push_back(place.rule);
        shared[place.rule].push_back({at, place.position});
      }
    });
    quadrille::sort(others);
    for (const std::uint32_t other : others) {
      cut(rule, other, shared[other]);
      shared[other].clear();
    }
    others.clear();
  }
}

// The first cut of the rule that has none of these in a segment so far.
template <class Position>
std::optional<std::uint32_t> Cutter::find_cut(const OpenRule& rule, std::span<const Shared> shared,
                                              Position position) const {
  std::uint32_t taken = 0;
  for (const Shared& each : shared) taken |= rule.cut[position(each)];
  for (std::uint32_t cut = 0; cut < kMostCuts; ++cut) {
    if ((taken >> cut & 1U) == 0) return cut;
  }
  return std::nullopt;
}

void Cutter::cut(std::uint32_t one, std::uint32_t other, std::span<const Shared> shared) {
  const std::size_t fewest = shared.size() + kFewestOthers;
  if (shared.size() < 2 || rules_[one].literals.size() < fewest ||
      rules_[other].literals.size() < fewest) {
    return;
  }
  const auto in_one = [](const Shared& each) { return each.in_one; };
  const auto in_other = [](const Shared& each) { return each.in_other; };
  const auto cut_one = find_cut(rules_[one], shared, in_one);
  const auto cut_other = find_cut(rules_[other], shared, in_other);
  if (!cut_one || !cut_other) return;
  const Literal segment = positive(next_++);
  std::vector<Literal> definition;
  for (const Shared& each : shared) definition.push_back(rules_[one].literals[each.in_one]);
  definition.push_back(negated(segment));
  segments_.add(definition, Bound::exactly);
  const auto put = [&](OpenRule& rule, std::uint32_t cut, auto position) {
    rule.segments.resize(std::max<std::size_t>(rule.segments.size(), cut + 1));
    rule.segments[cut].push_back(segment);
    for (const Shared& each : shared) {
      rule.cut[position(each)] |= static_cast<std::uint8_t>(1U << cut);
    }
  };
  put(rules_[one], *cut_one, in_one);
  put(rules_[other], *cut_other, in_other);
}

SegmentedRules Cutter::build() const {
  Rules rules = segments_;
  rules.add_variables(next_ - first_);
  std::vector<Literal> literals;
  for (const OpenRule& rule : rules_) {
    if (rule.segments.empty()) rules.add(rule.literals, rule.bound);
    for (std::uint32_t cut = 0; cut < rule.segments.size(); ++cut) {
      literals.clear();
      for (std::size_t at = 0; at < rule.literals.size(); ++at) {
        if ((rule.cut[at] >> cut & 1U) == 0) literals.push_back(rule.literals[at]);
      }
      literals.insert(literals.end(), rule.segments[cut].begin(), rule.segments[cut].end());
      rules.add(literals, rule.bound);
    }
  }
  rules.find_occurrences();
  return {std::move(rules), first_};
}

}  // namespace

SegmentedRules with_segments(const Rules& rules, const Trail& trail) {
  Cutter cutter(rules, trail);
  cutter.cut_all();
  return cutter.build();
}

}  // namespace quadrille::cover
