#include "quadrille/cover/search.h"

#include <algorithm>
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
#include "quadrille/cover/text.h"
#include "quadrille/cover/verify.h"

namespace quadrille::cover {
namespace {

constexpr const char* kSevenItems =
    "1 2 3 4 5 6 7\n"
    "3 5 6\n"
    "1 4 7\n"
    "2 3 6\n"
    "1 4\n"
    "2 7\n"
    "4 5 7\n";

Solutions all_solutions(const Problem& problem, const SearchOptions& options) {
  Search search(problem, options);
  Solutions solutions;
  while (search.next()) {
    RC_ASSERT(!verify(problem, search.solution()));
    std::set<std::uint32_t> solution;
    for (const OptionId option : search.solution()) solution.insert(index(option));
    RC_ASSERT(solutions.insert(solution).second);  // none comes twice
  }
  RC_ASSERT(search.exhausted());
  RC_ASSERT(search.progress() == 1.0);
  RC_ASSERT(search.stats().solutions == solutions.size());
  return solutions;
}

void agrees_with_brute_force(const Mix& mix) {
  const Problem problem = random_problem(mix);
  const Solutions expected = brute_force(problem);
  for (const Choice choose : {Choice::least, Choice::first, Choice::random}) {
    RC_ASSERT(all_solutions(problem, {.choose = choose, .seed = 7}) == expected);
  }
  const Answer answer = solve(problem);
  const Verdict verdict = expected.empty()       ? Verdict::none
                          : expected.size() == 1 ? Verdict::one
                                                 : Verdict::many;
  RC_ASSERT(answer.verdict == verdict);
}

RC_GTEST_PROP(Search, FindsWhatTryingEverySetFinds, ()) { agrees_with_brute_force({}); }

RC_GTEST_PROP(Search, FindsWhatTryingEverySetFindsWithSecondaryItems, ()) {
  agrees_with_brute_force({.most_secondary = 4});
}

RC_GTEST_PROP(Search, FindsWhatTryingEverySetFindsWithColours, ()) {
  agrees_with_brute_force({.most_secondary = 4, .colours = 3});
}

RC_GTEST_PROP(Search, ShowsAnObserverTheSameSearch, ()) {
  const Problem problem = random_problem({.most_secondary = 3, .colours = 2});
  std::uint64_t chosen = 0;
  std::uint64_t solved = 0;
  int covered = 0;
  const SearchOptions options{
      .choose = *rc::gen::element(Choice::least, Choice::first, Choice::random), .seed = 7};
  Search watched(problem, options, [&](const Move& move) {
    if (move.kind == Move::Kind::choose) ++chosen;
    if (move.kind == Move::Kind::solution) ++solved;
    if (move.kind == Move::Kind::cover || move.kind == Move::Kind::purify) ++covered;
    if (move.kind == Move::Kind::uncover || move.kind == Move::Kind::unpurify) --covered;
  });
  while (watched.next()) {
  }
  const Count unwatched = count(problem, UINT64_MAX, options);
  RC_ASSERT(watched.stats().links.nodes == unwatched.stats.links.nodes);
  RC_ASSERT(watched.stats().links.updates == unwatched.stats.links.updates);
  RC_ASSERT(solved == unwatched.solutions);
  RC_ASSERT(chosen + solved == unwatched.stats.links.nodes);
  RC_ASSERT(covered == 0);  // everything that was done has been undone
}

TEST(Search, DancesTheClassicExampleInTheClassicOrder) {
  const Problem problem = *read_problem(kSevenItems);
  std::vector<std::string> told;
  Search search(problem, {.choose = Choice::first}, [&](const Move& move) {
    const std::string item = problem.item_name(move.item);
    if (move.kind == Move::Kind::attempt) {
      told.push_back(item + "<-" + problem.option_name(move.option));
    } else if (move.kind == Move::Kind::back && move.choices == 0) {
      told.push_back(item + " empty");
    }
  });
  ASSERT_TRUE(search.next());
  EXPECT_EQ(told, (std::vector<std::string>{"1<-2", "2<-3", "5 empty", "1<-4", "2<-3", "5 empty",
                                            "2<-5", "3<-1"}));
  std::vector<std::string> taken;
  for (const OptionId option : search.solution()) taken.push_back(problem.option_name(option));
  EXPECT_EQ(taken, (std::vector<std::string>{"4", "5", "1"}));
  EXPECT_FALSE(search.next());
  EXPECT_TRUE(search.exhausted());
}

TEST(Search, CountsNodesWithTheRootAndTheSolutions) {
  // 4! / 0! + 4! / 1! + … + 4! / 4!, level by level from the solutions up.
  const Count counted = count(permutations(4), UINT64_MAX, {.engine = EngineName::links});
  EXPECT_EQ(counted.solutions, 24U);
  EXPECT_EQ(counted.stats.links.nodes, 24U + 24U + 12U + 4U + 1U);
  EXPECT_EQ(counted.stats.links.profile, (std::vector<std::uint64_t>{1, 4, 12, 24, 24}));
}

TEST(Search, TellsForcedChoicesFromFreeOnesAndFromDeadEnds) {
  // Item a is free (two ways), then b forced on one way and dead on the other.
  const Problem problem = *read_problem("a b c\na c\na\nb\nc b\n");
  const Count counted = count(problem, UINT64_MAX, {.engine = EngineName::links});
  EXPECT_EQ(counted.stats.links.forced + counted.stats.links.free + counted.stats.links.dead +
                counted.solutions,
            counted.stats.links.nodes);
  EXPECT_EQ(counted.stats.links.free, 1U);
}

TEST(Search, AnswersAProblemWithNothingToCoverByTakingNothing) {
  const Answer answer = solve(Problem());
  EXPECT_EQ(answer.verdict, Verdict::one);
  EXPECT_TRUE(answer.solution.empty());
  EXPECT_EQ(answer.stats.links.nodes, 1U);
}

TEST(Search, SaysUnknownRatherThanNoneWhenTheNodesRunOut) {
  const Problem problem = permutations(6);
  EXPECT_EQ(solve(problem, {.max_nodes = 3}).verdict, Verdict::unknown);
  EXPECT_EQ(solve(problem).verdict, Verdict::many);
  for (const EngineName engine : {EngineName::automatic, EngineName::links}) {
    const Count cut = count(problem, UINT64_MAX, {.engine = engine, .max_nodes = 100});
    EXPECT_FALSE(cut.exact);
    // Links counts the root as well, and the others what was decided.
    EXPECT_EQ(std::max(cut.stats.links.nodes, cut.stats.decisions), 100U);
    EXPECT_LT(cut.solutions, 720U);
  }
}

TEST(Search, KeepsTheSolutionItFoundBeforeALimit) {
  // Six nodes lead to the first permutation of five; the seventh is not allowed.
  const Answer answer = solve(permutations(5), {.max_nodes = 6});
  EXPECT_EQ(answer.verdict, Verdict::unknown);
  EXPECT_FALSE(verify(permutations(5), answer.solution));
}

TEST(Search, CountsNoFurtherThanTheLimit) {
  const Count limited = count(permutations(6), 10);
  EXPECT_EQ(limited.solutions, 10U);
  EXPECT_FALSE(limited.exact);
  const Count whole = count(permutations(4), 25);
  EXPECT_EQ(whole.solutions, 24U);
  EXPECT_TRUE(whole.exact);
}

TEST(Search, DoesNothingOnceAStopIsRequested) {
  Stop stop;
  stop.request();
  const Count counted = count(permutations(4), UINT64_MAX, {.stop = &stop});
  EXPECT_FALSE(counted.exact);
  EXPECT_EQ(counted.stats.links.nodes, 0U);
}

#ifndef __wasi__  // where there are no threads
TEST(Search, CanBeStoppedFromAnotherThread) {
  // 14! solutions: hours of work, of which the first solution is waited for.
  const Problem problem = permutations(14);
  Stop stop;
  std::atomic<bool> started = false;
  std::thread other([&] {
    while (!started) std::this_thread::yield();
    stop.request();
  });
  Search search(problem, {.stop = &stop});
  while (search.next()) started = true;
  other.join();
  EXPECT_FALSE(search.exhausted());
  EXPECT_LT(search.progress(), 0.5);
}
#endif

TEST(Search, GoesOnWhereItWasOnceItsDeadlineIsPutOff) {
  Stop stop;
  Search search(permutations(4), {.stop = &stop});
  ASSERT_TRUE(search.next());
  stop.set_deadline(Stop::Clock::now() - std::chrono::hours(1));
  std::uint64_t found = 1;
  while (search.next()) ++found;
  stop.set_deadline(Stop::Clock::now() + std::chrono::hours(1));
  while (search.next()) ++found;
  EXPECT_EQ(found, 24U);
  EXPECT_TRUE(search.exhausted());
}

TEST(Search, EstimatesProgressThatNeverFalls) {
  Search search(permutations(6));
  double before = 0;
  while (search.next()) {
    EXPECT_GE(search.progress(), before);
    EXPECT_LT(search.progress(), 1);
    before = search.progress();
  }
  EXPECT_GT(before, 0.99);
  EXPECT_EQ(search.progress(), 1);
}

TEST(Search, ChoosesAtRandomByTheSeedAlone) {
  const auto first = [](std::uint64_t seed) {
    return solve(permutations(8), {.choose = Choice::random, .seed = seed}).solution;
  };
  EXPECT_EQ(first(1), first(1));
  EXPECT_NE(first(1), first(2));
}

TEST(Search, CallsTheVerdictByWhatWasFoundAndWhetherThatIsAll) {
  const auto name = [](std::uint64_t found, bool exhausted) {
    return verdict_name(verdict(found, exhausted));
  };
  EXPECT_EQ(name(0, true), "none");
  EXPECT_EQ(name(1, true), "one");
  EXPECT_EQ(name(2, true), "many");
  EXPECT_EQ(name(2, false), "many");
  EXPECT_EQ(name(0, false), "unknown");
  EXPECT_EQ(name(1, false), "unknown");
}

TEST(Count, SaysExactlyOrAtLeast) {
  EXPECT_EQ(count(permutations(4)).text(), "exactly 24");
  EXPECT_EQ(count(permutations(4), 10).text(), "at least 10");
  EXPECT_EQ(count(permutations(4), 10).number(), "10");
}

TEST(Stats, MeanTheSameInLinksAndInLearning) {
  const Problem forced = *read_problem("a b c\na\nb c\n");
  for (const EngineName engine : {EngineName::links, EngineName::learn}) {
    EXPECT_EQ(count(forced, UINT64_MAX, {.engine = engine}).stats.decisions, 0U) << name(engine);
  }
  const Problem pigeons_in_three = pigeons(3);
  for (const EngineName engine : {EngineName::links, EngineName::learn}) {
    const Stats stats = solve(pigeons_in_three, {.engine = engine}).stats;
    EXPECT_GT(stats.decisions, 0U) << name(engine);
    EXPECT_GT(stats.propagations, stats.decisions) << name(engine);
    EXPECT_GT(stats.conflicts, 0U) << name(engine);
    EXPECT_EQ(stats.links.nodes > 0, engine == EngineName::links);
  }
}

TEST(Stats, CountTheOptionsThatLinksSettles) {
  // a: 1 or 2. Option 1 leaves b to option 3; option 2 leaves c to nothing.
  const Problem problem = *read_problem("a b c\na c\na b\nb\n");
  const Stats stats = count(problem, UINT64_MAX, {.engine = EngineName::links}).stats;
  EXPECT_EQ(stats.solutions, 1U);
  EXPECT_EQ(stats.links.nodes, 3U);  // c has a single option, and then b has
  EXPECT_EQ(stats.decisions, 0U);
  EXPECT_EQ(stats.propagations, 3U);
  EXPECT_EQ(stats.conflicts, 0U);
}

TEST(Search, OutlivesItsProblem) {
  auto problem = std::make_unique<Problem>(permutations(4));
  Search search(*problem);
  problem.reset();
  std::uint64_t found = 0;
  while (search.next()) ++found;
  EXPECT_EQ(found, 24U);
}

}  // namespace
}  // namespace quadrille::cover
