#include <algorithm>
#include <set>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/families_test.h"
#include "quadrille/cover/learn/decisions.h"
#include "quadrille/cover/learn/schedule.h"
#include "quadrille/cover/random_problem_test.h"

namespace quadrille::cover {
namespace {

using Numbers = std::set<std::uint32_t>;

Numbers numbers(std::span<const OptionId> options) {
  Numbers result;
  for (const OptionId option : options) result.insert(index(option));
  return result;
}

// Walks all solutions and holds every learnt clause against those that have not been found when
// it is learnt. Returns the number of clauses.
std::uint64_t replay(const Problem& problem, const Solutions& expected) {
  Solutions left = expected;
  std::uint64_t clauses = 0;
  const auto engine =
      make_learn(problem, {.observer = [&](std::span<const Claim> clause) {
                   ++clauses;
                   for (const Numbers& solution : left) {
                     const bool holds = std::ranges::any_of(clause, [&](const Claim& claim) {
                       return solution.contains(index(claim.option)) == claim.taken;
                     });
                     RC_ASSERT(holds);
                   }
                 }});
  while (engine->next({})) left.erase(numbers(engine->solution()));
  RC_ASSERT(left.empty());
  return clauses;
}

RC_GTEST_PROP(Learn, LearnsOnlyWhatHoldsInEverySolution, ()) {
  const Problem problem = random_problem({.most_secondary = 3, .colours = 2});
  replay(problem, brute_force(problem));
}

TEST(Learn, LearnsOnlyWhatHoldsInEverySolutionOfALatinSquare) {
  const Problem problem = latin_square({.size = 10, .empty = 55, .seed = 1});
  Solutions expected;
  Search links(problem, {.engine = EngineName::links});
  while (links.next()) expected.insert(numbers(links.solution()));
  ASSERT_GT(expected.size(), 10U);
  ASSERT_LT(expected.size(), 5000U);
  EXPECT_GT(replay(problem, expected), 1000U);
}

TEST(Learn, LeavesOutWhatItIsForbidden) {
  const Problem problem = permutations(4);
  const auto engine = make_learn(problem);
  const std::vector<OptionId> identity = {OptionId{0}, OptionId{5}, OptionId{10}, OptionId{15}};
  engine->forbid(identity);
  std::uint64_t found = 0;
  while (engine->next({})) {
    EXPECT_NE(numbers(engine->solution()), numbers(identity));
    ++found;
  }
  EXPECT_EQ(found, 23U);
}

TEST(Learn, BeginsWithTheSolutionThatIsLikely) {
  const Problem problem = permutations(6);
  Search search(problem, {.engine = EngineName::links});
  while (search.next()) {
    const auto engine = make_learn(problem, {.likely = search.solution()});
    ASSERT_TRUE(engine->next({}));
    EXPECT_EQ(numbers(engine->solution()), numbers(search.solution()));
  }
}

RC_GTEST_PROP(Learn, FindsAllSolutionsWhateverSeemsLikely, ()) {
  const Problem problem = random_problem({.most_secondary = 3, .colours = 2});
  std::vector<OptionId> likely;
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    if (*rc::gen::arbitrary<bool>()) likely.push_back(OptionId{option});
  }
  const auto engine = make_learn(problem, {.likely = likely});
  Solutions found;
  while (engine->next({})) RC_ASSERT(found.insert(numbers(engine->solution())).second);
  RC_ASSERT(found == brute_force(problem));
}

TEST(Learn, StopsAfterSoManyUpdatesAndGoesOn) {
  const auto engine = make_learn(pigeons(7));
  std::uint64_t calls = 0;
  while (!engine->exhausted()) {
    const std::uint64_t end = engine->work().updates + 1000;
    EXPECT_FALSE(engine->next({.most = {.nodes = UINT64_MAX, .updates = end}}));
    ++calls;
  }
  EXPECT_GT(calls, 3U);
}

// The large squares have many conflicts: clauses are forgotten, phases and modes change.
TEST(HeavyLearn, AgreesWithLinksWhereMuchIsLearntAndForgotten) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Problem problem = latin_square({.size = 16, .empty = 105, .seed = seed});
    const Natural expected = count(problem, 3000, {.engine = EngineName::links}).solutions;
    EXPECT_EQ(count(problem, 3000, {.engine = EngineName::learn}).solutions, expected) << seed;
  }
}

TEST(Luby, BeginsAsInTheBook) {
  std::vector<std::uint64_t> sequence;
  for (std::uint32_t n = 1; n <= 15; ++n) sequence.push_back(luby(n));
  EXPECT_EQ(sequence, (std::vector<std::uint64_t>{1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8}));
}

TEST(VsidsHeap, GivesTheMostActiveOpenVariableFirst) {
  Trail trail(4);
  VsidsHeap heap({0.1, 0.4, 0.2, 0.3});
  trail.assign(positive(1), {});
  EXPECT_EQ(heap.next(trail), 3U);
  const std::vector<Variable> bumped = {0};
  heap.bump(bumped);
  EXPECT_EQ(heap.next(trail), 0U);
  heap.put_back(3);
  EXPECT_EQ(heap.next(trail), 3U);
  EXPECT_EQ(heap.next(trail), 2U);
  EXPECT_EQ(heap.next(trail), kNone);
}

TEST(VmtfQueue, GivesTheLatestBumpedOpenVariableFirst) {
  Trail trail(3);
  VmtfQueue queue(3);
  EXPECT_EQ(queue.next(trail), 0U);
  std::vector<Variable> bumped = {2};
  queue.bump(bumped, trail);
  EXPECT_EQ(queue.next(trail), 2U);
  trail.assign(positive(2), {});
  EXPECT_EQ(queue.next(trail), 0U);
  trail.assign(positive(0), {});
  trail.assign(positive(1), {});
  EXPECT_EQ(queue.next(trail), kNone);
  trail.pop();
  queue.put_back(1);
  EXPECT_EQ(queue.next(trail), 1U);
}

}  // namespace
}  // namespace quadrille::cover
