#include <gtest/gtest.h>

#include "quadrille/logic/board_test.h"
#include "quadrille/logic/find.h"
#include "quadrille/render/step.h"

namespace quadrille::render {
namespace {

using logic::Deduction;
using logic::Technique;
using sudoku::Layout;

TEST(StepJson, TellsWhatIsUsedAndWhatFollows) {
  const logic::Position position = logic::position_of(
      "12.3..8...5.18...383.....913958...1.241953786.8.214935512.9.348473528169968431...");
  const Deduction step = find_all(position, Technique::naked_pair).front();
  EXPECT_EQ(step_json(position.layout(), step, "the \"words\""),
            R"({"technique":"naked pair","rating":3.0,"truths":["r4c6","r7c6"],)"
            R"("links":["column 6: 6","column 6: 7"],)"
            R"("candidates":["r4c6=6","r4c6=7","r7c6=6","r7c6=7"],"places":null,)"
            R"("rules_out":["r1c6=6","r2c6=6","r3c6=6","r1c6=7","r2c6=7","r3c6=7"],)"
            R"("words":"the \"words\""})");
}

TEST(StepJson, NamesThePlaceOfADigit) {
  const Layout layout(*sudoku::Shape::boxes(3, 3));
  Deduction single{.technique = Technique::naked_single, .difficulty = 23};
  single.truths = {Layout::rule(28)};
  single.candidates = {{28, 7}};
  single.places = sudoku::Placement{28, 7};
  EXPECT_EQ(step_json(layout, single, ""),
            R"({"technique":"naked single","rating":2.3,"truths":["r4c2"],"links":[],)"
            R"("candidates":["r4c2=7"],"places":"r4c2=7","rules_out":[],"words":""})");
}

TEST(StepJson, TellsTheDanceOfATrialAndNoRatingPastTheScale) {
  const Layout layout(*sudoku::Shape::boxes(3, 3));
  Deduction trial{.technique = Technique::trial, .difficulty = logic::kEndOfScale + 11};
  trial.rules_out = {{0, 5}};
  trial.dance = {{logic::Move::Kind::suppose, 1, Layout::rule(0), {0, 5}},
                 {logic::Move::Kind::forced, 1, layout.rule(sudoku::Unit{3}, 7), {28, 7}},
                 {logic::Move::Kind::suppose, 2, Layout::rule(1), {1, 2}},
                 {logic::Move::Kind::dead, 2, layout.rule(sudoku::Unit{0}, 7), {}}};
  EXPECT_EQ(step_json(layout, trial, ""),
            R"({"technique":"trial","rating":null,"truths":[],"links":[],"candidates":[],)"
            R"("places":null,"rules_out":["r1c1=5"],"dance":[)"
            R"({"move":"suppose","level":1,"option":"r1c1=5"},)"
            R"({"move":"forced","level":1,"item":"row 4: 7","option":"r4c2=7"},)"
            R"({"move":"suppose","level":2,"item":"r1c2","option":"r1c2=2"},)"
            R"({"move":"dead","level":2,"item":"row 1: 7"}],"words":""})");
}

TEST(StepJson, NamesTheCellsOfALoop) {
  const Layout layout(*sudoku::Shape::boxes(3, 3));
  Deduction loop{.technique = Technique::unique_rectangle_1, .difficulty = 45};
  loop.loop = {0, 1, 28, 27};
  EXPECT_NE(step_json(layout, loop, "").find(R"("loop":["r1c1","r1c2","r4c2","r4c1"])"),
            std::string::npos);
}

TEST(StepJson, TellsTheProofsOfChainsInside) {
  const Layout layout(*sudoku::Shape::boxes(3, 3));
  Deduction chain{.technique = Technique::nested_chains, .difficulty = 95};
  chain.proof = {{.option = {0, 1}, .is = true},
                 {.option = {1, 1}, .parents = {0}},
                 {.option = {2, 2}, .parents = {1}, .aid = 66, .inner = 1}};
  chain.nested = {{Technique::digit_chain, {{.option = {2, 2}, .is = true}}}};
  const std::string text = step_json(layout, chain, "");
  EXPECT_NE(text.find(R"({"option":"r1c3=2","is":false,"parents":[1],"aid":6.6,"inner":0}],)"
                      R"("nested":[{"technique":"forcing X-chain","proof":[)"
                      R"({"option":"r1c3=2","is":true,"parents":[]}]}])"),
            std::string::npos)
      << text;
}

TEST(StepJson, TellsTheStatementsOfAChainBeyondTheScale) {
  const Layout layout(*sudoku::Shape::boxes(3, 3));
  Deduction chain{.technique = Technique::x_chain, .difficulty = 200};
  chain.chain = {{{{0, 1}, {1, 1}}, {}}, {{{27, 1}}, {layout.rule(sudoku::Unit{9}, 1)}}};
  const std::string text = step_json(layout, chain, "");
  EXPECT_NE(text.find(R"("chain":[{"options":["r1c1=1","r1c2=1"],"is":false},)"
                      R"({"options":["r4c1=1"],"is":true,"items":["column 1: 1"]}])"),
            std::string::npos)
      << text;
}

}  // namespace
}  // namespace quadrille::render
