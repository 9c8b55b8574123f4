// On boards with constraints no deduction may rule out the solution or say what does not follow,
// whatever the kinds and the shape.
#include <algorithm>
#include <array>
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/boards/random_board_test.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/logic/solve.h"
#include "quadrille/logic/verify.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/rules/random_constraint_test.h"
#include "quadrille/solve/solve.h"

namespace quadrille::logic {
namespace {

using sudoku::Constraint;
using sudoku::ConstraintKind;
using sudoku::Grid;
using sudoku::Shape;

// What is wrong with a step, if anything, where a solution is known.
std::string fault_in(const Deduction& step, const Position& position, const Grid& solution) {
  const std::string what(name(step.technique));
  if (step.places && solution.at(step.places->cell) != step.places->digit) {
    return what + " places a wrong digit";
  }
  for (const Placement& option : step.rules_out) {
    if (solution.at(option.cell) == option.digit) return what + " rules out the solution";
  }
  if (const auto fault = verify(position, step)) return what + " " + std::string(name(*fault));
  if (tell(english(), position.layout(), explain(position.layout(), step)).find("rule.") !=
      std::string::npos) {
    return what + " has no words";
  }
  return "";
}

std::string first_fault(const Grid& puzzle, const Grid& solution, const FindOptions& options) {
  Position position(puzzle);
  std::string fault;
  const Outcome outcome =
      follow_steps(position, options, [&](const Deduction& next, const Position& now) {
        fault = fault_in(next, now, solution);
        for (std::size_t number = 0; number < kEveryTechnique && fault.empty(); ++number) {
          const auto technique = static_cast<Technique>(number);
          const bool is_long = technique >= Technique::aligned_triplet && !is_of_rules(technique);
          if (is_long || now.empty_cells() % 4 != 0) continue;
          for (const Deduction& other : find_all(now, technique)) {
            if (fault.empty()) fault = fault_in(other, now, solution);
          }
        }
        return fault.empty();
      });
  if (!fault.empty()) return fault;
  if (outcome == Outcome::broken) return "the steps lead to a contradiction";
  if (options.repertoire.has(Technique::trial) && outcome != Outcome::solved) return "stuck";
  return "";
}

// Adds constraints of the kinds that hold on a full board.
Grid with_some(const Grid& solution, std::span<const ConstraintKind> kinds, Random& random) {
  Grid board(solution.shape());
  for (const ConstraintKind kind : kinds) {
    for (int turn = 0; turn < 12; ++turn) {
      const Constraint one = sudoku::random_constraint(kind, solution.shape(), random);
      const auto full = sudoku::with_constraints(solution, {&one, 1});
      if (!full || !full->constraints()->broken_on(*full).empty()) continue;
      board = *sudoku::with_constraints(board, {&one, 1});
      break;
    }
  }
  return board;
}

std::string check_board(const Shape& shape, std::span<const ConstraintKind> kinds,
                        std::uint32_t share, Random& random) {
  const Grid solution = sudoku::random_solution(shape, random);
  Grid puzzle = with_some(solution, kinds, random);
  if (puzzle.constraints() == nullptr) return "";
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    if (random.below(100) < share) puzzle.set(cell, solution.at(cell));
  }
  const sudoku::Answer answer = sudoku::solve(puzzle, {.max_nodes = 100'000});
  std::string fault;
  if (answer.verdict == sudoku::Verdict::one) {
    fault = first_fault(puzzle, solution, {.repertoire = Repertoire::explainer()});
  } else if (answer.verdict == sudoku::Verdict::many) {
    fault = first_fault(puzzle, solution,
                        {.repertoire = Repertoire::usual().for_puzzle(answer.verdict)});
  }
  if (fault.empty()) return fault;
  for (const Constraint& constraint : puzzle.constraints()->all()) {
    fault += "; " + describe(shape, constraint);
  }
  return fault;
}

RC_GTEST_PROP(RuleSound, NoDeductionRulesOutTheSolutionOfASmallBoard, (std::uint64_t seed)) {
  Random random(seed);
  const std::array shapes = {*Shape::boxes(2, 2), *Shape::latin(4), *Shape::boxes(2, 3)};
  std::vector<ConstraintKind> kinds;
  for (int count = 0; count < 4; ++count) {
    kinds.push_back(static_cast<ConstraintKind>(random.below(sudoku::kConstraintKinds)));
  }
  const Shape& shape = shapes[random.below(shapes.size())];
  RC_ASSERT(check_board(shape, kinds, 5 + random.below(25), random) == "");
}

RC_GTEST_PROP(HeavyRuleSound, NoDeductionRulesOutTheSolutionOfAUsualBoard, (std::uint64_t seed)) {
  Random random(seed);
  std::vector<ConstraintKind> kinds;
  for (int count = 0; count < 12; ++count) {
    kinds.push_back(static_cast<ConstraintKind>(random.below(sudoku::kConstraintKinds)));
  }
  RC_ASSERT(check_board(*Shape::boxes(3, 3), kinds, 18 + random.below(20), random) == "");
}

class RuleSoundOf : public testing::TestWithParam<std::size_t> {};

TEST_P(RuleSoundOf, EachKindLeavesTheSolutionOnTheBoard) {
  const auto kind = static_cast<ConstraintKind>(GetParam());
  Random random(GetParam());
  const std::array kinds = {kind, kind, ConstraintKind::cage};
  const std::array shapes = {*Shape::boxes(2, 2), *Shape::boxes(2, 3), *Shape::latin(5)};
  for (const Shape& shape : shapes) {
    EXPECT_EQ(check_board(shape, kinds, 20, random), "");
  }
}

INSTANTIATE_TEST_SUITE_P(Kinds, RuleSoundOf,
                         testing::Range(std::size_t{0}, sudoku::kConstraintKinds));

}  // namespace
}  // namespace quadrille::logic
