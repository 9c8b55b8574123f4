#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/cover/count.h"
#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/families_test.h"
#include "quadrille/cover/learn/decisions.h"
#include "quadrille/cover/learn/schedule.h"
#include "quadrille/cover/learn/segments.h"
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
  for (const Claim& claim : clause) {
    bool taken = false;
    for (const OptionId option : claim.options) taken = taken || solution[index(option)];
    if (taken == claim.taken) return true;
  }
  return false;
}

// Walks all solutions and holds every learnt clause against those that have not been found when
// it is learnt. Returns the number of clauses.
std::uint64_t replay(const Problem& problem, const Solutions& expected,
                     std::uint64_t segments_after) {
  std::map<Numbers, std::vector<bool>> left;
  for (const Numbers& solution : expected) left[solution] = marks(solution, problem);
  std::uint64_t clauses = 0;
  const auto observer = [&](std::span<const Claim> clause) {
    ++clauses;
    for (const auto& [solution, marked] : left) RC_ASSERT(holds(clause, marked));
  };
  const auto engine = make_learn(problem, {.observer = observer, .segments_after = segments_after});
  while (engine->next({})) left.erase(numbers(engine->solution()));
  RC_ASSERT(left.empty());
  return clauses;
}

RC_GTEST_PROP(Learn, LearnsOnlyWhatHoldsInEverySolution, ()) {
  const Problem problem = random_problem({.most_secondary = 3, .colours = 2});
  replay(problem, brute_force(problem), *rc::gen::element<std::uint64_t>(0, 1, 5));
}

TEST(Learn, LearnsOnlyWhatHoldsInEverySolutionOfALatinSquare) {
  const Problem problem = latin_square({.size = 10, .empty = 60, .seed = 4});
  Solutions expected;
  Search links(problem, {.engine = EngineName::links});
  while (links.next()) expected.insert(numbers(links.solution()));
  ASSERT_GT(expected.size(), 10U);
  ASSERT_LT(expected.size(), 5000U);
  EXPECT_GT(replay(problem, expected, UINT64_MAX), 1000U);
}

// A full 25x25 board by a pattern, with cells emptied at random, and its own solution.
struct EmptiedBoard {
  Problem problem;
  Numbers solution;
};

EmptiedBoard emptied_board(std::uint32_t empty, std::uint64_t seed) {
  constexpr std::uint32_t kBox = 5;
  constexpr std::uint32_t kSide = kBox * kBox;
  Random random(seed);
  const std::vector<std::uint32_t> all = shuffled_numbers(kSide * kSide, random);
  const auto cells = std::span(all).first(empty);
  const auto digit_of = [](std::uint32_t cell) {
    const std::uint32_t row = cell / kSide;
    return (kBox * (row % kBox) + row / kBox + cell % kSide) % kSide;
  };
  const auto rules_of = [](std::uint32_t cell, std::uint32_t digit) {
    const std::uint32_t row = cell / kSide;
    const std::uint32_t column = cell % kSide;
    const std::uint32_t box = row / kBox * kBox + column / kBox;
    return std::array{cell, (kSide + row) * kSide + digit, (2 * kSide + column) * kSide + digit,
                      (3 * kSide + box) * kSide + digit};
  };
  std::map<std::uint32_t, ItemId> items;
  ProblemBuilder builder;
  for (const std::uint32_t cell : cells) {
    for (const std::uint32_t rule : rules_of(cell, digit_of(cell))) {
      items[rule] = builder.add_primary("rule " + std::to_string(rule));
    }
  }
  EmptiedBoard board;
  std::uint32_t options = 0;
  for (const std::uint32_t cell : cells) {
    for (std::uint32_t digit = 0; digit < kSide; ++digit) {
      std::vector<Entry> entries;
      for (const std::uint32_t rule : rules_of(cell, digit)) {
        if (items.contains(rule)) entries.push_back({items[rule]});
      }
      if (entries.size() < 4) continue;
      builder.add_option(entries);
      if (digit == digit_of(cell)) board.solution.insert(options);
      ++options;
    }
  }
  board.problem = *builder.build();
  return board;
}

// The board has many solutions; as long as its own has not come, no clause may rule that out.
void learn_on_a_board(std::uint64_t segments_after) {
#ifdef __wasi__
  GTEST_SKIP() << "there are no segments in a page";
#endif
  const EmptiedBoard board = emptied_board(370, 2);
  const std::vector<bool> own = marks(board.solution, board.problem);
  std::uint64_t clauses = 0;
  std::uint64_t about_segments = 0;
  const auto observer = [&](std::span<const Claim> clause) {
    EXPECT_TRUE(holds(clause, own));
    ++clauses;
    about_segments += static_cast<std::uint64_t>(
        std::ranges::any_of(clause, [](const Claim& claim) { return claim.options.size() > 1; }));
  };
  const auto engine =
      make_learn(board.problem, {.observer = observer, .segments_after = segments_after});
  const Limits limits = {.most = {.nodes = 4'000, .updates = UINT64_MAX}};
  while (engine->next(limits)) {
    EXPECT_FALSE(verify(board.problem, engine->solution()));
    ASSERT_NE(numbers(engine->solution()), board.solution);
  }
  EXPECT_GT(clauses, 1000U);
  EXPECT_GT(about_segments, 500U);
}

TEST(Learn, LearnsOnlyWhatHoldsOnABoardWithSegments) { learn_on_a_board(0); }
TEST(Learn, LearnsOnlyWhatHoldsOnABoardThatGetsSegmentsOnTheWay) { learn_on_a_board(50); }

// What follows from the trail beyond this literal; the literal itself is on it already.
std::vector<Literal> follow(Rules& rules, Trail& trail, Literal literal) {
  const std::uint32_t size = trail.size();
  EXPECT_FALSE(rules.propagate(literal, trail));
  return {trail.literals().begin() + size, trail.literals().end()};
}

TEST(Rules, FindWhatFollowsAgainAfterItWasTakenBack) {
  Rules rules(6);
  rules.add(std::vector{positive(0), positive(1), positive(2)}, Bound::exactly);
  rules.add(std::vector{positive(2), positive(3)}, Bound::exactly);
  rules.add(std::vector{positive(2), positive(3), positive(4), positive(5)}, Bound::at_most);
  rules.find_occurrences();
  const auto no = [](Variable variable) { return negated(positive(variable)); };
  Trail trail(6);
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

TEST(Segments, AreWhatTwoRulesHaveInCommonWhereEachHasMore) {
  Rules rules(8);
  const auto add = [&](const std::vector<Variable>& variables) {
    std::vector<Literal> literals;
    for (const Variable variable : variables) literals.push_back(positive(variable));
    rules.add(literals, Bound::exactly);
  };
  add({0, 1, 2, 3, 4});
  add({0, 1, 2, 5, 6, 7});
  rules.find_occurrences();
  Trail trail(8);
  trail.assign(negated(positive(2)), {});
  const SegmentedRules cut = with_segments(rules, trail);
  EXPECT_EQ(cut.first, 8U);
  ASSERT_EQ(cut.rules.variable_count(), 9U);
  std::vector<std::vector<Literal>> all;
  for (std::uint32_t rule = 0; rule < cut.rules.size(); ++rule) {
    EXPECT_EQ(cut.rules.bound(rule), Bound::exactly);
    all.emplace_back(cut.rules.literals(rule).begin(), cut.rules.literals(rule).end());
  }
  const Literal segment = positive(8);
  EXPECT_EQ(all,
            (std::vector<std::vector<Literal>>{{positive(0), positive(1), negated(segment)},
                                               {positive(3), positive(4), segment},
                                               {positive(5), positive(6), positive(7), segment}}));
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
