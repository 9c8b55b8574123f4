// What is wrong with a request is said; nothing worse than an error comes of it.
#include <iterator>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "apps/web/core/requests_test.h"
#include "quadrille/base/random.h"

namespace quadrille::web {
namespace {

using testing::HasSubstr;

TEST(Methods, SayWhatIsWrongWithARequest) {
  Session session;
  EXPECT_EQ(
      answer(session, "{}"),
      R"({"error":{"message":"method: expected a text","sentence":"method: expected a text.",)"
      R"("kind":"other","line":0,"column":0}})");
  EXPECT_THAT(answer(session, "{"), HasSubstr("expected valid JSON, found the end of the line"));
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
    // A board that was spoilt may have more to be told of it than hours are enough for.
    if (Tree& payload = request["payload"]; payload.contains("seconds")) payload["seconds"] = 0.05;
    if (random.below(2) == 0) spoil(request, random);
    const Tree reply = call(session, request);
    RC_ASSERT(reply.is_object());
    RC_ASSERT(reply.contains("result") != reply.contains("error"));
  }
}

}  // namespace
}  // namespace quadrille::web
