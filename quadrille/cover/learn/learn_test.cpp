#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/cover/count.h"
#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/families_test.h"
#include "quadrille/cover/learn/decisions.h"
#include "quadrille/cover/learn/rules.h"
#include "quadrille/cover/learn/schedule.h"
#include "quadrille/cover/random_problem_test.h"
#include "quadrille/cover/verify.h"

namespace quadrille::cover {
namespace {

using Numbers = std::set<std::uint32_t>;

Numbers numbers(std::span<const OptionId> options) {
  Numbers result;
  for (const OptionId option : options) result.insert(index(option));
  return result;
}

// The same as a mark for each option: clauses by the thousand are held against it.
std::vector<bool> marks(const Numbers& solution, const Problem& problem) {
  std::vector<bool> marks(problem.option_count());
  for (const std::uint32_t option : solution) marks[option] = true;
  return marks;
}

bool holds(std::span<const Claim> clause, const std::vector<bool>& solution) {
  return std::ranges::any_of(
      clause, [&](const Claim& claim) { return solution[index(claim.option)] == claim.taken; });
}

// Walks all solutions and holds every learnt clause against those that have not been found when
// it is learnt. Returns the number of clauses.
std::uint64_t replay(const Problem& problem, const Solutions& expected) {
  std::map<Numbers, std::vector<bool>> left;
  for (const Numbers& solution : expected) left[solution] = marks(solution, problem);
  std::uint64_t clauses = 0;
  const auto observer = [&](std::span<const Claim> clause) {
    ++clauses;
    for (const auto& [solution, marked] : left) RC_ASSERT(holds(clause, marked));
  };
  const auto engine = make_learn(problem, {.observer = observer});
  while (engine->next({})) left.erase(numbers(engine->solution()));
  RC_ASSERT(left.empty());
  return clauses;
}

RC_GTEST_PROP(Learn, LearnsOnlyWhatHoldsInEverySolution, ()) {
  const Problem problem = random_problem({.most_secondary = 3, .colours = 2});
  replay(problem, brute_force(problem));
}

TEST(Learn, LearnsOnlyWhatHoldsInEverySolutionOfALatinSquare) {
  const Problem problem = latin_square({.size = 10, .empty = 60, .seed = 4});
  Solutions expected;
  Search links(problem, {.engine = EngineName::links});
  while (links.next()) expected.insert(numbers(links.solution()));
  ASSERT_GT(expected.size(), 10U);
  ASSERT_LT(expected.size(), 5000U);
  EXPECT_GT(replay(problem, expected), 1000U);
}

// What follows from the trail beyond this literal; the literal itself is on it already.
std::vector<Literal> follow(Rules& rules, Trail& trail, Literal literal) {
  const std::uint32_t size = trail.size();
  EXPECT_FALSE(rules.propagate(literal, trail));
  return {trail.literals().begin() + size, trail.literals().end()};
}

// Options 0 to 2 for one item, 2 and 3 for another; 2 to 5 have a secondary one in common.
TEST(Rules, FindWhatFollowsAgainAfterItWasTakenBack) {
  ProblemBuilder builder;
  const std::array items = {builder.add_primary("a"), builder.add_primary("b"),
                            builder.add_primary("d"), builder.add_primary("e"),
                            builder.add_secondary("c")};
  const std::vector<std::vector<std::size_t>> options = {{0},    {0}, {0, 1, 4}, {1, 4}, {2, 4},
                                                         {3, 4}, {2}, {2},       {3},    {3}};
  for (const std::vector<std::size_t>& option : options) {
    std::vector<Entry> entries;
    for (const std::size_t item : option) entries.push_back({items[item]});
    builder.add_option(entries);
  }
  const Problem problem = *builder.build();
  const auto residue = find_residue(problem, nullptr);
  ASSERT_TRUE(residue);
  ASSERT_EQ(residue->open.size(), options.size());
  Rules rules(*residue, problem.primary_count());
  const auto no = [](Variable variable) { return negated(positive(variable)); };
  Trail trail(10);
  for (int round = 0; round < 2; ++round) {
    trail.open_level();
    trail.assign(no(0), {});
    EXPECT_TRUE(follow(rules, trail, no(0)).empty());
    trail.assign(no(1), {});
    EXPECT_EQ(follow(rules, trail, no(1)), std::vector{positive(2)});
    EXPECT_EQ(follow(rules, trail, positive(2)), (std::vector{no(3), no(4), no(5)}));
    // The second rule has its true literal: nothing follows from the other's being false.
    EXPECT_TRUE(follow(rules, trail, no(3)).empty());
    for (const Literal literal : {no(3), positive(2), no(1), no(0)}) rules.restore(literal);
    while (trail.size() > 0) trail.pop();
    trail.close_levels(0);
  }
  trail.assign(positive(2), {});
  trail.assign(positive(4), {});
  const auto conflict = rules.propagate(positive(2), trail);
  ASSERT_TRUE(conflict);
  EXPECT_EQ(conflict->kind, Conflict::Kind::rivals);
  EXPECT_EQ(conflict->with, positive(4));
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
