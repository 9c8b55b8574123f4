// The truth with the fewest options goes first.
#include "quadrille/logic/verify/truths.h"

#include <algorithm>

namespace quadrille::logic {

TruthCover::TruthCover(const Position& position, std::span<const RuleId> truths)
    : position_(position), layout_(position.layout()) {
  for (const RuleId rule : truths) {
    const bool known = std::ranges::find(open_, rule) != open_.end();
    if (!known && !position.covered(rule)) open_.push_back(rule);
  }
}

bool TruthCover::satisfies(Placement option, RuleId rule) const {
  if (layout_.is_cell(rule)) return option.cell == index(rule);
  const auto units = layout_.units_of(option.cell);
  return option.digit == layout_.digit(rule) &&
         std::ranges::find(units, layout_.unit(rule)) != units.end();
}

std::vector<Placement> TruthCover::options_of(RuleId rule) const {
  std::vector<Placement> options;
  for (const std::uint32_t number : position_.options(rule)) {
    const Placement option = layout_.option(rule, number);
    const bool fits = std::ranges::none_of(
        chosen_, [&](Placement other) { return layout_.excludes(option, other); });
    if (fits) options.push_back(option);
  }
  return options;
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as there are truths
bool TruthCover::cover() {
  if (++tried_ > kMost) return true;
  std::vector<Placement> fewest;
  bool any = false;
  for (const RuleId rule : open_) {
    const auto covers = [&](Placement option) { return satisfies(option, rule); };
    if (std::ranges::any_of(chosen_, covers)) continue;
    std::vector<Placement> options = options_of(rule);
    if (any && options.size() >= fewest.size()) continue;
    fewest = std::move(options);
    any = true;
    if (fewest.empty()) return false;
  }
  if (!any) return true;
  return std::ranges::any_of(fewest, [&](Placement option) {
    chosen_.push_back(option);
    const bool covered = cover();
    chosen_.pop_back();
    return covered;
  });
}

}  // namespace quadrille::logic
