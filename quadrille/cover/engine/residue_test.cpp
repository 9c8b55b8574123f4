#include "quadrille/cover/engine/residue.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/cover/links/links.h"
#include "quadrille/cover/random_problem_test.h"
#include "quadrille/cover/text.h"

namespace quadrille::cover {
namespace {

RC_GTEST_PROP(Residue, TakesWhatEverySolutionHasAndKeepsWhatAnyHas, ()) {
  const Problem problem = random_problem({.most_secondary = 3, .colours = 2});
  const Solutions solutions = brute_force(problem);
  const Residue residue = find_residue(matrix_of(problem));
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
  const Residue residue = find_residue(matrix_of(problem));
  EXPECT_FALSE(residue.contradiction);
  EXPECT_EQ(residue.taken, (std::vector{OptionId{0}, OptionId{2}, OptionId{4}}));
  EXPECT_TRUE(residue.open.empty());
  EXPECT_TRUE(residue.items.empty());
}

TEST(Residue, SeesAContradictionAtTheEndOfAChain) {
  const Problem problem = *read_problem("a b c d\na b\nb c\nc d\nd a\n");
  EXPECT_FALSE(find_residue(matrix_of(problem)).contradiction);
  const Problem broken = *read_problem("a b c\na b\nb c\n");
  EXPECT_TRUE(find_residue(matrix_of(broken)).contradiction);
}

TEST(Residue, LetsOptionsAgreeInColour) {
  const Problem problem = *read_problem("a b | s\na s:red\nb s:red\nb s:blue\nb s\n");
  const Residue residue = find_residue(matrix_of(problem));
  EXPECT_EQ(residue.taken, (std::vector{OptionId{0}, OptionId{1}}));
}

RC_GTEST_PROP(Matrix, ComesBackFromTheListsAsItWas, ()) {
  const Problem problem = random_problem({.most_secondary = 3, .colours = 2});
  const auto links = make_links(problem, {}, {});
  for (int step = 0; step < 2; ++step) {
    const OwnMatrix matrix = links->matrix();
    RC_ASSERT(matrix.primary == problem.primary_count());
    RC_ASSERT(matrix.items == problem.item_count());
    RC_ASSERT(std::ranges::equal(matrix.starts, problem.starts()));
    RC_ASSERT(std::ranges::equal(matrix.entries, problem.entries()));
    links->next({});  // in the middle of the dance, too
  }
}

}  // namespace
}  // namespace quadrille::cover
