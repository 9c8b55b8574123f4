#include "quadrille/formats/plain_lines.h"

#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/formats/read.h"
#include "quadrille/formats/records.h"

namespace quadrille::sudoku {
namespace {

const std::string kBoard =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kOther =
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

TEST(PlainLines, AreOfDigitsAndPointsAlone) {
  EXPECT_TRUE(is_plain_board(kBoard));
  EXPECT_TRUE(is_plain_board(kOther));
  EXPECT_FALSE(is_plain_board(kBoard + "."));
  EXPECT_FALSE(is_plain_board(kBoard.substr(1)));
  EXPECT_FALSE(is_plain_board(""));
}

TEST(PlainLines, EveryOtherCharacterAnywhereMakesALineNotPlain) {
  for (std::size_t place = 0; place < kPlainBoard; ++place) {
    for (int code = 0; code < 256; ++code) {
      const char character = static_cast<char>(code);
      const bool plain = character == '.' || (character >= '0' && character <= '9');
      std::string board = kBoard;
      board[place] = character;
      ASSERT_EQ(is_plain_board(board), plain) << place << " " << code;
    }
  }
}

TEST(PlainLines, AreCountedUpToTheFirstOtherLine) {
  const std::string two = kBoard + "\n" + kOther + "\n";
  EXPECT_EQ(count_plain_lines("", 9).lines, 0);
  EXPECT_EQ(count_plain_lines(kBoard, 9).lines, 0) << "the line break may still come";
  EXPECT_EQ(count_plain_lines(two, 9).lines, 2);
  EXPECT_EQ(count_plain_lines(two, 1).lines, 1);
  EXPECT_EQ(count_plain_lines(two + kBoard, 9).lines, 2);
  EXPECT_EQ(count_plain_lines(two + "\n" + two, 9).lines, 2);
  EXPECT_EQ(count_plain_lines(two + kBoard + " \n", 9).lines, 2);
  EXPECT_EQ(count_plain_lines(kBoard + "\r" + kBoard + "\n", 9).lines, 0);
  EXPECT_EQ(count_plain_lines(two + kBoard + "\r\n", 9).lines, 2) << "another end of line";
  const PlainCount returns = count_plain_lines(kBoard + "\r\n" + kOther + "\r\n" + two, 9);
  EXPECT_EQ(returns.lines, 2);
  EXPECT_EQ(returns.stride, 83);
}

TEST(PlainLines, KeepTheNumbersOfTheirLines) {
  RecordSplitter splitter;
  splitter.feed("# comment\n\n" + kBoard + "\n" + kOther + "\n.98\n" + kOther + "\n");
  EXPECT_EQ(splitter.next_plain(9), std::nullopt);
  EXPECT_EQ(splitter.next().value_or(Record{}).line, 3);
  const PlainLines lines = splitter.next_plain(9).value_or(PlainLines{});
  EXPECT_EQ(lines.line, 4);
  EXPECT_EQ(lines.count, 1);
  EXPECT_EQ(lines.board(0), kOther);
}

TEST(PlainLines, AreNoneWhereAnotherShapeIsWanted) {
  const auto finds_plain = [](const ReadOptions& options) {
    RecordSplitter splitter(options);
    splitter.feed(kBoard + "\n");
    return splitter.next_plain(9).has_value();
  };
  EXPECT_TRUE(finds_plain({}));
  EXPECT_TRUE(finds_plain({.shape = *Shape::boxes(3, 3)}));
  EXPECT_FALSE(finds_plain({.shape = *Shape::latin(9)}));
  EXPECT_FALSE(finds_plain({.shape = *Shape::boxes(4, 4)}));
}

// What stands in files, in pieces that may follow each other.
std::string random_piece() {
  return *rc::gen::element<std::string>(
      kBoard + "\n", kOther + "\n", kBoard + "\r\n", kBoard + "\n" + kOther + "\n", "# comment\n",
      "\n", kBoard + " # comment\n", "[Puzzle]\n", "[Other]\n", "puzzle,solution\n",
      kBoard + "," + kOther + "\n", "53..7....\n6..195...\n", "+---+---+---+\n", kBoard, "junk\n",
      "{\"puzzle\":\"" + kBoard + "\"}\n");
}

// All records, asking for plain lines first or not; with line and text each.
std::vector<std::string> split(const std::string& text, std::size_t feed, std::size_t most_plain) {
  std::vector<std::string> found;
  RecordSplitter splitter;
  const auto drain = [&] {
    for (;;) {
      if (const auto lines = most_plain == 0 ? std::nullopt : splitter.next_plain(most_plain)) {
        for (std::size_t i = 0; i < lines->count; ++i) {
          found.push_back(std::to_string(lines->line + i) + " " + std::string(lines->board(i)));
        }
      } else if (const auto record = splitter.next()) {
        found.push_back(std::to_string(record->line) + " " + record->text);
      } else {
        return;
      }
    }
  };
  for (std::size_t at = 0; at < text.size(); at += feed) {
    splitter.feed(std::string_view(text).substr(at, feed));
    drain();
  }
  splitter.finish();
  drain();
  return found;
}

RC_GTEST_PROP(PlainLines, AreTheSameRecordsAsWithoutThem, ()) {
  std::string text;
  for (auto pieces = *rc::gen::inRange(0, 30); pieces > 0; --pieces) text += random_piece();
  const auto feed = *rc::gen::inRange<std::size_t>(1, 400);
  const auto most = *rc::gen::inRange<std::size_t>(1, 5);
  RC_ASSERT(split(text, feed, most) == split(text, text.size() + 1, 0));
}

TEST(PlainLines, HaveADigitOrAPointOrAZeroForEveryCell) {
  const Grid grid = plain_grid(kOther);
  for (Cell cell = 0; cell < kPlainBoard; ++cell) EXPECT_EQ(grid.at(cell), kOther[cell] - '0');
  EXPECT_EQ(plain_grid(kBoard), *read_grid(kBoard));
}

}  // namespace
}  // namespace quadrille::sudoku
