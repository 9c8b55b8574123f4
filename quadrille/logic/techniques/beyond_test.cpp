// Techniques beyond the scale: what they say is true, and follows from their truths and links
// alone.
#include <algorithm>
#include <array>
#include <span>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/logic/board_test.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/logic/find.h"
#include "quadrille/logic/lesson.h"
#include "quadrille/logic/solve.h"
#include "quadrille/logic/verify.h"
#include "quadrille/solve/solve.h"

namespace quadrille::logic {
namespace {

// Calls about every technique beyond the scale.
template <class Each>
void for_each_beyond(Each each) {
  for (std::size_t number = kTechniqueCount; number < kAllTechniques; ++number) {
    const auto technique = static_cast<Technique>(number);
    SCOPED_TRACE(key(technique));
    each(technique);
  }
}

// Looks for a cover of all truths beside a supposition in which no two options share a link.
class CoverOfTruths {
 public:
  CoverOfTruths(const Position& position, const Deduction& step, Placement supposed)
      : position_(position), step_(step), supposed_(supposed) {}

  bool exists() { return cover(0); }

 private:
  [[nodiscard]] bool satisfies(Placement option, RuleId rule) const {
    const Layout& layout = position_.layout();
    if (layout.is_cell(rule)) return option.cell == index(rule);
    const auto units = layout.units_of(option.cell);
    return option.digit == layout.digit(rule) &&
           std::ranges::find(units, layout.unit(rule)) != units.end();
  }

  [[nodiscard]] bool fits(Placement option) const {
    if (option == supposed_) return true;
    if (position_.layout().excludes(option, supposed_)) return false;
    return std::ranges::none_of(step_.links, [&](RuleId link) {
      return satisfies(option, link) && std::ranges::any_of(chosen_, [&](Placement other) {
               return other != option && satisfies(other, link);
             });
    });
  }

  // NOLINTNEXTLINE(misc-no-recursion): as deep as there are truths
  bool cover(std::size_t truth) {
    if (++tried_ > kMost) return false;
    if (truth == step_.truths.size()) return true;
    const RuleId rule = step_.truths[truth];
    return std::ranges::any_of(position_.options(rule), [&](std::uint32_t number) {
      const Placement option = position_.layout().option(rule, number);
      if (!fits(option)) return false;
      chosen_.push_back(option);
      const bool covered = cover(truth + 1);
      chosen_.pop_back();
      return covered;
    });
  }

  static constexpr std::uint64_t kMost = 200'000;

  const Position& position_;
  const Deduction& step_;
  Placement supposed_;
  std::vector<Placement> chosen_;
  std::uint64_t tried_ = 0;
};

std::string wrong_with(const Deduction& step, const Position& position,
                       const sudoku::Grid& solution) {
  if (const auto fault = verify(position, step)) return std::string(name(*fault));
  if (step.places || step.rules_out.empty()) return "says nothing";
  for (std::size_t i = 0; i < step.rules_out.size(); ++i) {
    const Placement option = step.rules_out[i];
    if (!position.has(option)) return "rules out what is no candidate";
    if (solution.at(option.cell) == option.digit) return "rules out the solution";
    if (std::ranges::count(step.rules_out, option) != 1) return "repeats itself";
    if (needs_uniqueness(step.technique)) continue;
    if (CoverOfTruths(position, step, option).exists()) return "does not follow from its links";
  }
  return "";
}

// Everything that all of them find in some positions on the way to the solution.
void check_beyond(const sudoku::Grid& puzzle, const sudoku::Grid& solution, bool unique) {
  Position position(puzzle);
  std::size_t number = 0;
  const auto check_here = [&](const Position& now) {
    for_each_beyond([&](Technique technique) {
      if (needs_uniqueness(technique) && !unique) return;
      for (const Deduction& step : find_all(now, technique)) {
        RC_ASSERT(step.technique == technique);
        RC_ASSERT(wrong_with(step, now, solution) == "");
        RC_ASSERT(!tell(english(), now.layout(), explain(now.layout(), step)).empty());
      }
    });
  };
  const Repertoire patterns = Repertoire::usual().up_to(Technique::w_wing);
  const FindOptions options{.repertoire = unique ? patterns : patterns.without_uniqueness()};
  follow_steps(position, options, [&](const Deduction& /*step*/, const Position& now) {
    if (++number % 16 == 0) check_here(now);
    return true;
  });
  if (!position.solved()) check_here(position);
}

struct BeyondKind {
  std::uint32_t rows;
  std::uint32_t columns;
  std::uint32_t share;  // of givens, in percent
};

void check_random(std::span<const BeyondKind> kinds, std::uint64_t seed) {
  Random random(seed);
  const BeyondKind& kind = kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
  const auto division = kind.rows == 1 ? Division::none : static_cast<Division>(random.below(3));
  const sudoku::Grid puzzle =
      random_board(kind.rows, kind.columns, division, kind.share + random.below(15), random);
  const sudoku::Answer answer = sudoku::solve(puzzle, {.max_nodes = 100'000});
  if (answer.verdict == sudoku::Verdict::one) check_beyond(puzzle, *answer.solution, true);
  if (answer.verdict == sudoku::Verdict::many) check_beyond(puzzle, *answer.another, false);
}

constexpr std::array<BeyondKind, 4> kSmallBeyond = {
    {{2, 2, 40}, {1, 5, 45}, {2, 3, 40}, {3, 2, 40}}};
constexpr std::array<BeyondKind, 5> kLargeBeyond = {
    {{1, 7, 45}, {2, 4, 40}, {3, 3, 36}, {3, 3, 33}, {2, 5, 42}}};

RC_GTEST_PROP(Beyond, SaysNothingWrongOfASmallBoard, (std::uint64_t seed)) {
  check_random(kSmallBeyond, seed);
}

RC_GTEST_PROP(HeavyBeyond, SaysNothingWrongOfALargeBoard, (std::uint64_t seed)) {
  check_random(kLargeBeyond, seed);
}

TEST(Beyond, IsOffUnlessItIsAskedFor) {
  for_each_beyond([](Technique technique) {
    const Example example = example_of(technique);
    const Repertoire patterns = Repertoire::usual().up_to(Technique::w_wing);
    const auto usual = find_next(example.position, {.repertoire = patterns});
    FindOptions options{.repertoire = patterns};
    options.repertoire.add(technique);
    const auto asked_for = find_next(example.position, options);
    // What is easier comes first all the same.
    EXPECT_EQ(asked_for, usual ? usual : example.step);
    options.repertoire = options.repertoire.without_uniqueness();
    const auto without = find_next(example.position, options);
    if (!usual) EXPECT_EQ(without.has_value(), !needs_uniqueness(technique));
  });
}

TEST(Beyond, FollowsFromTruthsAndLinksInEveryLesson) {
  for_each_beyond([](Technique technique) {
    const Example example = example_of(technique);
    const sudoku::Answer answer = sudoku::solve(example.puzzle);
    EXPECT_EQ(wrong_with(example.step, example.position, *answer.solution), "");
  });
}

TEST(Beyond, FindsNothingOnBoardsTooLargeForItsSets) {
  Random random(1);
  sudoku::Grid grid = sudoku::random_full_grid(5, 5, random);
  for (Cell cell = 0; cell < grid.shape().cell_count(); cell += 3) grid.set(cell, 0);
  const Position position(grid);
  EXPECT_THAT(find_all(position, Technique::aic), testing::IsEmpty());
  EXPECT_THAT(find_all(position, Technique::mutant_fish), testing::IsEmpty());
}

}  // namespace
}  // namespace quadrille::logic
