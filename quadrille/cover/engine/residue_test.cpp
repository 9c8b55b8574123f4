#include "quadrille/cover/engine/residue.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/cover/families_test.h"
#include "quadrille/cover/random_problem_test.h"
#include "quadrille/cover/text.h"

namespace quadrille::cover {
namespace {

RC_GTEST_PROP(Residue, TakesWhatEverySolutionHasAndKeepsWhatAnyHas, ()) {
  const Problem problem = random_problem({.most_secondary = 3, .colours = 2});
  const Solutions solutions = brute_force(problem);
  const Residue residue = *find_residue(problem);
  if (residue.contradiction) {
    RC_ASSERT(solutions.empty());
    return;
  }
  for (const auto& solution : solutions) {
    for (const OptionId taken : residue.taken) RC_ASSERT(solution.contains(index(taken)));
    for (const std::uint32_t option : solution) {
      RC_ASSERT(std::ranges::count(residue.taken, OptionId{option}) +
                    std::ranges::count(residue.open, OptionId{option}) ==
                1);
    }
  }
}

TEST(Residue, FollowsAChainOfForcedItemsToTheEnd) {
  // a has one option, which leaves one for c, which leaves one for e.
  const Problem problem = *read_problem("a b c d e\na b\nb c\nc d\nd e\ne\n");
  const Residue residue = *find_residue(problem);
  EXPECT_FALSE(residue.contradiction);
  EXPECT_EQ(residue.taken, (std::vector{OptionId{0}, OptionId{2}, OptionId{4}}));
  EXPECT_TRUE(residue.open.empty());
  EXPECT_TRUE(residue.items.empty());
}

TEST(Residue, SeesAContradictionAtTheEndOfAChain) {
  const Problem problem = *read_problem("a b c d\na b\nb c\nc d\nd a\n");
  EXPECT_FALSE(find_residue(problem)->contradiction);
  const Problem broken = *read_problem("a b c\na b\nb c\n");
  EXPECT_TRUE(find_residue(broken)->contradiction);
}

TEST(Residue, LetsOptionsAgreeInColour) {
  const Problem problem = *read_problem("a b | s\na s:red\nb s:red\nb s:blue\nb s\n");
  const Residue residue = *find_residue(problem);
  EXPECT_EQ(residue.taken, (std::vector{OptionId{0}, OptionId{1}}));
}

TEST(Residue, HoldsTheOpenEntriesItemByItem) {
  // a is forced; s is left with one option, which says nothing.
  const Problem problem = *read_problem("a b c | s t\na s\nb t:red\nb c t:blue\nc t:red\nb s\n");
  const Residue residue = *find_residue(problem);
  EXPECT_EQ(residue.taken, (std::vector{OptionId{0}}));
  EXPECT_EQ(residue.open, (std::vector{OptionId{1}, OptionId{2}, OptionId{3}}));
  EXPECT_EQ(residue.items, (std::vector{ItemId{1}, ItemId{2}, ItemId{4}}));
  const auto options_of = [&](std::uint32_t item) {
    std::vector<std::uint32_t> options;
    for (const Residue::Use& use : residue.uses_of(item)) options.push_back(use.option);
    return options;
  };
  EXPECT_EQ(options_of(0), (std::vector<std::uint32_t>{0, 1}));
  EXPECT_EQ(options_of(1), (std::vector<std::uint32_t>{1, 2}));
  EXPECT_EQ(options_of(2), (std::vector<std::uint32_t>{0, 1, 2}));
  EXPECT_FALSE(residue.is_coloured(1));
  EXPECT_TRUE(residue.is_coloured(2));
}

TEST(Residue, IsNotFoundOnceAStopIsRequested) {
  Stop stop;
  stop.request();
  EXPECT_FALSE(find_residue(permutations(4), &stop));
}

}  // namespace
}  // namespace quadrille::cover
