#include <gtest/gtest.h>

#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"

namespace quadrille::sudoku {
namespace {

std::vector<std::uint32_t> boxes_of(const Shape& shape) {
  std::vector<std::uint32_t> boxes(shape.cell_count());
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) boxes[cell] = shape.box_of(cell);
  return boxes;
}

TEST(Regions, AreNumberedInTheOrderOfTheirFirstCells) {
  const Result<Shape> shape = read_regions("ZZZb\nZ1bb\n11Qb\n1QQQ\n");
  ASSERT_TRUE(shape) << shape.error().text();
  EXPECT_EQ(boxes_of(*shape),
            (std::vector<std::uint32_t>{0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}));
}

TEST(Regions, MayBeWrittenInSeveralWays) {
  const Shape expected = *read_regions("AAABACBBCCDBCDDD");
  for (const std::string_view text :
       {"AAAB\nACBB\nCCDB\nCDDD", "# jigsaw\r\n\r\nAAAB\r\nACBB\r\nCCDB\r\nCDDD\r\n",
        "A A A B\nA C B B\nC C D B\nC D D D", "|AA|AB|\n|AC|BB|\n+--+--+\n|CC|DB|\n|CD|DD|",
        "1 1 1 20\n1 3 20 20\n3 3 4 20\n3 4 4 4", "AAAB ACBB CCDB CDDD"}) {
    const Result<Shape> shape = read_regions(text);
    ASSERT_TRUE(shape) << shape.error().text() << " in\n" << text;
    EXPECT_EQ(*shape, expected) << text;
  }
}

TEST(Regions, AreReadBackAsWritten) {
  for (const std::uint32_t size : {1U, 2U, 4U, 9U, 62U, 63U, 100U}) {
    std::vector<std::uint16_t> columns(std::size_t{size} * size);
    for (std::size_t cell = 0; cell < columns.size(); ++cell) {
      columns[cell] = static_cast<std::uint16_t>(cell % size);
    }
    const Shape shape = *Shape::regions(size, columns);
    const Result<Shape> read = read_regions(write_regions(shape));
    ASSERT_TRUE(read) << size << ": " << read.error().text();
    EXPECT_EQ(*read, shape) << size;
  }
}

TEST(Regions, RefuseWhatIsNoDivisionAndSayWhere) {
  struct Case {
    std::string text;
    std::string_view error;
  };
  for (const Case& example : std::initializer_list<Case>{
           {"", "expected a letter for each cell, found none"},
           {"# nothing\n", "expected a letter for each cell, found none"},
           {"AAABACBBCCDBCDD", "line 1: expected 16 letters for a 4x4 board, found 15"},
           {"AAAB\nACBB\n\nCCDB", "line 1: expected 3 letters in row 1 of 3, found 4"},
           {"AAAB\nACBB\nCCD\nCDDD", "line 3: expected 4 letters in row 3 of 4, found 3"},
           {"AAAA\nABBB\nBCCC\nCDDD",
            "line 2, column 1: expected 4 cells in region 'A', found more"},
           {"AAAB\nACBB\nCCEB\nCDDD", "line 4, column 2: expected 4 regions, found one more, 'D'"},
           {std::string(600, '\n').replace(1, 598,
                                           [] {
                                             std::string column;
                                             for (int i = 0; i < 299; ++i) column += "A\n";
                                             return column;
                                           }()),
            "line 258: expected at most 256x256 cells, found more"},
           {"AA@B\nACBB\nCCDB\nCDDD",
            "line 1, column 3: expected a letter or figure for a region, found '@'"},
           {"AA.B\nACBB\nCCDB\nCDDD",
            "line 1, column 3: expected a letter or figure for a region, found '.'"}}) {
    const Result<Shape> shape = read_regions(example.text);
    ASSERT_FALSE(shape) << example.text;
    EXPECT_EQ(shape.error().text(), example.error) << example.text;
    EXPECT_NE(shape.error().kind, ErrorKind::other) << example.error;
  }
}

TEST(Regions, SkipAByteOrderMark) {
  const Result<Shape> marked = read_regions(
      "\xEF\xBB\xBF"
      "AAAB\nACBB\nCCDB\nCDDD");
  ASSERT_TRUE(marked);
  EXPECT_EQ(*marked, *read_regions("AAAB\nACBB\nCCDB\nCDDD"));
}

}  // namespace
}  // namespace quadrille::sudoku
