// The methods as the page calls them: text in, text out.
#include "apps/web/core/methods.h"

#include <string>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "apps/web/core/requests_test.h"
#include "quadrille/formats/read.h"
#include "quadrille/play/save.h"

namespace quadrille::web {
namespace {

TEST(Methods, AllAnswerWhatTheyAreMadeFor) {
  Session session;
  for (const Tree& request : good_requests()) {
    const Tree reply = call(session, request);
    EXPECT_TRUE(reply.contains("result")) << request.dump() << '\n' << reply.dump();
  }
}

TEST(Methods, TellTheLevelsOfABoard) {
  Session session;
  const Tree latin = {{"kind", "latin"}, {"size", 5}};
  EXPECT_EQ(result_of(session, "board.levels", {{"shape", latin}, {"symmetry", "rotate180"}}),
            (Tree{{"levels", {"beginner", "easy", "extreme"}}}));
  EXPECT_EQ(
      error_of("board.generate",
               {{"shape", latin}, {"level", "hard"}, {"symmetry", "none"}, {"seed", 1}}),
      "expected beginner, easy, medium, expert or extreme on a board 5x5 without boxes, found "
      "hard");
}

TEST(Methods, LeaveTitlesAside) {
  Session session;
  const std::string text = "Grid 01\n" + std::string(kPuzzle) + "\n\nGrid 02\n" + kPuzzle;
  EXPECT_EQ(result_of(session, "board.read", {{"text", text}})["boards"].size(), 2U);
  EXPECT_EQ(error_of("board.read", {{"text", "Grid 01"}}), "expected a board, found 'Grid 01'");
}

Tree told_at(int level) {
  return {{"level", level}, {"fresh", level == 1}, {"symbols", Tree::array()}};
}

TEST(Methods, NameTheRulesThatAreBroken) {
  Session session;
  const Tree shape = {{"kind", "size"}, {"size", 4}};
  // Nothing fits into the first cell.
  const Tree dead = {{"shape", shape},
                     {"digits", {0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0}}};
  const Tree diagnosis = result_of(
      session, "board.diagnose", {{"board", dead}, {"seconds", 3600}, {"symbols", Tree::array()}});
  EXPECT_EQ(diagnosis["verdict"], "none");
  EXPECT_THAT(diagnosis["obstacleText"].get<std::string>(),
              testing::HasSubstr("No digit is left for r1c1"));

  // Nor a 9 into the last cell of the first row: givens before it have rules that are gone.
  const std::string row = "12345678.";
  const Tree ninth = {{"text", row + std::string(26, '.') + "9" + std::string(45, '.')}};
  const Tree late = result_of(session, "board.diagnose",
                              {{"board", ninth}, {"seconds", 3600}, {"symbols", Tree::array()}});
  EXPECT_EQ(late["verdict"], "none");
  EXPECT_EQ(late["obstacleText"], "No digit is left for r1c9; 9 has no place in row 1.");

  result_of(session, "game.new", {{"board", dead}, {"mode", "play"}});
  const Tree broken = result_of(session, "game.hint", told_at(1));
  EXPECT_EQ(broken["kind"], "broken");
  EXPECT_EQ(broken["text"], "This cannot be completed: no digit is left for r1c1.");

  const Tree empty = {{"shape", shape}, {"digits", Tree(16, 0)}};
  result_of(session, "game.new", {{"board", empty}, {"mode", "play"}});
  for (const int cell : {4, 7}) {
    result_of(session, "game.act",
              {{"kind", "digit"}, {"cells", {cell}}, {"digit", 3}, {"cleanMarks", true}});
  }
  const Tree conflict = result_of(session, "game.hint", told_at(1));
  EXPECT_EQ(conflict["kind"], "conflict");
  EXPECT_EQ(conflict["text"], "3 twice in row 2: r2c1 and r2c4.");
  EXPECT_EQ(conflict["cells"], Tree::array({4, 7}));
}

TEST(Methods, TellTheSolutionsOfABoardApart) {
  Session session;
  // Two solutions: the corners of a rectangle hold 1 and 2 by turns.
  const Tree two = {{"shape", {{"kind", "size"}, {"size", 4}}},
                    {"digits", {0, 0, 3, 4, 3, 4, 0, 0, 0, 0, 4, 3, 4, 3, 0, 0}}};
  const Tree diagnosis = result_of(session, "board.diagnose",
                                   {{"board", two}, {"seconds", 3600}, {"symbols", Tree::array()}});
  EXPECT_EQ(diagnosis["verdict"], "many");
  ASSERT_EQ(diagnosis["solutions"].size(), 2U);
  Tree differences = Tree::array();
  for (std::size_t cell = 0; cell < 16; ++cell) {
    if (diagnosis["solutions"][0][cell] != diagnosis["solutions"][1][cell]) differences += cell;
  }
  EXPECT_EQ(diagnosis["differences"], differences);
  EXPECT_FALSE(differences.empty());
}

TEST(Methods, AVerdictWithTheRulesReadNamesWhatWasLeftOut) {
  Session session;
  const auto diagnosed = [&](const char* puzzle, const char* rules, const char* left_out) {
    const std::string text =
        fmt::format(R"({{"puzzle":"{}","rules":[{}],"left_out":[{}]}})", puzzle, rules, left_out);
    return result_of(session, "board.diagnose",
                     {{"board", {{"text", text}}}, {"seconds", 3600}, {"symbols", Tree::array()}});
  };
  for (const auto& [puzzle, verdict] :
       {std::pair("1234341221434321", "one"), std::pair("1...............", "many"),
        std::pair("11..............", "none")}) {
    const Tree diagnosis = diagnosed(puzzle, "", R"("fog")");
    EXPECT_EQ(diagnosis["verdict"], verdict);
    EXPECT_EQ(diagnosis["leftOut"], "Left out, because there is no rule for it: fog.");
    EXPECT_EQ(diagnosed(puzzle, "", "")["leftOut"], "");
  }
  // Words that the other rules stand for, as there is one solution.
  const char* cage = R"({"cage":"r1c1 r1c2","sum":3})";
  EXPECT_EQ(diagnosed("1234341221434321", cage, R"("rules text")")["leftOut"], "");
  EXPECT_NE(diagnosed("................", cage, R"("rules text")")["leftOut"], "");
}

TEST(Methods, AFullMatrixSaysWhichOptionsTheGivensExclude) {
  Session session;
  Tree digits(16, 0);
  digits[0] = 1;
  const Tree matrix =
      result_of(session, "matrix.make",
                {{"board", {{"shape", {{"kind", "size"}, {"size", 4}}}, {"digits", digits}}},
                 {"pruned", false}});
  ASSERT_EQ(matrix["optionNames"].size(), 61U);
  // 1 elsewhere in the first row, column and box.
  std::vector<std::string> names;
  for (const Tree& option : matrix["excluded"])
    names.push_back(matrix["optionNames"][option.get<std::size_t>()]);
  EXPECT_EQ(names, (std::vector<std::string>{"r1c2=1", "r1c3=1", "r1c4=1", "r2c1=1", "r2c2=1",
                                             "r3c1=1", "r4c1=1"}));
}

TEST(HeavyMethods, ACountTellsHowFarItIs) {
  std::vector<Progress> told;
  Session session{.report = [&](const Progress& progress) { told.push_back(progress); }};
  const Tree tally = result_of(session, "lab.count",
                               {{"source", {{"gallery", "dominoes"}, {"size", 8}}},
                                {"choose", "least"},
                                {"limit", 1'000'000}});
  EXPECT_EQ(tally["solutions"], 1'000'000);
  EXPECT_EQ(tally["complete"], false);
  EXPECT_EQ(tally["engine"], "links");
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(told.front().text, "0");
  for (std::size_t each = 1; each < told.size(); ++each) {
    EXPECT_GE(told[each].done, told[each - 1].done);
    EXPECT_LE(told[each].done, told[each].of);
  }
}

TEST(Methods, WhoLooksForSolutionsTellsHowFarItIs) {
  std::vector<Progress> told;
  Session session{.report = [&](const Progress& progress) { told.push_back(progress); }};
  result_of(session, "lab.solutions",
            {{"source", {{"gallery", "queens"}, {"size", 6}}}, {"limit", 10}});
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(told.front().text, "0");
  EXPECT_GT(told.front().of, 0U);
}

TEST(Methods, PiecesThatTouchAreDrawnInDifferentColours) {
  Session session;
  for (const char* id : {"pentominoes", "dominoes"}) {
    const Tree found = result_of(session, "lab.solutions",
                                 {{"source", {{"gallery", id}, {"size", 6}}}, {"limit", 20}});
    for (const Tree& solution : found["solutions"]) {
      const Tree& drawing = solution["drawing"];
      const auto columns = drawing["columns"].get<std::size_t>();
      const auto pieces = drawing["pieces"].get<std::vector<int>>();
      const auto colours = drawing["colours"].get<std::vector<int>>();
      ASSERT_EQ(colours.size(), pieces.size());
      for (std::size_t square = 0; square < pieces.size(); ++square) {
        for (const std::size_t other : {square + 1, square + columns}) {
          if (other >= pieces.size() || (other == square + 1 && other % columns == 0)) continue;
          EXPECT_EQ(colours[square] == colours[other], pieces[square] == pieces[other]) << id;
        }
      }
    }
  }
}

TEST(Methods, AHintTellsMoreFromLevelToLevelAndCountsOnce) {
  Session session;
  result_of(session, "game.new", {{"board", {{"text", kPuzzle}}}, {"mode", "play"}});
  const Tree first = result_of(session, "game.hint", told_at(1));
  const Tree second = result_of(session, "game.hint", told_at(2));
  const Tree third = result_of(session, "game.hint", told_at(3));
  EXPECT_EQ(first["technique"], "");
  EXPECT_FALSE(second["technique"].empty());
  EXPECT_TRUE(second["truths"].empty());
  EXPECT_FALSE(third["truths"].empty());
  EXPECT_TRUE(third["places"].is_object());
  // The drawing of the step, and the candidates under it, when everything is told.
  EXPECT_TRUE(first["drawn"].is_null() && second["drawn"].is_null());
  EXPECT_NE(third["drawn"]["shapes"]["text"].get<std::string>().find("placed\n"),
            std::string::npos);
  EXPECT_GT(third["drawn"]["candidates"].size(), 51U);  // of so many empty cells
  EXPECT_EQ(third["technique"], second["technique"]);
  const Tree view = result_of(session, "game.act", {{"kind", "applyHint"}});
  EXPECT_EQ(view["hintsUsed"], 1);
  EXPECT_EQ(view["cells"][third["places"]["cell"].get<std::size_t>()]["digit"],
            third["places"]["digit"]);
}

TEST(Methods, SpeakTheLanguageThatIsHandedOver) {
  Session session;
  result_of(session, "core.speak",
            {{"tag", "sl"}, {"table", "unit.box = kvadrant {number}\nhint.look = Glej {where}!"}});
  result_of(session, "game.new", {{"board", {{"text", kPuzzle}}}, {"mode", "play"}});
  const Tree foreign = result_of(session, "game.hint", told_at(1));
  EXPECT_THAT(foreign["text"].get<std::string>(), testing::StartsWith("Glej kvadrant "));
  // The same hint again, in another language.
  result_of(session, "core.speak", {{"tag", "en"}, {"table", ""}});
  Tree again = told_at(1);
  again["fresh"] = false;
  const Tree english = result_of(session, "game.hint", again);
  EXPECT_THAT(english["text"].get<std::string>(), testing::StartsWith("Look at box "));
  EXPECT_EQ(result_of(session, "game.act", {{"kind", "applyHint"}})["hintsUsed"], 1);

  const Tree bad = call(
      session, {{"method", "core.speak"}, {"payload", {{"tag", "sl"}, {"table", "no sentence"}}}});
  EXPECT_EQ(bad["error"]["line"], 1);
}

TEST(Methods, WriteDigitsAsThePageDoes) {
  Session session;
  result_of(session, "game.new", {{"board", {{"text", kPuzzle}}}, {"mode", "play"}});
  Tree request = told_at(3);
  request["fresh"] = true;
  const Tree digits = result_of(session, "game.hint", request);
  request["symbols"] = {"A", "B", "C", "D", "E", "F", "G", "H", "I"};
  request["fresh"] = false;
  const Tree letters = result_of(session, "game.hint", request);
  const auto digit = digits["places"]["digit"].get<int>();
  EXPECT_THAT(digits["matrixText"].get<std::string>(),
              testing::EndsWith("=" + std::to_string(digit)));
  EXPECT_THAT(letters["matrixText"].get<std::string>(),
              testing::EndsWith(std::string("=") + static_cast<char>('A' + digit - 1)));
}

TEST(Methods, WhatIsSetBecomesTheGivensOfAGame) {
  Session session;
  const Tree empty = {{"shape", {{"kind", "latin"}, {"size", 3}}}, {"digits", Tree(9, 0)}};
  result_of(session, "game.new", {{"board", empty}, {"mode", "set"}});
  result_of(session, "game.act",
            {{"kind", "digit"}, {"cells", {4}}, {"digit", 2}, {"cleanMarks", true}});
  const Tree view = result_of(session, "game.start", Tree::object());
  EXPECT_EQ(view["mode"], "play");
  EXPECT_EQ(view["cells"][4]["given"], true);
  EXPECT_EQ(view["canUndo"], false);
}

}  // namespace
}  // namespace quadrille::web
