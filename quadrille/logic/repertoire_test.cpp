#include "quadrille/logic/repertoire.h"

#include <algorithm>
#include <set>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace quadrille::logic {
namespace {

using sudoku::Verdict;

TEST(Repertoire, HasWhatItsNameSays) {
  EXPECT_TRUE(Repertoire::usual().has(Technique::skyscraper));
  EXPECT_TRUE(Repertoire::usual().has(Technique::nested_chains));
  EXPECT_TRUE(Repertoire::usual().has(Technique::combinations));
  EXPECT_FALSE(Repertoire::usual().has(Technique::aic));
  EXPECT_TRUE(Repertoire::all().has(Technique::aic));
  EXPECT_FALSE(Repertoire::explainer().has(Technique::skyscraper));
  EXPECT_TRUE(Repertoire::explainer().has(Technique::forcing_chain));
  EXPECT_TRUE(Repertoire::explainer().has(Technique::trial));
  EXPECT_FALSE(Repertoire::none().has(Technique::last_cell));
}

TEST(Repertoire, TakesOneSolutionForGrantedWhereThereIsOne) {
  const Repertoire all = Repertoire::all();
  EXPECT_EQ(all.for_puzzle(Verdict::one), all);
  for (const Verdict verdict : {Verdict::none, Verdict::many, Verdict::unknown}) {
    EXPECT_FALSE(all.for_puzzle(verdict).has(Technique::unique_rectangle_1));
    EXPECT_FALSE(all.for_puzzle(verdict).has(Technique::hidden_rectangle));
    EXPECT_FALSE(all.for_puzzle(verdict).has(Technique::nishio));
    EXPECT_TRUE(all.for_puzzle(verdict).has(Technique::w_wing));
    EXPECT_TRUE(all.for_puzzle(verdict).has(Technique::aic));
    // A trial leads to the contradiction; elsewhere it tries every option in vain.
    EXPECT_EQ(all.for_puzzle(verdict).has(Technique::trial), verdict == Verdict::none);
  }
}

TEST(Repertoire, HoldsWhatIsRightOnABoardWithConstraintsAndOnOneWithout) {
  EXPECT_TRUE(is_for_board(Technique::rule_of_45, true));
  EXPECT_FALSE(is_for_board(Technique::rule_of_45, false));
  EXPECT_FALSE(is_for_board(Technique::unique_rectangle_1, true));
  EXPECT_FALSE(is_for_board(Technique::bug_lite, true));
  EXPECT_TRUE(is_for_board(Technique::forcing_chain, true));
  EXPECT_FALSE(is_for_board(Technique::nishio, true));
  EXPECT_TRUE(is_for_board(Technique::trial, true));
}

TEST(Repertoire, TriesEachTechniqueOnceAndInOrder) {
  const std::vector<Technique> order(techniques_in_order().begin(), techniques_in_order().end());
  EXPECT_EQ(order.size(), kEveryTechnique);
  EXPECT_EQ(std::set<Technique>(order.begin(), order.end()).size(), kEveryTechnique);
  const auto comes_before = [&](Technique first, Technique second) {
    return std::ranges::find(order, first) < std::ranges::find(order, second);
  };
  EXPECT_TRUE(comes_before(Technique::rule_alone, Technique::pointing));
  EXPECT_TRUE(comes_before(Technique::naked_single, Technique::combinations));
  EXPECT_TRUE(comes_before(Technique::rule_of_45, Technique::naked_triplet));
  EXPECT_TRUE(comes_before(Technique::w_wing, Technique::remote_pair));
  EXPECT_TRUE(comes_before(Technique::bug_lite, Technique::aligned_pair));
  EXPECT_EQ(order.back(), Technique::trial);
}

TEST(Repertoire, IsReadByNames) {
  EXPECT_EQ(*read_repertoire(""), Repertoire::usual());
  EXPECT_EQ(*read_repertoire("usual"), Repertoire::usual());
  EXPECT_EQ(*read_repertoire("explainer"), Repertoire::explainer());
  EXPECT_EQ(*read_repertoire("aic,explainer"), Repertoire::explainer());
  EXPECT_EQ(*read_repertoire("aic"), Repertoire::usual().add(Technique::aic));
  EXPECT_EQ(*read_repertoire("AIC,-X-Wing"),
            Repertoire::usual().add(Technique::aic).remove(Technique::x_wing));
  EXPECT_EQ(*read_repertoire("none,naked single"), Repertoire::none().add(Technique::naked_single));
}

TEST(Repertoire, NamesThePlaceOfANameThatIsUnknown) {
  EXPECT_EQ(read_repertoire("all,-aic,-y-wing").error().text(),
            "line 1, column 11: expected a technique such as 'naked-pair', found 'y-wing'");
  EXPECT_FALSE(read_repertoire("aic,,x-wing").ok());
}

TEST(Repertoire, IsWrittenInFewNames) {
  EXPECT_EQ(write_repertoire(Repertoire::usual()), "usual");
  EXPECT_EQ(write_repertoire(Repertoire::all().remove(Technique::aic)), "all,-aic");
  EXPECT_EQ(write_repertoire(Repertoire::none().add(Technique::x_wing)), "none,x-wing");
  EXPECT_EQ(write_repertoire(Repertoire::explainer()), "explainer");
}

RC_GTEST_PROP(Repertoire, IsReadAsItWasWritten, (const std::vector<std::uint8_t>& numbers)) {
  Repertoire repertoire = Repertoire::usual();
  for (const std::uint8_t number : numbers) {
    const auto technique = static_cast<Technique>(number % kEveryTechnique);
    if (repertoire.has(technique)) {
      repertoire.remove(technique);
    } else {
      repertoire.add(technique);
    }
  }
  RC_ASSERT(*read_repertoire(write_repertoire(repertoire)) == repertoire);
}

}  // namespace
}  // namespace quadrille::logic
