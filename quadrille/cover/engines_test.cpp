// What every engine has to do in the same way.
#include <atomic>
#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/cover/count.h"
#include "quadrille/cover/families_test.h"
#include "quadrille/cover/random_problem_test.h"
#include "quadrille/cover/search.h"
#include "quadrille/cover/verify.h"

namespace quadrille::cover {
namespace {

constexpr EngineName kEngines[] = {EngineName::automatic, EngineName::links, EngineName::rows,
                                   EngineName::learn, EngineName::sat};

Solutions all_solutions(const Problem& problem, EngineName engine) {
  Search search(problem, {.engine = engine});
  Solutions solutions;
  while (search.next()) {
    RC_ASSERT(!verify(problem, search.solution()));
    std::set<std::uint32_t> solution;
    for (const OptionId option : search.solution()) solution.insert(index(option));
    RC_ASSERT(solutions.insert(solution).second);  // none comes twice
  }
  RC_ASSERT(search.exhausted());
  RC_ASSERT(!search.next());
  RC_ASSERT(search.progress() == 1.0);
  RC_ASSERT(search.stats().solutions == solutions.size());
  return solutions;
}

void agree_with_brute_force(const Mix& mix) {
  const Problem problem = random_problem(mix);
  const Solutions expected = brute_force(problem);
  for (const EngineName engine : kEngines) RC_ASSERT(all_solutions(problem, engine) == expected);
  const auto limit = *rc::gen::inRange<std::uint64_t>(0, 6);
  for (const EngineName engine : kEngines) {
    const Count counted = count(problem, limit, {.engine = engine});
    RC_ASSERT(counted.solutions == std::min<std::uint64_t>(limit, expected.size()));
  }
}

RC_GTEST_PROP(Engines, FindWhatTryingEverySetFinds, ()) { agree_with_brute_force({}); }

RC_GTEST_PROP(Engines, FindWhatTryingEverySetFindsWithSecondaryItems, ()) {
  agree_with_brute_force({.most_secondary = 4});
}

RC_GTEST_PROP(Engines, FindWhatTryingEverySetFindsWithColours, ()) {
  agree_with_brute_force({.most_secondary = 4, .colours = 3});
}

RC_GTEST_PROP(Engines, FindWhatTryingEverySetFindsWithBounds, ()) {
  agree_with_brute_force({.most_times = 3});
}

RC_GTEST_PROP(Engines, FindWhatTryingEverySetFindsWithBoundsAndColours, ()) {
  agree_with_brute_force({.most_secondary = 3, .colours = 2, .most_times = 3});
}

class EveryEngine : public testing::TestWithParam<EngineName> {};
INSTANTIATE_TEST_SUITE_P(Engines, EveryEngine, testing::ValuesIn(kEngines),
                         [](const auto& engine) { return std::string(name(engine.param)); });

TEST_P(EveryEngine, ProvesThatPigeonsDoNotFit) {
  for (std::uint32_t holes = 1; holes <= 6; ++holes) {
    EXPECT_EQ(solve(pigeons(holes), {.engine = GetParam()}).verdict, Verdict::none) << holes;
  }
}

TEST_P(EveryEngine, ProvesThatAMutilatedChessboardHasNoCover) {
  for (std::uint32_t size = 2; size <= 6; ++size) {
    EXPECT_EQ(solve(mutilated_chessboard(size), {.engine = GetParam()}).verdict, Verdict::none)
        << size;
  }
}

TEST_P(EveryEngine, SeesAtOnceThatNothingCoversAnItem) {
  ProblemBuilder builder;
  add_primary_items(builder, 2, "");
  builder.add_option({{ItemId{0}}});
  const Problem impossible = *builder.build();
  EXPECT_EQ(solve(impossible, {.engine = GetParam()}).verdict, Verdict::none);
}

TEST_P(EveryEngine, AnswersAProblemWithNothingToCoverByTakingNothing) {
  const Answer answer = solve(Problem(), {.engine = GetParam()});
  EXPECT_EQ(answer.verdict, Verdict::one);
  EXPECT_TRUE(answer.solution.empty());
}

TEST_P(EveryEngine, CountsAllPermutations) {
  EXPECT_EQ(count(permutations(5), UINT64_MAX, {.engine = GetParam()}).solutions, 120U);
  const Count limited = count(permutations(5), 50, {.engine = GetParam()});
  EXPECT_EQ(limited.solutions, 50U);
  EXPECT_FALSE(limited.exact);
}

// Items with so many options are told to CaDiCaL in another way than small ones.
TEST_P(EveryEngine, ServesItemsWithManyOptions) {
  ProblemBuilder builder;
  add_primary_items(builder, 2, "");
  builder.add_secondary("shared");
  for (std::uint32_t option = 0; option < 60; ++option) {
    builder.add_option({{ItemId{0}}, {ItemId{2}}});
  }
  builder.add_option({{ItemId{1}}, {ItemId{2}}});
  ProblemBuilder with_one_more = builder;
  with_one_more.add_option({{ItemId{1}}});
  EXPECT_EQ(count(*builder.build(), UINT64_MAX, {.engine = GetParam()}).solutions, 0U);
  EXPECT_EQ(count(*with_one_more.build(), UINT64_MAX, {.engine = GetParam()}).solutions, 60U);
}

TEST_P(EveryEngine, SolvesALatinSquareWithHoles) {
  const Problem problem = latin_square({.size = 9, .empty = 36, .seed = 3});
  const Count expected = count(problem, UINT64_MAX, {.engine = EngineName::links});
  ASSERT_GT(expected.solutions, 1U);
  EXPECT_EQ(count(problem, UINT64_MAX, {.engine = GetParam()}).solutions, expected.solutions);
}

TEST_P(EveryEngine, SaysUnknownRatherThanNoneWhenTheNodesRunOut) {
  const Problem problem = pigeons(8);
  Search search(problem, {.engine = GetParam(), .max_nodes = 20});
  EXPECT_FALSE(search.next());
  EXPECT_FALSE(search.exhausted());
  // CaDiCaL looks at its limit now and then only.
  EXPECT_LE(search.nodes(), GetParam() == EngineName::sat ? 100U : 20U);
}

TEST_P(EveryEngine, DoesNothingOnceAStopIsRequested) {
  Stop stop;
  stop.request();
  Search search(permutations(4), {.engine = GetParam(), .stop = &stop});
  EXPECT_FALSE(search.next());
  EXPECT_FALSE(search.exhausted());
  EXPECT_EQ(search.nodes(), 0U);
}

// Whoever puts off a deadline wants the search to go on, also if it had not even begun.
TEST_P(EveryEngine, BeginsLateIfTheStopCameWhileItWasBuilt) {
  Stop stop;
  stop.set_deadline(Stop::Clock::now() - std::chrono::seconds(1));
  const Problem problem = latin_square({.size = 45, .empty = 1200, .seed = 1});
  ASSERT_GT(problem.option_count(), 1U << 14U);  // so that links is stopped while it is built, too
  Search search(problem, {.engine = GetParam(), .stop = &stop});
  EXPECT_FALSE(search.next());
  EXPECT_FALSE(search.exhausted());
  EXPECT_TRUE(search.solution().empty());
  EXPECT_EQ(search.progress(), 0);
  EXPECT_EQ(search.engine().reason.key, "engine.stopped");
  stop.set_deadline(Stop::Clock::now() + std::chrono::hours(1));
  const bool tries = GetParam() == EngineName::links || GetParam() == EngineName::rows;
  if (tries) return;  // it would not find a solution for ages
  ASSERT_TRUE(search.next());
  EXPECT_EQ(verify(problem, search.solution()), std::nullopt);
}

TEST_P(EveryEngine, HearsAStopWhileSolutionsKeepComing) {
  constexpr int kMostAfterwards = 2000;
  Stop stop;
  Search search(free_choices(3, 200), {.engine = GetParam(), .stop = &stop});
  for (int found = 0; found < 100; ++found) ASSERT_TRUE(search.next());
  stop.request();
  int afterwards = 0;
  while (afterwards <= kMostAfterwards && search.next()) ++afterwards;
  EXPECT_LE(afterwards, kMostAfterwards);
}

#ifndef __wasi__  // where there are no threads
TEST_P(EveryEngine, CanBeStoppedFromAnotherThread) {
  Stop stop;
  std::atomic<bool> started = false;
  std::thread other([&] {
    while (!started) std::this_thread::yield();
    stop.request();
  });
  // 12! solutions: more than anybody waits for.
  Search search(permutations(12), {.engine = GetParam(), .stop = &stop});
  while (search.next()) started = true;
  other.join();
  EXPECT_FALSE(search.exhausted());
}
#endif

TEST_P(EveryEngine, KeepsADeadlineInTheMiddleOfASearch) {
  Stop stop;
  // Thirteen pigeons take any of the engines ages.
  Search search(pigeons(13), {.engine = GetParam(), .stop = &stop});
  stop.set_deadline(Stop::Clock::now() + std::chrono::milliseconds(50));
  EXPECT_FALSE(search.next());
  EXPECT_FALSE(search.exhausted());
}

TEST_P(EveryEngine, GoesOnWhereItWasOnceItsDeadlineIsPutOff) {
  Stop stop;
  Search search(permutations(4), {.engine = GetParam(), .stop = &stop});
  ASSERT_TRUE(search.next());
  stop.set_deadline(Stop::Clock::now() - std::chrono::hours(1));
  std::uint64_t found = 1;
  while (search.next()) ++found;
  stop.set_deadline(Stop::Clock::now() + std::chrono::hours(1));
  while (search.next()) ++found;
  EXPECT_EQ(found, 24U);
  EXPECT_TRUE(search.exhausted());
}

TEST_P(EveryEngine, DoesTheSameEveryTime) {
  const Problem problem = latin_square({.size = 12, .empty = 70, .seed = 5});
  const Answer one = solve(problem, {.engine = GetParam()});
  const Answer two = solve(problem, {.engine = GetParam()});
  EXPECT_EQ(one.solution, two.solution);
  EXPECT_EQ(one.stats.decisions, two.stats.decisions);
  EXPECT_EQ(one.stats.propagations, two.stats.propagations);
  EXPECT_EQ(one.stats.conflicts, two.stats.conflicts);
}

TEST_P(EveryEngine, OutlivesItsProblem) {
  auto problem = std::make_unique<Problem>(permutations(4));
  Search search(*problem, {.engine = GetParam()});
  problem.reset();
  std::uint64_t found = 0;
  while (search.next()) ++found;
  EXPECT_EQ(found, 24U);
}

}  // namespace
}  // namespace quadrille::cover
