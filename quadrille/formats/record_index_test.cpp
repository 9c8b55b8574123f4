#include "quadrille/formats/record_index.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/boards/random_board_test.h"
#include "quadrille/formats/write.h"

namespace quadrille::sudoku {
namespace {

constexpr std::string_view kIndexedLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

RecordIndex index_of(std::string_view text, std::size_t piece) {
  RecordIndex index;
  for (std::size_t at = 0; at < text.size(); at += piece) index.feed(text.substr(at, piece));
  index.finish();
  return index;
}

// What the index gives, read from the text, or the error.
std::vector<std::string> all_indexed(const RecordIndex& index, std::string_view text) {
  std::vector<std::string> boards;
  for (std::size_t i = 0; i < index.size(); ++i) {
    const auto [offset, length] = index.range(i);
    const Result<Grid> grid = index.read(i, text.substr(offset, length));
    boards.push_back(grid ? write(*grid, Format::line) : grid.error().text());
  }
  return boards;
}

// The same as the splitter finds it, one after the other.
std::vector<std::string> split_at_once(std::string_view text) {
  RecordSplitter splitter;
  splitter.feed(text);
  splitter.finish();
  std::vector<std::string> boards;
  while (const auto record = splitter.next()) {
    if (is_words(*record)) continue;
    const Result<Grid> grid = read_record(*record);
    boards.push_back(grid ? write(*grid, Format::line) : grid.error().text());
  }
  return boards;
}

std::string mixed_boards() {
  const std::string line(kIndexedLine);
  std::string text = "\xEF\xBB\xBFSome puzzles\n";
  for (int i = 0; i < 5; ++i) text += line + "\n";
  text += "# a comment\n\n1234....3412....  # with a name\n";
  text += "1 2 | 3 4\n3 4 | 1 2\n----+----\n. . | . .\n. . | . .\n\n";
  text += "{\"puzzle\": \"1234341221434321\"}\n";
  text += "[[1,2,3,4],\n [3,4,1,2],\n [0,0,0,0],\n [0,0,0,0]]\n";
  text += line + "\r\n" + line.substr(0, 80) + "!\n" + line;
  return text;
}

TEST(RecordIndex, FindsEveryBoardOfAMixedTextAgain) {
  const std::string text = mixed_boards();
  const std::vector<std::string> expected = split_at_once(text);
  ASSERT_EQ(expected.size(), 12U);
  for (const std::size_t piece : {std::size_t{1}, std::size_t{7}, std::size_t{100}, text.size()}) {
    EXPECT_EQ(all_indexed(index_of(text, piece), text), expected) << piece;
  }
}

TEST(RecordIndex, KnowsTheLineOfEachBoard) {
  const RecordIndex index = index_of(mixed_boards(), 64);
  EXPECT_EQ(index.line(0), 2U);
  EXPECT_EQ(index.line(4), 6U);
  EXPECT_EQ(index.line(6), 10U);
}

TEST(RecordIndex, FindsTheFieldsOfATable) {
  const std::string text =
      fmt::format("id,puzzle,solution\n1,{0},x\n2,{0},x\n33,{0},x\n", kIndexedLine);
  const RecordIndex index = index_of(text, 11);
  EXPECT_EQ(all_indexed(index, text), std::vector<std::string>(3, std::string(kIndexedLine)));
}

TEST(RecordIndex, GivesReadersACopyWhileItGrows) {
  RecordIndex index;
  const std::string line = std::string(kIndexedLine) + "\n";
  index.feed(line + line);
  const RecordIndex early = index;
  index.feed(line);
  index.finish();
  EXPECT_EQ(early.size(), 2U);
  EXPECT_EQ(index.size(), 3U);
  EXPECT_EQ(all_indexed(early, line + line + line),
            std::vector<std::string>(2, std::string(kIndexedLine)));
}

TEST(RecordIndex, HasNothingForATextWithoutBoards) {
  EXPECT_EQ(index_of("", 1).size(), 0U);
  EXPECT_EQ(index_of("Dear reader,\nthis is a letter.\n", 5).size(), 0U);
}

TEST(RecordIndex, AgreesWithTheSplitterOnWhatStandsBeforeAnArray) {
  const std::string text = "\r[ ";
  EXPECT_EQ(all_indexed(index_of(text, 1), text), split_at_once(text));
}

RC_GTEST_PROP(RecordIndex, AgreesWithTheSplitterOnAnyText, ()) {
  const auto text = *rc::gen::container<std::string>(
      rc::gen::element('1', '2', '3', '4', '.', '\n', ' ', '|', 'x', ',', '[', '"', '\r'));
  const auto piece = *rc::gen::inRange<std::size_t>(1, 20);
  RC_ASSERT(all_indexed(index_of(text, piece), text) == split_at_once(text));
}

}  // namespace
}  // namespace quadrille::sudoku
