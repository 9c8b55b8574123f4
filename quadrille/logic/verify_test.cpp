// What is said follows, of every technique and on boards of many shapes; and what does not follow
// is found out.
#include "quadrille/logic/verify.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/logic/board_test.h"
#include "quadrille/logic/find.h"
#include "quadrille/logic/lesson.h"
#include "quadrille/logic/solve.h"
#include "quadrille/solve/solve.h"

namespace quadrille::logic {
namespace {

// The fault, and whether the solution says otherwise.
std::string fault_in(const Position& position, const Deduction& step,
                     const sudoku::Grid& solution) {
  if (const auto fault = verify(position, step)) return std::string(name(*fault));
  const auto holds = [&](Placement option) { return solution.at(option.cell) == option.digit; };
  if (step.places && !holds(*step.places)) return "places a wrong digit";
  return std::ranges::any_of(step.rules_out, holds) ? "rules out the solution" : "";
}

TEST(Verify, FindsNoFaultInAnythingThatIsTaught) {
  for (std::size_t number = 0; number < kAllTechniques; ++number) {
    const auto technique = static_cast<Technique>(number);
    const Example example = example_of(technique);
    const sudoku::Answer answer = sudoku::solve(example.puzzle);
    ASSERT_EQ(answer.verdict, sudoku::Verdict::one);
    EXPECT_EQ(fault_in(example.position, example.step, *answer.solution), "") << key(technique);
  }
}

TEST(Verify, FindsALinkThatIsMissing) {
  Example example = example_of(Technique::forcing_chain);
  std::vector<Claim>& proof = example.step.proof;
  ASSERT_GT(proof.size(), 4U);
  proof[3].parents = {0};
  EXPECT_EQ(verify(example.position, example.step), Fault::does_not_follow);
}

TEST(Verify, FindsAParentThatIsMissing) {
  const Example example = example_of(Technique::dynamic_chains);
  std::size_t with_several = 0;
  for (std::size_t number = 0; number < example.step.proof.size(); ++number) {
    Deduction step = example.step;
    if (step.proof[number].parents.size() < 2) continue;
    step.proof[number].parents.pop_back();
    EXPECT_EQ(verify(example.position, step), Fault::does_not_follow);
    ++with_several;
  }
  EXPECT_GT(with_several, 0U);
}

TEST(Verify, FindsACaseThatIsMissing) {
  Example example = example_of(Technique::multiple_chains);
  std::vector<Claim>& proof = example.step.proof;
  const auto last = std::ranges::find_if(proof.rbegin(), proof.rend(),
                                         [](const Claim& claim) { return claim.parents.empty(); });
  proof.erase(last.base() - 1, proof.end());
  EXPECT_EQ(verify(example.position, example.step), Fault::proves_another);
}

TEST(Verify, FindsAChainInsideThatLacksAStatementOrLeadsElsewhere) {
  const Example example = example_of(Technique::nested_chains);
  ASSERT_FALSE(example.step.nested.empty());
  Deduction shorter = example.step;
  shorter.nested.front().claims.pop_back();
  EXPECT_EQ(verify(example.position, shorter), Fault::does_not_follow);
  Deduction without = example.step;
  for (Claim& claim : without.proof) claim.inner = 0;
  EXPECT_EQ(verify(example.position, without), Fault::does_not_follow);
  Deduction granted = example.step;
  const auto aided = std::ranges::find_if(granted.proof, &Claim::inner);
  aided->parents.pop_back();
  EXPECT_EQ(verify(example.position, granted), Fault::does_not_follow);
}

TEST(Verify, FindsWhatAProofDoesNotSay) {
  Example example = example_of(Technique::forcing_chain);
  std::vector<Placement>& said = example.step.rules_out;
  const auto other = std::ranges::find_if(example.step.candidates,
                                          [&](Placement option) { return option != said.front(); });
  said = {*other};
  EXPECT_EQ(verify(example.position, example.step), Fault::proves_another);
}

TEST(Verify, FindsWhatAPatternDoesNotRuleOut) {
  for (const Technique technique : {Technique::naked_pair, Technique::x_wing, Technique::xy_wing,
                                    Technique::aligned_pair, Technique::als_xz}) {
    const Example example = example_of(technique);
    const sudoku::Answer answer = sudoku::solve(example.puzzle);
    Deduction step = example.step;
    step.truths.pop_back();
    EXPECT_EQ(verify(example.position, step), Fault::does_not_follow) << key(technique);
    step = example.step;
    const Cell cell = step.rules_out.front().cell;
    step.rules_out = {{cell, answer.solution->at(cell)}};
    EXPECT_EQ(verify(example.position, step), Fault::does_not_follow) << key(technique);
  }
}

TEST(Verify, FindsAMoveOfATrialThatIsNotForced) {
  const Example example = example_of(Technique::trial);
  for (std::size_t number = 0; number < example.step.dance.size(); ++number) {
    Deduction step = example.step;
    step.dance.erase(step.dance.begin() + static_cast<std::ptrdiff_t>(number));
    EXPECT_NE(verify(example.position, step), std::nullopt) << number;
  }
}

TEST(Verify, FindsThatNothingIsSaidOrNotOfCandidates) {
  Example example = example_of(Technique::naked_pair);
  Deduction nothing = example.step;
  nothing.rules_out.clear();
  EXPECT_EQ(verify(example.position, nothing), Fault::says_nothing);
  example.position.rule_out(example.step.rules_out.front());
  EXPECT_EQ(verify(example.position, example.step), Fault::no_candidate);
}

TEST(Verify, HasNoProofToReplayWhereOneIsNotWanted) {
  const Example example = example_of(Technique::forcing_chain);
  const auto step = find_next(example.position, {.proofs = false});
  ASSERT_TRUE(step);
  EXPECT_TRUE(step->proof.empty());
  EXPECT_EQ(step->rules_out, example.step.rules_out);
}

struct VerifiedKind {
  std::uint32_t rows;
  std::uint32_t columns;
  std::uint32_t share;  // of givens, in percent: about as few as leave one solution
};

constexpr std::array<VerifiedKind, 5> kVerified = {
    {{2, 3, 36}, {3, 2, 36}, {1, 7, 42}, {2, 4, 36}, {3, 3, 33}}};

// Every chain that is there at some steps on the way to the solution.
void check_chains(std::uint64_t seed, std::span<const Technique> techniques) {
  Random random(seed);
  const VerifiedKind& kind = kVerified[random.below(kVerified.size())];
  const auto division = kind.rows == 1 ? Division::none : static_cast<Division>(random.below(3));
  const sudoku::Grid puzzle =
      random_board(kind.rows, kind.columns, division, kind.share + random.below(10), random);
  const sudoku::Answer answer = sudoku::solve(puzzle, {.max_nodes = 100'000});
  if (answer.verdict != sudoku::Verdict::one) return;
  Position position(puzzle);
  follow_steps(position, {}, [&](const Deduction& next, const Position& now) {
    RC_ASSERT(fault_in(now, next, *answer.solution) == "");
    if (now.empty_cells() % 5 != 0) return true;
    for (const Technique technique : techniques) {
      for (const Deduction& step : find_all(now, technique)) {
        RC_ASSERT(fault_in(now, step, *answer.solution) == "");
      }
    }
    return true;
  });
}

RC_GTEST_PROP(Verify, FindsNoFaultInChainsOnAnyBoard, (std::uint64_t seed)) {
  constexpr std::array kChains = {Technique::forcing_cycle,   Technique::digit_chain,
                                  Technique::forcing_chain,   Technique::nishio,
                                  Technique::multiple_chains, Technique::dynamic_chains};
  check_chains(seed, kChains);
}

RC_GTEST_PROP(HeavyVerify, FindsNoFaultInChainsInsideChainsOnAnyBoard, (std::uint64_t seed)) {
  constexpr std::array kNested = {Technique::dynamic_chains_plus, Technique::nested_chains};
  check_chains(seed, kNested);
}

// Puzzles rated from 9.5 to 11.9, whose first steps are chains inside chains of every level.
TEST(HeavyVerify, FindsNoFaultInTheHardestChains) {
  for (const char* puzzle :
       {"..3..6..94...8..3..6.2..1...4..3..6......15....69.8..2........578.........4.6..7.",
        ".....6..94...8.13....13....2...1.4....7.......6...5..73..8..2....5..3..8.9.....7.",
        "......7..4...8...3..97......159.....3...4...6.....1.5...6.2..3..4......88....462.",
        ".....67....6....327...2..4...7.6.3...9......18..5......1...8...5..9.......4.7.2..",
        "..3....8..5....2.17...........5.8..6.9.12....8....3....6.9....5..4....7.....1.6.2"}) {
    const sudoku::Grid grid = board(puzzle);
    const sudoku::Answer answer = sudoku::solve(grid);
    Position position(grid);
    std::size_t steps = 0;
    follow_steps(position, {.repertoire = Repertoire::explainer()},
                 [&](const Deduction& step, const Position& now) {
                   EXPECT_EQ(fault_in(now, step, *answer.solution), "") << puzzle;
                   for (const Claim& claim : step.proof) {
                     EXPECT_EQ(claim.inner != 0,
                               claim.aid >= least_difficulty(Technique::forcing_cycle));
                   }
                   return ++steps < 12;
                 });
  }
}

}  // namespace
}  // namespace quadrille::logic
