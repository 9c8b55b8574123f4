// Boards so small that every way to fill them can be tried, with rules of any kind, many of which
// say nothing there or cannot be kept: what each front door says of one is held against all of its
// solutions, by the plain definitions of the rules.
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/create/true_candidates.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/logic/rate.h"
#include "quadrille/logic/solve.h"
#include "quadrille/logic/verify.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/rules/random_constraint_test.h"
#include "quadrille/solve/solve.h"

namespace quadrille {
namespace {

using sudoku::Cell;
using sudoku::Constraint;
using sudoku::ConstraintKind;
using sudoku::Digit;
using sudoku::Grid;
using sudoku::Shape;
using sudoku::Verdict;

constexpr std::uint64_t kMost = 1000;  // more than any of these boards has solutions

// A shape, and each way to fill a board of it that has no further rules.
struct SmallShape {
  Shape shape;
  std::vector<Grid> boards;

  explicit SmallShape(Shape of) : shape(std::move(of)) {
    for (const Grid& full : sudoku::solutions(Grid(shape))) boards.push_back(full);
  }
};

const std::vector<SmallShape>& small_shapes() {
  static const std::vector<SmallShape> kShapes = {
      SmallShape(*Shape::latin(2)), SmallShape(*Shape::latin(3)), SmallShape(*Shape::boxes(2, 2))};
  return kShapes;
}

std::vector<Grid> every_solution(const Grid& grid, const std::vector<Grid>& boards) {
  std::vector<Grid> found;
  std::ranges::copy_if(boards, std::back_inserter(found), [&](const Grid& full) {
    for (Cell cell = 0; cell < full.shape().cell_count(); ++cell) {
      if (!grid.allows(cell, full.at(cell))) return false;
    }
    return grid.constraints()->broken_on(full).empty();
  });
  return found;
}

Verdict verdict_of(const std::vector<Grid>& all) {
  if (all.empty()) return Verdict::none;
  return all.size() == 1 ? Verdict::one : Verdict::many;
}

std::string described(const Grid& grid) {
  std::string text;
  for (const Digit digit : grid.cells()) text += std::to_string(digit);
  for (const Constraint& rule : grid.constraints()->all()) {
    text += "; " + describe(grid.shape(), rule);
  }
  return text;
}

// What is wrong with a step, if anything.
std::string fault_in(const logic::Deduction& step, const logic::Position& position,
                     const std::vector<Grid>& all) {
  const std::string what(logic::name(step.technique));
  for (const Grid& solution : all) {
    if (step.places && solution.at(step.places->cell) != step.places->digit) {
      return what + " places a wrong digit";
    }
    for (const logic::Placement& option : step.rules_out) {
      if (solution.at(option.cell) == option.digit) return what + " rules out a solution";
    }
  }
  if (const auto fault = logic::verify(position, step)) {
    return what + " " + std::string(name(*fault));
  }
  for (std::uint32_t level = 1; level <= logic::kHintLevels; ++level) {
    const auto hint = logic::explain_hint(position.layout(), step, level);
    if (logic::tell(english(), position.layout(), hint).empty()) return what + " has no words";
  }
  return "";
}

std::string fault_in_steps(const Grid& grid, const std::vector<Grid>& all) {
  const Verdict verdict = verdict_of(all);
  const logic::FindOptions options{.repertoire = logic::Repertoire::usual().for_puzzle(verdict)};
  logic::Position position(grid);
  std::string fault;
  const logic::Outcome outcome = logic::follow_steps(
      position, options, [&](const logic::Deduction& step, const logic::Position& now) {
        fault = fault_in(step, now, all);
        return fault.empty();
      });
  if (!fault.empty()) return fault;
  const bool is_right = verdict == Verdict::one    ? outcome == logic::Outcome::solved
                        : verdict == Verdict::none ? outcome != logic::Outcome::solved
                                                   : outcome == logic::Outcome::stuck;
  return is_right ? "" : "the steps end as " + std::string(logic::name(outcome));
}

std::string fault_in_candidates(const Grid& grid, const std::vector<Grid>& all) {
  create::TrueCandidates candidates(grid, {.limit = kMost});
  if (!candidates.run()) return "the candidates do not come to an end";
  for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    for (Digit digit = 1; digit <= grid.size(); ++digit) {
      const auto expected = std::ranges::count_if(
          all, [&](const Grid& solution) { return solution.at(cell) == digit; });
      if (std::cmp_not_equal(candidates.count(cell, digit), expected)) {
        return "a candidate is counted wrongly in cell " + std::to_string(cell);
      }
    }
  }
  return "";
}

// The first thing that any front door says wrongly.
std::string fault_on(const Grid& grid, const std::vector<Grid>& boards) {
  const std::vector<Grid> all = every_solution(grid, boards);
  const auto about = [&](const std::string& fault) { return fault + " on " + described(grid); };
  if (sudoku::solve(grid).verdict != verdict_of(all)) return about("the verdict is wrong");
  if (sudoku::count(grid).solutions != Natural(all.size())) return about("the count is wrong");
  if (const std::string fault = fault_in_candidates(grid, all); !fault.empty()) return about(fault);
  if (const std::string fault = fault_in_steps(grid, all); !fault.empty()) return about(fault);
  const logic::Rating rating = logic::rate(
      grid, {.find = {.repertoire = logic::Repertoire::usual().for_puzzle(verdict_of(all))}});
  const bool is_rated = rating.outcome == logic::Outcome::solved;
  if (is_rated != (verdict_of(all) == Verdict::one)) return about("the rating is wrong");
  return "";
}

// Some rules, and perhaps some digits of a full board or any at all.
Grid random_board(const SmallShape& small, Random& random) {
  const Shape& shape = small.shape;
  Grid grid(shape);
  const std::uint64_t rules = 1 + random.below(3);
  while (grid.constraints() == nullptr || grid.constraints()->all().size() < rules) {
    const auto kind = static_cast<ConstraintKind>(random.below(sudoku::kConstraintKinds));
    const Constraint rule = sudoku::random_constraint(kind, shape, random);
    if (auto more = sudoku::with_constraints(grid, {&rule, 1})) grid = *std::move(more);
  }
  const Grid& full = small.boards[random.below(static_cast<std::uint32_t>(small.boards.size()))];
  const std::uint32_t share = random.below(3) * 15;
  const bool any = random.below(4) == 0;
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    if (random.below(100) >= share) continue;
    grid.set(cell, any ? static_cast<Digit>(1 + random.below(grid.size())) : full.at(cell));
  }
  return grid;
}

RC_GTEST_PROP(SmallRules, NothingThatIsSaidOfThemIsWrong, (std::uint64_t seed)) {
  Random random(seed);
  for (const SmallShape& small : small_shapes()) {
    const std::string fault = fault_on(random_board(small, random), small.boards);
    RC_ASSERT(fault == "");
  }
}

// Of each kind some, so that none is left to chance.
TEST(SmallRules, OfEveryKindAreToldRightly) {
  Random random(28);
  for (std::size_t number = 0; number < sudoku::kConstraintKinds; ++number) {
    const auto kind = static_cast<ConstraintKind>(number);
    for (const SmallShape& small : small_shapes()) {
      // Of the largest only those that need boxes.
      if (small.shape.has_boxes() && fits_board(*Shape::latin(3), kind)) continue;
      for (int turn = 0; turn < 4; ++turn) {
        const Constraint rule = sudoku::random_constraint(kind, small.shape, random);
        const auto grid = sudoku::with_constraints(Grid(small.shape), {&rule, 1});
        if (grid) ASSERT_EQ(fault_on(*grid, small.boards), "");
      }
    }
  }
}

// All that one cell can have said of it.
TEST(SmallRules, OnASingleCellAreToldRightly) {
  const SmallShape small(*Shape::latin(1));
  for (std::size_t number = 0; number < sudoku::kConstraintKinds; ++number) {
    for (std::uint32_t value = 0; value <= 2; ++value) {
      Constraint rule{.kind = static_cast<ConstraintKind>(number)};
      const sudoku::ConstraintForm form = form_of(rule.kind);
      rule.cells.assign(form.least_cells, 0);
      rule.values.assign(form.least_values, value);
      const auto grid = sudoku::with_constraints(Grid(small.shape), {&rule, 1});
      if (grid) ASSERT_EQ(fault_on(*grid, small.boards), "");
    }
  }
}

}  // namespace
}  // namespace quadrille
