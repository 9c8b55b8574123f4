#include "quadrille/cover/plan.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/cover/families_test.h"
#include "quadrille/cover/random_problem_test.h"

namespace quadrille::cover {
namespace {

// All solutions of some subtrees; none may come twice.
Solutions gathered(const Problem& problem, const std::vector<Branch>& branches) {
  Solutions solutions;
  for (const Branch& branch : branches) {
    const PieceDone done = list_piece(problem, branch, {}, [&](std::span<const OptionId> options) {
      std::set<std::uint32_t> solution;
      for (const OptionId option : options) solution.insert(index(option));
      RC_ASSERT(solutions.insert(solution).second);
      return true;
    });
    RC_ASSERT(done.complete);
    RC_ASSERT(done.rest.empty());
  }
  return solutions;
}

// Cuts any of the subtrees, again and again.
void keeps_every_solution_whatever_is_cut(const Mix& mix) {
  const Problem problem = random_problem(mix);
  std::vector<Branch> branches = {{}};
  const int cuts = *rc::gen::inRange(0, 8);
  for (int i = 0; i < cuts && !branches.empty(); ++i) {
    const auto at = branches.begin() + *rc::gen::inRange<std::ptrdiff_t>(
                                           0, static_cast<std::ptrdiff_t>(branches.size()));
    const std::vector<Branch> parts = cut(problem, *at);
    branches.insert(branches.erase(at), parts.begin(), parts.end());
  }
  RC_ASSERT(gathered(problem, branches) == brute_force(problem));
}

RC_GTEST_PROP(Plan, KeepsEverySolutionWhateverIsCut, ()) {
  keeps_every_solution_whatever_is_cut({.most_secondary = 3, .colours = 2});
}

RC_GTEST_PROP(Plan, KeepsEverySolutionWhateverIsCutWhereItemsHaveBounds, ()) {
  keeps_every_solution_whatever_is_cut({.most_secondary = 2, .colours = 2, .most_times = 3});
}

TEST(Plan, AddsUpToTheWholeAndIsTheSameEveryTime) {
  const Problem problem = partitions(8);
  const std::vector<Branch> pieces = plan(problem, 50);
  EXPECT_GE(pieces.size(), 50U);
  EXPECT_EQ(pieces, plan(problem, 50));
  for (const EngineName engine : {EngineName::automatic, EngineName::links, EngineName::rows,
                                  EngineName::learn, EngineName::sweep}) {
    Natural sum = 0;
    for (const Branch& branch : pieces) {
      const PieceDone done = count_piece(problem, branch, {.search = {.engine = engine}});
      EXPECT_TRUE(done.complete);
      sum += done.solutions;
    }
    EXPECT_EQ(sum, Natural(4140)) << name(engine);
  }
}

TEST(Plan, LeavesASmallTreeInOnePiece) {
  EXPECT_EQ(plan(permutations(4), 1000), (std::vector<Branch>{{}}));
}

// No time at all: each piece is cut wherever it stands, until nothing is left.
TEST(Plan, CutsAgainWhatTakesLong) {
  const Problem problem = partitions(8);
  for (const EngineName engine : {EngineName::links, EngineName::rows, EngineName::automatic}) {
    const PieceOptions options{.search = {.engine = engine},
                               .cut_after = std::chrono::microseconds(200)};
    std::vector<Branch> left = {{}};
    Natural counted = 0;
    while (!left.empty()) {
      const Branch branch = left.back();
      left.pop_back();
      const PieceDone done = count_piece(problem, branch, options);
      ASSERT_TRUE(done.complete);
      counted += done.solutions;
      left.insert(left.end(), done.rest.begin(), done.rest.end());
    }
    EXPECT_EQ(counted, Natural(4140)) << name(engine);
  }
}

// Longer than the clock can count, or soon so, as each slice of time is twice as long as the last.
TEST(Plan, HasTimeWithoutEnd) {
  const Problem problem = partitions(7);
  for (const double seconds : {1e9, 1e10, 1e300}) {
    const PieceOptions options{.cut_after = std::chrono::duration<double>(seconds)};
    EXPECT_EQ(count_piece(problem, {}, options).solutions, Natural(877));
  }
  const auto is_full = [](std::span<const OptionId> /*solution*/) { return false; };
  const PieceOptions uncut{.search = {.engine = EngineName::learn}};
  EXPECT_EQ(list_piece(problem, {}, uncut, is_full).solutions, Natural(877));
}

using Told = std::vector<std::vector<OptionId>>;

// What is cut off comes behind what was told, in order.
TEST(Plan, KeepsTheOrderOfAListThatIsCut) {
  const Problem problem = partitions(7);
  const auto list = [&](const Branch& branch, std::size_t most, Told& to) {
    std::size_t told = 0;
    return list_piece(problem, branch, {.search = {.engine = EngineName::links}},
                      [&](std::span<const OptionId> options) {
                        to.emplace_back(options.begin(), options.end());
                        std::ranges::sort(to.back());
                        return ++told < most;
                      });
  };
  Told whole;
  list({}, SIZE_MAX, whole);
  Told parts;
  std::vector<Branch> left = {{}};
  std::size_t pieces = 0;
  while (!left.empty()) {
    const Branch branch = left.front();
    left.erase(left.begin());
    const PieceDone done = list(branch, 10, parts);
    left.insert(left.begin(), done.rest.begin(), done.rest.end());
    ++pieces;
  }
#ifdef __wasi__  // where a search has nobody to share with, and is never cut
  EXPECT_EQ(pieces, 1U);
#else
  EXPECT_GT(pieces, 20U);
#endif
  EXPECT_EQ(parts, whole);
}

TEST(Plan, DoesNothingOnceItIsStopped) {
  Stop stop;
  stop.request();
  EXPECT_FALSE(count_piece(partitions(8), {}, {.search = {.stop = &stop}}).complete);
  EXPECT_EQ(plan(partitions(8), 50, &stop).size(), 1U);
}

TEST(Plan, TellsProblemsApart) {
  EXPECT_EQ(fingerprint(partitions(5)), fingerprint(partitions(5)));
  EXPECT_NE(fingerprint(partitions(5)), fingerprint(partitions(6)));
}

}  // namespace
}  // namespace quadrille::cover
