#include "quadrille/formats/text/csv.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

TEST(Csv, FindsTheColumnByItsName) {
  struct Case {
    std::string_view header;
    std::optional<CsvColumn> column;
  };
  for (const Case& example :
       std::initializer_list<Case>{{"puzzle,solution", CsvColumn{',', 0}},
                                   {"id;Puzzles;difficulty", CsvColumn{';', 1}},
                                   {"id\tlevel\tQUIZ", CsvColumn{'\t', 2}},
                                   {"\"quizzes\",\"solutions\"", CsvColumn{',', 0}},
                                   {"\"a,b\", sudoku ,c", CsvColumn{',', 1}},
                                   {"puzzle", CsvColumn{'\0', 0}},
                                   {"puzzle\r", CsvColumn{'\0', 0}},
                                   {"puzzling,solution", std::nullopt},
                                   {"solution", std::nullopt},
                                   {"53..7....", std::nullopt},
                                   {"", std::nullopt}}) {
    EXPECT_EQ(find_csv_column(example.header), example.column) << example.header;
  }
}

TEST(Csv, TakesTheFieldWithOrWithoutQuotes) {
  struct Case {
    std::string_view record;
    CsvColumn column;
    std::string text;
    std::size_t offset;
  };
  for (const Case& example :
       std::initializer_list<Case>{{"12.4,x", {',', 0}, "12.4", 0},
                                   {"7,12.4", {',', 1}, "12.4", 2},
                                   {"7,\"12.4\",", {',', 1}, "12.4", 3},
                                   {"\"a,\"\"b\",12.4", {',', 1}, "12.4", 8},
                                   {"\"1\n2\"", {',', 0}, "1\n2", 1},
                                   {"\"say \"\"no\"\"\"", {',', 0}, "say \"no\"", 1},
                                   {"1,2,3,4", {'\0', 0}, "1,2,3,4", 0},
                                   {"5\" pipe,12.4", {',', 1}, "12.4", 8},
                                   {"7,", {',', 1}, "", 2}}) {
    const Result<CsvField> field = csv_field(example.record, example.column);
    ASSERT_TRUE(field) << example.record;
    EXPECT_EQ(field->text, example.text) << example.record;
    EXPECT_EQ(field->offset, example.offset) << example.record;
  }
}

TEST(Csv, RefusesAMissingColumnAndAnOpenQuote) {
  EXPECT_EQ(csv_field("7", {',', 1}).error().text(),
            "expected a board in column 2, found the end of the record");
  EXPECT_EQ(csv_field("\"12", {',', 0}).error().text(),
            "expected a closing quote, found the end of the record");
}

TEST(Csv, TellsWhetherAQuotedFieldGoesOn) {
  const auto open_after = [](std::initializer_list<std::string_view> lines) {
    CsvQuotes quotes(',');
    for (const std::string_view line : lines) quotes.add(line);
    return quotes.open();
  };
  EXPECT_FALSE(open_after({"a,\"b\",c"}));
  EXPECT_TRUE(open_after({"a,\"b"}));
  EXPECT_FALSE(open_after({"a,\"b", "c\""}));
  EXPECT_TRUE(open_after({"a,\"b \"\"c\"\" "}));
  EXPECT_FALSE(open_after({"a,\"b \"\"c\"\"\""}));
  EXPECT_FALSE(open_after({"a 5\" pipe,b"})) << "a quote inside a plain field means nothing";
}

}  // namespace
}  // namespace quadrille::sudoku
