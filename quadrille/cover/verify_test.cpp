#include "quadrille/cover/verify.h"

#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/cover/random_problem_test.h"
#include "quadrille/cover/text.h"

namespace quadrille::cover {
namespace {

std::string complaint(const char* text, const std::vector<std::uint32_t>& numbers) {
  const Problem problem = *read_problem(text);
  std::vector<OptionId> solution;
  for (const std::uint32_t number : numbers) solution.push_back(OptionId{number - 1});
  const auto wrong = verify(problem, solution);
  return wrong ? wrong->text() : "none";
}

TEST(Verify, SaysWhatIsWrongWithASetOfOptions) {
  constexpr const char* kText = "a b | x y\na x:red\nb x:red\nb x:blue\na b\nb x\na y\nb y\n";
  EXPECT_EQ(complaint(kText, {1, 2}), "none");
  EXPECT_EQ(complaint(kText, {4}), "none");
  EXPECT_EQ(complaint(kText, {1}), "item 'b' is not covered");
  EXPECT_EQ(complaint(kText, {1, 4}), "item 'a' is in option '1' and in option '4'");
  EXPECT_EQ(complaint(kText, {1, 3}), "item 'x' is in option '1' and in option '3'");
  EXPECT_EQ(complaint(kText, {1, 5}), "item 'x' is in option '1' and in option '5'");
  EXPECT_EQ(complaint(kText, {6, 7}), "item 'y' is in option '6' and in option '7'");
  EXPECT_EQ(complaint(kText, {4, 4}), "item 'a' is in option '4' and in option '4'");
  EXPECT_EQ(complaint(kText, {9}), "there is no option 9");
}

TEST(Verify, KnowsBoundsAndCosts) {
  constexpr const char* kText = "2:3|a b | x\na |2\na b |3\na\na\nb\nx\na\n";
  EXPECT_EQ(complaint(kText, {1, 2}), "none");
  EXPECT_EQ(complaint(kText, {1, 3, 4, 5}), "none");
  EXPECT_EQ(complaint(kText, {2}), "item 'a' is covered 1 time, expected 2 to 3");
  EXPECT_EQ(complaint(kText, {1, 2, 3, 4}), "item 'a' is covered 4 times, expected 2 to 3");
  EXPECT_EQ(complaint(kText, {1, 1, 5}), "item 'a' is in option '1' and in option '1'");
  EXPECT_EQ(complaint(kText, {1, 2, 5}), "item 'b' is in option '2' and in option '5'");
  EXPECT_EQ(complaint(kText, {1, 3}), "item 'b' is not covered");
  EXPECT_EQ(complaint(kText, {1, 2, 6}), "option '6' has no primary item");
  const Problem problem = *read_problem(kText);
  const std::vector<OptionId> solution = {OptionId{0}, OptionId{1}};
  EXPECT_EQ(verify(problem, solution, 5), std::nullopt);
  EXPECT_EQ(verify(problem, solution, 4)->text(), "expected a cost of 5, found 4");
  EXPECT_EQ(verify(problem, std::span(solution).first(1), 2)->text(),
            "item 'a' is covered 1 time, expected 2 to 3");
}

RC_GTEST_PROP(Verify, AgreesWithTheDefinitionOnEverySet, ()) {
  const Problem problem = random_problem({.most_secondary = 3, .colours = 2, .most_times = 3});
  const auto set = *rc::gen::inRange<std::uint32_t>(0, 1U << problem.option_count());
  std::vector<OptionId> solution;
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    if ((set >> option & 1U) != 0) solution.push_back(OptionId{option});
  }
  RC_ASSERT(!verify(problem, solution) == is_cover(problem, set));
}

TEST(Diagnose, NamesThePrimaryItemsThatNoOptionHas) {
  const Problem problem = *read_problem("a b c | x\nb\n");
  EXPECT_EQ(uncoverable_items(problem), (std::vector{ItemId{0}, ItemId{2}}));
  EXPECT_TRUE(uncoverable_items(*read_problem("a | x\na\n")).empty());
}

}  // namespace
}  // namespace quadrille::cover
