// Items with bounds, by every engine: small problems with all their solutions, and what only bounds
// bring with them.
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/instruction_set.h"
#include "quadrille/cover/count.h"
#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/random_problem_test.h"
#include "quadrille/cover/search.h"
#include "quadrille/cover/text.h"
#include "quadrille/cover/tiny_problems_test.h"
#include "quadrille/cover/verify.h"

namespace quadrille::cover {
namespace {

constexpr EngineName kAll[] = {EngineName::automatic, EngineName::links, EngineName::rows,
                               EngineName::learn, EngineName::sat};

std::set<std::set<std::uint32_t>> solutions_of(const Problem& problem, Engine& engine) {
  std::set<std::set<std::uint32_t>> solutions;
  while (engine.next({})) {
    EXPECT_EQ(verify(problem, engine.solution()), std::nullopt);
    std::set<std::uint32_t> numbers;
    for (const OptionId option : engine.solution()) numbers.insert(index(option) + 1);
    EXPECT_TRUE(solutions.insert(numbers).second) << "it came twice";
  }
  EXPECT_TRUE(engine.exhausted());
  return solutions;
}

TEST(Bounds, AreKeptByEveryEngine) {
  for (const TinyProblem& tiny : kBoundedProblems) {
    const Problem problem = *read_problem(tiny.text);
    for (const EngineName name : kAll) {
      Search search(problem, {.engine = name});
      std::set<std::set<std::uint32_t>> found;
      while (search.next()) {
        EXPECT_EQ(verify(problem, search.solution()), std::nullopt) << tiny.name;
        std::set<std::uint32_t> numbers;
        for (const OptionId option : search.solution()) numbers.insert(index(option) + 1);
        EXPECT_TRUE(found.insert(numbers).second) << tiny.name;
      }
      EXPECT_TRUE(search.exhausted());
      EXPECT_EQ(found.size(), tiny.solutions) << tiny.name << " by " << cover::name(name);
      if (!tiny.sets.empty()) {
        EXPECT_EQ(found, tiny.sets) << tiny.name << " by " << cover::name(name);
      }
    }
    for (const EngineName name : kAll) {
      EXPECT_EQ(count(problem, UINT64_MAX, {.engine = name}).solutions, tiny.solutions)
          << tiny.name;
    }
  }
}

TEST(Bounds, AreCountedBySomethingElseThanASweep) {
  const Problem problem = *read_problem(kBoundedProblems[5].text);
  const Count counted = count(problem, UINT64_MAX, {.engine = EngineName::sweep});
  EXPECT_EQ(counted.solutions, 35U);
  EXPECT_NE(counted.engine.engine, EngineName::sweep);
  EXPECT_EQ(counted.engine.reason.key, "engine.no_bounds");
}

TEST(Bounds, AreNotForLearning) {
  Search search(*read_problem("2|a\na\na\n"), {.engine = EngineName::learn});
  EXPECT_TRUE(search.next());
  EXPECT_NE(search.engine().engine, EngineName::learn);
  EXPECT_EQ(search.engine().reason.key, "engine.no_bounds");
}

TEST(Bounds, AreNoticedWhereAnItemHasTooFewOptions) {
  const Problem problem = *read_problem("3|a 0:2|b 2|c\na c\na\nc\n");
  EXPECT_EQ(uncoverable_items(problem), (std::vector{ItemId{0}}));
  for (const EngineName name : kAll) {
    EXPECT_EQ(solve(problem, {.engine = name}).verdict, Verdict::none);
  }
}

TEST(Bounds, LetASolutionHaveMoreOptionsThanThereAreItems) {
  std::string text = "3:50|a\n";
  for (int option = 0; option < 12; ++option) text += "a\n";
  const Problem problem = *read_problem(text);
  EXPECT_EQ(longest_solution(problem), 12U);
  // All sets but those of fewer than three.
  for (const EngineName name : kAll) {
    EXPECT_EQ(count(problem, UINT64_MAX, {.engine = name}).solutions, 4096U - 1 - 12 - 66)
        << cover::name(name);
  }
}

class OnEverySet : public testing::TestWithParam<InstructionSet> {};
INSTANTIATE_TEST_SUITE_P(Bounds, OnEverySet, testing::ValuesIn(kInstructionSets));

TEST_P(OnEverySet, RowsFindsWhatLinksFinds) {
  if (!has_rows() || !is_available(GetParam())) GTEST_SKIP();
  for (const std::uint32_t pad : {0U, 60U, 130U, 200U, 300U, 700U}) {  // rows of many words
    std::string items = "1:3|a 2|b 0:2|c d";
    std::string options;
    for (std::uint32_t item = 0; item < pad; ++item) {
      items += " p" + std::to_string(item);
      options += "p" + std::to_string(item) + (item % 50 == 7 ? " d\n" : "\n");
      if (item % 50 == 7) options += "p" + std::to_string(item) + "\n";
    }
    items += " | x y\n";
    for (const char* option : {"a b x:1", "b c x:2", "a c y", "d x:1", "d a", "c", "b y", "a x:1",
                               "a b c d", "b d x", "c y", "a"}) {
      options += std::string(option) + "\n";
    }
    const Problem problem = *read_problem(items + options);
    const auto rows = make_bounded_rows(problem, nullptr, GetParam());
    const auto links = make_bounded_links(problem, {}, {});
    ASSERT_NE(rows, nullptr) << pad;
    const auto expected = solutions_of(problem, *links);
    EXPECT_FALSE(expected.empty());
    EXPECT_EQ(solutions_of(problem, *rows), expected) << pad;
  }
}

RC_GTEST_PROP(Bounds, OfAnyKindAreKeptByRowsAndLinks, ()) {
  const Problem problem = random_problem({.most_secondary = 3, .colours = 2, .most_times = 4});
  const Solutions expected = brute_force(problem);
  for (const EngineName name : {EngineName::links, EngineName::rows}) {
    for (const Choice choose : {Choice::least, Choice::first, Choice::random}) {
      Search search(problem, {.engine = name, .choose = choose, .seed = 5});
      Solutions found;
      while (search.next()) {
        std::set<std::uint32_t> solution;
        for (const OptionId option : search.solution()) solution.insert(index(option));
        RC_ASSERT(found.insert(solution).second);
      }
      RC_ASSERT(found == expected);
    }
  }
}

}  // namespace
}  // namespace quadrille::cover
