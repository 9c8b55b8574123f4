#include "quadrille/cover/solution_space.h"

#include <set>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/cover/families_test.h"
#include "quadrille/cover/random_problem_test.h"
#include "quadrille/cover/sweep/diagram.h"
#include "quadrille/cover/verify.h"

namespace quadrille::cover {
namespace {

using End = SolutionSpace::End;

std::vector<Natural> numbers_below(std::uint64_t count) {
  std::vector<Natural> numbers;
  for (std::uint64_t number = 0; number < count; ++number) numbers.emplace_back(number);
  return numbers;
}

Solutions as_sets(const std::vector<std::vector<OptionId>>& solutions) {
  Solutions sets;
  for (const std::vector<OptionId>& solution : solutions) {
    std::set<std::uint32_t> options;
    for (const OptionId option : solution) options.insert(index(option));
    sets.insert(options);
  }
  return sets;
}

// Every number is that of another solution, and each option is in as many as there are.
void space_agrees_with_brute_force(const Mix& mix, EngineName engine) {
  const Problem problem = random_problem(mix);
  const Solutions expected = brute_force(problem);
  SolutionSpace space(problem, {.engine = engine});
  RC_ASSERT(space.run() == End::ready);
  RC_ASSERT(space.count().solutions == Natural(expected.size()));
  const auto solutions = space.at(numbers_below(expected.size()));
  RC_ASSERT(solutions.has_value());
  RC_ASSERT(solutions->size() == expected.size());
  RC_ASSERT(as_sets(*solutions) == expected);
  std::vector<Natural> in(problem.option_count());
  for (const std::set<std::uint32_t>& solution : expected) {
    for (const std::uint32_t option : solution) in[option] += 1;
  }
  RC_ASSERT(space.marginals() == in);
}

RC_GTEST_PROP(SolutionSpace, IsWhatTryingEverySetFindsBySweeping, ()) {
  space_agrees_with_brute_force({}, EngineName::sweep);
}

RC_GTEST_PROP(SolutionSpace, IsWhatTryingEverySetFindsBySweepingWithColours, ()) {
  space_agrees_with_brute_force({.most_secondary = 4, .colours = 3}, EngineName::sweep);
}

RC_GTEST_PROP(SolutionSpace, IsWhatTryingEverySetFindsByWalking, ()) {
  space_agrees_with_brute_force({.most_secondary = 4, .colours = 3}, EngineName::rows);
}

RC_GTEST_PROP(SolutionSpace, IsWhatTryingEverySetFindsByWhicheverWay, ()) {
  space_agrees_with_brute_force({.most_secondary = 2}, EngineName::automatic);
}

class SweptSpace : public testing::Test {
 protected:
  void SetUp() override {
    if (!is_available(EngineName::sweep)) GTEST_SKIP() << "there is no sweep in a page";
  }
};

// Numbers of two words.
TEST_F(SweptSpace, DrawsFromMoreSolutionsThanAnybodyCouldList) {
  const Problem problem = dominoes(14, 14);
  SolutionSpace space(problem);
  ASSERT_EQ(space.run(), End::ready);
  EXPECT_EQ(space.count().number(), "112202208776036178000000");
  Random random(1);
  const auto drawn = space.sample(20, random);
  ASSERT_TRUE(drawn);
  for (const std::vector<OptionId>& solution : *drawn) {
    EXPECT_EQ(verify(problem, solution), std::nullopt);
  }
  EXPECT_EQ(as_sets(*drawn).size(), 20U);
  Random again(1);
  EXPECT_EQ(space.sample(20, again), drawn);
}

// Each square is covered once in every solution.
TEST_F(SweptSpace, HasMarginalsThatAddUpForEveryItem) {
  for (const std::uint32_t size : {4U, 8U, 14U}) {
    const Problem problem = dominoes(size, size);
    SolutionSpace space(problem, {.engine = EngineName::sweep});
    ASSERT_EQ(space.run(), End::ready);
    const auto marginals = space.marginals();
    ASSERT_TRUE(marginals);
    std::vector<Natural> sums(problem.item_count());
    for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
      for (const Entry& entry : problem.entries(OptionId{option})) {
        sums[index(entry.item)] += (*marginals)[option];
      }
    }
    for (const Natural& sum : sums) EXPECT_EQ(sum, space.count().solutions) << size;
    // In the corner a domino lies as often this way as that.
    EXPECT_EQ((*marginals)[0] + (*marginals)[0], space.count().solutions) << size;
  }
}

TEST_F(SweptSpace, NumbersTheSolutionsOneToOne) {
  const Problem problem = dominoes(6, 6);
  const auto diagram = sweep::make_diagram(problem);
  ASSERT_NE(diagram, nullptr);
  ASSERT_EQ(diagram->number(), Natural(6728));
  std::vector<std::vector<OptionId>> solutions;
  for (std::uint64_t rank = 0; rank < 6728; ++rank) solutions.push_back(diagram->solution(rank));
  EXPECT_EQ(as_sets(solutions).size(), 6728U);
  for (const std::vector<OptionId>& solution : solutions) {
    ASSERT_EQ(verify(problem, solution), std::nullopt);
  }
}

TEST_F(SweptSpace, KeepsToItsMemoryAndSaysSo) {
  const Problem problem = dominoes(12, 12);
  EXPECT_EQ(sweep::make_diagram(problem, {.memory = 512U << 10U}), nullptr);
  SolutionSpace space(problem, {.memory = 512U << 10U});
  EXPECT_EQ(space.run(), End::no_memory);
  EXPECT_EQ(space.count().text(), "exactly 53060477521960000");
}

TEST(SolutionSpace, WalksWhereThatIsQuickerAndDrawsTheSameForTheSameSeed) {
  const Problem problem = permutations(6);
  SolutionSpace space(problem, {.engine = EngineName::links});
  ASSERT_EQ(space.run(), End::ready);
  EXPECT_EQ(space.count().engine.engine, EngineName::links);
  Random random(3);
  const auto drawn = space.sample(100, random);
  Random again(3);
  EXPECT_EQ(space.sample(100, again), drawn);
  const auto marginals = space.marginals();
  ASSERT_TRUE(marginals);
  EXPECT_EQ(*marginals, std::vector<Natural>(36, Natural(120)));
}

TEST(SolutionSpace, OfAProblemWithoutSolutionsHasMarginalsOfNothing) {
  SolutionSpace space(pigeons(3));
  ASSERT_EQ(space.run(), End::ready);
  EXPECT_EQ(space.count().number(), "0");
  EXPECT_EQ(space.marginals(), std::vector<Natural>(12));
}

TEST(SolutionSpace, DrawsNothingOnceItIsStopped) {
  Stop stop;
  SolutionSpace space(dominoes(8, 8), {.engine = EngineName::sweep, .stop = &stop});
  ASSERT_EQ(space.run(), End::ready);
  const std::vector<Natural> first = {Natural(0)};
  ASSERT_TRUE(space.at(first));
  stop.request();
  EXPECT_EQ(space.at(first), std::nullopt);
  Random random(1);
  EXPECT_EQ(space.sample(UINT64_MAX, random), std::nullopt);
}

TEST(SolutionSpace, IsNotReadyOnceItIsStopped) {
  Stop stop;
  stop.request();
  SolutionSpace space(dominoes(8, 8), {.stop = &stop});
  EXPECT_EQ(space.run(), End::stopped);
  SolutionSpace limited(permutations(8), {.engine = EngineName::links, .max_nodes = 10});
  EXPECT_EQ(limited.run(), End::stopped);
}

}  // namespace
}  // namespace quadrille::cover
