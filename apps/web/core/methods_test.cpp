// The methods as the page calls them: text in, text out, and never anything worse than an error.
#include "apps/web/core/methods.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/play/save.h"
#include "quadrille/sudoku/read.h"

namespace quadrille::web {
namespace {

using Tree = nlohmann::json;

constexpr const char* kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// A call of every method that succeeds, after those before it.
const std::vector<Tree>& good_requests() {
  static const std::vector<Tree> kRequests = [] {
    const Tree board = {{"text", kPuzzle}};
    const Tree source = {{"gallery", "queens"}, {"size", 4}};
    const std::string saved = play::save(play::Game(*sudoku::read_grid(kPuzzle)));
    const Tree shape = {{"kind", "size"}, {"size", 4}};
    const auto request = [](const char* method, Tree payload) {
      return Tree{{"method", method}, {"payload", std::move(payload)}};
    };
    const auto act = [&](Tree action) { return request("game.act", std::move(action)); };
    return std::vector<Tree>{
        request("core.about", Tree::object()),
        request("core.speak", {{"tag", "vi"}, {"table", "hint.none = không\n"}}),
        request("board.read", {{"text", kPuzzle}}),
        request("board.read", {{"text", "1..."}, {"shape", {{"kind", "latin"}, {"size", 2}}}}),
        request("board.shape", {{"shape", {{"kind", "boxes"}, {"boxRows", 2}, {"boxColumns", 3}}}}),
        request("board.shape",
                {{"shape", {{"kind", "regions"}, {"text", "AABB\nAABB\nCCDD\nCCDD"}}}}),
        request("board.write", {{"board", board}, {"format", "csv"}}),
        request("board.svg", {{"board", board}}),
        request("board.diagnose", {{"board", board}, {"seconds", 5}, {"symbols", Tree::array()}}),
        request("board.rate", {{"board", board}}),
        request("board.shuffle", {{"board", board}, {"seed", 1}}),
        request("board.shapes", Tree::object()),
        request("board.levels", {{"shape", shape}, {"symmetry", "random"}}),
        request("board.generate",
                {{"shape", shape}, {"level", "any"}, {"symmetry", "none"}, {"seed", 1}}),
        request("game.new", {{"board", board}, {"mode", "play"}}),
        act({{"kind", "digit"}, {"cells", {2, 3}}, {"digit", 4}, {"cleanMarks", true}}),
        act({{"kind", "corner"}, {"cells", {5}}, {"digit", 1}}),
        act({{"kind", "centre"}, {"cells", {5}}, {"digit", 2}}),
        act({{"kind", "colour"}, {"cells", {5}}, {"colour", 8}}),
        act({{"kind", "clear"}, {"cells", {2, 3}}}),
        act({{"kind", "fillCandidates"}}),
        act({{"kind", "checkpoint"}}),
        act({{"kind", "restart"}}),
        act({{"kind", "restoreCheckpoint"}, {"index", 0}}),
        act({{"kind", "undo"}}),
        act({{"kind", "redo"}}),
        act({{"kind", "takeBack"}}),
        act({{"kind", "time"}, {"milliseconds", 1000}}),
        act({{"kind", "applyHint"}}),
        request("game.check", Tree::object()),
        request("game.hint", {{"level", 2}, {"fresh", false}, {"symbols", Tree::array()}}),
        act({{"kind", "steps"},
             {"places", {2 * 9 + 3}},
             {"rulesOut", {3 * 9}},
             {"fromStart", true},
             {"steps", 2}}),
        request("game.save", Tree::object()),
        request("steps.solve", {{"game", saved}, {"fromStart", false}, {"symbols", Tree::array()}}),
        request("technique.list", Tree::object()),
        request("technique.show", {{"technique", "x-wing"}, {"symbols", Tree::array()}}),
        request("game.share", {{"progress", true}}),
        request("game.start", Tree::object()),
        request("matrix.make",
                {{"board", {{"shape", shape}, {"digits", Tree(16, 0)}}}, {"pruned", false}}),
        request("matrix.make", {{"problem", "a b | x\na x:1\nb x:1\n"}}),
        request("dance.run", {{"source", source},
                              {"choose", "first"},
                              {"maxMoves", 100},
                              {"firstSolutionOnly", false}}),
        request("lab.count", {{"source", source}, {"choose", "least"}, {"limit", 10}}),
        request("lab.solutions", {{"source", source}, {"limit", 10}}),
        request("lab.draw", {{"gallery", "queens"}, {"size", 4}, {"options", {1, 7}}}),
        request("lab.gallery", Tree::object()),
        request("lab.text", source),
    };
  }();
  return kRequests;
}

Tree call(Session& session, const Tree& request) {
  return Tree::parse(answer(session, request.dump()), nullptr, false);
}

Tree result_of(Session& session, const char* method, const Tree& payload) {
  Tree reply = call(session, {{"method", method}, {"payload", payload}});
  EXPECT_TRUE(reply.contains("result")) << method << ": " << reply.dump();
  return reply["result"];
}

std::string error_of(const char* method, const Tree& payload) {
  Session session;
  const Tree reply = call(session, {{"method", method}, {"payload", payload}});
  if (!reply.contains("error")) return "no error";
  return reply["error"]["message"];
}

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

TEST(Methods, SayWhatIsWrongWithARequest) {
  Session session;
  EXPECT_EQ(
      answer(session, "{"),
      R"({"error":{"message":"method: expected a text","sentence":"method: expected a text.",)"
      R"("kind":"other","line":0,"column":0}})");
  EXPECT_EQ(error_of("board.sing", Tree::object()), "no method 'board.sing'");
  EXPECT_EQ(error_of("game.save", Tree::object()), "expected a game, but none has been begun");
  EXPECT_EQ(error_of("board.read", Tree::object()), "text: expected a text");
  EXPECT_EQ(error_of("board.read", {{"text", " "}}), "expected a board, found none");
  EXPECT_EQ(error_of("board.shape", {{"shape", {{"kind", "size"}, {"size", 37}}}}),
            "size: expected a whole number from 1 to 36");
  EXPECT_EQ(
      error_of("board.shape", {{"shape", {{"kind", "boxes"}, {"boxRows", 7}, {"boxColumns", 7}}}}),
      "expected a board from 1x1 to 36x36, found 49x49");
  EXPECT_EQ(error_of("lab.text", {{"gallery", "queens"}, {"size", 17}}),
            "size: expected a whole number from 1 to 16");
}

TEST(Methods, SayWhatIsWrongInTheLanguageThatTheyWereToldToSpeak) {
  Session session;
  const Tree nothing = {{"method", "board.read"}, {"payload", {{"text", " "}}}};
  const char* table = "error.no_board = tu ni nobene mreže\nerror.sentence = {^error}.\n";
  result_of(session, "core.speak", {{"tag", "sl"}, {"table", table}});
  EXPECT_EQ(call(session, nothing)["error"]["message"], "tu ni nobene mreže");
  EXPECT_EQ(call(session, nothing)["error"]["sentence"], "Tu ni nobene mreže.");
  result_of(session, "core.speak", {{"tag", "en"}, {"table", ""}});
  EXPECT_EQ(call(session, nothing)["error"]["message"], "expected a board, found none");
}

TEST(Methods, SayWhatIsWrongWithWhatAPersonTyped) {
  const auto told = [](const char* method, const Tree& payload) {
    Session session;
    const Tree error = call(session, {{"method", method}, {"payload", payload}})["error"];
    return Tree::array({error["kind"], error["sentence"], error["line"], error["column"]});
  };
  EXPECT_EQ(
      told("board.read", {{"text", std::string(80, '.')}}),
      Tree::array({"cell_count_for_size",
                   "Line 1, column 81: expected 81 cells for a 9x9 board, found 80.", 1, 81}));
  EXPECT_EQ(told("board.read", {{"text", "\n" + std::string(80, '.') + "\x07"}}),
            Tree::array({"character",
                         "Line 2, column 81: expected a digit or an empty cell, found byte 0x07.",
                         2, 81}));
  EXPECT_EQ(
      told("board.read", {{"text", "[Puzzle]\n"}}),
      Tree::array({"empty_section", "Line 1: expected a board below [Puzzle], found none.", 1, 0}));
  EXPECT_EQ(told("board.read", {{"text", R"({"latin": 40, "puzzle": [1]})"}})[0],
            "cell_count_for_size");
  EXPECT_EQ(told("matrix.make", {{"problem", "a b\na a\n"}})[0], "option_twice");
  EXPECT_EQ(told("matrix.make", {{"problem", "011\n01\n"}})[0], "figures");
  EXPECT_EQ(told("game.openShare", {{"text", "!"}})[0], "link_character");
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
  const Tree diagnosis = result_of(session, "board.diagnose",
                                   {{"board", dead}, {"seconds", 1}, {"symbols", Tree::array()}});
  EXPECT_EQ(diagnosis["verdict"], "none");
  EXPECT_EQ(diagnosis["obstacles"][0]["name"], "r1c1");
  EXPECT_GE(diagnosis["obstacleCount"], diagnosis["obstacles"].size());

  // Nor a 9 into the last cell of the first row: givens before it have rules that are gone.
  const std::string row = "12345678.";
  const Tree ninth = {{"text", row + std::string(26, '.') + "9" + std::string(45, '.')}};
  const Tree late = result_of(session, "board.diagnose",
                              {{"board", ninth}, {"seconds", 1}, {"symbols", Tree::array()}});
  EXPECT_EQ(late["verdict"], "none");
  ASSERT_EQ(late["obstacles"].size(), 2U);
  EXPECT_EQ(late["obstacles"][0]["name"], "r1c9");
  EXPECT_EQ(late["obstacles"][1]["name"], "row 1: 9");
  EXPECT_EQ(late["obstacleCount"], 2);
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
                                   {{"board", two}, {"seconds", 1}, {"symbols", Tree::array()}});
  EXPECT_EQ(diagnosis["verdict"], "many");
  ASSERT_EQ(diagnosis["solutions"].size(), 2U);
  Tree differences = Tree::array();
  for (std::size_t cell = 0; cell < 16; ++cell) {
    if (diagnosis["solutions"][0][cell] != diagnosis["solutions"][1][cell]) differences += cell;
  }
  EXPECT_EQ(diagnosis["differences"], differences);
  EXPECT_FALSE(differences.empty());
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

// One value anywhere in a request, replaced by another of any kind.
void spoil(Tree& value, Random& random) {
  static const Tree kOthers = Tree::array({nullptr,
                                           true,
                                           -1,
                                           0,
                                           3,
                                           1e300,
                                           4294967296,
                                           "",
                                           "x",
                                           "[",
                                           Tree::array(),
                                           Tree::array({-1}),
                                           Tree::array({99}),
                                           Tree::array({"x"}),
                                           Tree::object(),
                                           {{"kind", "latin"}, {"size", 36}}});
  if (value.is_structured() && !value.empty() && random.below(4) != 0) {
    spoil(*std::next(value.begin(), random.below(static_cast<std::uint32_t>(value.size()))),
          random);
  } else {
    value = kOthers[random.below(static_cast<std::uint32_t>(kOthers.size()))];
  }
}

RC_GTEST_PROP(Methods, AnswerASpoiltRequestByAResultOrAnError, (std::uint64_t seed)) {
  Random random(seed);
  Session session;
  for (Tree request : good_requests()) {
    if (random.below(2) == 0) spoil(request, random);
    const Tree reply = call(session, request);
    RC_ASSERT(reply.is_object());
    RC_ASSERT(reply.contains("result") != reply.contains("error"));
  }
}

}  // namespace
}  // namespace quadrille::web
