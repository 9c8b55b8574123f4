#include <string>

#include <gtest/gtest.h>

#include "quadrille/formats/read.h"
#include "quadrille/formats/text/read_board.h"
#include "quadrille/formats/write.h"

namespace quadrille::sudoku {
namespace {

const std::string kCells = "1234341221434321";

TEST(Json, ThePuzzleIsAStringOrAnArray) {
  for (
      const std::string_view text :
      {R"({"puzzle":"1234341221434321"})", R"({"puzzle":"1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1"})",
       R"({"puzzle":"1234\n3412\n2143\n4321"})", R"({"puzzle":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]})",
       R"( { "id": 7, "puzzle" : [[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]], "tags": [["a", {}]] } )",
       R"({"meta":{"puzzle":"nested","box":3},"puzzle":"1234341221434321"})",
       "{\"puzzle\":\"1234341221434321\"}\r"}) {
    const Result<Grid> grid = read_json(text, {});
    ASSERT_TRUE(grid) << text << grid.error().text();
    EXPECT_EQ(*grid, Grid(*Shape::boxes(2, 2), {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}))
        << text;
  }
}

TEST(Json, AnArrayNeedsNoObjectAroundIt) {
  for (const std::string_view text :
       {"[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]", "[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]",
        "[[\"1\",\"2\",\"3\",\"4\"],[\"3\",\"4\",\"1\",\"2\"],[2,1,4,3],[4,3,2,1]];",
        "[\"1234\", \"3412\", \"2143\", \"4321\"]", "['1234', '3412', '2143', '4321'],",
        " [ [1,2,3,4],\n  [3,4,1,2],\n  [2,1,4,3],\n  [4,3,2,1] ]\n"}) {
    const Result<Grid> grid = read_json(text, {});
    ASSERT_TRUE(grid) << text << grid.error().text();
    EXPECT_EQ(write(*grid, Format::line), kCells) << text;
  }
  EXPECT_EQ(
      write(*read_json(R"([["4","",".",null],["-"," ",0,"3"],["0","_","2",""],[1,0,0,0]])", {}),
            Format::line),
      "4......3..2.1...");
}

TEST(Json, NullAndZeroAreEmpty) {
  EXPECT_EQ(write(*read_json(R"({"puzzle":[1,null,0,1]})", {}), Format::line), "1..1");
}

TEST(Json, TheObjectMayGiveTheShape) {
  const auto shape = [](const std::string& members, const ReadOptions& options = {}) {
    return read_json("{\"puzzle\":\"" + kCells + "\"" + members + "}", options)->shape();
  };
  EXPECT_EQ(shape(""), *Shape::boxes(2, 2));
  EXPECT_EQ(shape(R"(,"box":"1x4")"), *Shape::boxes(1, 4));
  EXPECT_EQ(shape(R"(,"latin":true)"), *Shape::latin(4));
  EXPECT_EQ(shape(R"(,"latin":4)"), *Shape::latin(4));
  EXPECT_EQ(shape(R"(,"latin":false)"), *Shape::boxes(2, 2));
  EXPECT_EQ(shape(R"(,"regions":"AAABACBBCCDBCDDD")"), *read_regions("AAABACBBCCDBCDDD"));
}

TEST(Json, TheShapeOfTheObjectGoesBeforeThatOfTheOptions) {
  const std::string plain = "{\"puzzle\":\"" + kCells + "\"}";
  const std::string own = "{\"puzzle\":\"" + kCells + "\",\"box\":\"2x2\"}";
  EXPECT_EQ(read_json(plain, {*Shape::latin(4)})->shape(), *Shape::latin(4));
  EXPECT_EQ(read_json(own, {*Shape::latin(4)})->shape(), *Shape::boxes(2, 2));
}

TEST(Json, ADeepOrEndlessValueIsRefusedWithoutBeingKept) {
  EXPECT_EQ(read_json("{\"a\":" + std::string(1'000'000, '['), {}).error().text(),
            "line 1: expected JSON of at most 64 levels");
  std::string numbers = "{\"puzzle\":[0";
  for (int i = 0; i < 70'000; ++i) numbers += ",0";
  EXPECT_EQ(read_json(numbers + "]}", {}).error().text(),
            "line 1: puzzle: expected at most 65536 numbers");
  std::string rows = "{\"puzzle\":[[]";
  for (int i = 0; i < 300; ++i) rows += ",[]";
  EXPECT_EQ(read_json(rows + "]}", {}).error().text(), "line 1: puzzle: expected at most 256 rows");
}

TEST(Json, ErrorsNameTheMember) {
  struct Case {
    std::string_view text;
    std::string_view error;
  };
  for (const Case& example : std::initializer_list<Case>{
           {"{", "line 1, column 2: expected valid JSON, found the end of the line"},
           {R"({"puzzle":"1",})", "line 1, column 15: expected valid JSON, found '}'"},
           {R"({"puzzle":"1"} x)", "line 1, column 16: expected valid JSON, found 'x'"},
           {"{\"puzzle\":\"1\x07\"}", "line 1, column 13: expected valid JSON, found byte 0x07"},
           {"{}", "line 1: expected \"puzzle\" with a string or an array"},
           {R"({"solution":"1"})", "line 1: expected \"puzzle\" with a string or an array"},
           {R"({"puzzle":5})", "line 1: expected \"puzzle\" with a string or an array"},
           {R"({"puzzle":{"a":1}})", "line 1: expected \"puzzle\" with a string or an array"},
           {R"({"puzzle":""})", "line 1: puzzle, line 1, column 1: expected a board, found none"},
           {R"({"puzzle":"123"})",
            "line 1: puzzle, line 1, column 4: expected 4 cells for a 2x2 board, found 3"},
           {R"({"puzzle":"1234\n3412\n214\n4321"})",
            "line 1: puzzle, line 3, column 4: expected 4 cells in row 3, found 3"},
           {R"({"puzzle":"1","box":"2x3"})",
            "line 1: puzzle, line 1, column 2: expected 36 cells, found 1"},
           {R"({"puzzle":[]})", "line 1: puzzle: expected a board, found none"},
           {R"({"puzzle":[1,2.5]})", "line 1: puzzle: expected whole numbers or rows of them"},
           {R"({"puzzle":[-1]})", "line 1: puzzle: expected whole numbers or rows of them"},
           {R"({"puzzle":["1x2", 3]})", "line 1: puzzle: expected whole numbers or rows of them"},
           {R"({"puzzle":[["1", "no"]]})",
            "line 1: puzzle: expected whole numbers or rows of them"},
           {R"([1,2,3])", "line 1: expected 4 cells for a 2x2 board, found 3"},
           {R"([[1,2],[2,3]])", "line 1: expected 0 to 2 in r2c2, found 3"},
           {R"([["1","2"],["2","1"]]])", "line 1, column 22: expected valid JSON, found ']'"},
           {R"(["12", "13"])", "line 1: expected 1 to 2 or an empty cell, found '3'"},
           {R"({"puzzle":[[[1]]]})", "line 1: puzzle: expected whole numbers or rows of them"},
           {R"({"puzzle":[[1,2],3]})",
            "line 1: puzzle: expected whole numbers or rows of them, found both"},
           {R"({"puzzle":[1,2,3]})", "line 1: puzzle: expected 4 cells for a 2x2 board, found 3"},
           {R"({"puzzle":[[1,2],[2]]})", "line 1: puzzle: expected 2 cells in row 2, found 1"},
           {R"({"puzzle":[[1,2],[3,1]]})", "line 1: puzzle: expected 0 to 2 in r2c1, found 3"},
           {R"({"puzzle":[[1,2],[2,1]],"box":"2x2"})", "line 1: puzzle: expected 4 rows, found 2"},
           {R"({"puzzle":"1","box":"2y3"})",
            "line 1: box: expected rows and columns such as \"2x3\""},
           {R"({"puzzle":"1","box":[2,3]})",
            "line 1: box: expected rows and columns such as \"2x3\""},
           {R"({"puzzle":"1","box":"20x30"})",
            "line 1: box: expected a board from 1x1 to 256x256, found 600x600"},
           {R"({"puzzle":"1","latin":"yes"})", "line 1: latin: expected true, false or the size"},
           {R"({"puzzle":"1","latin":0})",
            "line 1: latin: expected a board from 1x1 to 256x256, found 0x0"},
           {R"({"puzzle":"1","regions":7})", "line 1: regions: expected a string"},
           {R"({"puzzle":"1","regions":"AB"})",
            "line 1: regions: expected 4 letters for a 2x2 board, found 2"},
           {R"({"puzzle":"1","box":"1x1","latin":true})",
            "line 1: expected only one of \"box\", \"latin\" and \"regions\""}}) {
    const Result<Grid> grid = read_json(example.text, {});
    ASSERT_FALSE(grid) << example.text;
    EXPECT_EQ(grid.error().text(), example.error) << example.text;
    EXPECT_NE(grid.error().kind, ErrorKind::other) << example.error;
  }
}

}  // namespace
}  // namespace quadrille::sudoku
