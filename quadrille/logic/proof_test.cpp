// The proofs of chains, replayed link by link by a checker that knows nothing of how they were
// found.
#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/logic/board_test.h"
#include "quadrille/logic/find.h"
#include "quadrille/logic/lesson.h"
#include "quadrille/logic/solve.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::logic {
namespace {

using Arm = std::span<const Claim>;  // what rests on one supposition

class ProofReplay {
 public:
  ProofReplay(const Position& position, const Deduction& step, const sudoku::Grid& solution)
      : position_(position), layout_(position.layout()), step_(step), solution_(solution) {}

  // What is wrong with the proof, if anything.
  [[nodiscard]] std::string complaint() const {
    for (const Claim& claim : step_.proof) {
      if (!position_.has(claim.option)) return "it speaks of what is no candidate";
      if (!claim.parents.empty() && !follows(claim)) return "a statement does not follow";
    }
    return ends_well() ? "" : "it does not prove what it says";
  }

 private:
  [[nodiscard]] bool holds(const Claim& claim) const {
    return (solution_.at(claim.option.cell) == claim.option.digit) == claim.is;
  }

  [[nodiscard]] bool follows(const Claim& claim) const {
    const auto number = static_cast<std::size_t>(&claim - step_.proof.data());
    std::vector<Claim> parents;
    for (const std::uint32_t parent : claim.parents) {
      if (parent >= number) return false;
      parents.push_back(step_.proof[parent]);
    }
    if (claim.is) return is_left_over(claim.option, parents);
    if (claim.aid == 0) {
      return parents.size() == 1 && parents[0].is &&
             layout_.excludes(parents[0].option, claim.option);
    }
    // By a pattern or a chain inside: at least it must not lead from truths to a falsehood.
    const bool granted = std::ranges::all_of(parents, [&](const Claim& p) { return holds(p); });
    return std::ranges::none_of(parents, &Claim::is) && (!granted || holds(claim));
  }

  // Whether some rule has nothing else left.
  [[nodiscard]] bool is_left_over(Placement option, const std::vector<Claim>& parents) const {
    std::vector<RuleId> rules = {Layout::rule(option.cell)};
    for (const Unit unit : layout_.units_of(option.cell)) {
      rules.push_back(layout_.rule(unit, option.digit));
    }
    return std::ranges::any_of(rules, [&](RuleId rule) {
      for (const std::uint32_t number : position_.options(rule)) {
        const Placement other = layout_.option(rule, number);
        const bool gone = std::ranges::any_of(
            parents, [&](const Claim& parent) { return !parent.is && parent.option == other; });
        if (other != option && !gone) return false;
      }
      return true;
    });
  }

  [[nodiscard]] std::vector<Arm> arms() const {
    std::vector<Arm> arms;
    const Arm proof = step_.proof;
    for (std::size_t begin = 0; begin < proof.size();) {
      std::size_t end = begin + 1;
      while (end < proof.size() && !proof[end].parents.empty()) ++end;
      arms.push_back(proof.subspan(begin, end - begin));
      begin = end;
    }
    return arms;
  }

  [[nodiscard]] bool concludes(Placement option, bool is) const {
    if (is) return step_.places == option;
    return !step_.places && step_.rules_out == std::vector{option};
  }

  [[nodiscard]] bool ends_well() const {
    const std::vector<Arm> all = arms();
    if (all.empty()) return false;
    const Claim& first = all[0].front();
    const Claim& last = all[0].back();
    if (step_.technique == Technique::forcing_cycle) {
      return all.size() == 1 && last.option == first.option && last.is && first.is;
    }
    if (all.size() == 1) {
      // It contradicts its supposition, or itself.
      const bool contradicts = std::ranges::any_of(all[0], [&](const Claim& claim) {
        return claim.option == last.option && claim.is != last.is;
      });
      return contradicts && concludes(first.option, !first.is);
    }
    const bool agree = std::ranges::all_of(
        all, [&](Arm arm) { return arm.back().option == last.option && arm.back().is == last.is; });
    return agree && are_all_cases(all) && concludes(last.option, last.is);
  }

  [[nodiscard]] bool are_all_cases(const std::vector<Arm>& all) const {
    std::vector<Claim> cases;
    for (const Arm arm : all) cases.push_back(arm.front());
    if (cases.size() == 2 && cases[0].option == cases[1].option) return cases[0].is && !cases[1].is;
    // As if all of them were gone: then the last one is left over.
    for (Claim& each : cases) {
      if (!each.is) return false;
      each.is = false;
    }
    return is_left_over(cases.back().option, cases);
  }

  const Position& position_;
  const Layout& layout_;
  const Deduction& step_;
  const sudoku::Grid& solution_;
};

TEST(Proof, OfEveryChainThatIsTaughtHolds) {
  for (auto number = static_cast<std::size_t>(Technique::forcing_cycle);
       number <= static_cast<std::size_t>(Technique::nested_chains); ++number) {
    const auto technique = static_cast<Technique>(number);
    if (technique == Technique::aligned_triplet) continue;
    const Example example = example_of(technique);
    const sudoku::Answer answer = sudoku::solve(example.puzzle);
    ASSERT_EQ(answer.verdict, sudoku::Verdict::one);
    EXPECT_EQ(ProofReplay(example.position, example.step, *answer.solution).complaint(), "")
        << key(technique);
  }
}

TEST(Proof, IsNotAcceptedWithALinkThatIsMissing) {
  Example example = example_of(Technique::forcing_chain);
  const sudoku::Answer answer = sudoku::solve(example.puzzle);
  std::vector<Claim>& proof = example.step.proof;
  ASSERT_GT(proof.size(), 4U);
  proof[3].parents = {0};
  EXPECT_NE(ProofReplay(example.position, example.step, *answer.solution).complaint(), "");
}

TEST(Proof, IsLeftOutOfARating) {
  const Example example = example_of(Technique::forcing_chain);
  const auto step = find_next(example.position, {.proofs = false});
  ASSERT_TRUE(step);
  EXPECT_TRUE(step->proof.empty());
  EXPECT_EQ(step->rules_out, example.step.rules_out);
}

RC_GTEST_PROP(Proof, OfEveryChainOnAnyBoardHolds, (std::uint64_t seed)) {
  Random random(seed);
  const std::uint32_t rows = 2 + random.below(2);
  const sudoku::Grid puzzle =
      random_board(rows, 3, static_cast<Division>(random.below(3)), 34 + random.below(12), random);
  const sudoku::Answer answer = sudoku::solve(puzzle, {.max_nodes = 100'000});
  if (answer.verdict != sudoku::Verdict::one) return;
  Position position(puzzle);
  follow_steps(position, {}, [&](const Deduction&, const Position& now) {
    if (now.empty_cells() % 5 != 0) return true;
    for (const Technique technique :
         {Technique::forcing_cycle, Technique::digit_chain, Technique::forcing_chain,
          Technique::nishio, Technique::multiple_chains, Technique::dynamic_chains}) {
      for (const Deduction& step : find_all(now, technique)) {
        RC_ASSERT(ProofReplay(now, step, *answer.solution).complaint() == "");
      }
    }
    return true;
  });
}

}  // namespace
}  // namespace quadrille::logic
