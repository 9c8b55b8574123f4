// The methods by which rules are set on a board.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "apps/web/core/requests_test.h"

namespace quadrille::web {
namespace {

using ::testing::HasSubstr;

const Tree kEmptyFour = {{"text", "................"}};

Tree stroke(const Tree& board, const char* kind, const std::vector<int>& cells,
            const std::string& numbers = "", const std::vector<int>& copy = {}) {
  return {{"board", board}, {"kind", kind}, {"cells", cells}, {"copy", copy}, {"numbers", numbers}};
}

// The rules that the board has after a stroke, as JSON has them.
std::string source_after(Session& session, const Tree& payload) {
  const Tree shape = result_of(session, "rules.draw", payload)["board"]["shape"];
  return shape.contains("rules") ? shape["rules"]["source"].get<std::string>() : "none";
}

TEST(RuleMethods, AStrokeBecomesARule) {
  Session session;
  EXPECT_EQ(source_after(session, stroke(kEmptyFour, "thermo", {0, 5, 9})),
            R"("rules":[{"thermo":"r1c1 r2c2 r3c2"}])");
  EXPECT_EQ(source_after(session, stroke(kEmptyFour, "cage", {0, 2}, "6")),
            R"("rules":[{"cage":"r1c1 r1c3","sum":6}])");
  EXPECT_EQ(source_after(session, stroke(kEmptyFour, "difference", {0, 1, 2})),
            R"("rules":[{"difference":"r1c1 r1c2"},{"difference":"r1c2 r1c3"}])");
  EXPECT_EQ(source_after(session, stroke(kEmptyFour, "clone", {0, 1}, "", {10})),
            R"("rules":[{"clone":"r1c1 r1c2","of":"r3c3 r3c4"}])");
  EXPECT_EQ(source_after(session, stroke(kEmptyFour, "sandwich", {4, 5}, "3")),
            R"("rules":[{"sandwich":"r2c1 r2c2 r2c3 r2c4","value":3}])");
  EXPECT_EQ(source_after(session, stroke(kEmptyFour, "antiknight", {})),
            R"("rules":["antiknight"])");
}

TEST(RuleMethods, WhatIsDrawnOnceMoreGoesAndOtherNumbersChangeIt) {
  Session session;
  const Tree ruled = {{"text", kRuled}};
  EXPECT_EQ(source_after(session, stroke(ruled, "cage", {0, 1}, "7")), "none");
  EXPECT_EQ(source_after(session, stroke(ruled, "cage", {0, 1}, "6")),
            R"("rules":[{"cage":"r1c1 r1c2","sum":6}])");
}

TEST(RuleMethods, APuzzleIsMadeWithTheRulesAskedFor) {
  Session session;
  const Tree shape = {{"kind", "size"}, {"size", 4}};
  const auto asked = [&](const char* rules, const char* level) {
    return Tree{{"shape", shape}, {"rules", rules}, {"level", level}, {"seed", 1}};
  };
  const Tree made = result_of(session, "rules.generate", asked("thermo:1", "easy"));
  EXPECT_EQ(made["level"], "easy");
  EXPECT_THAT(made["board"]["shape"]["rules"]["source"].get<std::string>(), HasSubstr("thermo"));
  EXPECT_EQ(error_of("rules.generate", asked("thermo:1", "extreme")),
            "expected easy, medium or hard, found 'extreme'");
  EXPECT_THAT(error_of("rules.generate", asked("thermo:99", "easy")), HasSubstr("found 99"));
  EXPECT_THAT(error_of("rules.generate", asked("thermometer", "easy")), HasSubstr("thermo"));
}

TEST(RuleMethods, SayWhatAStrokeLacks) {
  EXPECT_EQ(error_of("rules.draw", stroke(kEmptyFour, "thermo", {0})),
            "thermo: expected 2 or more cells, found 1");
  EXPECT_EQ(error_of("rules.draw", stroke(kEmptyFour, "sandwich", {0}, "3")),
            "sandwich: expected 2 or more cells, found 1");
  EXPECT_EQ(error_of("rules.draw", stroke(kEmptyFour, "greater", {0, 5})),
            "greater: expected 2 cells, found 1");
  EXPECT_THAT(error_of("rules.draw", stroke(kEmptyFour, "cage", {0}, "many")),
              HasSubstr("found 'many'"));
  EXPECT_EQ(error_of("rules.draw", stroke(kEmptyFour, "clone", {0, 1, 2})),
            "head: expected 3 cells, found 0");
}

TEST(RuleMethods, OfferTheKindsThatABoardCanHave) {
  Session session;
  std::string names;
  const Tree latin = {{"kind", "latin"}, {"size", 4}};
  const Tree kinds = result_of(session, "rules.kinds", {{"shape", latin}})["kinds"];
  for (const Tree& kind : kinds) names += kind["name"].get<std::string>() + " ";
  EXPECT_THAT(names, HasSubstr("cage"));
  EXPECT_THAT(names, Not(HasSubstr("box-index")));
  EXPECT_EQ(kinds[0]["gesture"], "board");
}

TEST(RuleMethods, FindTheDigitsThatCellsHaveInSomeSolution) {
  Session session;
  const Tree found =
      result_of(session, "rules.candidates", {{"board", {{"text", kRuled}}}, {"seconds", 3600}});
  EXPECT_TRUE(found["complete"]);
  EXPECT_EQ(found["digits"][0], (Tree{3, 4}));
  EXPECT_EQ(found["digits"][2], (Tree{1, 2}));
  EXPECT_EQ(found["digits"][8], (Tree{1, 2, 3, 4}));
}

}  // namespace
}  // namespace quadrille::web
