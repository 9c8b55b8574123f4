#include "quadrille/cover/best.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/cover/engine/reduced_costs.h"
#include "quadrille/cover/families_test.h"
#include "quadrille/cover/random_problem_test.h"
#include "quadrille/cover/text.h"
#include "quadrille/cover/tiny_problems_test.h"
#include "quadrille/cover/verify.h"

namespace quadrille::cover {
namespace {

constexpr EngineName kWithCosts[] = {EngineName::automatic, EngineName::links, EngineName::rows};

std::vector<std::uint64_t> costs_of(const Problem& problem, const BestSolutions& best) {
  std::vector<std::uint64_t> costs;
  std::set<std::vector<OptionId>> seen;
  for (const CostedSolution& solution : best.solutions) {
    EXPECT_EQ(verify(problem, solution.options, solution.cost), std::nullopt);
    EXPECT_TRUE(seen.insert(solution.options).second) << "it came twice";
    costs.push_back(solution.cost);
  }
  return costs;
}

TEST(Best, TellsTheCostsOfTinyProblemsInOrder) {
  for (const TinyCosts& tiny : kCostedProblems) {
    const Problem problem = *read_problem(tiny.text);
    for (const EngineName engine : kWithCosts) {
      for (std::uint64_t count = 1; count <= tiny.costs.size() + 1; ++count) {
        const auto told =
            static_cast<std::ptrdiff_t>(std::min<std::size_t>(count, tiny.costs.size()));
        const BestSolutions cheapest = best(problem, count, Aim::least, {.engine = engine});
        EXPECT_TRUE(cheapest.proven);
        EXPECT_EQ(costs_of(problem, cheapest),
                  std::vector(tiny.costs.begin(), tiny.costs.begin() + told))
            << tiny.name << " " << count;
        const BestSolutions dearest = best(problem, count, Aim::most, {.engine = engine});
        EXPECT_TRUE(dearest.proven);
        EXPECT_EQ(costs_of(problem, dearest),
                  std::vector(tiny.costs.rbegin(), tiny.costs.rbegin() + told))
            << tiny.name << " " << count;
      }
    }
  }
}

// The rows of an item with bounds are parted from the others, and no longer stand in the order of
// their costs: the bound for what is still to be paid must not take the first for the cheapest.
TEST(Best, SeesTheCheapestOfAnItemThatIsCoveredSeveralTimes) {
  const Problem problem = *read_problem("3|a\na\na |1\na\na |2\na\n");
  for (const EngineName engine : kWithCosts) {
    const BestSolutions found = best(problem, 4, Aim::least, {.engine = engine});
    EXPECT_TRUE(found.proven);
    EXPECT_EQ(costs_of(problem, found), (std::vector<std::uint64_t>{0, 1, 1, 1}));
  }
}

void agree_on_the_best(const Mix& mix) {
  const Problem problem = random_problem(mix);
  std::vector<std::uint64_t> expected;
  for (const auto& numbers : brute_force(problem)) {
    std::uint64_t cost = 0;
    for (const std::uint32_t number : numbers) cost += problem.cost(OptionId{number});
    expected.push_back(cost);
  }
  std::ranges::sort(expected);
  const auto count = *rc::gen::inRange<std::uint64_t>(1, 9);
  const auto told = static_cast<std::ptrdiff_t>(std::min<std::size_t>(count, expected.size()));
  for (const EngineName engine : kWithCosts) {
    for (const Aim aim : {Aim::least, Aim::most}) {
      const BestSolutions found = best(problem, count, aim, {.engine = engine});
      RC_ASSERT(found.proven);
      std::vector<std::uint64_t> costs;
      for (const CostedSolution& solution : found.solutions) {
        RC_ASSERT(!verify(problem, solution.options, solution.cost));
        costs.push_back(solution.cost);
      }
      if (aim == Aim::most) std::ranges::reverse(expected);
      RC_ASSERT(costs == std::vector(expected.begin(), expected.begin() + told));
      if (aim == Aim::most) std::ranges::reverse(expected);
    }
  }
}

RC_GTEST_PROP(Best, IsWhatTryingEverySetFinds, ()) { agree_on_the_best({.most_cost = 20}); }

RC_GTEST_PROP(Best, IsWhatTryingEverySetFindsWithColours, ()) {
  agree_on_the_best({.most_secondary = 4, .colours = 2, .most_cost = 9});
}

RC_GTEST_PROP(Best, IsWhatTryingEverySetFindsWithBounds, ()) {
  agree_on_the_best({.most_secondary = 3, .colours = 2, .most_times = 4, .most_cost = 15});
}

// What the bound promises, for every solution.
RC_GTEST_PROP(ReducedCosts, AreALowerBound, ()) {
  const Problem problem =
      random_problem({.most_secondary = 3, .colours = 2, .most_times = 3, .most_cost = 50});
  const std::int64_t sign = *rc::gen::element(1, -1);
  std::vector<std::int64_t> costs;
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    costs.push_back(sign * problem.cost(OptionId{option}));
  }
  const ReducedCosts reduced = reduce_costs(problem, costs);
  for (const std::int64_t cost : reduced.of_options) RC_ASSERT(cost >= 0);
  for (const auto& solution : brute_force(problem)) {
    std::int64_t cost = 0;
    std::int64_t bound = reduced.base;
    for (const std::uint32_t option : solution) {
      cost += costs[option];
      bound += reduced.of_options[option];
    }
    RC_ASSERT(bound <= cost * reduced.unit);
  }
}

// n people and n tasks, each with a cost of its own: whoever takes the diagonal pays nothing.
Problem assignment(std::uint32_t n) {
  ProblemBuilder builder;
  add_primary_items(builder, 2 * n, "");
  for (std::uint32_t person = 0; person < n; ++person) {
    for (std::uint32_t task = 0; task < n; ++task) {
      const std::uint32_t cost = person == task ? 0 : 1 + (person * 7 + task * 13) % 50;
      builder.add_option({{ItemId{person}}, {ItemId{n + task}}}, {}, cost);
    }
  }
  return *builder.build();
}

// 20! solutions: nobody could look at all of them.
TEST(Best, IsProvenWithoutLookingAtEverySolution) {
  const Problem problem = assignment(20);
  for (const EngineName engine : kWithCosts) {
    const BestSolutions found = best(problem, 1, Aim::least, {.engine = engine});
    EXPECT_TRUE(found.proven);
    ASSERT_EQ(found.solutions.size(), 1U);
    EXPECT_EQ(found.solutions.front().cost, 0U);
  }
}

TEST(Best, HasNothingToTellWhereThereIsNoSolution) {
  const BestSolutions found = best(pigeons(4), 3);
  EXPECT_TRUE(found.proven);
  EXPECT_TRUE(found.solutions.empty());
}

TEST(Best, SaysThatItIsNotProvenWhereTheNodesRunOut) {
  const BestSolutions found = best(pigeons(7), 1, Aim::least, {.max_nodes = 5});
  EXPECT_FALSE(found.proven);
  EXPECT_LE(found.stats.decisions, 5U);
}

TEST(Best, GoesOnAfterAStop) {
  Stop stop;
  stop.set_deadline(Stop::Clock::now() - std::chrono::hours(1));
  BestSearch search(assignment(8), 2, Aim::most, {.stop = &stop});
  EXPECT_FALSE(search.run());
  EXPECT_FALSE(search.best().proven);
  EXPECT_EQ(search.progress(), 0);
  stop.set_deadline(Stop::Clock::now() + std::chrono::hours(1));
  EXPECT_TRUE(search.run());
  EXPECT_TRUE(search.best().proven);
  EXPECT_EQ(search.best().solutions.size(), 2U);
}

TEST(Best, LeavesCostsToThoseWhoCanCompareThem) {
  const BestSolutions found = best(assignment(4), 1, Aim::least, {.engine = EngineName::sat});
  EXPECT_EQ(found.solutions.front().cost, 0U);
  EXPECT_NE(found.engine.engine, EngineName::sat);
  EXPECT_EQ(found.engine.reason.key, "engine.no_costs");
}

// Far more words than a row can have: links takes over.
TEST(Best, IsFoundInProblemsOfAnyWidth) {
  ProblemBuilder builder;
  add_primary_items(builder, 3000, "");
  for (std::uint32_t item = 0; item < 3000; ++item) {
    builder.add_option({{ItemId{item}}}, {}, 2);
    if (item % 2 == 0) builder.add_option({{ItemId{item}}, {ItemId{item + 1}}}, {}, 3);
  }
  const BestSolutions found = best(*builder.build(), 1, Aim::least, {.engine = EngineName::rows});
  ASSERT_EQ(found.solutions.size(), 1U);
  EXPECT_EQ(found.solutions.front().cost, 4500U);
  EXPECT_EQ(found.engine.engine, EngineName::links);
  EXPECT_EQ(found.engine.reason.key, "engine.no_rows");
}

}  // namespace
}  // namespace quadrille::cover
