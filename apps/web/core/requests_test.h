// Requests: what the tests of the methods share: calls as the page makes them.
//   Session session;
//   const Tree result = result_of(session, "board.levels", {{"shape", shape}});
#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "apps/web/core/methods.h"
#include "quadrille/formats/read.h"
#include "quadrille/play/save.h"

namespace quadrille::web {

using Tree = nlohmann::json;

inline constexpr const char* kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

inline constexpr const char* kRuled =
    R"({"puzzle":"................","rules":[{"cage":"r1c1 r1c2","sum":7}]})";

inline constexpr const char* kNearlyFull =
    R"({"puzzle":"12343412214343..","rules":[{"even":"r4c3"}]})";

// A call of every method that succeeds, after those before it.
inline const std::vector<Tree>& good_requests() {
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
        request("board.diagnose",
                {{"board", board}, {"seconds", 3600}, {"symbols", Tree::array()}}),
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
        request("rules.kinds", {{"shape", shape}}),
        request("rules.list", {{"board", {{"text", kRuled}}}}),
        request("rules.draw", {{"board", {{"text", kRuled}}},
                               {"kind", "difference"},
                               {"cells", {4, 5}},
                               {"copy", Tree::array()},
                               {"numbers", "1"}}),
        request("rules.remove", {{"board", {{"text", kRuled}}}, {"place", 0}}),
        request("rules.candidates", {{"board", {{"text", kNearlyFull}}}, {"seconds", 3600}}),
        request("rules.generate",
                {{"shape", shape}, {"rules", "x"}, {"level", "easy"}, {"seed", 1}}),
    };
  }();
  return kRequests;
}

inline Tree call(Session& session, const Tree& request) {
  return Tree::parse(answer(session, request.dump()), nullptr, false);
}

inline Tree result_of(Session& session, const char* method, const Tree& payload) {
  Tree reply = call(session, {{"method", method}, {"payload", payload}});
  EXPECT_TRUE(reply.contains("result")) << method << ": " << reply.dump();
  return reply["result"];
}

inline std::string error_of(const char* method, const Tree& payload) {
  Session session;
  const Tree reply = call(session, {{"method", method}, {"payload", payload}});
  if (!reply.contains("error")) return "no error";
  return reply["error"]["message"];
}

}  // namespace quadrille::web
