#include "quadrille/sudoku/plain.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/sudoku/read.h"
#include "quadrille/sudoku/records.h"
#include "quadrille/sudoku/verify.h"

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

const std::string kSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

TEST(PlainSolver, WritesSolutionsWhereTheyAreWanted) {
  const std::string none = "55" + std::string(79, '.');
  const std::string text = kBoard + "\r\n" + none + "\r\n" + std::string(81, '0') + "\r\n";
  for (const EngineName engine : {EngineName::automatic, EngineName::batch_128}) {
    PlainSolver solver(engine);
    EXPECT_TRUE(is_batch(solver.engine()));
    for (int again = 0; again < 2; ++again) {
      std::vector<std::uint64_t> counts(3);
      std::string lines(std::size_t{3} * 82, '\n');
      const PlainReport report =
          solver.solve({.text = text.data(), .count = 3, .stride = 83},
                       {.counts = counts, .solutions = lines.data(), .stride = 82});
      EXPECT_TRUE(report.open.empty());
      EXPECT_EQ(counts, (std::vector<std::uint64_t>{1, 0, 2}));
      EXPECT_EQ(lines.substr(0, 82), kSolved + "\n");
      EXPECT_EQ(lines.substr(82, 82), std::string(82, '\n')) << "no solution, nothing written";
      EXPECT_EQ(verify(plain_grid(std::string(81, '.')), plain_grid(lines.substr(164, 81))),
                std::nullopt);
      EXPECT_EQ(lines.back(), '\n');
    }
  }
}

TEST(PlainSolver, CountsUpToTheLimit) {
  PlainSolver solver;
  std::vector<std::uint64_t> counts(2);
  const std::string text = kBoard + std::string(81, '.');
  solver.solve({.text = text.data(), .count = 2, .stride = 81}, {.counts = counts, .limit = 1000});
  EXPECT_EQ(counts, (std::vector<std::uint64_t>{1, 1000}));
}

TEST(PlainSolver, SaysWhatAStopHasCutShort) {
  Stop stop;
  stop.request();
  PlainSolver solver;
  std::vector<std::uint64_t> counts(2);
  const std::string text = kBoard + std::string(81, '.');
  const PlainReport report = solver.solve({.text = text.data(), .count = 2, .stride = 81},
                                          {.counts = counts, .limit = UINT64_MAX, .stop = &stop});
  EXPECT_EQ(report.open, (std::vector<std::uint8_t>{1, 1}));
}

TEST(PlainSolver, ReadsADigitOrAPointOrAZeroInEveryCell) {
  const Grid grid = plain_grid(kOther);
  for (Cell cell = 0; cell < kPlainBoard; ++cell) EXPECT_EQ(grid.at(cell), kOther[cell] - '0');
  EXPECT_EQ(plain_grid(kBoard), *read_grid(kBoard));
}

}  // namespace
}  // namespace quadrille::sudoku
