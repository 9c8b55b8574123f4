#include "quadrille/formats/records.h"

#include <cmath>

#include <gtest/gtest.h>

#include "quadrille/formats/text/line_buffer.h"
#include "quadrille/formats/write.h"

namespace quadrille::sudoku {
namespace {

const std::string kBoardLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kBoardRows =
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
    "....8..79\n";

std::string describe(const Record& record, const ReadOptions& options) {
  const Result<Grid> grid = read_record(record, options);
  if (!grid) return grid.error().text();
  const std::string line = write(*grid, Format::line);
  return std::to_string(record.line) + " " + (line == kBoardLine ? "the board" : line);
}

// What each record of the text is: the line it begins on and its cells, or its error.
std::vector<std::string> records(std::string_view text, const ReadOptions& options = {}) {
  std::vector<std::string> found;
  RecordSplitter splitter(options);
  splitter.feed(text);
  splitter.finish();
  while (const auto record = splitter.next()) found.push_back(describe(*record, options));
  return found;
}

using Texts = std::vector<std::string>;

TEST(Records, ALineIsThereAsSoonAsItsLineBreakHasBeenFed) {
  RecordSplitter splitter;
  for (int i = 0; i < 3; ++i) {
    splitter.feed(kBoardLine);
    EXPECT_EQ(splitter.next(), std::nullopt);
    splitter.feed("\n");
    EXPECT_EQ(splitter.next().value_or(Record{}).text, kBoardLine);
    EXPECT_EQ(splitter.next(), std::nullopt);
  }
  for (const std::size_t cells :
       {std::size_t{36}, std::size_t{64}, std::size_t{82}, std::size_t{256}, std::size_t{729}}) {
    splitter.feed(std::string(cells, '1') + "\n");
    EXPECT_NE(splitter.next(), std::nullopt) << cells;
  }
  splitter.feed("{\"puzzle\":\"1\"}\n");
  EXPECT_EQ(splitter.next().value_or(Record{}).kind, Record::Kind::json);
}

TEST(Records, AGridIsThereWithItsLastRow) {
  RecordSplitter splitter;
  splitter.feed(kBoardRows.substr(0, kBoardRows.size() - 1));
  EXPECT_EQ(splitter.next(), std::nullopt);
  splitter.feed("\n");
  const Record record = splitter.next().value_or(Record{});
  EXPECT_EQ(record.kind, Record::Kind::grid);
  EXPECT_EQ(record.size, 9U);
}

TEST(Records, WithAShapeNothingHasToWait) {
  const ReadOptions options{*Shape::of_size(4)};
  RecordSplitter splitter(options);
  splitter.feed("1234341221434321\n");
  EXPECT_NE(splitter.next(), std::nullopt);
}

TEST(Records, ACsvRecordIsThereAsSoonAsItsLineBreakHasBeenFed) {
  RecordSplitter splitter;
  splitter.feed("id,puzzle\n1," + kBoardLine + "\n2,\"" + kBoardLine);
  EXPECT_EQ(splitter.next().value_or(Record{}).line, 2U);
  EXPECT_EQ(splitter.next(), std::nullopt);
  splitter.feed("\"\n");
  EXPECT_EQ(splitter.next().value_or(Record{}).line, 3U);
}

TEST(Records, FollowEachOtherInAnyMixture) {
  EXPECT_EQ(records(kBoardLine + "\n" + kBoardRows + kBoardRows + "\n" + kBoardLine +
                    "\n[Puzzle]\n" + kBoardRows + "{\"puzzle\":\"1\"}\n# end\n" + kBoardRows),
            (Texts{"1 the board", "2 the board", "11 the board", "21 the board", "23 the board",
                   "32 1", "34 the board"}));
}

TEST(Records, LinesOf4And9CellsAreAGridWhereThereAreEnoughOfThem) {
  EXPECT_EQ(records("1234\n3412\n2143\n4321\n"), Texts{"1 1234341221434321"});
  EXPECT_EQ(records("1221\n1.2.\n"), (Texts{"1 1221", "2 1.2."}));
  EXPECT_EQ(records("123231312\n"), Texts{"1 123231312"});
}

TEST(Records, LinesOf16CellsAreAGridWhereTheirDigitsSayIt) {
  const std::string board = "1234341221434321";
  const std::string row = ".G.5.....8......";
  std::string boards;
  std::string rows;
  for (int i = 0; i < 16; ++i) boards += board + "\n";
  for (int i = 0; i < 16; ++i) rows += row + "\n";
  EXPECT_EQ(records(boards).size(), 16U);
  EXPECT_EQ(records(rows).size(), 1U);
  // One bad digit does not turn sixteen boards into one.
  std::string mistake = boards;
  mistake[17] = '7';
  const Texts found = records(mistake);
  ASSERT_EQ(found.size(), 16U);
  EXPECT_EQ(found[0], "1 " + board);
  EXPECT_EQ(found[1], "line 2, column 1: expected 1 to 4 or an empty cell, found '7'");
}

TEST(Records, LinesOf36CellsAreRowsOnlyIfALargeDigitComesFirst) {
  const std::string row = "Z" + std::string(35, '.') + "\n";
  std::string rows;
  for (int i = 0; i < 36; ++i) rows += row;
  const Texts grid = records(rows);
  ASSERT_EQ(grid.size(), 1U);
  EXPECT_EQ(grid[0].substr(0, 3), "1 Z");
  EXPECT_EQ(records(std::string(36, '.') + "\n" + std::string(36, '1')).size(), 2U);
}

TEST(Records, DrawnRowsEndALineThatMightHaveBeenARow) {
  const Grid large(*Shape::of_size(16));
  const std::string drawn = write(large, Format::grid) + "\n";
  const std::string board = "1234341221434321\n";
  EXPECT_EQ(records(board + drawn).size(), 2U);
  EXPECT_EQ(records(board + "+---+---+---+---+\n" + drawn).size(), 2U);
  EXPECT_EQ(records(board + "\n" + drawn + board).size(), 3U);
}

TEST(Records, ABlankLineInAGridMustPartEqualBands) {
  const std::string third = kBoardRows.substr(0, 30);
  EXPECT_EQ(records(third + "\n" + kBoardRows),
            (Texts{"line 3: expected 9 rows, found 3", "5 the board"}));
  EXPECT_EQ(records(kBoardRows.substr(0, 60) + "\n" + kBoardRows),
            (Texts{"line 6: expected 9 rows, found 6", "8 the board"}));
  EXPECT_EQ(records(kBoardRows.substr(0, 80) + "\n" + kBoardRows),
            (Texts{"line 8: expected 9 rows, found 8", "10 the board"}));
  EXPECT_EQ(records(third + "\n" + third.substr(0, 20) + "\n" + kBoardRows),
            (Texts{"line 3: expected 9 rows, found 3", "line 6: expected 9 rows, found 2",
                   "8 the board"}));
}

TEST(Records, ABadRecordLeavesTheNextOnesAlone) {
  const std::string short_row = kBoardRows.substr(0, 25) + kBoardRows.substr(26);
  EXPECT_EQ(
      records(kBoardLine + ".\n" + kBoardLine + "\n"),
      (Texts{"line 1, column 82: expected 81 cells for a 9x9 board, found 82", "2 the board"}));
  EXPECT_EQ(records(short_row + kBoardRows),
            (Texts{"line 3, column 9: expected 9 cells in row 3, found 8", "10 the board"}));
  EXPECT_EQ(records(kBoardRows.substr(1) + kBoardRows),
            (Texts{"line 1, column 9: expected 9 cells in row 1, found 8", "10 the board"}));
  EXPECT_EQ(records(kBoardRows.substr(0, 60) + kBoardLine + "\n" + kBoardRows),
            (Texts{"line 6: expected 9 rows, found 6", "7 the board", "8 the board"}));
  EXPECT_EQ(records("Grid 01\n" + kBoardRows + "Grid 02\n" + kBoardRows),
            (Texts{"line 1, column 1: expected a board, found 'Grid 01'", "2 the board",
                   "line 11, column 1: expected a board, found 'Grid 02'", "12 the board"}));
  EXPECT_EQ(records("[Puzzle]\n[State]\n" + kBoardLine + "\n\n" + kBoardLine),
            (Texts{"line 1: expected a board below [Puzzle], found none", "5 the board"}));
  EXPECT_EQ(
      records("{\"puzzle\"\n" + kBoardLine),
      (Texts{"line 1, column 10: expected valid JSON, found the end of the line", "2 the board"}));
}

TEST(Records, WithAShapeABadRowIsStillARow) {
  const ReadOptions options{*Shape::of_size(9)};
  EXPECT_EQ(records(kBoardRows.substr(1) + kBoardRows, options),
            (Texts{"line 1, column 9: expected 9 cells in row 1, found 8", "10 the board"}));
}

TEST(Records, AQuoteThatIsNeverClosedSpoilsItsLineOnly) {
  EXPECT_EQ(records("puzzle,note\n" + kBoardLine + ",\"\n" + kBoardLine + ",\n\"" + kBoardLine +
                    "\n" + kBoardLine + ",\n"),
            (Texts{"2 the board", "5 the board"}))
      << "the note goes on to the next quote";
  EXPECT_EQ(
      records("puzzle,note\n\"" + kBoardLine + ",\n" + kBoardLine + ",\n"),
      (Texts{"line 2: expected a closing quote, found the end of the record", "3 the board"}));
}

TEST(Records, ACsvHeaderThatComesAgainIsSkipped) {
  const std::string file = "id,puzzle\n1," + kBoardLine + "\n\n# comment\n2," + kBoardLine + "\n";
  EXPECT_EQ(records(file + file),
            (Texts{"2 the board", "5 the board", "7 the board", "10 the board"}));
}

TEST(Records, ALineThatIsTooLongIsAnErrorAndSkipped) {
  RecordSplitter splitter;
  splitter.feed(kBoardLine + "\n");
  const std::string piece(std::size_t{1} << 20U, '.');
  for (std::size_t fed = 0; fed <= kMaxLine; fed += piece.size()) splitter.feed(piece);
  Texts found;
  while (const auto record = splitter.next()) found.push_back(describe(*record, {}));
  splitter.feed("\n" + kBoardLine + "\n");
  while (const auto record = splitter.next()) found.push_back(describe(*record, {}));
  EXPECT_EQ(found, (Texts{"1 the board", "line 2: expected a line of at most 67108864 bytes",
                          "3 the board"}));
}

TEST(Records, AGridIsGivenUpBehindTooManyBytesOfComments) {
  RecordSplitter splitter;
  const std::string comment = "#" + std::string((std::size_t{1} << 20U) - 2, ' ') + "\n";
  splitter.feed(kBoardRows.substr(0, 10));
  for (std::size_t fed = 0; fed <= kMaxLine; fed += comment.size()) splitter.feed(comment);
  splitter.feed(kBoardRows.substr(10, 10) + "\n" + kBoardLine + "\n");
  splitter.finish();
  Texts found;
  while (const auto record = splitter.next()) found.push_back(describe(*record, {}));
  EXPECT_EQ(found, (Texts{"line 1: expected 9 rows, found 1", "line 67: expected 9 rows, found 1",
                          "69 the board"}));
}

// As many lines of noughts as there are on each; other boards on one line are none of it.
TEST(Records, TakesLinesOfNoughtsForOneEmptyBoard) {
  const auto sizes = [](std::string_view text) {
    RecordSplitter splitter;
    splitter.feed(text);
    splitter.finish();
    std::vector<std::uint32_t> found;
    while (const auto record = splitter.next()) {
      const Result<Grid> grid = read_record(*record);
      found.push_back(grid ? grid->size() : 0);
    }
    return found;
  };
  for (const std::uint32_t size : {16U, 36U, 100U}) {
    std::string line;
    for (std::uint32_t cell = 0; cell < size; ++cell) line += cell == 0 ? "0" : " 0";
    std::string text;
    for (std::uint32_t row = 0; row < size; ++row) text += line + "\n";
    EXPECT_EQ(sizes(text), std::vector{size});
    const auto side = static_cast<std::uint32_t>(std::sqrt(size));
    EXPECT_EQ(sizes(line + "\n" + line + "\n"), (std::vector{side, side}));
  }
}

}  // namespace
}  // namespace quadrille::sudoku
