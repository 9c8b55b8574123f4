#include "quadrille/cover/learn/rules.h"

#include <algorithm>
#include <utility>

#include "quadrille/base/sort.h"

namespace quadrille::cover {
namespace {

constexpr std::uint32_t kRulesPerPoll = 1U << 10U;

bool is_stopped(const Stop* stop, std::uint32_t rule) {
  return stop != nullptr && rule % kRulesPerPoll == 0 && stop->requested();
}

}  // namespace

Rules::Rules(const Residue& residue, std::uint32_t primary, const Stop* stop)
    : variables_(static_cast<std::uint32_t>(residue.open.size())) {
  literals_.reserve(residue.uses.size());
  counts_.reserve(residue.items.size());
  starts_.reserve(residue.items.size() + 1);
  for (std::uint32_t item = 0; item < residue.items.size(); ++item) {
    if (is_stopped(stop, item)) return;
    if (residue.is_coloured(item)) {
      add_coloured(residue.uses_of(item));
      continue;
    }
    for (const Residue::Use& use : residue.uses_of(item)) literals_.push_back(positive(use.option));
    end_rule(index(residue.items[item]) < primary ? Bound::exactly : Bound::at_most);
  }
  find_occurrences(stop);
}

void Rules::end_rule(Bound bound) {
  const std::uint32_t start = starts_.back();
  const auto end = static_cast<std::uint32_t>(literals_.size());
  Count count = bound == Bound::at_most ? kNeverLast : 0;
  for (std::uint32_t at = start; at < end; ++at) count += one(literals_[at]);
  counts_.push_back(count);
  starts_.push_back(end);
}

// The rules for a secondary item some of whose options have colours.
void Rules::add_coloured(std::span<const Residue::Use> uses) {
  std::vector<Residue::Use> sorted(uses.begin(), uses.end());
  quadrille::sort(sorted, {},
                  [](const Residue::Use& use) { return std::pair(index(use.colour), use.option); });
  std::vector<Literal> rivals;
  for (auto from = sorted.begin(); from != sorted.end();) {
    const ColourId colour = from->colour;
    const auto to = std::ranges::find_if(
        from, sorted.end(), [&](const Residue::Use& use) { return use.colour != colour; });
    if (colour == kNoColour || to - from == 1) {
      for (; from != to; ++from) rivals.push_back(positive(from->option));
      continue;
    }
    const Literal has_colour = positive(variables_++);
    rivals.push_back(has_colour);
    for (; from != to; ++from) {
      literals_.insert(literals_.end(), {positive(from->option), negated(has_colour)});
      end_rule(Bound::at_most);
    }
  }
  literals_.insert(literals_.end(), rivals.begin(), rivals.end());
  end_rule(Bound::at_most);
}

void Rules::find_occurrences(const Stop* stop) {
  first_.assign(std::size_t{2} * variables_ + 1, 0);
  for (const Literal literal : literals_) ++first_[literal + 1];
  for (std::size_t literal = 1; literal < first_.size(); ++literal) {
    first_[literal] += first_[literal - 1];
  }
  occurrences_.resize(literals_.size());
  std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
  for (std::uint32_t rule = 0; rule < size(); ++rule) {
    if (is_stopped(stop, rule)) return;
    for (const Literal literal : literals(rule)) occurrences_[next[literal]++] = rule;
  }
}

// The rivals of a true literal become false.
std::optional<Conflict> Rules::exclude_rivals(Literal literal, Trail& trail) {
  std::optional<Conflict> conflict;
  const Reason reason{Reason::Kind::rival, literal};
  for (const std::uint32_t number : rules_of(literal)) {
    const Count count = counts_[number];
    counts_[number] = count + kSatisfied;
    // Literals that are not false: fewer by now, if some have not been propagated yet.
    const Count left = count & kLeft;
    if (left == 1) continue;
    const Literal rival = static_cast<Literal>(count >> 32U) - literal;  // if there is only one
    const std::span<const Literal> all = literals(number);
    if (left == 2) {
      if (trail.is_true(rival)) conflict = {Conflict::Kind::rivals, literal, rival};
      if (trail.is_open(rival)) trail.assign(negated(rival), reason);
    } else if (trail.make_false(all, reason) > 1) {
      for (const Literal each : all) {
        if (each == literal || !trail.is_true(each)) continue;
        conflict = {Conflict::Kind::rivals, literal, each};
      }
    }
  }
  return conflict;
}

std::optional<Conflict> Rules::propagate(Literal literal, Trail& trail) {
  std::optional<Conflict> conflict = exclude_rivals(literal, trail);
  const Literal gone = negated(literal);
  const Count less = one(gone);
  for (const std::uint32_t number : rules_of(gone)) {
    const Count count = counts_[number] -= less;
    if (static_cast<std::uint32_t>(count) > 1 || conflict) continue;
    const auto last = static_cast<Literal>(count >> 32U);
    if ((count & kLeft) == 0) {
      conflict = {Conflict::Kind::rule, number};
    } else if (trail.is_open(last)) {
      trail.assign(last, {Reason::Kind::rule, number});
    }
  }
  return conflict;
}

std::uint32_t Rules::tightest_rule_of(Literal literal) const {
  std::uint32_t tightest = kNoRule;
  const auto left = [&](std::uint32_t number) {
    return static_cast<std::uint32_t>(counts_[number]);
  };
  for (const std::uint32_t number : rules_of(literal)) {
    if (tightest == kNoRule || left(number) < left(tightest)) tightest = number;
  }
  return tightest;
}

void Rules::restore(Literal literal) {
  for (const std::uint32_t number : rules_of(literal)) counts_[number] -= kSatisfied;
  const Literal back = negated(literal);
  for (const std::uint32_t number : rules_of(back)) counts_[number] += one(back);
}

}  // namespace quadrille::cover
