#include "quadrille/formats/text/line_buffer.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

std::vector<std::string> drain(LineBuffer& buffer) {
  std::vector<std::string> lines;
  while (const auto line = buffer.peek()) {
    lines.push_back(std::to_string(line->number) + ":" +
                    (line->too_long ? "too long" : std::string(buffer.text(*line))));
    buffer.move_past(*line);
  }
  return lines;
}

using Texts = std::vector<std::string>;

TEST(LineBuffer, GivesALineAsSoonAsItsLineFeedIsThere) {
  LineBuffer buffer;
  buffer.feed("on");
  EXPECT_EQ(drain(buffer), Texts{});
  buffer.feed("e\n\ntw");
  EXPECT_EQ(drain(buffer), (Texts{"1:one", "2:"}));
  buffer.feed("o");
  EXPECT_EQ(drain(buffer), Texts{});
  buffer.finish();
  EXPECT_EQ(drain(buffer), Texts{"3:two"});
  EXPECT_EQ(drain(buffer), Texts{});
}

TEST(LineBuffer, TakesBytesThatAreWrittenIntoItsRoom) {
  LineBuffer buffer;
  buffer.feed("on");
  std::ranges::copy(std::string_view("e\ntwo\nthr"), buffer.make_room(100).begin());
  buffer.fill_room(9);
  EXPECT_EQ(buffer.unread(), "one\ntwo\nthr");
  EXPECT_EQ(drain(buffer), (Texts{"1:one", "2:two"}));
  EXPECT_EQ(buffer.unread(), "thr");
  EXPECT_EQ(buffer.number(), 3U);
  EXPECT_EQ(buffer.make_room(5).size(), 5U);
  buffer.fill_room(0);
  buffer.feed("ee\n");
  EXPECT_EQ(drain(buffer), Texts{"3:three"});
}

TEST(LineBuffer, SkipsAByteOrderMarkAtTheStartOnly) {
  LineBuffer buffer;
  buffer.feed("\xEF");
  EXPECT_EQ(drain(buffer), Texts{});
  buffer.feed("\xBB\xBFone\n\xEF\xBB\xBFtwo\n");
  EXPECT_EQ(drain(buffer), (Texts{"1:one", "2:\xEF\xBB\xBFtwo"}));
}

TEST(LineBuffer, GoesBackToWhatItWasToldToKeep) {
  LineBuffer buffer;
  buffer.feed("one\ntwo\nthree\n");
  const InputLine first = buffer.peek().value_or(InputLine{});
  buffer.keep_from(first.begin);
  drain(buffer);
  buffer.feed(std::string(10'000, '\n'));
  drain(buffer);
  buffer.feed("last\n");
  EXPECT_EQ(buffer.text(first), "one");
  buffer.move_to(first.next, 2);
  EXPECT_EQ(buffer.text(buffer.peek().value_or(InputLine{})), "two");
  EXPECT_EQ(drain(buffer).back(), "10004:last");
}

TEST(LineBuffer, CutsALineThatIsTooLongAndGoesOnBehindIt) {
  constexpr std::size_t kPiece = std::size_t{1} << 20U;
  const std::string piece(kPiece, '5');
  LineBuffer buffer;
  buffer.feed("one\n");
  Texts lines;
  for (std::size_t fed = 0; fed < 2 * kMaxLine; fed += kPiece) {
    buffer.feed(piece);
    for (std::string& line : drain(buffer)) lines.push_back(std::move(line));
  }
  buffer.feed("\nthree\n");
  for (std::string& line : drain(buffer)) lines.push_back(std::move(line));
  EXPECT_EQ(lines, (Texts{"1:one", "2:too long", "3:three"}));
}

TEST(LineBuffer, CutsALineThatIsTooLongInOnePiece) {
  LineBuffer buffer;
  buffer.feed(std::string(kMaxLine + 1, '5') + "\ntwo");
  buffer.finish();
  EXPECT_EQ(drain(buffer), (Texts{"1:too long", "2:two"}));
}

TEST(LineBuffer, TakesALineOfJustTheLargestLength) {
  LineBuffer buffer;
  buffer.feed(std::string(kMaxLine, '5') + "\n");
  const InputLine line = buffer.peek().value_or(InputLine{.too_long = true});
  EXPECT_FALSE(line.too_long);
  EXPECT_EQ(buffer.text(line).size(), kMaxLine);
}

}  // namespace
}  // namespace quadrille::sudoku
