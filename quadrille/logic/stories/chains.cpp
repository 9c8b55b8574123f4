// Statements that follow from each other, and digits that cannot stand together.
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/logic/stories/story.h"

namespace quadrille::logic {
namespace {

// Longer ways have numbers, by which a statement points back.
constexpr std::size_t kMostPlain = 12;

Explanation tell_claim(const Layout& layout, const Claim& claim) {
  const bool supposed = claim.parents.empty();
  std::string_view story = supposed ? "step.suppose_not" : "step.excluded";
  if (claim.is) story = supposed ? "step.suppose" : "step.forced";
  Explanation told{std::string(story),
                   {{"cell", Cells{{claim.option.cell}}}, {"digit", Digits{{claim.option.digit}}}}};
  if (!claim.is || supposed || layout.is_cell(claim.item)) return told;
  return {
      "step.forced_in",
      {{"statement", std::vector{std::move(told)}}, {"unit", Units{{layout.unit(claim.item)}}}}};
}

// The pattern, or the kind of chain, of that difficulty which helps a chain.
Technique helper_of(Difficulty aid) {
  switch (aid) {
    case 26:
      return Technique::pointing;
    case 30:
      return Technique::naked_pair;
    case 32:
      return Technique::x_wing;
    case 34:
      return Technique::hidden_pair;
    default:
      break;
  }
  if (aid < least_difficulty(Technique::multiple_chains)) return Technique::forcing_chain;
  return aid < least_difficulty(Technique::dynamic_chains) ? Technique::multiple_chains
                                                           : Technique::dynamic_chains;
}

// Tells the proof of a step, and after it those of the chains inside, numbered on.
class ProofTeller {
 public:
  ProofTeller(const Layout& layout, const Deduction& step)
      : layout_(layout),
        step_(step),
        numbered_(step.proof.size() > kMostPlain || !step.nested.empty()) {}

  // What follows from each supposition.
  [[nodiscard]] std::vector<Explanation> tell() const {
    std::vector<Explanation> ways = tell_ways(step_.proof, 0);
    for (std::uint32_t inner = 1; inner <= step_.nested.size(); ++inner) {
      ways.push_back(
          {"step.nested",
           {{"helper", std::vector{tell_helper(inner)}},
            {"ways", tell_ways(step_.nested[inner - 1].claims, first_number(step_, inner) - 1)}}});
    }
    return ways;
  }

 private:
  [[nodiscard]] Explanation tell_helper(std::uint32_t inner) const {
    return {"step.helper",
            {{"technique", std::vector{explain(step_.nested[inner - 1].technique)}},
             {"number", std::uint64_t{first_number(step_, inner)}}}};
  }

  // With its number, and those of its parents unless it follows from the one before it. Before the
  // list there have been so many.
  [[nodiscard]] Explanation tell_numbered(const Claim& claim, std::uint32_t number,
                                          std::uint32_t before) const {
    Explanation told = tell_claim(layout_, claim);
    const bool goes_on = claim.parents == std::vector{number - 1} && claim.aid == 0;
    if (!claim.parents.empty() && !goes_on) {
      std::vector<Explanation> parents;
      for (const std::uint32_t parent : claim.parents) {
        parents.push_back({"step.number", {{"number", std::uint64_t{before} + parent + 1}}});
      }
      if (claim.inner != 0) {
        parents.push_back(tell_helper(claim.inner));
      } else if (claim.aid != 0) {
        parents.push_back(explain(helper_of(claim.aid)));
      }
      told = {"step.by",
              {{"statement", std::vector{std::move(told)}}, {"parents", std::move(parents)}}};
    }
    return {"step.numbered",
            {{"number", std::uint64_t{before} + number + 1},
             {"statement", std::vector{std::move(told)}}}};
  }

  [[nodiscard]] std::vector<Explanation> tell_ways(std::span<const Claim> claims,
                                                   std::uint32_t before) const {
    std::vector<Explanation> ways;
    std::vector<Explanation> moves;
    for (std::uint32_t number = 0; number < claims.size(); ++number) {
      const Claim& claim = claims[number];
      moves.push_back(numbered_ ? tell_numbered(claim, number, before)
                                : tell_claim(layout_, claim));
      if (number + 1 == claims.size() || claims[number + 1].parents.empty()) {
        ways.push_back({"step.trial", {{"moves", std::exchange(moves, {})}}});
      }
    }
    return ways;
  }

  const Layout& layout_;
  const Deduction& step_;
  bool numbered_;
};

Explanation tell_forcing(const Layout& layout, const Deduction& step) {
  return {"step.ways", {{"ways", ProofTeller(layout, step).tell()}}};
}

Explanation tell_cycle(const Layout& layout, const Deduction& step) {
  return {"step.cycle", {{"way", ProofTeller(layout, step).tell()}}};
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
