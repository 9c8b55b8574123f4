// Solving step by step, as the page asks for it.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "apps/web/core/methods.h"
#include "quadrille/formats/read.h"
#include "quadrille/logic/technique.h"
#include "quadrille/play/save.h"

namespace quadrille::web {
namespace {

using Tree = nlohmann::json;

// Step 14 is an X-Wing.
constexpr const char* kWing = "2...6.1..5.....6....3..1.2.3....6...";

Tree ask(Session& session, const char* method, const Tree& payload) {
  const Tree request = {{"method", method}, {"payload", payload}};
  Tree reply = Tree::parse(answer(session, request.dump()), nullptr, false);
  EXPECT_TRUE(reply.contains("result")) << reply.dump();
  return reply["result"];
}

// The answer, and what was told on the way to it.
Tree solved(const play::Game& game, bool from_start) {
  Tree steps = Tree::array();
  Tree start;
  const auto take = [&](const Tree& part) {
    if (part.contains("start")) start = part["start"];
    for (const Tree& step : part["steps"]) steps.push_back(step);
  };
  Session session{.report = [&](const Progress& progress) {
    EXPECT_LE(progress.done, progress.of);
    take(Tree::parse(progress.text, nullptr, false));
  }};
  Tree told =
      ask(session, "steps.solve",
          {{"game", play::save(game)}, {"fromStart", from_start}, {"symbols", Tree::array()}});
  take(told);
  told["start"] = start;
  told["steps"] = steps;
  return told;
}

play::Game game_of_text(const char* text) { return play::Game(*sudoku::read_grid(text)); }

// A board that knows of steps only what the page is told.
struct PageBoard {
  explicit PageBoard(const Tree& start) : size(start["shape"]["size"]), digits(start["digits"]) {
    for (const Tree& each : start["candidates"]) candidates.insert(each.get<std::uint32_t>());
  }

  void apply(const Tree& step) {
    for (const char* list : {"pattern", "second", "rulesOut"}) {
      for (const Tree& each : step[list]) EXPECT_TRUE(candidates.contains(each)) << step.dump();
    }
    for (const Tree& each : step["gone"])
      EXPECT_EQ(candidates.erase(each.get<std::uint32_t>()), 1U);
    for (const Tree& each : step["rulesOut"]) EXPECT_FALSE(candidates.contains(each));
    if (step["places"].is_null()) return;
    const auto option = step["places"].get<std::uint32_t>();
    EXPECT_EQ(digits[option / size], 0);
    digits[option / size] = option % size + 1;
  }

  std::uint32_t size;
  std::vector<std::uint32_t> digits;
  std::set<std::uint32_t> candidates;
};

TEST(StepMethods, LeadFromTheGivensToTheSolution) {
  const play::Game game = game_of_text(kWing);
  const Tree told = solved(game, true);
  EXPECT_EQ(told["outcome"], "solved");
  EXPECT_EQ(told["obstacle"], "");
  EXPECT_EQ(told["rating"]["text"], "4.2");
  EXPECT_EQ(told["rating"]["level"], "expert");
  PageBoard board(told["start"]);
  for (const Tree& step : told["steps"]) board.apply(step);
  EXPECT_TRUE(board.candidates.empty());
  play::Game copy = game;
  ASSERT_EQ(copy.find_solution(), sudoku::Verdict::one);
  const auto cells = copy.solution()->cells();
  EXPECT_EQ(board.digits, std::vector<std::uint32_t>(cells.begin(), cells.end()));

  const Tree& wing = told["steps"][13];
  EXPECT_EQ(wing["technique"], "x-wing");
  EXPECT_EQ(wing["rating"], "3.2");
  EXPECT_EQ(wing["matrix"]["truths"], 2);
  EXPECT_EQ(wing["matrix"]["columns"].size(), 4U);
  EXPECT_EQ(wing["matrix"]["rows"].size(), 5U);
  EXPECT_EQ(wing["text"],
            "In columns 2 and 4, 4 can only go in rows 4 and 6: X-Wing. So r4c5 is not 4.");
}

TEST(StepMethods, GoOnFromWhereThePlayerIs) {
  play::Game game = game_of_text(kWing);
  ASSERT_EQ(game.find_solution(), sudoku::Verdict::one);
  const std::size_t all = solved(game, false)["steps"].size();
  for (sudoku::Cell cell = 0; cell < 20; ++cell) {
    const std::vector<sudoku::Cell> one = {cell};
    if (game.cell(cell).digit == 0) game.enter(one, game.solution()->at(cell));
  }
  const Tree told = solved(game, false);
  EXPECT_LT(told["steps"].size(), all);
  EXPECT_EQ(told["start"]["digits"][1], game.solution()->at(1));
  EXPECT_EQ(told["start"]["givens"][1], 0);
  EXPECT_EQ(solved(game, true)["start"]["digits"][1], 0);
}

TEST(StepMethods, NameWhatStandsInTheWay) {
  play::Game game = game_of_text(kWing);
  ASSERT_EQ(game.find_solution(), sudoku::Verdict::one);
  const std::vector<sudoku::Cell> second = {1};
  game.enter(second, static_cast<sudoku::Digit>(game.solution()->at(1) % 6 + 1));
  const Tree told = solved(game, false);
  EXPECT_EQ(told["obstacle"], "r1c2 is wrong.");
  EXPECT_EQ(told["atFault"], Tree::array({1}));
  EXPECT_TRUE(told["steps"].empty());
  EXPECT_EQ(solved(game, true)["outcome"], "solved");
}

TEST(StepMethods, SayHowItEndsWithoutASolutionOrWithSeveral) {
  const Tree several = solved(game_of_text("1..............."), true);
  EXPECT_EQ(several["outcome"], "stuck");
  EXPECT_EQ(several["several"], true);
  const Tree none = solved(game_of_text(".12.3...4......."), true);
  EXPECT_EQ(none["outcome"], "broken");
  EXPECT_EQ(none["dead"], "No digit is left for r1c1.");
  const Tree full = solved(game_of_text("1234341221434321"), false);
  EXPECT_EQ(full["obstacle"], "The puzzle is solved.");
}

TEST(StepMethods, BecomePartOfTheGameAsOneStep) {
  Session session;
  ask(session, "game.new", {{"board", {{"text", kWing}}}, {"mode", "play"}});
  const Tree told = solved(game_of_text(kWing), true);
  PageBoard board(told["start"]);
  Tree places = Tree::array();
  Tree rules_out = Tree::array();
  for (std::size_t each = 0; each < 15; ++each) {
    const Tree& step = told["steps"][each];
    board.apply(step);
    if (!step["places"].is_null()) places.push_back(step["places"]);
    for (const Tree& option : step["rulesOut"]) rules_out.push_back(option);
  }
  const Tree view = ask(session, "game.act",
                        {{"kind", "steps"},
                         {"places", places},
                         {"rulesOut", rules_out},
                         {"fromStart", true},
                         {"steps", 15}});
  EXPECT_EQ(view["hintsUsed"], 15);
  for (std::size_t cell = 0; cell < board.digits.size(); ++cell) {
    EXPECT_EQ(view["cells"][cell]["digit"], board.digits[cell]);
    for (const Tree& digit : view["cells"][cell]["centre"]) {
      EXPECT_TRUE(board.candidates.contains(static_cast<std::uint32_t>(cell) * 6 +
                                            digit.get<std::uint32_t>() - 1));
    }
  }
  const Tree back = ask(session, "game.act", {{"kind", "undo"}});
  EXPECT_EQ(back["canUndo"], false);
}

TEST(StepMethods, TeachEveryTechnique) {
  Session session;
  const Tree list = ask(session, "technique.list", Tree::object())["techniques"];
  EXPECT_EQ(list.size(), logic::kTechniqueCount);
  for (const Tree& each : list) {
    const Tree lesson = ask(session, "technique.show",
                            {{"technique", each["technique"]}, {"symbols", Tree::array()}});
    EXPECT_EQ(lesson["name"], each["name"]);
    EXPECT_EQ(lesson["step"]["technique"], each["technique"]);
    EXPECT_FALSE(lesson["why"].get<std::string>().empty());
    PageBoard(lesson["start"]).apply(lesson["step"]);
  }
  EXPECT_EQ(list.back()["rating"], "> 6.0");
}

TEST(Steps, NameAndPlaceTheRulesThatTheyAreAbout) {
  const Tree told = solved(
      game_of_text(R"({"puzzle":"................","rules":["x",{"thermo":"r1c1 r2c2 r3c2"},)"
                   R"({"cage":"r1c3 r1c4 r2c4","sum":6}]})"),
      true);
  std::set<std::string> kinds;
  std::set<std::string> further;
  for (const Tree& step : told["steps"]) {
    for (const Tree& column : step["matrix"]["columns"]) {
      kinds.insert(column["kind"].get<std::string>());
      if (!column.contains("told")) continue;
      further.insert(column["told"].get<std::string>());
      EXPECT_FALSE(column["cells"].empty()) << column.dump();
    }
  }
  const std::set<std::string> known = {"cell", "row", "column", "box"};
  EXPECT_TRUE(std::ranges::includes(known, kinds));
  EXPECT_THAT(further, testing::Contains("killer cage 6 at r1c3"));
}

TEST(Technique, ChainsHaveAWayWithArrowsForEachSupposition) {
  Session session;
  const Tree several = ask(session, "technique.show",
                           {{"technique", "multiple-forcing-chains"}, {"symbols", Tree::array()}});
  const Tree& ways = several["step"]["ways"];
  ASSERT_GE(ways.size(), 2U);
  const auto count = [](const Tree& shapes, const std::string& name) {
    const std::string lines = "\n" + shapes["text"].get<std::string>();
    std::size_t found = 0;
    for (std::size_t at = 0; (at = lines.find("\n" + name + "\n", at)) != std::string::npos; ++at)
      ++found;
    return found;
  };
  for (const Tree& way : ways) {
    EXPECT_THAT(way["text"].get<std::string>(), testing::MatchesRegex("r.c.=."));
    EXPECT_EQ(count(way["shapes"], "start"), 1U);
    EXPECT_GE(count(way["shapes"], "truth arrow") + count(way["shapes"], "link arrow"), 2U);
  }
  const Tree none =
      ask(session, "technique.show", {{"technique", "skyscraper"}, {"symbols", Tree::array()}});
  EXPECT_TRUE(none["step"]["ways"].empty());
  EXPECT_EQ(count(none["step"]["shapes"], "tie"), 2U);
  EXPECT_EQ(count(none["step"]["shapes"], "joint"), 1U);
  EXPECT_EQ(none["step"]["shapes"]["words"].size() / 8,
            none["step"]["shapes"]["numbers"].size() / 9);
}

}  // namespace
}  // namespace quadrille::web
