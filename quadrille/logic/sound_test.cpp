// No deduction may ever rule out the solution or say what does not follow, on boards of every
// shape.
#include <algorithm>
#include <array>
#include <span>
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/logic/board_test.h"
#include "quadrille/logic/solve.h"
#include "quadrille/logic/verify.h"
#include "quadrille/solve/solve.h"

namespace quadrille::logic {
namespace {

struct Kind {
  std::uint32_t rows;
  std::uint32_t columns;
  std::uint32_t share;  // of givens, in percent: about as few as leave one solution
};

constexpr std::array<Kind, 7> kSmall = {
    {{2, 2, 40}, {1, 5, 45}, {2, 3, 40}, {3, 2, 40}, {1, 7, 45}, {2, 4, 40}, {3, 3, 36}}};
constexpr std::array<Kind, 4> kLarge = {{{2, 5, 42}, {3, 4, 45}, {4, 3, 45}, {4, 4, 48}}};

bool repeats(std::span<const Placement> options) {
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (std::ranges::find(options.subspan(i + 1), options[i]) != options.end()) return true;
  }
  return false;
}

// Says what is wrong with a deduction, if anything, where a solution is known.
std::string complaint(const Deduction& deduction, const Position& position,
                      const sudoku::Grid& solution) {
  const auto what = std::string(name(deduction.technique));
  if (!deduction.places && deduction.rules_out.empty()) return what + " says nothing";
  if (repeats(deduction.rules_out) || repeats(deduction.candidates))
    return what + " repeats itself";
  if (deduction.places && solution.at(deduction.places->cell) != deduction.places->digit) {
    return what + " places a wrong digit";
  }
  for (const Placement& option : deduction.rules_out) {
    if (!position.has(option)) return what + " rules out what is no candidate";
    if (solution.at(option.cell) == option.digit) return what + " rules out the solution";
  }
  for (const Placement& option : deduction.candidates) {
    if (!position.has(option)) return what + " uses what is no candidate";
  }
  if (const auto fault = verify(position, deduction)) return what + " " + std::string(name(*fault));
  return "";
}

// Every deduction by every technique in a position, and then the next step, to the end.
void follow(const sudoku::Grid& puzzle, const sudoku::Grid& solution, const FindOptions& options) {
  Position position(puzzle);
  const Outcome outcome =
      follow_steps(position, options, [&](const Deduction& next, const Position& now) {
        RC_ASSERT(complaint(next, now, solution) == "");
        for (const Technique technique : techniques_in_order()) {
          if (!options.repertoire.has(technique)) continue;
          if (technique == Technique::trial || technique == Technique::nested_chains) continue;
          // Chains are there at nearly every step, and take long.
          if (technique >= Technique::forcing_cycle && now.empty_cells() % 8 != 0) continue;
          for (const Deduction& other : find_all(now, technique)) {
            RC_ASSERT(other.technique == technique);
            RC_ASSERT(other.difficulty >= least_difficulty(technique));
            RC_ASSERT(complaint(other, now, solution) == "");
          }
        }
        return true;
      });
  RC_ASSERT(outcome != Outcome::broken);
  const bool to_the_end = options.repertoire.has(Technique::trial);
  RC_ASSERT(!to_the_end || outcome == Outcome::solved);
  if (outcome == Outcome::solved) {
    RC_ASSERT(std::ranges::equal(position.grid().cells(), solution.cells()));
  }
}

template <std::size_t kCount>
void check(const std::array<Kind, kCount>& kinds, std::uint64_t seed, Technique hardest) {
  Random random(seed);
  const Kind& kind = kinds[random.below(kCount)];
  const auto division = kind.rows == 1 ? Division::none : static_cast<Division>(random.below(3));
  const sudoku::Grid puzzle =
      random_board(kind.rows, kind.columns, division, kind.share + random.below(15), random);
  const sudoku::Answer answer = sudoku::solve(puzzle, {.max_nodes = 100'000});
  if (answer.verdict == sudoku::Verdict::one) {
    follow(puzzle, *answer.solution, {.repertoire = Repertoire::usual().up_to(hardest)});
  } else if (answer.verdict == sudoku::Verdict::many) {
    const FindOptions options{.repertoire = Repertoire::usual().for_puzzle(answer.verdict)};
    follow(puzzle, *answer.solution, options);
    follow(puzzle, *answer.another, options);
  }
}

RC_GTEST_PROP(Sound, NoDeductionRulesOutTheSolutionOfASmallBoard, (std::uint64_t seed)) {
  check(kSmall, seed, Technique::trial);
}

RC_GTEST_PROP(HeavySound, NoDeductionRulesOutTheSolutionOfALargeBoard, (std::uint64_t seed)) {
  check(kLarge, seed, Technique::trial);
}

}  // namespace
}  // namespace quadrille::logic
