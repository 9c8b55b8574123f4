#include "quadrille/cover/subtree.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/cover/count.h"
#include "quadrille/cover/random_problem_test.h"
#include "quadrille/cover/search.h"
#include "quadrille/cover/text.h"

namespace quadrille::cover {
namespace {

Solutions whole_solutions(const Subtree& below, EngineName engine) {
  Search search(below.problem(), {.engine = engine});
  Solutions solutions;
  while (search.next()) {
    std::set<std::uint32_t> solution;
    for (const OptionId option : below.whole(search.solution())) solution.insert(index(option));
    RC_ASSERT(solutions.insert(solution).second);
  }
  RC_ASSERT(search.exhausted());
  return solutions;
}

void holds_the_solutions_of_its_branch(const Mix& mix) {
  const Problem problem = random_problem(mix);
  Branch branch;
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    const auto chance = *rc::gen::inRange(0, 6);
    if (chance == 0) branch.taken.push_back(OptionId{option});
    if (chance == 1) branch.out.push_back(OptionId{option});
  }
  Solutions expected;
  for (const std::set<std::uint32_t>& solution : brute_force(problem)) {
    const auto has = [&](OptionId option) { return solution.contains(index(option)); };
    if (std::ranges::all_of(branch.taken, has) && std::ranges::none_of(branch.out, has)) {
      expected.insert(solution);
    }
  }
  const Subtree below(problem, branch);
  for (const EngineName engine : {EngineName::automatic, EngineName::links, EngineName::rows,
                                  EngineName::learn, EngineName::sat}) {
    RC_ASSERT(whole_solutions(below, engine) == expected);
  }
  RC_ASSERT(count(below.problem(), UINT64_MAX, {.engine = EngineName::sweep}).solutions ==
            Natural(expected.size()));
}

RC_GTEST_PROP(Subtree, HoldsTheSolutionsOfItsBranch, ()) {
  holds_the_solutions_of_its_branch({.most_secondary = 3, .colours = 2});
}

RC_GTEST_PROP(Subtree, HoldsTheSolutionsOfItsBranchWhereItemsHaveBounds, ()) {
  holds_the_solutions_of_its_branch({.most_secondary = 2, .colours = 2, .most_times = 3});
}

TEST(Subtree, KeepsNamesCostsAndBounds) {
  const Problem problem = *read_problem("2|a b c | x\na b x:red |1\na |2\na c x:red |3\nc |4\n");
  const Subtree below(problem, {.taken = {OptionId{0}}});
  const Problem& left = below.problem();
  ASSERT_EQ(left.option_count(), 3U);
  EXPECT_EQ(left.item_name(ItemId{1}), "c");
  EXPECT_EQ(left.option_name(OptionId{1}), "3");
  EXPECT_EQ(left.cost(OptionId{1}), 3U);
  EXPECT_EQ(left.bounds(ItemId{0}), (Bounds{1, 1}));
  EXPECT_EQ(left.entries(OptionId{1}).size(), 2U);  // x is red anyway
}

TEST(Subtree, HasNoSolutionWhereOptionsAreInEachOthersWay) {
  const Problem problem = *read_problem("a b\na\na b\nb\n");
  EXPECT_EQ(count(Subtree(problem, {.taken = {OptionId{0}, OptionId{1}}}).problem()).solutions,
            Natural(0));
}

}  // namespace
}  // namespace quadrille::cover
