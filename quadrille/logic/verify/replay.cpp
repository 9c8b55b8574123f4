// A proof has an arm for each supposition. One arm that contradicts itself proves the opposite of
// its supposition; arms from all cases that agree prove what they agree on; and where statements
// lead back to the first, one by one, either all that are or all that are not hold.
#include "quadrille/logic/verify/replay.h"

#include <algorithm>

namespace quadrille::logic {
namespace {

// Whether a rule is left with nothing, when this option is right and then all that is forced.
bool fails_when_placed(Position position, Placement option) {
  std::vector<RuleId> forced;
  position.place(option, &forced);
  for (std::size_t next = 0; next < forced.size() && !position.broken(); ++next) {
    const RuleId rule = forced[next];
    if (position.count(rule) != 1) continue;
    position.place(position.layout().option(rule, position.options(rule).first()), &forced);
  }
  return position.broken();
}

}  // namespace

bool Replay::holds() const {
  for (std::size_t number = 0; number < claims_.size(); ++number) {
    const Claim& claim = claims_[number];
    if (!position_.has(claim.option)) return false;
    if (!claim.parents.empty() && !follows(claim, number)) return false;
  }
  return !claims_.empty() && claims_.front().parents.empty();
}

bool Replay::follows(const Claim& claim, std::size_t number) const {
  for (const std::uint32_t parent : claim.parents) {
    if (parent >= number) return false;
  }
  if (!claim.is && claim.aid == 0) {
    const Claim& parent = claims_[claim.parents.front()];
    return claim.parents.size() == 1 && parent.is && layout_.excludes(parent.option, claim.option);
  }
  std::vector<Placement> gone;
  for (const std::uint32_t parent : claim.parents) {
    if (claims_[parent].is) return false;
    gone.push_back(claims_[parent].option);
  }
  return claim.is ? is_left_over(claim.option, gone) : follows_by_aid(claim);
}

// By a chain inside; or by a pattern: those that help are seen through by supposing the option and
// following what is forced.
bool Replay::follows_by_aid(const Claim& claim) const {
  Position without = position_;
  for (const std::uint32_t parent : claim.parents) without.rule_out(claims_[parent].option);
  const bool by_pattern = claim.aid < least_difficulty(Technique::forcing_cycle);
  if (claim.inner == 0) return by_pattern && fails_when_placed(without, claim.option);
  if (claim.inner > nested_.size()) return false;
  // Those further in come before.
  const Replay inner(without, nested_[claim.inner - 1].claims, nested_.first(claim.inner - 1));
  return inner.holds() && inner.rules_out(claim.option);
}

// Whether some rule has nothing else left.
bool Replay::is_left_over(Placement option, std::span<const Placement> gone) const {
  std::vector<RuleId> rules = {Layout::rule(option.cell)};
  for (const Unit unit : layout_.units_of(option.cell)) {
    rules.push_back(layout_.rule(unit, option.digit));
  }
  return std::ranges::any_of(rules, [&](RuleId rule) {
    return std::ranges::all_of(position_.options(rule), [&](std::uint32_t number) {
      const Placement other = layout_.option(rule, number);
      return other == option || std::ranges::find(gone, other) != gone.end();
    });
  });
}

std::vector<Replay::Arm> Replay::arms() const {
  std::vector<Arm> arms;
  for (std::size_t begin = 0; begin < claims_.size();) {
    std::size_t end = begin + 1;
    while (end < claims_.size() && !claims_[end].parents.empty()) ++end;
    arms.push_back(claims_.subspan(begin, end - begin));
    begin = end;
  }
  return arms;
}

Replay::Conclusion Replay::conclusion() const {
  const std::vector<Arm> all = arms();
  const Claim& first = claims_.front();
  const Claim& last = all.front().back();
  if (all.size() == 1) {
    const bool contradicts = std::ranges::any_of(claims_, [&](const Claim& claim) {
      return claim.option == last.option && claim.is != last.is;
    });
    return {.any = contradicts, .is = !first.is, .option = first.option};
  }
  const bool agree = std::ranges::all_of(
      all, [&](Arm arm) { return arm.back().option == last.option && arm.back().is == last.is; });
  return {.any = agree && are_all_cases(all), .is = last.is, .option = last.option};
}

bool Replay::are_all_cases(const std::vector<Arm>& arms) const {
  std::vector<Placement> cases;
  for (const Arm arm : arms) {
    const bool other_way = arms.size() == 2 && arm.data() != arms.front().data() &&
                           arm.front().option == arms.front().front().option;
    if (arm.front().is == other_way) return false;
    if (other_way) return true;
    cases.push_back(arm.front().option);
  }
  // As if all of them were gone: then nothing but the last one is left over.
  return is_left_over(cases.back(), cases);
}

// Each statement follows from the one before, by a pair or an exclusion, and the last is the first.
bool Replay::is_cycle() const {
  if (claims_.size() < 5 || !claims_.front().is) return false;
  for (std::size_t number = 1; number < claims_.size(); ++number) {
    const Claim& claim = claims_[number];
    const bool goes_on = claim.parents.size() == 1 && claim.parents.front() == number - 1;
    if (!goes_on || claim.aid != 0 || claim.is == claims_[number - 1].is) return false;
  }
  return claims_.back().is && claims_.back().option == claims_.front().option;
}

bool Replay::places(Placement option) const {
  const Conclusion proved = conclusion();
  return proved.any && proved.is && proved.option == option;
}

bool Replay::rules_out(Placement option) const {
  if (is_cycle()) {
    const auto excluded_by = [&](bool is) {
      return std::ranges::any_of(claims_, [&](const Claim& claim) {
        return claim.is == is && layout_.excludes(claim.option, option);
      });
    };
    return excluded_by(true) && excluded_by(false);
  }
  const Conclusion proved = conclusion();
  if (!proved.any) return false;
  return proved.is ? layout_.excludes(proved.option, option) : proved.option == option;
}

}  // namespace quadrille::logic
