#include "quadrille/render/move_words.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "quadrille/base/language.h"
#include "quadrille/cover/recording.h"
#include "quadrille/cover/replay.h"
#include "quadrille/cover/text.h"
#include "quadrille/render/problems_test.h"

namespace quadrille::render {
namespace {

using cover::Move;
using testing::Contains;
using testing::ElementsAreArray;

// Every move of a dance up to its end, told one by one.
std::vector<std::string> told(const cover::Problem& problem) {
  cover::Replay replay(problem, cover::record(problem).moves);
  const MoveNames names = names_of(problem);
  std::vector<std::string> lines;
  while (replay.forward()) {
    if (replay.last()->kind == Move::Kind::solution) continue;
    lines.push_back(english().tell(message_of(*replay.last(), replay.lists(), names)));
  }
  return lines;
}

TEST(MoveWords, TellEachMoveByItself) {
  std::vector<std::string> lines = told(seven_items());
  lines.resize(8);
  EXPECT_THAT(lines,
              ElementsAreArray({"item 1 has 2 options: guess", "cover item 1: 2 options leave",
                                "1. option 2", "cover item 4: 1 option leaves",
                                "cover item 7: 1 option leaves", "item 2 has 1 option: forced",
                                "cover item 2: 1 option leaves", "option 3"}));
}

TEST(MoveWords, TellOfColours) {
  const std::vector<std::string> lines = told(coloured_items());
  EXPECT_THAT(lines, Contains(testing::StartsWith("purify item y to amber")));
  EXPECT_THAT(lines, Contains(testing::StartsWith("unpurify item y")));
}

TEST(MoveWords, TellOfBounds) {
  const std::vector<std::string> lines =
      told(*cover::read_problem("2|a 0:1|b 3|c\na\na b\nc\nc\n"));
  EXPECT_THAT(lines, Contains("item c has too few options left: back"));
  EXPECT_THAT(told(*cover::read_problem("2|a 0:1|b\na\na b\na\n")),
              testing::IsSupersetOf({"item a can go on in 2 ways: guess", "set option 1 aside",
                                     "1. no more for item b", "bring option 1 back"}));
}

TEST(MoveWords, CountTheOptionsThatAColourTakesAway) {
  // Option 2 gives x amber: option 3 wants it blue.
  const std::vector<std::string> lines = told(coloured_items());
  EXPECT_THAT(lines, Contains("purify item x to amber: 1 option leaves"));
}

TEST(MoveWords, FindTheLineThatMakesAMove) {
  const cover::ItemId chosen{3};
  const cover::ItemId other{4};
  using Kind = Move::Kind;
  EXPECT_EQ(line_of({.kind = Kind::choose, .item = chosen}, chosen), SearchLine::choose);
  EXPECT_EQ(line_of({.kind = Kind::cover, .item = chosen}, chosen), SearchLine::cover_item);
  EXPECT_EQ(line_of({.kind = Kind::attempt, .item = chosen}, chosen), SearchLine::take_option);
  EXPECT_EQ(line_of({.kind = Kind::cover, .item = other}, chosen), SearchLine::cover_others);
  EXPECT_EQ(line_of({.kind = Kind::purify, .item = other}, chosen), SearchLine::cover_others);
  EXPECT_EQ(line_of({.kind = Kind::solution}, chosen), SearchLine::if_none_left);
  EXPECT_EQ(line_of({.kind = Kind::unpurify, .item = other}, chosen), SearchLine::uncover_others);
  EXPECT_EQ(line_of({.kind = Kind::uncover, .item = other}, chosen), SearchLine::uncover_others);
  EXPECT_EQ(line_of({.kind = Kind::uncover, .item = chosen}, chosen), SearchLine::uncover_item);
  EXPECT_EQ(line_of({.kind = Kind::back, .item = chosen}, chosen), SearchLine::go_back);
}

}  // namespace
}  // namespace quadrille::render
