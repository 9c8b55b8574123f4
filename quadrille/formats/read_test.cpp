#include "quadrille/formats/read.h"

#include <string>

#include <gtest/gtest.h>

#include "quadrille/formats/records.h"
#include "quadrille/formats/write.h"

namespace quadrille::sudoku {
namespace {

// The board of the examples.
constexpr std::string_view kLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string line_of(std::string_view text, const ReadOptions& options = {}) {
  const Result<Grid> grid = read_grid(text, options);
  return grid ? write(*grid, Format::line) : grid.error().text();
}

TEST(Read, ABoardOnOneLineInAnyDress) {
  for (const std::string_view text :
       {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\r\n",
        "\xEF\xBB\xBF# comment\n\n  "
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419"
        "..5....8..79  # comment\n",
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
        "53__7____6__195____98____6_8___6___34__8_3__17___2___6_6____28____419__5____8__79",
        "53xx7XXXX6xx195xxxx98xxxx6x8xxx6xxx34xx8x3xx17xxx2xxx6x6xxxx28xxxx419xx5xxxx8xx79",
        "53··7····6··195····98····6·8···6···34··8·3··17···2···6·6····28····419··5····8··79",
        "53.|.7.|...|6..|195|...|.98|...|.6.|8..|.6.|..3|4..|8.3|..1|7..|.2.|..6|.6.|...|28.|...|"
        "419|..5|...|.8.|.79",
        "530070000 600195000 098000060 800060003 400803001 700020006 060000280 000419005 000080079",
        "5 3 0 0 7 0 0 0 0 6 0 0 1 9 5 0 0 0 0 9 8 0 0 0 0 6 0 8 0 0 0 6 0 0 0 3 4 0 0 8 0 3 0 0 1 "
        "7 0 0 0 2 0 0 0 6 0 6 0 0 0 0 2 8 0 0 0 0 4 1 9 0 0 5 0 0 0 0 8 0 0 7 9",
        "5,3,,,7,,,,,6,,,1,9,5,,,,,9,8,,,,,6,,8,,,,6,,,,3,4,,,8,,3,,,1,7,,,,2,,,,6,,6,,,,,2,8,,,,,"
        "4,"
        "1,9,,,5,,,,,8,,,7,9",
        "5;3;0;0;7;0;0;0;0;6;0;0;1;9;5;0;0;0;0;9;8;0;0;0;0;6;0;8;0;0;0;6;0;0;0;3;4;0;0;8;0;3;0;0;1;"
        "7;0;0;0;2;0;0;0;6;0;6;0;0;0;0;2;8;0;0;0;0;4;1;9;0;0;5;0;0;0;0;8;0;0;7;9"}) {
    EXPECT_EQ(line_of(text), kLine) << text;
    EXPECT_EQ(line_of(text, {*Shape::of_size(9)}), kLine) << text;
  }
}

TEST(Read, AGridInAnyDress) {
  for (const std::string_view text :
       {// bare
        "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
        "....8..79",
        // bands separated by blank lines, with comments
        "# one\r\n53..7....\r\n6..195...\r\n.98....6.\r\n\r\n8...6...3 # four\r\n4..8.3..1\r\n"
        "7...2...6\r\n\r\n\r\n# seven\r\n.6....28.\r\n...419..5\r\n....8..79\r\n\r\n",
        // drawn with rulers
        "+-------+-------+-------+\n| 5 3 . | . 7 . | . . . |\n| 6 . . | 1 9 5 | . . . |\n"
        "| . 9 8 | . . . | . 6 . |\n+-------+-------+-------+\n| 8 . . | . 6 . | . . 3 |\n"
        "| 4 . . | 8 . 3 | . . 1 |\n| 7 . . | . 2 . | . . 6 |\n+-------+-------+-------+\n"
        "| . 6 . | . . . | 2 8 . |\n| . . . | 4 1 9 | . . 5 |\n| . . . | . 8 . | . 7 9 |\n"
        "+-------+-------+-------+\n",
        // drawn with blanks for empty cells
        "+-------+-------+-------+\n| 5 3   |   7   |       |\n| 6     | 1 9 5 |       |\n"
        "|   9 8 |       |   6   |\n+-------+-------+-------+\n| 8     |   6   |     3 |\n"
        "| 4     | 8   3 |     1 |\n| 7     |   2   |     6 |\n+-------+-------+-------+\n"
        "|   6   |       | 2 8   |\n|       | 4 1 9 |     5 |\n|       |   8   |   7 9 |\n"
        "+-------+-------+-------+\n",
        "|53 | 7 |   |\n|6  |195|   |\n| 98|   | 6 |\n|8  | 6 |  3|\n|4  |8 3|  1|\n|7  | 2 |  6|\n"
        "| 6 |   |28 |\n|   |419|  5|\n|   | 8 | 79|\n",
        // a bar round every cell
        "|5|3| | |7| | | | |\n|6| | |1|9|5| | | |\n| |9|8| | | | |6| |\n|8| | | |6| | | |3|\n"
        "|4| | |8| |3| | |1|\n|7| | | |2| | | |6|\n| |6| | | | |2|8| |\n| | | |4|1|9| | |5|\n"
        "| | | | |8| | |7|9|\n",
        // stars and dots at the joints of rulers
        "*-----------*\n|53.|.7.|...|\n|6..|195|...|\n|.98|...|.6.|\n|---+---+---|\n|8..|.6.|..3|\n"
        "|4..|8.3|..1|\n|7..|.2.|..6|\n|---+---+---|\n|.6.|...|28.|\n|...|419|..5|\n|...|.8.|.79|\n"
        "*-----------*\n",
        // box-drawing characters
        "┌───────┬───────┬───────┐\n│ 5 3 · │ · 7 · │ · · · │\n│ 6 · · │ 1 9 5 │ · · · │\n"
        "│ · 9 8 │ · · · │ · 6 · │\n├───────┼───────┼───────┤\n│ 8 · · │ · 6 · │ · · 3 │\n"
        "│ 4 · · │ 8 · 3 │ · · 1 │\n│ 7 · · │ · 2 · │ · · 6 │\n├───────┼───────┼───────┤\n"
        "│ · 6 · │ · · · │ 2 8 · │\n│ · · · │ 4 1 9 │ · · 5 │\n│ · · · │ · 8 · │ · 7 9 │\n"
        "└───────┴───────┴───────┘\n",
        // numbers
        "5,3,0,0,7,0,0,0,0\n6,0,0,1,9,5,0,0,0\n0,9,8,0,0,0,0,6,0\n8,0,0,0,6,0,0,0,3\n"
        "4,0,0,8,0,3,0,0,1\n7,0,0,0,2,0,0,0,6\n0,6,0,0,0,0,2,8,0\n0,0,0,4,1,9,0,0,5\n"
        "0,0,0,0,8,0,0,7,9\n",
        // SDK
        "#ASomebody\n#D53..7....\n[Puzzle]\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n"
        "7...2...6\n.6....28.\n...419..5\n....8..79\n[State]\n534678912\n672195348\n",
        "[PUZZLE]\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
        "...419..5\n....8..79",
        // CSV
        "quizzes,solutions\n"
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,534\n",
        "id;puzzle\n1;\"53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28."
        "\n"
        "...419..5\n....8..79\"\n"}) {
    EXPECT_EQ(line_of(text), kLine) << text;
    EXPECT_EQ(line_of(text, {*Shape::of_size(9)}), kLine) << text;
  }
}

TEST(Read, LettersAreDigitsFrom10On) {
  const std::string line = "GFEDCBA987654321" + std::string(240, '.');
  EXPECT_EQ(read_grid(line)->at(0), 16);
  EXPECT_EQ(read_grid("gfedcba987654321" + std::string(240, '.'))->at(0), 16);
  const std::string large = "Zaz" + std::string(3718, '.');
  EXPECT_EQ(read_grid(large)->at(0), 35);
  EXPECT_EQ(read_grid(large)->at(1), 36);
  EXPECT_EQ(read_grid(large)->at(2), 61);
}

TEST(Read, TheNumberOfCellsGivesTheUsualShape) {
  EXPECT_EQ(read_grid(std::string(36, '.'))->shape(), *Shape::boxes(2, 3));
  EXPECT_EQ(read_grid(std::string(144, '.'))->shape(), *Shape::boxes(3, 4));
  EXPECT_EQ(read_grid("1 2 3\n2 3 1\n3 1 2")->shape(), *Shape::latin(3));
  EXPECT_EQ(read_grid(std::string(36, '.'), {*Shape::latin(6)})->shape(), *Shape::latin(6));
}

TEST(Read, ALineOfMarksLeavesEachCellItsDigits) {
  std::string text;
  for (int cell = 0; cell < 81; ++cell) text += cell == 0 ? "1.3......" : "123456789";
  const Result<Grid> grid = read_grid(text);
  ASSERT_TRUE(grid);
  ASSERT_TRUE(grid->has_marks());
  EXPECT_EQ(grid->given_count(), 0U);
  EXPECT_TRUE(grid->allows(0, 1));
  EXPECT_FALSE(grid->allows(0, 2));
  EXPECT_TRUE(grid->allows(0, 3));
  EXPECT_TRUE(grid->allows(80, 2));
}

TEST(Read, ASingleMarkIsAGivenAndMarksThatSayNothingAreNone) {
  std::string text;
  for (const char digit : kLine) {
    std::string marks = "123456789";
    for (char& mark : marks) mark = digit == '.' || digit == mark ? mark : '.';
    text += marks;
  }
  const Result<Grid> grid = read_grid(text);
  ASSERT_TRUE(grid);
  EXPECT_FALSE(grid->has_marks());
  EXPECT_EQ(write(*grid, Format::line), kLine);
}

TEST(Read, WithAShapeOf27A729SymbolLineIsItsCells) {
  const std::string text(729, '.');
  EXPECT_EQ(read_grid(text)->size(), 9U);
  EXPECT_EQ(read_grid(text, {*Shape::of_size(27)})->size(), 27U);
}

TEST(Read, WantsExactlyOneBoard) {
  EXPECT_EQ(line_of(""), "expected a board, found none");
  EXPECT_EQ(line_of("# only a comment\n\n-----\n"), "expected a board, found none");
  EXPECT_EQ(line_of("puzzle,solution\n"), "expected a board, found none");
  EXPECT_EQ(line_of(std::string(kLine) + "\n\n" + std::string(kLine)),
            "line 3: expected one board, found another");
}

const std::string kListed =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kListedSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

TEST(Read, LeavesAsideWhatListsSayBehindTheCells) {
  const Grid puzzle = *read_grid(kListed);
  for (const char* more :
       {" # ED=9.0/1.2/1.2", " ED=9.0/1.2/1.2", " Easter monster 9.9", "\tgolden nugget;11.9/11.9",
        ",1.2,0.5", ";easy", " x", "  with 19 more letters here", " -1", " | name"}) {
    const Result<Grid> grid = read_grid(kListed + more);
    ASSERT_TRUE(grid) << more << ": " << grid.error().text();
    EXPECT_EQ(*grid, puzzle) << more;
  }
}

TEST(Read, TakesThePuzzleOfACsvRecordWithoutAHeader) {
  for (const char* delimiter : {",", ";", "\t", ", "}) {
    std::string record = kListed;
    record.append(delimiter).append(kListedSolution);
    const Result<Grid> grid = read_grid(record);
    ASSERT_TRUE(grid) << grid.error().text();
    EXPECT_EQ(*grid, *read_grid(kListed));
  }
  RecordSplitter splitter;
  splitter.feed(kListed + "," + kListedSolution + "\n" + kListed + " name\n" + kListed + "\n");
  splitter.finish();
  for (std::size_t line = 1; line <= 3; ++line) {
    const std::optional<Record> record = splitter.next();
    ASSERT_TRUE(record);
    EXPECT_EQ(record->line, line);
    EXPECT_EQ(*read_record(*record), *read_grid(kListed));
  }
  EXPECT_FALSE(splitter.next());
}

TEST(Read, KnowsWordsBehindABoardOfAGivenShape) {
  const ReadOptions four{.shape = *Shape::boxes(2, 2)};
  EXPECT_EQ(*read_grid("1.3.3.1.2.4.4.2. easy", four), *read_grid("1.3.3.1.2.4.4.2.", four));
  EXPECT_EQ(*read_grid("1.3.3.1.2.4.4.2.,1234341221434321", four),
            *read_grid("1.3.3.1.2.4.4.2.", four));
}

TEST(Read, StillReadsCellsInGroupsAndRefusesABoardOfTheWrongLength) {
  EXPECT_EQ(*read_grid(kListed.substr(0, 70) + " " + kListed.substr(70)), *read_grid(kListed));
  EXPECT_FALSE(read_grid(kListed.substr(0, 80) + " name"));
  EXPECT_FALSE(read_grid(kListed + "5"));
}

}  // namespace
}  // namespace quadrille::sudoku
