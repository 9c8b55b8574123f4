// Statements that follow from each other, and digits that cannot stand together.
#include <algorithm>
#include <span>
#include <utility>

#include "quadrille/logic/stories/story.h"

namespace quadrille::logic {
namespace {

// Past so many statements, those are left out that everybody sees: what a digit excludes.
constexpr std::size_t kMostStatements = 12;

Explanation tell_claim(const Claim& claim) {
  const bool supposed = claim.parents.empty();
  std::string_view story = supposed ? "step.suppose_not" : "step.excluded";
  if (claim.is) story = supposed ? "step.suppose" : "step.forced";
  return {std::string(story),
          {{"cell", Cells{{claim.option.cell}}}, {"digit", Digits{{claim.option.digit}}}}};
}

// What follows from one supposition.
Explanation tell_way(std::span<const Claim> claims) {
  std::vector<Explanation> moves;
  for (const Claim& claim : claims) {
    const bool plain = !claim.is && claim.aid == 0 && !claim.parents.empty() &&
                       claim.option != claims.back().option;
    if (plain && claims.size() > kMostStatements) continue;
    moves.push_back(tell_claim(claim));
  }
  return {"step.trial", {{"moves", std::move(moves)}}};
}

std::vector<Explanation> tell_ways(const Deduction& step) {
  std::vector<Explanation> ways;
  const std::span<const Claim> proof = step.proof;
  for (std::size_t begin = 0; begin < proof.size();) {
    std::size_t end = begin + 1;
    while (end < proof.size() && !proof[end].parents.empty()) ++end;
    ways.push_back(tell_way(proof.subspan(begin, end - begin)));
    begin = end;
  }
  return ways;
}

Explanation tell_forcing(const Layout& /*layout*/, const Deduction& step) {
  return {"step.ways", {{"ways", tell_ways(step)}}};
}

Explanation tell_cycle(const Layout& /*layout*/, const Deduction& step) {
  return {"step.cycle", {{"way", tell_ways(step)}}};
}

// The cells that are aligned come first, then those that they would leave nothing.
std::size_t aligned_count(const Deduction& step) {
  return step.technique == Technique::aligned_pair ? 2 : 3;
}

Cells cells_of_rules(std::span<const RuleId> rules) {
  Cells cells;
  for (const RuleId rule : rules) cells.list.push_back(cell_of(rule));
  return cells;
}

Explanation tell_aligned(const Layout& /*layout*/, const Deduction& step) {
  const std::span<const RuleId> truths = step.truths;
  const std::size_t count = aligned_count(step);
  return {"step.aligned",
          {{"cells", cells_of_rules(truths.first(count))},
           {"others", cells_of_rules(truths.subspan(count))}}};
}

Focus on_start(const Layout& /*layout*/, const Deduction& step) {
  if (step.proof.empty()) return {.cells = {step.rules_out.front().cell}};
  return {.cells = {step.proof.front().option.cell}};
}
Focus on_aligned(const Layout& /*layout*/, const Deduction& step) {
  return {.cells = cells_of_rules(std::span(step.truths).first(aligned_count(step))).list};
}

}  // namespace

namespace story {

const Story aligned = {tell_aligned, on_aligned};
const Story cycle = {tell_cycle, on_start};
const Story forcing = {tell_forcing, on_start};

}  // namespace story
}  // namespace quadrille::logic
